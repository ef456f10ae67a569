import { hasCartExpired, isCartToReplace, loadedCart } from './cart-answer.ts';
import { afterChange } from './after-change.ts';
import { withoutCart, switchCart, CONTENTS_KNOWN } from './after-storage-change.ts';
import { type CartState, withRequestSettled, queueWithoutServedCommand } from './cart-state.ts';
import type { ReadRequest } from './next-request.ts';
import { EMPTY_CART, type Cart, type CartAnswer } from './cart.ts';
import { MIGRATE_CART, LOAD_CART, refersToContents, type CartCommand } from './cart-command.ts';
import { carriedOverDataOf } from './carried-over-data.ts';
import { isMigrated, createReplacedCart } from './replaced-cart.ts';
import { withoutConfirmedAdds } from './unanswered-add.ts';
import { isLoadQueued } from './command-queue.ts';

/** The state after the request in flight was answered. */
export function afterAnswer(state: CartState, answer: CartAnswer): CartState {
  const { requestInFlight } = state;
  if (!requestInFlight || requestInFlight.kind === 'read')
    return afterRead(state, requestInFlight, answer);
  if (requestInFlight.kind === 'create') return afterOtherCartFound(state, answer.cart);
  return afterChange(state, requestInFlight, answer);
}

/**
 * The state after an empty cart was created. A cart that another tab has stored meanwhile takes
 * precedence. For any other request in flight this answer is a failure: accepting it would request
 * a line of a lost cart again endlessly.
 */
export function afterCreation(state: CartState, cartId: string): CartState {
  const isExpected = !state.requestInFlight || state.requestInFlight.kind === 'create';
  if (cartId === '' || !isExpected) return afterFailure(state);
  const created = { ...withRequestSettled(state), ...CONTENTS_KNOWN };
  return state.cart.id === '' ? { ...created, cart: { ...EMPTY_CART, id: cartId } } : created;
}

/**
 * The state after a request failed, was not carried out, or has an unknown result (C5): clears the
 * local cart and the queued commands that name its contents. Keeps the id, because the cart may
 * still exist, and reads it before anything else. Keeps what is left of a lost cart until the
 * shopper's next command. A failed read clears nothing, but drops the command that it was to
 * precede.
 */
export function afterFailure(state: CartState): CartState {
  const { requestInFlight, replaced, cart } = state;
  if (!requestInFlight) return state;
  if (requestInFlight.kind === 'read') {
    const hasReadFailed = requestInFlight.cartId === cart.id || state.hasReadFailed;
    return {
      ...withRequestSettled(state),
      hasReadFailed,
      queue: state.commandInFlight ? state.queue : queueWithoutServedCommand(state),
    };
  }
  return {
    ...withRequestSettled(state),
    isKnown: true,
    isOnlyIdKnown: cart.id !== '',
    cart: { ...EMPTY_CART, id: cart.id },
    queue: [LOAD_CART, ...queueWithoutServedCommand(state).filter(isIndependentOfContents)],
    refusals: [],
    replaced: isMigrated(replaced, cart) ? undefined : replaced,
  };
}

/** Whether a command is meaningful whatever the cart holds. */
const isIndependentOfContents = (command: CartCommand): boolean =>
  command.kind !== 'load' && !refersToContents(command);

/**
 * A cart that cannot be read counts as none, and is replaced by a new one (C3). The result is
 * discarded if storage has lost or replaced that cart since: two tabs could otherwise store and
 * clear it in turn endlessly (C10). It is also discarded if another tab has stored a possibly newer
 * cart since: that one is read again.
 */
function afterRead(state: CartState, sent: ReadRequest | undefined, answer: CartAnswer): CartState {
  const after = withRequestSettled(state);
  if (sent && sent.cartId !== state.cart.id) return after;
  const cart = loadedCart(answer);
  if (!cart) {
    const isReplaced = isCartToReplace(state, answer);
    return isReplaced ? afterLoss(after, hasCartExpired(state, answer)) : withoutCart(after);
  }
  if (isLoadQueued(after)) return after;
  const isOver = state.commandInFlight?.kind === 'load' && state.commandInFlight.migrates;
  const replaced = isOver ? undefined : state.replaced;
  return {
    ...after,
    ...CONTENTS_KNOWN,
    cart,
    replaced,
    unanswered: withoutConfirmedAdds(state, cart),
  };
}

/** Replaces a cart that was lost between two reads, and migrates its contents if it has expired. */
function afterLoss(state: CartState, hasExpired: boolean): CartState {
  const kept = hasExpired ? state : withoutCart(state);
  return {
    ...kept,
    ...CONTENTS_KNOWN,
    cart: EMPTY_CART,
    refusals: [],
    queue: [...kept.queue.filter(({ kind }) => kind !== 'load'), MIGRATE_CART],
    replaced: createReplacedCart(state.cart.id, kept.cart.items, carriedOverDataOf(kept.cart)),
  };
}

/** The create request found a cart that another tab has created, and uses it. */
function afterOtherCartFound(state: CartState, cart: Cart | null): CartState {
  if (!cart?.id) return afterFailure(state);
  return {
    ...switchCart(withRequestSettled(state), cart),
    ...CONTENTS_KNOWN,
    unanswered: withoutConfirmedAdds(state, cart),
  };
}
