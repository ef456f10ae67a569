import { EMPTY_CART, type Cart } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { isUpdating } from './cart-turn.ts';
import { BRING_OVER, LOAD, withoutContents, type Intention } from './intention.ts';
import { movedIntention, unmoved } from './lost-cart.ts';
import { withoutSeen } from './unanswered-add.ts';
import { withLoad } from './waiting.ts';

/**
 * The state once storage shows a cart (C1, C10): it is shown, and read anew. A cart that was found
 * lost is not taken up again; what it held is brought over. Another cart than the tab's own is one that another tab has made: it
 * is used, and its lines stand for those that were meant here.
 */
export function afterRestored(state: CartState, cart: Cart): CartState {
  if (cart.id === '') return afterCleared(state);
  if (cart.id === state.lost?.cartId) return bringingOver(state);
  const here = cart.id === state.cart.id ? withoutRest(state) : movedTo(state, cart);
  return {
    ...here,
    ...SEEN,
    cart,
    waiting: withLoad(here.waiting, hasSeen(state) ? { kind: 'load', isNews: true } : LOAD),
    unanswered: withoutSeen(here, cart),
  };
}

/**
 * The state once storage shows the cart that takes the place of a lost one: all that was in that is
 * in it by now, and what has become of it since is not to be shown as it was.
 */
const withoutRest = (state: CartState): CartState =>
  hasWish(state) ? state : { ...state, lost: undefined };

/** Whether a tab knows its cart, so that it looks at it only because another has called it. */
const hasSeen = ({ isKnown, isUnseen }: CartState): boolean => isKnown && !isUnseen;

/**
 * The state once storage keeps no cart, and the cookie names one: it is read. The tab's own is
 * shown meanwhile; of another nothing is known yet, so that nothing can be wanted of its contents.
 */
export function afterNamed(state: CartState, cartId: string): CartState {
  if (cartId === state.lost?.cartId) return bringingOver(state);
  if (cartId === state.cart.id) return { ...state, waiting: withLoad(state.waiting) };
  const here = movedTo(state, { ...EMPTY_CART, id: cartId });
  return { ...here, isUnseen: true, hasLookFailed: false, waiting: withLoad(here.waiting) };
}

/** The state of a tab that looks for its cart and knows it as lost: what is left of it is fetched. */
const bringingOver = (state: CartState): CartState =>
  isUpdating(state) ? state : { ...state, waiting: [BRING_OVER] };

/**
 * The state once storage keeps no cart. What a lost one held is still brought over: it is the same
 * news.
 */
export function afterCleared(state: CartState): CartState {
  const here = { ...state, ...SEEN, refusals: [] };
  return state.cart.id === '' && state.lost ? here : { ...goneFrom(here), lost: undefined };
}

/** What a tab says of a cart once it has seen what is in it, or that there is none. */
export const SEEN = { isKnown: true, isUnseen: false, hasLookFailed: false } as const;

/**
 * The state without its cart, and without what was wanted of its contents. What it got of a lost
 * one is gone with it, and is to be brought over once more.
 */
export const goneFrom = (state: CartState): CartState => ({
  ...state,
  ...SEEN,
  cart: EMPTY_CART,
  waiting: withoutContents(state.waiting),
  lost: state.lost && unmoved(state.lost),
});

/**
 * The state on a cart that another tab has made. Whether that tab has brought over what was in the
 * lost one is not known, so that it is brought over here as well, which adds nothing twice. That
 * one was lost is only remembered for the wish that has found it out.
 */
export function movedTo(state: CartState, cart: Cart): CartState {
  const from = [...(state.lost?.items ?? []), ...state.cart.items];
  const lost = state.lost && hasWish(state) ? unmoved(state.lost) : undefined;
  const move = (intention: Intention) =>
    movedIntention(intention, from, cart.items) ?? (lost && intention);
  return {
    ...state,
    cart,
    refusals: [],
    waiting: state.waiting.flatMap((intention) => move(intention) ?? []),
    sentFor: state.sentFor && (move(state.sentFor) ?? state.sentFor),
    lost,
  };
}

const hasWish = ({ waiting, sentFor }: CartState): boolean =>
  sentFor !== undefined || waiting.some((wish) => wish.kind !== 'load' || wish.bringsOver);
