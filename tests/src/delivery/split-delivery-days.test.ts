import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitDeliveryDays } from '#src/delivery/split-delivery-days.ts';

describe('splitDeliveryDays', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [2, 1, 1],
    [20, 19, 1],
    [2.5, 2, 1],
    [-3, 0, 0],
    [Number.NaN, 0, 0],
  ])('splits %d working days', (days, handling, transit) => {
    expect(splitDeliveryDays(days)).toEqual({ handling, transit });
  });

  it('adds up to the given number of days', () => {
    fc.assert(
      fc.property(fc.nat(500), (days) => {
        const { handling, transit } = splitDeliveryDays(days);
        expect(handling + transit).toBe(days);
      }),
    );
  });
});
