import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartPrices } from '#src/cart/cart-prices.ts';
import { cartTotal } from '#src/cart/cart-total.ts';
import { EMPTY_CART, type Cart, type CartPrices } from '#src/cart/cart.ts';
import { includedVat, VAT_PERCENT } from '#src/pricing/included-vat.ts';
import { euroCents } from '#src/pricing/money.ts';
import { HOME } from '../../support/addresses.ts';
import { anyCart } from '../../support/arbitraries/cart.ts';
import { anyMoney } from '../../support/arbitraries/pricing.ts';

const line = (cents: number) => ({
  quantity: 1,
  regularPrice: euroCents(cents),
  rowTotal: euroCents(cents),
});

const withPrices = (prices: CartPrices): Cart => ({ ...EMPTY_CART, prices });
const totalOf = (prices: CartPrices) => cartTotal(withPrices(prices), 'nl-nl');

describe('cartTotal', () => {
  it('EC10 includes the delivery in the total, and its VAT in the VAT', () => {
    expect(totalOf(cartPrices([line(4000)], euroCents(0), 21))).toEqual({
      delivery: euroCents(495),
      total: euroCents(4495),
      taxes: [{ percent: 21, amount: euroCents(780) }],
    });
  });

  it('DS5 includes the services of the delivery in total and VAT, whoever calculated the delivery', () => {
    const services = [euroCents(3900), euroCents(0), euroCents(4900)];
    const free = cartPrices([line(10_000)], euroCents(0), 21);
    expect(cartTotal(withPrices(free), 'nl-nl', services)).toEqual({
      delivery: euroCents(0),
      total: euroCents(18_800),
      taxes: [{ percent: 21, amount: euroCents(3263) }],
    });
    const delivery = euroCents(700);
    const calculated = { ...free, grandTotal: euroCents(10_700), delivery };
    expect(cartTotal(withPrices(calculated), 'nl-nl', services)).toMatchObject({
      delivery,
      total: euroCents(19_500),
    });
    expect(cartTotal(withPrices(calculated), 'nl-nl', [euroCents(0)]).taxes).toEqual(free.taxes);
  });

  it('EC10 delivers free of charge from 50 euro, after the discount', () => {
    const free = cartPrices([line(6000)], euroCents(1000), 21);
    expect(totalOf(free)).toEqual({
      delivery: euroCents(0),
      total: euroCents(5000),
      taxes: free.taxes,
    });
    const below = cartPrices([line(6000)], euroCents(1001), 21);
    expect(totalOf(below)).toMatchObject({ delivery: euroCents(495), total: euroCents(5494) });
  });

  it("EC10 does not count a delivery twice that is in the backend's total", () => {
    const prices = {
      ...cartPrices([line(4000)], euroCents(0), 21),
      grandTotal: euroCents(4700),
      delivery: euroCents(700),
      taxes: [{ percent: 21, amount: euroCents(816) }],
    };
    const { delivery, grandTotal: total, taxes } = prices;
    expect(totalOf(prices)).toEqual({ delivery, total, taxes });
    expect(
      totalOf({ ...prices, delivery: euroCents(0), grandTotal: euroCents(4000) }),
    ).toMatchObject({
      delivery: euroCents(0),
      total: euroCents(4000),
    });
  });

  it('EC10 takes the rate of the country if only the delivery costs something', () => {
    const nothing = withPrices(cartPrices([line(1000)], euroCents(1000), 21));
    expect(cartTotal(nothing, 'nl-nl').taxes).toEqual([{ percent: 21, amount: euroCents(86) }]);
    const abroad = { ...nothing, shippingAddresses: [{ ...HOME, country: 'DE' as const }] };
    expect(cartTotal(abroad, 'nl-nl').taxes).toEqual([{ percent: 19, amount: euroCents(79) }]);
  });

  it('EC10 has no VAT if the backend has none', () => {
    expect(totalOf(cartPrices([line(4000)])).taxes).toEqual([]);
  });

  it('EC10 charges no delivery for virtual products', () => {
    const virtual = { ...withPrices(cartPrices([line(1000)], euroCents(0), 21)), isVirtual: true };
    expect(cartTotal(virtual, 'nl-nl')).toEqual({
      delivery: euroCents(0),
      total: euroCents(1000),
      taxes: virtual.prices.taxes,
    });
    const free = { ...withPrices(cartPrices([], euroCents(0), 21)), isVirtual: true };
    expect(cartTotal(free, 'nl-nl').taxes).toEqual([]);
  });

  it('EC10 names no VAT if nothing is left to pay, though the backend has rows of nothing', () => {
    const taxes = [{ percent: 21, amount: euroCents(0) }];
    const prices = { ...cartPrices([line(1000)], euroCents(1000), 21), taxes };
    expect(totalOf({ ...prices, delivery: euroCents(0) })).toEqual({
      delivery: euroCents(0),
      total: euroCents(0),
      taxes: [],
    });
  });

  it('EC10 keeps the cents of VAT that the backend has rounded differently', () => {
    const prices = {
      ...cartPrices([line(4000)]),
      taxes: [{ percent: 21, amount: euroCents(695) }],
    };
    expect(totalOf(prices).taxes).toEqual([{ percent: 21, amount: euroCents(781) }]);
  });

  it('EC10 taxes the delivery like the largest part of the products', () => {
    const taxes = [
      { percent: 9, amount: euroCents(50) },
      { percent: 21, amount: euroCents(600) },
    ];
    expect(totalOf({ ...cartPrices([line(4000)]), taxes }).taxes).toEqual([
      { percent: 9, amount: euroCents(50) },
      { percent: 21, amount: euroCents(686) },
    ]);
  });

  it('EC10 equals the sum of the rows above it, and includes its VAT to the cent', () => {
    const anyRate = fc.constantFrom(...Object.values(VAT_PERCENT));
    const anyLine = fc.nat(12_000).map(line);
    const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyLines, anyMoney, anyRate, (lines, discount, percent) => {
        const prices = cartPrices(lines, discount, percent);
        const { delivery, total, taxes } = totalOf(prices);
        const rows = prices.subtotal.cents - prices.discount.cents + delivery.cents;
        expect(total.cents).toBe(rows);
        const rate = taxes[0]?.percent ?? percent;
        const vat = total.cents - total.cents / (1 + rate / 100);
        expect(Math.abs((taxes[0]?.amount.cents ?? 0) - vat)).toBeLessThanOrEqual(0.5);
        expect(taxes[0]?.amount ?? euroCents(0)).toEqual(includedVat(total, rate).vat);
      }),
    );
  });

  it("EC10 is never below the backend's total, nor more than one delivery above it", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { total, delivery } = cartTotal(cart, 'de-at');
        const added = total.cents - cart.prices.grandTotal.cents;
        expect(added).toBe(cart.prices.delivery ? 0 : delivery.cents);
        expect([0, 495]).toContain(added);
      }),
    );
  });
});
