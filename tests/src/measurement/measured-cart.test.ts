import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type Cart, type CartItem } from '#src/cart/cart.ts';
import { cartChangeEvents, cartViewedEvent } from '#src/measurement/measured-cart.ts';
import { totalValue, type MeasuredEvent } from '#src/measurement/measured-event.ts';
import { euroCents } from '#src/pricing/money.ts';
import { anyCart } from '../../support/arbitraries/cart.ts';

const line = (uid: string, quantity: number): CartItem => ({
  uid,
  quantity,
  product: {
    sku: `DUIN-${uid}`,
    name: 'Matras Duin',
    url: '/matras-duin',
    image: { path: 'duin.webp', width: 1, height: 1, alt: '' },
  },
  options: [
    { label: 'Maat', value: '160 × 200 cm' },
    { label: 'Kleur', value: 'Zand' },
  ],
  price: euroCents(49_950),
  regularPrice: euroCents(59_950),
  rowTotal: euroCents(49_950 * quantity),
});

const cart = (...items: readonly CartItem[]): Cart => ({ ...EMPTY_CART, id: 'c1', items });

const DUIN = {
  sku: 'DUIN-u1',
  name: 'Matras Duin',
  variant: '160x200, Zand',
  price: euroCents(49_950),
};

describe('cartChangeEvents', () => {
  it('H14 returns an added line with its current price', () => {
    expect(cartChangeEvents(EMPTY_CART, cart(line('u1', 2)))).toEqual([
      { kind: 'added-to-cart', items: [{ ...DUIN, quantity: 2 }] },
    ]);
  });

  it("H14 returns the change of a line's quantity", () => {
    expect(cartChangeEvents(cart(line('u1', 1)), cart(line('u1', 3)))).toEqual([
      { kind: 'added-to-cart', items: [{ ...DUIN, quantity: 2 }] },
    ]);
    expect(cartChangeEvents(cart(line('u1', 3)), cart(line('u1', 1)))).toEqual([
      { kind: 'removed-from-cart', items: [{ ...DUIN, quantity: 2 }] },
    ]);
  });

  it('H14 returns a removed line', () => {
    expect(cartChangeEvents(cart(line('u1', 2), line('u2', 1)), cart(line('u2', 1)))).toEqual([
      { kind: 'removed-from-cart', items: [{ ...DUIN, quantity: 2 }] },
    ]);
  });

  it('H14 reports what was added to each line', () => {
    const twice = cart(line('u1', 1), line('u1', 2), line('u2', 1));
    expect(cartChangeEvents(cart(line('u1', 1)), twice)).toEqual([
      {
        kind: 'added-to-cart',
        items: [
          { ...DUIN, quantity: 2 },
          { ...DUIN, sku: 'DUIN-u2', quantity: 1 },
        ],
      },
    ]);
  });

  it('H14 returns no events for a replaced cart', () => {
    const other = { ...cart(line('u1', 2)), id: 'c2' };
    expect(cartChangeEvents(cart(line('u2', 1)), other)).toEqual([]);
  });

  it('H14 adds up to the change of the cart, per product', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (before, { items }) => {
        const after = { ...before, items };
        const events = cartChangeEvents(before, after);
        const skus = new Set([...before.items, ...items].map(({ product }) => product.sku));
        for (const sku of skus) {
          const change = countOf(after, sku) - countOf(before, sku);
          expect(
            quantityOf(events, 'added-to-cart', sku) - quantityOf(events, 'removed-from-cart', sku),
          ).toBe(change);
        }
      }),
    );
  });

  it('H14 uses the price of a cart line for each item', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (before, { items }) => {
        const lines = [...before.items, ...items];
        for (const item of cartChangeEvents(before, { ...before, items }).flatMap(itemsOf)) {
          expect(item.quantity).toBeGreaterThan(0);
          expect(lines.some((one) => one.price.cents === item.price.cents)).toBe(true);
        }
      }),
    );
  });

  it('H14 returns no events without a change, and no data of the shopper', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (before, after) => {
        expect(cartChangeEvents(after, after)).toEqual([]);
        const fields = new Set(
          cartChangeEvents(before, after).flatMap(itemsOf).flatMap(Object.keys),
        );
        expect([...fields].filter((field) => !EXPECTED_FIELDS.has(field))).toEqual([]);
      }),
    );
  });
});

describe('cartViewedEvent', () => {
  it('H14 returns every line with the total value, and undefined for an empty cart', () => {
    const event = cartViewedEvent(cart(line('u1', 2), line('u2', 1)));
    expect(event?.kind).toBe('cart-viewed');
    expect(event && totalValue(itemsOf(event))).toEqual(euroCents(3 * 49_950));
    expect(cartViewedEvent(EMPTY_CART)).toBeUndefined();
  });
});

const EXPECTED_FIELDS = new Set(['sku', 'name', 'variant', 'price', 'quantity']);

const itemsOf = (event: MeasuredEvent) => ('items' in event ? event.items : []);

const countOf = (cart: Cart, sku: string) =>
  cart.items
    .filter(({ product }) => product.sku === sku)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const quantityOf = (events: readonly MeasuredEvent[], kind: MeasuredEvent['kind'], sku: string) =>
  events
    .filter((event) => event.kind === kind)
    .flatMap(itemsOf)
    .filter((item) => item.sku === sku)
    .reduce((sum, { quantity }) => sum + quantity, 0);
