import { observable, runInAction } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type CartState, INITIAL_CART_STATE } from '#src/cart/cart-state.ts';
import { createReplacedCart } from '#src/cart/replaced-cart.ts';
import { err } from '#src/shared/result.ts';
import { keepDelivery } from '#ui/stores/keep-delivery.ts';
import { aCart } from '../../support/shown-carts.ts';

const notAsked = () => Promise.reject(new Error('not asked'));

/** A tab whose cart has this state, and the moves that it asks for. */
function follow(first: CartState) {
  const state = observable.box(first, { deep: false });
  const moves: string[] = [];
  const stop = keepDelivery({
    state: () => state.get(),
    cartDeliveries: {
      read: notAsked,
      choose: notAsked,
      release: notAsked,
      move(from, to) {
        moves.push(`${from} ${to}`);
        return Promise.resolve(err('slots-unavailable'));
      },
    },
  });
  onTestFinished(stop);
  return { moves, set: (next: CartState) => runInAction(() => state.set(next)) };
}

const lost = (items: CartState['cart']['items'] = aCart.items) => createReplacedCart('old', items);
const withCart = (id: string, more: Partial<CartState> = {}): CartState => ({
  ...INITIAL_CART_STATE,
  cart: { ...aCart, id },
  ...more,
});

describe('keepDelivery', () => {
  it('DS9 moves the delivery once the cart that replaces a lost one is known, and once only', () => {
    const { moves, set } = follow(withCart('old'));
    set(withCart('', { replaced: lost() }));
    expect(moves).toEqual([]);
    set(withCart('new', { replaced: lost() }));
    set(withCart('new', { replaced: { ...lost(), migratedCount: 1 } }));
    set(withCart('new'));
    expect(moves).toEqual(['old new']);
  });

  it('DS9 goes on in a tab that was loaded halfway', () => {
    expect(follow(withCart('new', { replaced: lost() })).moves).toEqual(['old new']);
  });

  it('DS9 leaves the delivery to a cart that was ordered', () => {
    const { moves, set } = follow(withCart('old'));
    set(withCart('new', { replaced: lost([]) }));
    expect(moves).toEqual([]);
  });
});
