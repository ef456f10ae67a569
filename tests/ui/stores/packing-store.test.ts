import { describe, expect, it } from 'vitest';
import type { Packings } from '#ports/product-catalog.ts';
import type { ListedBed } from '#src/room/packed-model.ts';
import { err, ok } from '#src/shared/result.ts';
import { PackingStore } from '#ui/stores/packing-store.ts';
import { rolled } from '../../support/packed-catalogue.ts';

const STAIR = '?up=quarter&stair-width=72&upper-width=72&headroom=200';
const OUTAGE = { kind: 'catalog-unavailable', status: 503, message: 'Out of order' } as const;

const bed = (sku: string): ListedBed => ({ sku, size: '90x200' });

const idle = () => Promise.resolve();

/** A store over a shop that sells each bed but `NONE`, and the requests that it was asked. */
function openStore({ isBroken = false } = {}) {
  const shop = { isBroken };
  const asked: (readonly string[])[] = [];
  const packings: Packings = {
    packings: async (_locale, beds) => {
      asked.push(beds.map(({ sku }) => sku));
      return shop.isBroken ? err(OUTAGE) : ok(beds.filter(({ sku }) => sku !== 'NONE').map(rolled));
    },
  };
  return { packings, store: new PackingStore({ locale: 'nl-nl', packings, idle }), asked, shop };
}

describe('PackingStore', () => {
  it('RM12 asks once for the beds of all cards, and for further ones alone', async () => {
    const { store, asked } = openStore();
    await Promise.all(['A', 'B', 'A'].map((sku) => store.want([bed(sku)])));
    await store.want([bed('B'), bed('C')]);
    expect(asked).toEqual([['A', 'B'], ['C']]);
    expect(store.fitOf(bed('A'), STAIR)).toEqual({ verdict: 'passes' });
  });

  it('RM12 says nothing of what is unknown, or of a way that cannot be read', async () => {
    const { store } = openStore();
    expect(store.fitOf(bed('A'), STAIR)).toBeUndefined();
    await store.want([bed('A'), bed('NONE')]);
    expect(store.fitOf(bed('NONE'), STAIR)).toBeUndefined();
    expect(store.fitOf(bed('A'), '?up=quarter&stair-width=x')).toBeUndefined();
  });

  it('RM12 asks for no more than a request may have, and again after a failure', async () => {
    const { store, asked, shop } = openStore({ isBroken: true });
    await store.want([bed('A')]);
    expect(store.fitOf(bed('A'), STAIR)).toBeUndefined();
    shop.isBroken = false;
    await store.want(Array.from({ length: 49 }, (_, index) => bed(index === 0 ? 'A' : `${index}`)));
    expect(asked.map(({ length }) => length)).toEqual([1, 48, 1]);
    expect(store.fitOf(bed('A'), STAIR)).toEqual({ verdict: 'passes' });
  });

  it('RM12 asks again where the script of the port could not be loaded', async () => {
    const { packings, asked } = openStore();
    const failures = [new Error('Failed to fetch')];
    const lazy: Packings = {
      packings: async (...request) => {
        const failure = failures.pop();
        if (failure) throw failure;
        return packings.packings(...request);
      },
    };
    const store = new PackingStore({ locale: 'nl-nl', packings: lazy, idle });
    await store.want([bed('A')]);
    expect(store.fitOf(bed('A'), STAIR)).toBeUndefined();
    await store.want([bed('A'), bed('B')]);
    expect(asked).toEqual([['A', 'B']]);
    expect(store.fitOf(bed('A'), STAIR)).toEqual({ verdict: 'passes' });
  });
});
