import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedDays } from '#src/delivery/combined-days.ts';

describe('combinedDays', () => {
  it('waits for the last line', () => {
    expect(combinedDays([2, 15, 5])).toBe(15);
  });

  it('promises nothing of an empty order, nor of a line of which nothing is known', () => {
    expect(combinedDays([])).toBeUndefined();
    expect(combinedDays([2, undefined])).toBeUndefined();
  });

  it('is early enough for no line, and late for none, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 90 }), { minLength: 1 }), (days) => {
        const all = combinedDays(days) ?? -1;
        expect(days).toContain(all);
        expect(days.every((one) => one <= all)).toBe(true);
      }),
    );
  });
});
