import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedDeliveryDays } from '#src/delivery/combined-delivery-days.ts';

describe('combinedDeliveryDays', () => {
  it('returns the maximum of all lines', () => {
    expect(combinedDeliveryDays([2, 15, 5])).toBe(15);
  });

  it('returns undefined for no lines or an unknown line', () => {
    expect(combinedDeliveryDays([])).toBeUndefined();
    expect(combinedDeliveryDays([2, undefined])).toBeUndefined();
  });

  it('returns the days of one of the lines, and no line takes longer', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90 }), { minLength: 1 }), (days) => {
        const all = combinedDeliveryDays(days) ?? -1;
        expect(days).toContain(all);
        expect(days.every((one) => one <= all)).toBe(true);
      }),
    );
  });
});
