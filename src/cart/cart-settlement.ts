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

/** The state after the request in flight was answered. */
export function afterAnswer(state: CartState, answer: CartAnswer): CartState {
  const { sent } = state;
  if (!sent || sent.kind === 'read') return afterRead(state, sent, answer);
  if (sent.kind === 'create') return afterFound(state, answer.cart);
  return afterChange(state, sent, answer);
}

/**
 * The state after an empty cart was created. A cart that another tab has stored meanwhile takes
 * precedence. For any other request in flight this answer is a failure: accepting it would request
 * a line of a lost cart again endlessly.
 */
export function afterCreation(state: CartState, cartId: string): CartState {
  const isAsked = !state.sent || state.sent.kind === 'create';
  if (cartId === '' || !isAsked) return afterFailure(state);
  const made = { ...settled(state), ...SEEN };
  return state.cart.id === '' ? { ...made, cart: { ...EMPTY_CART, id: cartId } } : made;
}

/**
 * The state after no answer came (C5): clears the local cart and the queued commands that name its
 * contents. Keeps the id, because the cart may still exist, and reads it before anything else.
 * Keeps what is left of a lost cart until the shopper's next command. A failed read clears nothing,
 * but drops the command that it was to precede.
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
 * The state after the commerce backend was busy: nothing was done, so that nothing is cleared.
 * Drops the command for the shopper to retry; the other queued commands stay.
 */
export function afterBusy(state: CartState): CartState {
  const { sent } = state;
  if (!sent || sent.kind === 'read') return afterFailure(state);
  return { ...settled(state), waiting: withoutServed(state) };
}

/** Whether a command is meaningful whatever the cart holds. */
const isBlind = (intention: Intention): boolean =>
  intention.kind !== 'load' && !namesContents(intention);

/**
 * A cart that cannot be read counts as none (C3). The result is discarded if storage has lost or
 * replaced that cart since: two tabs could otherwise store and clear it in turn endlessly (C10). It
 * is also discarded if another tab has stored a possibly newer cart since: that one is read again.
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

/** Replaces a cart that has expired between two reads, and migrates its contents. */
const afterExpiry = (state: CartState): CartState => ({
  ...state,
  ...SEEN,
  cart: EMPTY_CART,
  refusals: [],
  waiting: [...state.waiting.filter(({ kind }) => kind !== 'load'), BRING_OVER],
  lost: lostCart(state.cart.id, state.cart.items, keepsakesOf(state.cart)),
});

/** The create request found a cart that another tab has created, and uses it. */
function afterFound(state: CartState, cart: Cart | null): CartState {
  if (!cart?.id) return afterFailure(state);
  return {
    ...movedTo(settled(state), cart),
    ...SEEN,
    unanswered: withoutSeen(state, cart),
  };
}
