import { readFileSync } from 'node:fs';
import type * as mobx from 'mobx';
import { describe, expect, it } from 'vitest';
import { withoutCollections } from '../../scripts/small-mobx.ts';

const MOBX = readFileSync('node_modules/mobx/dist/mobx.mjs', 'utf8');

const load = async (code: string): Promise<typeof mobx> => {
  const production = code.replaceAll('process.env.NODE_ENV', '"production"');
  return (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(production)}`
  )) as typeof mobx;
};

describe('withoutCollections', () => {
  it('leaves what stores use: fields, getters, bound methods, and what observes them', async () => {
    const { makeAutoObservable, observableRef, reaction } = await load(withoutCollections(MOBX));
    class Store {
      list: readonly string[] = ['a'];
      name = '';
      constructor() {
        makeAutoObservable(this, { list: observableRef }, { autoBind: true });
      }
      get words(): string {
        return [this.name, ...this.list].join(' ');
      }
      set(name: string, ...list: readonly string[]): void {
        this.name = name;
        this.list = list;
      }
    }
    const store = new Store();
    const seen: string[] = [];
    const stop = reaction(
      () => store.words,
      (words) => void seen.push(words),
    );
    [1, 2].forEach(() => store.set('x', 'b', 'c'));
    stop();
    store.set('y');
    expect(seen).toEqual(['x b c']);
    expect(Object.getPrototypeOf(store.list)).toBe(Array.prototype);
  });

  it('fails if MobX is written otherwise', () => {
    expect(() => withoutCollections('export {};')).toThrow('MobX has no');
  });
});
