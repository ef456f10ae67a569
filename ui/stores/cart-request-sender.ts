import type { CartFailure } from '#ports/cart-gateway.ts';
import { loadedCart } from '#src/cart/cart-answer.ts';
import type { CartEvent, CartState } from '#src/cart/cart-state.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { CartRequest, ChangeRequest } from '#src/cart/next-request.ts';
import { persistedCartIds, persistedAfterCreation } from '#src/cart/persisted-cart.ts';
import { MAX_RETRY_AFTER } from '#src/cart/retry/retry-delay.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { CartPersistence } from './cart-persistence.ts';
import type { CartStoreDependencies } from './cart-notifier.ts';

/**
 * Request sender: sends a cart request of this tab to the commerce backend and resolves with the
 * event that settles it. A change carries an idempotency key, its own or the id of its command, so
 * that it is carried out once (C7). `until` aborts waiting for a read only.
 */
export type CartRequestSender = (
  request: CartRequest,
  tab: CartState,
  until?: AbortSignal,
) => Promise<CartEvent>;

type CartReply = Result<CartAnswer, CartFailure>;

export const createCartRequestSender =
  (dependencies: CartStoreDependencies, persistence: CartPersistence): CartRequestSender =>
  async (request, tab, until) => {
    const settling =
      request.kind === 'create'
        ? findOrCreate(dependencies, persistence, tab)
        : request.kind === 'read'
          ? sendRead(dependencies, request.cartId, until).then(toReadEvent)
          : sendChange(dependencies, request, tab.commandInFlight?.commandId).then(toAnsweredEvent);
    // A rejection (its script cannot be loaded, or the gateway has a bug) is a failure, so that the
    // shopper is notified (C5).
    const settled = await settling.catch((error: unknown) => err(unavailable(String(error))));
    if (settled.ok) return settled.value;
    dependencies.log.error('cart-action-failed', settled.error);
    return toEvent(settled.error);
  };

/**
 * 504: the server tried, and the result is unknown (C7). 429: the server did not try; nor could it
 * if it names a longer time to wait, as during maintenance. After an error of a server in between the
 * result is unknown, too, and the shopper learns of an error (C5).
 */
function toEvent(failure: CartFailure): CartEvent {
  const { status } = failure;
  if (status === 504) return { type: 'unconfirmed' };
  if (failure.failure === 'unknown') return { type: 'unconfirmed', isError: true };
  const isForLater =
    failure.failure === 'not-applied' && (failure.retryAfterSeconds ?? 0) > MAX_RETRY_AFTER;
  if (status !== 429 && !isForLater) return { type: 'failed' };
  return { type: 'busy', ...retryAfterOf(failure) };
}

/** The server's `Retry-After` in seconds, if it sent one. */
const retryAfterOf = ({ retryAfterSeconds }: Pick<CartFailure, 'retryAfterSeconds'>) =>
  retryAfterSeconds === undefined ? {} : { retryAfterSeconds };

const unavailable = (message: string): CartFailure => ({
  kind: 'cart-unavailable',
  status: 0,
  message,
});

const toAnsweredEvent = (reply: CartReply): Result<CartEvent, CartFailure> =>
  reply.ok ? ok({ type: 'answered', answer: reply.value }) : reply;

/** The shopper is not told that a read has failed, and it is logged where it was sent. */
const toReadEvent = (reply: CartReply): Result<CartEvent, CartFailure> =>
  reply.ok ? toAnsweredEvent(reply) : ok({ type: 'failed', ...retryAfterOf(reply.error) });

/**
 * Reads a cart. Logs why it cannot be shown; the shopper is not told (C3). A late read that makes way
 * for a command is no failure.
 */
async function sendRead(
  { carts, locale, log }: CartStoreDependencies,
  cartId: string,
  until?: AbortSignal,
): Promise<CartReply> {
  const reading = carts.read(locale, cartId);
  const reply = await (until ? Promise.race([reading, unavailableOnAbort(until)]) : reading);
  if (until?.aborted) return reply;
  if (!reply.ok) log.warn('cart-not-loaded', reply.error);
  else if (!loadedCart(reply.value)) {
    log.warn('cart-not-loaded', { errors: reply.value.userErrors });
  }
  return reply;
}

/** Result of an aborted read. */
const unavailableOnAbort = (until: AbortSignal): Promise<CartReply> =>
  new Promise((resolve) => {
    until.addEventListener('abort', () => resolve(err(unavailable('The read was given up.'))));
  });

/** Makes a change by the method of the gateway that has its name. */
async function sendChange(
  { carts, locale }: CartStoreDependencies,
  request: ChangeRequest,
  commandId: string | undefined,
): Promise<CartReply> {
  const { cartId } = request;
  const key = 'key' in request ? request.key : commandId;
  switch (request.kind) {
    case 'add':
      return carts.add(locale, cartId, request.items, request.key);
    case 'update':
      return carts.update(locale, cartId, request.changes, key);
    case 'remove':
      return carts.remove(locale, cartId, request.uid, key);
    case 'apply-coupon':
      return carts.applyCoupon(locale, cartId, request.code, key);
    case 'remove-coupon':
      return carts.removeCoupon(locale, cartId, key);
    case 'set-shipping-address':
      return carts.setShippingAddress(locale, cartId, request.typed, key);
    case 'set-billing-address':
      return carts.setBillingAddress(locale, cartId, request.typed, key);
    case 'set-email':
      return carts.setEmail(locale, cartId, request.typed, key);
  }
}

/**
 * Finds the cart that another tab has just created or the cookie names, else creates one (C3). One
 * tab at a time, so that the first adds of two tabs share a cart (C10). Creates none while the
 * backend is unavailable, as the saved cart may have items. Stores the new id itself, before the lock
 * is released: no `persist` effect does.
 */
const findOrCreate = async (
  dependencies: CartStoreDependencies,
  persistence: CartPersistence,
  tab: CartState,
): Promise<Result<CartEvent, CartFailure>> =>
  dependencies.locks.hold('cart', async () => {
    const { carts, locale } = dependencies;
    for (const id of persistedCartIds(persistence.load())) {
      const reply = await sendRead(dependencies, id);
      if (!reply.ok) return reply;
      const cart = loadedCart(reply.value);
      if (cart) return toAnsweredEvent(ok({ cart, userErrors: [] }));
    }
    const created = await carts.create(locale);
    if (!created.ok) return created;
    const cartId = created.value;
    const persisted = persistence.load();
    persistence.replace(persisted, persistedAfterCreation(persisted, tab, cartId));
    return ok({ type: 'created', cartId });
  });
