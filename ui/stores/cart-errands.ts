import type { CartFailure } from '#ports/cart-gateway.ts';
import { EMPTY_CART, type CartAnswer, type NewCartItem } from '#src/cart/cart.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { createActionKeys, type ActionKeys } from './action-keys.ts';
import type { CartKeeper } from './cart-keeper.ts';
import type { CartWorld } from './cart-world.ts';

export type CartReply = Result<CartAnswer, CartFailure>;

/** What an errand came to; `undefined` where there was nothing to ask, or nothing was learnt. */
export type CartOutcome = CartReply | undefined;

/** The cart store's errands to the commerce side. An empty `cartId` is no cart. */
export interface CartErrands {
  /** Reads a cart. An unknown one is none; while the commerce side is away nothing is learnt. */
  read(cartId: string): Promise<CartOutcome>;
  /** Adds to the cart, to the one that the cookie names, or to a new one (C3). */
  add(cartId: string, sku: string, quantity: number): Promise<CartReply>;
  update(cartId: string, uid: string, quantity: number): Promise<CartOutcome>;
  remove(cartId: string, uid: string): Promise<CartOutcome>;
}

export function createCartErrands(world: CartWorld, keeper: CartKeeper): CartErrands {
  const { carts, locale, ids } = world;
  const actionKeys = createActionKeys(ids);
  const add = createAdd(world, keeper, actionKeys);
  const change = async (reply: Promise<CartReply>) => actionKeys.note(await reply);
  return {
    read: async (cartId) => orNothing(await read(world, cartId)),
    add: (cartId, sku, quantity) => add(cartId, { sku, quantity }),
    update: async (cartId, uid, quantity) =>
      cartId ? change(carts.update(locale, cartId, [{ uid, quantity }])) : undefined,
    remove: async (cartId, uid) => (cartId ? change(carts.remove(locale, cartId, uid)) : undefined),
  };
}

const orNothing = (reply: CartReply): CartOutcome => (reply.ok ? reply : undefined);

/** A gateway that rejects has a bug; the shopper is told what a failure tells (C5). */
export const unavailable = (error: unknown): CartReply =>
  err({ kind: 'cart-unavailable', status: 0, message: String(error) });

/** Reads a cart; an unknown one is an answer without a cart, and no error to tell (C3). */
async function read({ carts, locale, log }: CartWorld, cartId: string): Promise<CartReply> {
  const reply = await carts.read(locale, cartId);
  if (reply.ok && reply.value.cart && reply.value.userErrors.length === 0) return reply;
  log.warn('cart-not-loaded', reply.ok ? { errors: reply.value.userErrors } : reply.error);
  return reply.ok ? ok({ cart: null, userErrors: [] }) : reply;
}

/** A cart that has expired makes way for another, once; its shopper is told. */
function createAdd(world: CartWorld, keeper: CartKeeper, actionKeys: ActionKeys) {
  const { carts, locale, notifications, text } = world;
  const send = async (cartId: string, item: NewCartItem) => {
    const key = actionKeys.keyOf({ cartId, ...item });
    return actionKeys.note(await carts.add(locale, cartId, [item], key));
  };
  return async (cartId: string, item: NewCartItem): Promise<CartReply> => {
    const id = cartId ? ok(cartId) : await findOrCreate(world, keeper);
    if (!id.ok) return id;
    const reply = await send(id.value, item);
    if (!reply.ok || reply.value.cart) return reply;
    notifications.add('warning', text('cart.error.CART_NOT_FOUND'));
    const other = await findOrCreate(world, keeper, id.value);
    return other.ok ? send(other.value, item) : other;
  };
}

/**
 * The cart that another tab has just made or that the cookie names, else a new one (C3); never the
 * one that is known to be gone. One tab at a time, so that two first adds meet in one cart (C10).
 * While the commerce side is away nothing is made: the cart that is kept may be full.
 */
const findOrCreate = (
  world: CartWorld,
  keeper: CartKeeper,
  gone = '',
): Promise<Result<string, CartFailure>> =>
  world.locks.hold('cart', async () => {
    const kept = new Set([keeper.load()?.id ?? '', keeper.cookieCartId()]);
    for (const id of kept) {
      if (id === '' || id === gone) continue;
      const reply = await read(world, id);
      if (!reply.ok) return reply;
      if (reply.value.cart) return ok(id);
    }
    return create(world, keeper);
  });

async function create(
  { carts, locale }: CartWorld,
  keeper: CartKeeper,
): Promise<Result<string, CartFailure>> {
  const created = await carts.create(locale);
  if (created.ok) keeper.keep({ ...EMPTY_CART, id: created.value });
  return created;
}
