import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesOf, formatUpdate } from '#src/cart/cart-payload.ts';

const anyChanges = fc.array(fc.record({ uid: fc.string(), quantity: fc.nat() }));

describe('formatUpdate', () => {
  it('C2 names the cart and its lines as the commerce side does', () => {
    expect(formatUpdate('c1', [{ uid: 'i1', quantity: 0 }])).toEqual({
      cart_id: 'c1',
      cart_items: [{ cart_item_uid: 'i1', quantity: 0 }],
    });
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
