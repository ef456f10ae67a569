import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import {
  isUpdating,
  nextCart,
  UNKNOWN_CART,
  type CartEvent,
  type CartState,
} from '#src/cart/cart-state.ts';
import { anyCart, anyCartEvent } from '../../support/arbitraries/cart.ts';

const FULL: Cart = { ...EMPTY_CART, id: 'c1', totalQuantity: 2 };
const answered = (cart: Cart | null): CartEvent => ({
  type: 'answered',
  answer: { cart, userErrors: [] },
});
const after = (...events: readonly CartEvent[]): CartState => events.reduce(nextCart, UNKNOWN_CART);

describe('nextCart', () => {
  it('C1 begins with no id, no items, quantity 0', () => {
    expect(UNKNOWN_CART).toMatchObject({ status: 'unknown', pending: 0 });
    expect(UNKNOWN_CART.cart).toMatchObject({ id: '', items: [], totalQuantity: 0 });
  });

  it('C1 shows the cart of the last visit at once', () => {
    expect(after({ type: 'restored', cart: FULL })).toEqual({
      status: 'ready',
      cart: FULL,
      pending: 0,
    });
    expect(after({ type: 'restored', cart: EMPTY_CART }).status).toBe('empty');
  });

  it('C3 takes the id of a cart that was just made', () => {
    expect(after({ type: 'created', cartId: 'c2' }).cart).toEqual({ ...EMPTY_CART, id: 'c2' });
  });

  it('C5 loads the first cart, and updates one that is known', () => {
    expect(after({ type: 'requested' }).status).toBe('loading');
    expect(after({ type: 'restored', cart: FULL }, { type: 'requested' }).status).toBe('updating');
  });

  it('C4 replaces the cart by the one that is answered', () => {
    const newer = { ...FULL, totalQuantity: 5 };
    const state = after({ type: 'restored', cart: FULL }, { type: 'requested' }, answered(newer));
    expect(state).toEqual({ status: 'ready', cart: newer, pending: 0 });
  });

  it('C3 empties the cart when the commerce side knows none of that id', () => {
    const state = after({ type: 'restored', cart: FULL }, { type: 'requested' }, answered(null));
    expect(state).toEqual({ status: 'empty', cart: EMPTY_CART, pending: 0 });
  });

  it('C5 clears the cart when a request fails', () => {
    const state = after(
      { type: 'restored', cart: FULL },
      { type: 'requested' },
      { type: 'failed' },
    );
    expect(state).toEqual({ status: 'empty', cart: EMPTY_CART, pending: 0 });
  });

  it('C5 stays updating until the last of two requests is answered', () => {
    const one = [{ type: 'requested' }, { type: 'requested' }, answered(FULL)] as const;
    expect(after(...one)).toMatchObject({ status: 'updating', pending: 1 });
    expect(after(...one, answered(FULL))).toMatchObject({ status: 'ready', pending: 0 });
  });

  it('C5 is updating exactly while a request is pending, which is never less than none', () => {
    fc.assert(
      fc.property(fc.array(anyCartEvent), (events) => {
        const state = after(...events);
        expect(state.pending).toBeGreaterThanOrEqual(0);
        expect(isUpdating(state)).toBe(['loading', 'updating'].includes(state.status));
      }),
    );
  });

  it('C5 comes to rest when every request is settled', () => {
    const settled = fc.array(
      fc.oneof(anyCart.map(answered), fc.constant<CartEvent>({ type: 'failed' })),
    );
    fc.assert(
      fc.property(settled, (answers) => {
        const requests = answers.map((): CartEvent => ({ type: 'requested' }));
        expect(isUpdating(after(...requests, ...answers))).toBe(false);
      }),
    );
  });

  it('C4 shows the last cart it was told of, whatever happened before', () => {
    fc.assert(
      fc.property(fc.array(anyCartEvent), fc.nat(5), anyCart, (events, requests, cart) => {
        const waiting = Array.from({ length: requests }, (): CartEvent => ({ type: 'requested' }));
        expect(after(...events, answered(cart), ...waiting).cart).toEqual(cart);
      }),
    );
  });

  it('C3 has a cart exactly when its status says so', () => {
    fc.assert(
      fc.property(fc.array(anyCartEvent), (events) => {
        const { status, cart } = after(...events);
        expect(['ready', 'updating'].includes(status)).toBe(cart.id !== '');
      }),
    );
  });

  it('leaves the state it was given as it was', () => {
    fc.assert(
      fc.property(fc.array(anyCartEvent), anyCartEvent, (events, event) => {
        const state = after(...events);
        const copy = structuredClone(state);
        nextCart(state, event);
        expect(state).toEqual(copy);
      }),
    );
  });
});
