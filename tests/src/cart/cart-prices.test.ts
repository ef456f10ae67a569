import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartPrices, totalQuantity } from '#src/cart/cart-prices.ts';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { euroCents } from '#src/pricing/money.ts';
import { anyCartItem } from '../../support/arbitraries/cart.ts';
import { anyMoney } from '../../support/arbitraries/pricing.ts';

const line = (quantity: number, cents: number, wasCents = cents) => ({
  quantity,
  regularPrice: euroCents(wasCents),
  rowTotal: euroCents(cents * quantity),
});

const anyLines = fc.array(anyCartItem, { maxLength: 5 });
/** Lines as sold: never below zero, never above the was-price. */
const anySoldLine = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.nat(500_000), fc.nat(100_000))
  .map(([quantity, cents, off]) => line(quantity, cents, cents + off));
const anySoldLines = fc.array(anySoldLine, { maxLength: 5 });

describe('cartPrices', () => {
  it('C1 adds up lines, subtracts the discount and computes the savings', () => {
    const lines = [line(2, 64_950, 79_900), line(1, 5000)];
    expect(cartPrices(lines, euroCents(10_000))).toEqual({
      subtotal: euroCents(134_900),
      discount: euroCents(10_000),
      grandTotal: euroCents(124_900),
      saved: euroCents(29_900),
      taxes: [],
    });
  });

  it('C1 computes the VAT of the total after the discount, at the rate of the country', () => {
    const lines = [line(1, 12_600)];
    expect(cartPrices(lines, euroCents(500), 21).taxes).toEqual([
      { percent: 21, amount: euroCents(2100) },
    ]);
    expect(cartPrices(lines, euroCents(700), 19).taxes).toEqual([
      { percent: 19, amount: euroCents(1900) },
    ]);
    expect(cartPrices(lines, euroCents(600), 20).taxes).toEqual([
      { percent: 20, amount: euroCents(2000) },
    ]);
  });

  it('C1 has no VAT if nothing is paid', () => {
    expect(cartPrices([], euroCents(0), 21)).toEqual(EMPTY_CART.prices);
    expect(cartPrices([line(1, 100)], euroCents(100), 21).taxes).toEqual([]);
  });

  it('C1 has a total of zero for an empty cart, and no discount without a coupon', () => {
    expect(cartPrices([])).toEqual(EMPTY_CART.prices);
    expect(cartPrices([], euroCents(500))).toEqual(EMPTY_CART.prices);
    expect(cartPrices([line(1, 100)])).toMatchObject({
      discount: euroCents(0),
      grandTotal: euroCents(100),
    });
  });

  it('C1 subtracts no more than the price of the products, and never adds anything', () => {
    expect(cartPrices([line(1, 100)], euroCents(101))).toMatchObject({
      discount: euroCents(100),
      grandTotal: euroCents(0),
    });
    expect(cartPrices([line(1, 100)], euroCents(-1)).grandTotal).toEqual(euroCents(100));
  });

  it('C1 has no savings on a line that costs more than before', () => {
    expect(cartPrices([line(1, 200, 100), line(1, 100, 150)]).saved).toEqual(euroCents(50));
  });

  it('C1 returns whole cents from 0 upwards, whatever the lines and the discount', () => {
    fc.assert(
      fc.property(anyLines, anyMoney, (lines, discount) => {
        const { grandTotal, discount: taken, saved } = cartPrices(lines, discount);
        for (const { cents } of [grandTotal, taken, saved]) {
          expect(Number.isInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('C1 subtracts the discount from the subtotal', () => {
    fc.assert(
      fc.property(anySoldLines, anyMoney, (lines, discount) => {
        const prices = cartPrices(lines, discount);
        expect(prices.grandTotal.cents).toBe(prices.subtotal.cents - prices.discount.cents);
      }),
    );
  });

  it('C1 does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anySoldLines, anyMoney, (lines, discount) => {
        expect(cartPrices(lines.toReversed(), discount)).toEqual(cartPrices(lines, discount));
      }),
    );
  });

  it('C1 adds up for two carts together', () => {
    fc.assert(
      fc.property(anySoldLines, anySoldLines, (some, others) => {
        const [all, first, second] = [[...some, ...others], some, others].map((lines) =>
          cartPrices(lines),
        );
        expect(all?.subtotal.cents).toBe(
          (first?.subtotal.cents ?? 0) + (second?.subtotal.cents ?? 0),
        );
        expect(all?.saved.cents).toBe((first?.saved.cents ?? 0) + (second?.saved.cents ?? 0));
      }),
    );
  });

  it('C1 has the same savings with a discount as without one', () => {
    fc.assert(
      fc.property(anyLines, anyMoney, (lines, discount) => {
        expect(cartPrices(lines, discount).saved).toEqual(cartPrices(lines).saved);
      }),
    );
  });
});

describe('totalQuantity', () => {
  it('C1 counts articles, not lines', () => {
    expect(totalQuantity([])).toBe(0);
    expect(totalQuantity([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  });
});
