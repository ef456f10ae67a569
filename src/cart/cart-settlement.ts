import { hasExpired, loadedCart } from './cart-answer.ts';
import { afterChange } from './cart-change.ts';
import { goneFrom, movedTo, SEEN } from './cart-elsewhere.ts';
import type { CartState } from './cart-state.ts';
import { settled, withoutServed, type ReadRequest } from './cart-turn.ts';
import { EMPTY_CART, type Cart, type CartAnswer } from './cart.ts';
import { BRING_OVER, LOAD, namesContents, type Intention } from './intention.ts';
import { keepsakesOf } from './keepsake.ts';
import { isBroughtOver, lostCart } from './lost-cart.ts';
import { withoutSeen } from './unanswered-add.ts';
import { isLoadWaiting } from './waiting.ts';

/** The state after an answer to what was sent. */
export function afterAnswer(state: CartState, answer: CartAnswer): CartState {
  const { sent } = state;
  if (!sent || sent.kind === 'read') return afterRead(state, sent, answer);
  if (sent.kind === 'create') return afterFound(state, answer.cart);
  return afterChange(state, sent, answer);
}

/**
 * The state once an empty cart was made. One that another tab has stored meanwhile goes before it.
 * To any other request that is no answer: taken as one, it would have a line of a lost cart asked
 * for again without end.
 */
export function afterCreation(state: CartState, cartId: string): CartState {
  const isAsked = !state.sent || state.sent.kind === 'create';
  if (cartId === '' || !isAsked) return afterFailure(state);
  const made = { ...settled(state), ...SEEN };
  return state.cart.id === '' ? { ...made, cart: { ...EMPTY_CART, id: cartId } } : made;
}

/**
 * The state after no answer (C5): the local cart is cleared, and what waits to be done to its
 * contents. Its id stays, for it may be there still, and is read before anything else; so does what
 * is left of a lost cart, until the shopper does something again. Reading that fails teaches
 * nothing and clears nothing; but what it was to come before is given up.
 */
export function afterFailure(state: CartState): CartState {
  const { sent, lost, cart } = state;
  if (!sent) return state;
  if (sent.kind === 'read') {
    const hasLookFailed = sent.cartId === cart.id || state.hasLookFailed;
    return {
      ...settled(state),
      hasLookFailed,
      waiting: state.sentFor ? state.waiting : withoutServed(state),
    };
  }
  return {
    ...settled(state),
    isKnown: true,
    isUnseen: cart.id !== '',
    cart: { ...EMPTY_CART, id: cart.id },
    waiting: [LOAD, ...withoutServed(state).filter(isBlind)],
    refusals: [],
    lost: isBroughtOver(lost, cart) ? undefined : lost,
  };
}

/**
 * The state once the commerce side had no time: nothing was done, so that nothing is to be cleared.
 * The wish is given up, for the shopper to try again; those that wait have their turn.
 */
export function afterBusy(state: CartState): CartState {
  const { sent } = state;
  if (!sent || sent.kind === 'read') return afterFailure(state);
  return { ...settled(state), waiting: withoutServed(state) };
}

/** Whether a wish means something, whatever is in the cart. */
const isBlind = (intention: Intention): boolean =>
  intention.kind !== 'load' && !namesContents(intention);

/**
 * A cart that cannot be read is none (C3). What was read of one that storage has lost since, or
 * replaced, is not taken: two tabs could else keep and clear it in turn without end (C10). Nor is
 * what may be older than what another tab has kept since: that is read anew.
 */
function afterRead(state: CartState, sent: ReadRequest | undefined, answer: CartAnswer): CartState {
  const after = settled(state);
  if (sent && sent.cartId !== state.cart.id) return after;
  const cart = loadedCart(answer);
  if (!cart) return hasExpired(state, answer) ? afterExpiry(after) : goneFrom(after);
  if (isLoadWaiting(after)) return after;
  const isOver = state.sentFor?.kind === 'load' && state.sentFor.bringsOver;
  const lost = isOver ? undefined : state.lost;
  return { ...after, ...SEEN, cart, lost, unanswered: withoutSeen(state, cart) };
}

/** A cart that has expired while nobody looked makes way for another, which gets what it held. */
const afterExpiry = (state: CartState): CartState => ({
  ...state,
  ...SEEN,
  cart: EMPTY_CART,
  refusals: [],
  waiting: [...state.waiting.filter(({ kind }) => kind !== 'load'), BRING_OVER],
  lost: lostCart(state.cart.id, state.cart.items, keepsakesOf(state.cart)),
});

/** Instead of making a cart, one was found that another tab has made. */
function afterFound(state: CartState, cart: Cart | null): CartState {
  if (!cart?.id) return afterFailure(state);
  return {
    ...movedTo(settled(state), cart),
    ...SEEN,
    unanswered: withoutSeen(state, cart),
  };
}
