import { describe, expect, it } from 'vitest';
import { BedSidesStore } from '#ui/stores/bed-sides-store.ts';
import { BED, LAMP } from '../../support/carts.ts';

function aSession() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

describe('BedSidesStore', () => {
  it('CI2 keeps a changed left half on the left, also after a reload', () => {
    const session = aSession();
    const sides = new BedSidesStore(session);
    expect(sides.isSwapped(BED, LAMP)).toBe(false);
    sides.keep({ stays: BED, sku: 'LAMP', isLeft: true });
    expect(sides.isSwapped(BED, LAMP)).toBe(true);
    expect(sides.isSwapped(LAMP, BED)).toBe(false);

    const reloaded = new BedSidesStore(session);
    expect(reloaded.isSwapped(BED, LAMP)).toBe(false);
    reloaded.start();
    expect(reloaded.isSwapped(BED, LAMP)).toBe(true);
    reloaded.keep({ stays: BED, sku: 'LAMP', isLeft: false });
    expect(reloaded.isSwapped(BED, LAMP)).toBe(false);
  });

  it('CI2 swaps no new bed of the same two variants', () => {
    const sides = new BedSidesStore(aSession());
    sides.keep({ stays: BED, sku: 'LAMP', isLeft: true });
    expect(sides.isSwapped({ ...BED, uid: 'new' }, LAMP)).toBe(false);
  });

  it('CI2 remembers only the last change of a half beside the same other', () => {
    const sides = new BedSidesStore(aSession());
    for (const sku of ['LAMP', 'OTHER']) sides.keep({ stays: BED, sku, isLeft: true });
    expect(sides.isSwapped(BED, LAMP)).toBe(false);
  });

  it('CI2 remembers a limited number of beds', () => {
    const sides = new BedSidesStore(aSession());
    for (let bed = 0; bed < 21; bed += 1)
      sides.keep({ stays: { ...BED, uid: `R${bed}` }, sku: `L${bed}`, isLeft: true });
    const isKept = (bed: number) =>
      sides.isSwapped(
        { ...BED, uid: `R${bed}` },
        { ...BED, product: { ...BED.product, sku: `L${bed}` } },
      );
    expect([isKept(0), isKept(1), isKept(20)]).toEqual([false, true, true]);
  });
});
