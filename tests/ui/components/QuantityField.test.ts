import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from '#ui/components/QuantityField.tsx';

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['2.6', 3],
    ['0', 1],
    ['-4', 1],
    ['5000', 999],
  ])('reads %o as %i', (written, quantity) => {
    expect(parseQuantity(written, 999)).toBe(quantity);
  });

  it.each([
    ['0', 0],
    ['-4', 0],
    ['2', 2],
  ])('reads %o as %i where the minimum is 0', (written, quantity) => {
    expect(parseQuantity(written, 999, 0)).toBe(quantity);
  });

  it.each([undefined, '', '  ', 'twee', 'Infinity', 'NaN'])(
    'returns undefined for %o',
    (written) => {
      expect(parseQuantity(written, 999)).toBeUndefined();
    },
  );

  it('returns an integer from 1 to the maximum, or undefined, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 999 }), (written, most) => {
        const quantity = parseQuantity(written, most) ?? 1;
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= most).toBe(true);
      }),
    );
  });
});
