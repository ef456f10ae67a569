import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReachableByLateEffects, type LateEffect } from '#src/cart/retry/late-effect.ts';
import { anyLateEffect } from '../../../support/arbitraries/retry.ts';

const add = (quantity: number, times = 1): LateEffect => ({
  kind: 'add',
  quantity,
  times,
  until: 0,
});
const set = (quantity: number): LateEffect => ({ kind: 'set', quantity, until: 0 });
const reached = (from: number, ...effects: readonly LateEffect[]) =>
  Array.from({ length: 20 }, (_, quantity) => quantity).filter((quantity) =>
    isReachableByLateEffects(from, effects, quantity),
  );

const anyLateEffects = fc.array(anyLateEffect, { maxLength: 4 });

describe('isReachableByLateEffects', () => {
  it('C7 keeps the quantity if nothing takes effect late', () => {
    expect(reached(3)).toEqual([3]);
  });

  it('C7 counts an add as often as it may take effect', () => {
    expect(reached(1, add(2))).toEqual([1, 3]);
    expect(reached(1, add(2, 3))).toEqual([1, 3, 5, 7]);
    expect(reached(1, add(2, 0))).toEqual([1]);
  });

  it('C7 adds up simultaneous effects', () => {
    expect(reached(0, add(1), add(4))).toEqual([0, 1, 4, 5]);
  });

  it('C7 starts over at a quantity that is set', () => {
    expect(reached(5, set(2))).toEqual([2, 5]);
    expect(reached(5, add(3), set(0))).toEqual([0, 3, 5, 8]);
  });

  it('C7 does not depend on the order of the sends', () => {
    fc.assert(
      fc.property(fc.nat(9), anyLateEffects, fc.nat(20), (from, effects, shown) => {
        expect(isReachableByLateEffects(from, effects.toReversed(), shown)).toBe(
          isReachableByLateEffects(from, effects, shown),
        );
      }),
    );
  });

  it('C7 includes the result of any subsequence of the sends', () => {
    const anyChosen = fc.array(fc.tuple(anyLateEffect, fc.nat(3)), { maxLength: 4 });
    fc.assert(
      fc.property(fc.nat(9), anyChosen, (from, chosen) => {
        const shown = chosen.reduce((quantity, [effect, times]) => {
          if (times === 0) return quantity;
          if (effect.kind === 'set') return effect.quantity;
          return quantity + effect.quantity * Math.min(times, effect.times);
        }, from);
        const effects = chosen.map(([effect]) => effect);
        expect(isReachableByLateEffects(from, effects, shown)).toBe(true);
      }),
    );
  });

  it('C7 never goes below the smallest set quantity or the initial one', () => {
    fc.assert(
      fc.property(fc.nat(9), anyLateEffects, fc.nat(20), (from, effects, shown) => {
        const starts = effects.flatMap((it) => (it.kind === 'set' ? it.quantity : []));
        const isBelow = shown < Math.min(from, ...starts);
        expect(isBelow && isReachableByLateEffects(from, effects, shown)).toBe(false);
      }),
    );
  });
});
