import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedDeliveryDays } from '#src/delivery/combined-delivery-days.ts';

describe('combinedDeliveryDays', () => {
  it('waits for the last line', () => {
    expect(combinedDeliveryDays([2, 15, 5])).toBe(15);
  });

  it('promises nothing of an empty order, nor of a line of which nothing is known', () => {
    expect(combinedDeliveryDays([])).toBeUndefined();
    expect(combinedDeliveryDays([2, undefined])).toBeUndefined();
  });

  it('is early enough for no line, and late for none, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90 }), { minLength: 1 }), (days) => {
        const all = combinedDeliveryDays(days) ?? -1;
        expect(days).toContain(all);
        expect(days.every((one) => one <= all)).toBe(true);
      }),
    );
  });
});
