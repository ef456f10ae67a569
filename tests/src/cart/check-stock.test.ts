import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStock } from '#src/cart/check-stock.ts';
import { MOST_PER_LINE } from '#src/cart/quantity.ts';

describe('checkStock', () => {
  it.each([
    [1, 0, 1, undefined],
    [2, 0, 1, { kind: 'too-few-left', stock: 1 }],
    [1, 1, 1, { kind: 'too-few-left', stock: 1 }],
    [2, 3, 5, undefined],
    [1, 0, 0, { kind: 'sold-out' }],
    [1, 0, -1, { kind: 'sold-out' }],
    [MOST_PER_LINE, 0, 5000, undefined],
    [MOST_PER_LINE + 1, 0, 5000, { kind: 'odd-quantity' }],
    [0, 0, 5, { kind: 'odd-quantity' }],
  ])(
    'C2 judges %i wanted beside %i, with a stock of %i: %j',
    (wanted, elsewhere, stock, refusal) => {
      expect(checkStock(wanted, elsewhere, stock)).toEqual(refusal);
    },
  );

  it('C2 never lets lines exceed the stock', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.integer(), (wanted, elsewhere, stock) => {
        const isSold = checkStock(wanted, elsewhere, stock) === undefined;
        expect(isSold && wanted + elsewhere > stock).toBe(false);
      }),
    );
  });

  it('C2 accepts a lower quantity if it accepts a higher one', () => {
    const anyQuantity = fc.integer({ min: 1, max: MOST_PER_LINE });
    fc.assert(
      fc.property(anyQuantity, anyQuantity, fc.nat(), fc.nat(), (one, other, elsewhere, stock) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const isMoreRefused = checkStock(more, elsewhere, stock) !== undefined;
        expect(isMoreRefused || checkStock(less, elsewhere, stock) === undefined).toBe(true);
      }),
    );
  });
});
