import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, formatAdd, formatUpdate, itemsOf } from '#src/cart/cart-payload.ts';

const anyChanges = fc.array(fc.record({ uid: fc.string(), quantity: fc.nat() }));

describe('formatUpdate', () => {
  it('C2 names the cart and its lines as the commerce side does', () => {
    expect(formatUpdate('c1', [{ uid: 'i1', quantity: 0 }])).toEqual({
      cart_id: 'c1',
      cart_items: [{ cart_item_uid: 'i1', quantity: 0 }],
    });
  });
});

const anyItems = fc.array(
  fc.record(
    { sku: fc.string(), quantity: fc.nat(), optionUids: fc.array(fc.string()) },
    { requiredKeys: ['sku', 'quantity'] },
  ),
);

describe('formatAdd', () => {
  it('C2 names the cart, its goods and what was chosen of them as the commerce side does', () => {
    const items = [
      { sku: 'BED', quantity: 1, optionUids: ['o1'] },
      { sku: 'LAMP', quantity: 2 },
    ];
    expect(formatAdd('c1', items)).toStrictEqual({
      cartId: 'c1',
      cartItems: [
        { sku: 'BED', quantity: 1, selected_options: ['o1'] },
        { sku: 'LAMP', quantity: 2 },
      ],
    });
  });
});

describe('itemsOf', () => {
  it('C2 reads back every item that formatAdd writes, in order', () => {
    fc.assert(
      fc.property(fc.string(), anyItems, (cartId, items) => {
        expect(itemsOf(formatAdd(cartId, items))).toEqual(items);
      }),
    );
  });
});

describe('changesOf', () => {
  it('C2 reads back every change that formatUpdate writes, in order', () => {
    fc.assert(
      fc.property(fc.string(), anyChanges, (cartId, changes) => {
        expect(changesOf(formatUpdate(cartId, changes))).toEqual(changes);
      }),
    );
  });
});
