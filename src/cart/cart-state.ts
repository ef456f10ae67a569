import { afterCleared, afterNamed, afterRestored } from './cart-elsewhere.ts';
import { afterIntended, afterSent, withoutPointless } from './cart-sending.ts';
import { afterAnswer, afterBusy, afterCreation, afterFailure } from './cart-settlement.ts';
import { EMPTY_CART, type Cart, type CartAnswer, type CartItem, type UserError } from './cart.ts';
import type { Intention } from './intention.ts';
import type { LostCart } from './lost-cart.ts';
import type { CartRequest } from './next-request.ts';
import { withoutNeedless } from './put-back.ts';
import type { UnansweredAdd } from './unanswered-add.ts';

/** What a tab knows and wants of the shopper's cart: plain data, which survives JSON. */
export type CartState = {
  /** The cart as it was last answered, or found in storage. */
  readonly cart: Cart;
  /** False until the tab has looked for a cart: the first render is the server's (C1). */
  readonly isKnown: boolean;
  /** Whether the id is all that is known of the cart: what is in it has not been seen. */
  readonly isUnseen: boolean;
  /** Whether the last look at the cart has failed. */
  readonly hasLookFailed: boolean;
  /** What is wanted and not under way yet, in order. */
  readonly waiting: readonly Intention[];
  /** The one request that is under way. */
  readonly sent?: CartRequest | undefined;
  /** The intention that `sent` carries out; none while it prepares for the first that waits. */
  readonly sentFor?: Intention | undefined;
  /** The cart that was found lost, while what was in it is brought over to another one (C3). */
  readonly lost?: LostCart | undefined;
  /** The adds that no answer has come to, and whose outcome was not shown either (C7). */
  readonly unanswered: readonly UnansweredAdd[];
  /** Why the last change of a line was refused; its next success takes that away. */
  readonly refusals: readonly LineRefusal[];
  /** The line that was last wanted out, as it was shown, until its way back is dismissed. */
  readonly removed?: CartItem | undefined;
};

export type LineRefusal = { readonly uid: string; readonly error: UserError };

export type CartEvent =
  /**
   * A cart was found in the browser's storage: at the start, or kept there by another tab (C10).
   */
  | { readonly type: 'restored'; readonly cart: Cart }
  /** The browser knows the id of a cart, and nothing of what is in it. */
  | { readonly type: 'named'; readonly cartId: string }
  /** Storage keeps no cart: there was none, it was ordered, or another tab gave it up. */
  | { readonly type: 'cleared' }
  | { readonly type: 'intended'; readonly intention: Intention }
  /** What {@link nextRequest} says is under way; one of the five that come next here follows. */
  | { readonly type: 'sent' }
  /** The commerce side has made an empty cart (C3). */
  | { readonly type: 'created'; readonly cartId: string }
  /** To `create` it is a cart that another tab has made meanwhile (C10). */
  | { readonly type: 'answered'; readonly answer: CartAnswer }
  /**
   * No answer came, so that what is in the cart is not known (C5). A server that is asked too much says
   * when to read again.
   */
  | { readonly type: 'failed'; readonly retryAfterSeconds?: number }
  /** The commerce side cannot say whether the change was carried out (C7). */
  | { readonly type: 'unconfirmed' }
  /**
   * Too much is asked for at once, or was tried too often: what was wanted is certainly not done.
   */
  | { readonly type: 'busy'; readonly retryAfterSeconds?: number }
  /** The shopper needs no way back any more for the line that was taken out last. */
  | { readonly type: 'dismissed' };

/** The state of a tab that has just been opened. */
export const UNKNOWN_CART: CartState = {
  cart: EMPTY_CART,
  isKnown: false,
  isUnseen: false,
  hasLookFailed: false,
  waiting: [],
  unanswered: [],
  refusals: [],
};

/**
 * The state after an event. Any event may come at any time; one that nobody waits for is harmless.
 */
export const nextCart = (state: CartState, event: CartEvent): CartState =>
  withoutNeedless(withoutPointless(afterEvent(state, event)));

function afterEvent(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'restored':
      return afterRestored(state, event.cart);
    case 'named':
      return afterNamed(state, event.cartId);
    case 'cleared':
      return afterCleared(state);
    case 'intended':
      return afterIntended(state, event.intention);
    case 'sent':
      return afterSent(state);
    case 'created':
      return afterCreation(state, event.cartId);
    case 'answered':
      return afterAnswer(state, event.answer);
    case 'failed':
    case 'unconfirmed':
      return afterFailure(state);
    case 'busy':
      return afterBusy(state);
    case 'dismissed':
      return { ...state, removed: undefined };
  }
}
