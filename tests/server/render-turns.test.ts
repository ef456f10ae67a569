import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRenderTurns } from '#server/render-turns.ts';

describe('createRenderTurns', () => {
  it('lets pages through in the order in which they came, with others’ work between', async () => {
    const turns = createRenderTurns();
    const done: string[] = [];
    const page = async (name: string) => {
      if (await turns.take()) done.push(name);
    };
    const others = async () => {
      while (done.filter((name) => name !== 'other').length < 3) {
        await nextTurn();
        done.push('other');
      }
    };
    await Promise.all([page('first'), page('second'), page('third'), others()]);
    const pages = done.filter((name) => name !== 'other');
    expect(pages).toEqual(['first', 'second', 'third']);
    const before = pages.slice(1).map((name) => done[done.indexOf(name) - 1]);
    expect(before).toEqual(['other', 'other']);
  });

  it('turns away who would wait behind too many, and nobody once these are gone', async () => {
    const turns = createRenderTurns(2);
    const asked = [turns.take(), turns.take(), turns.take()];
    expect(await Promise.all(asked)).toEqual([true, true, false]);
    expect(await turns.take()).toBe(true);
  });
});
