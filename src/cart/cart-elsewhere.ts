import { EMPTY_CART, type Cart } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { namesContents } from './intention.ts';
import { lostCart, movedIntention } from './lost-cart.ts';
import { withoutSeen } from './unanswered-add.ts';
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
  return {
    ...here,
    cart,
    isKnown: true,
    waiting: withLoad(here.waiting),
    unanswered: withoutSeen(here, cart),
  };
}

/**
 * The state once storage keeps no cart, and the cookie names one: it is read. The tab's own is shown
 * meanwhile; of another nothing is known yet, so that nothing can be wanted of its contents.
 */
export function afterNamed(state: CartState, cartId: string): CartState {
  if (cartId === state.lost?.cartId) return state;
  if (cartId === state.cart.id) return { ...state, waiting: withLoad(state.waiting) };
  const still = state.cart.id === '' ? state.waiting : withoutContents(state.waiting);
  const { isKnown } = state;
  const cart = { ...EMPTY_CART, id: cartId };
  return { ...afterCleared(state), isKnown, cart, waiting: withLoad(still) };
}

const withoutContents = (waiting: CartState['waiting']): CartState['waiting'] =>
  waiting.filter((intention) => !namesContents(intention));

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
