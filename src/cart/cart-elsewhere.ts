import { EMPTY_CART, type Cart } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { lostCart, movedIntention } from './lost-cart.ts';
import { withLoad } from './waiting.ts';

/**
 * The state once storage shows a cart (C1, C10): it is shown, and read anew. A cart that was found
 * lost is not taken up again. Another cart than the tab's own is one that another tab has made: it
 * is used, and its lines stand for those that were meant here.
 */
export function afterRestored(state: CartState, cart: Cart): CartState {
  if (cart.id === '') return afterCleared(state);
  if (cart.id === state.lost?.cartId) return state;
  const here = cart.id === state.cart.id ? state : movedTo(state, cart);
  return { ...here, cart, isKnown: true, waiting: withLoad(here.waiting) };
}

/** The state once only the id of a cart was found: what the tab shows is not known before it is read. */
export function afterNamed(state: CartState, cartId: string): CartState {
  if (state.cart.id !== '') return state;
  return { ...state, cart: { ...EMPTY_CART, id: cartId }, waiting: withLoad(state.waiting) };
}

/** The state once storage keeps no cart. What a lost one held is still brought over: it is the same news. */
export function afterCleared(state: CartState): CartState {
  const lost = state.cart.id === '' ? state.lost : undefined;
  return { ...state, cart: EMPTY_CART, isKnown: true, refusals: [], lost };
}

/**
 * The state on a cart that another tab has made: it has brought over what was in the lost one. That
 * one was lost is only remembered for the wish that has found it out.
 */
export function movedTo(state: CartState, cart: Cart): CartState {
  const from = [...(state.lost?.items ?? []), ...state.cart.items];
  const move = (intention: CartState['waiting'][number]) =>
    movedIntention(intention, from, cart.items);
  return {
    ...state,
    cart,
    refusals: [],
    waiting: state.waiting.flatMap((intention) => move(intention) ?? []),
    sentFor: state.sentFor && (move(state.sentFor) ?? state.sentFor),
    lost: state.lost && hasWish(state) ? lostCart(state.lost.cartId, []) : undefined,
  };
}

const hasWish = ({ waiting, sentFor }: CartState): boolean =>
  sentFor !== undefined || waiting.some(({ kind }) => kind !== 'load');
