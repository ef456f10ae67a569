import type { CartFailure } from '#ports/cart-gateway.ts';
import { loadedCart } from '#src/cart/cart-answer.ts';
import type { CartEvent, CartState } from '#src/cart/cart-state.ts';
import type { ChangeRequest } from '#src/cart/cart-turn.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import { keptCartIds, keptOnCreation } from '#src/cart/kept-cart.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { CartKeeper } from './cart-keeper.ts';
import type { CartWorld } from './cart-world.ts';

/**
 * Request sender: sends a cart request of this tab to the commerce backend and resolves with the
 * event that settles it. A change carries an idempotency key, its own or the id of its command, so
 * that it is carried out once (C7). `until` aborts waiting for a read only.
 */
export type CartCourier = (
  request: CartRequest,
  tab: CartState,
  until?: AbortSignal,
) => Promise<CartEvent>;

type CartReply = Result<CartAnswer, CartFailure>;

/** Treats the rejection of a buggy gateway as a failure, so that the shopper is notified (C5). */
export const createCartCourier =
  (world: CartWorld, keeper: CartKeeper): CartCourier =>
  async (request, tab, until) => {
    const settled = await settle(world, keeper, { request, tab, until }).catch((error: unknown) =>
      err(unavailable(String(error))),
    );
    if (settled.ok) return settled.value;
    world.log.error('cart-action-failed', settled.error);
    return toEvent(settled.error);
  };

/** 202 and 504: the server tried, and the result is unknown (C7). 429: the server did not try. */
function toEvent(failure: CartFailure): CartEvent {
  const { status } = failure;
  if (status === 202 || status === 504) return { type: 'unconfirmed' };
  if (status !== 429) return { type: 'failed' };
  return { type: 'busy', ...namedWait(failure) };
}

/** The server's `Retry-After` in seconds, if it sent one. */
const namedWait = ({ retryAfterSeconds }: Pick<CartFailure, 'retryAfterSeconds'>) =>
  retryAfterSeconds === undefined ? {} : { retryAfterSeconds };

const unavailable = (message: string): CartFailure => ({
  kind: 'cart-unavailable',
  status: 0,
  message,
});

type Errand = {
  readonly request: CartRequest;
  readonly tab: CartState;
  readonly until: AbortSignal | undefined;
};

async function settle(
  world: CartWorld,
  keeper: CartKeeper,
  { request, tab, until }: Errand,
): Promise<Result<CartEvent, CartFailure>> {
  if (request.kind === 'create') return findOrCreate(world, keeper, tab);
  if (request.kind !== 'read') return answering(await change(world, request, tab.sentFor?.wish));
  const reply = await read(world, request.cartId, until);
  return reply.ok ? answering(reply) : ok({ type: 'failed', ...namedWait(reply.error) });
}

const answering = (reply: CartReply): Result<CartEvent, CartFailure> =>
  reply.ok ? ok({ type: 'answered', answer: reply.value }) : reply;

/** Reads a cart. Logs why it cannot be shown; the shopper is not told (C3). */
async function read(
  { carts, locale, log }: CartWorld,
  cartId: string,
  until?: AbortSignal,
): Promise<CartReply> {
  const reading = carts.read(locale, cartId);
  const reply = await (until ? Promise.race([reading, givenUp(until)]) : reading);
  if (!reply.ok) log.warn('cart-not-loaded', reply.error);
  else if (!loadedCart(reply.value)) {
    log.warn('cart-not-loaded', { errors: reply.value.userErrors });
  }
  return reply;
}

/** Result of an aborted read. */
const givenUp = (until: AbortSignal): Promise<CartReply> =>
  new Promise((resolve) => {
    until.addEventListener('abort', () => resolve(err(unavailable('The read was given up.'))));
  });

async function change(
  { carts, locale }: CartWorld,
  request: ChangeRequest,
  wish: string | undefined,
): Promise<CartReply> {
  const { cartId } = request;
  const key = 'key' in request ? request.key : wish;
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
 * backend is unavailable, as the saved cart may have items.
 */
const findOrCreate = (
  world: CartWorld,
  keeper: CartKeeper,
  tab: CartState,
): Promise<Result<CartEvent, CartFailure>> =>
  world.locks.hold('cart', async () => {
    for (const id of keptCartIds(keeper.kept())) {
      const reply = await read(world, id);
      if (!reply.ok) return reply;
      const cart = loadedCart(reply.value);
      if (cart) return answering(ok({ cart, userErrors: [] }));
    }
    return create(world, keeper, tab);
  });

async function create(
  { carts, locale }: CartWorld,
  keeper: CartKeeper,
  tab: CartState,
): Promise<Result<CartEvent, CartFailure>> {
  const created = await carts.create(locale);
  if (!created.ok) return created;
  const cartId = created.value;
  const kept = keeper.kept();
  keeper.replace(kept, keptOnCreation(kept, tab, cartId));
  return ok({ type: 'created', cartId });
}
