import type { CartFailure } from '#ports/cart-gateway.ts';
import { EMPTY_CART, type CartAnswer } from '#src/cart/cart.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
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
  const { carts, locale } = world;
  return {
    read: (cartId) => read(world, cartId),
    add: (cartId, sku, quantity) => add(world, keeper, cartId, { sku, quantity }),
    update: async (cartId, uid, quantity) =>
      cartId ? carts.update(locale, cartId, [{ uid, quantity }]) : undefined,
    remove: async (cartId, uid) => (cartId ? carts.remove(locale, cartId, uid) : undefined),
  };
}

/** A gateway that rejects has a bug; the shopper is told what a failure tells (C5). */
export const unavailable = (error: unknown): CartReply =>
  err({ kind: 'cart-unavailable', status: 0, message: String(error) });

async function read({ carts, locale, log }: CartWorld, cartId: string): Promise<CartOutcome> {
  const reply = await carts.read(locale, cartId);
  if (reply.ok && reply.value.cart && reply.value.userErrors.length === 0) return reply;
  log.warn('cart-not-loaded', reply.ok ? { errors: reply.value.userErrors } : reply.error);
  return reply.ok ? ok({ cart: null, userErrors: [] }) : undefined;
}

/** A cart that has expired makes way for a new one, once; its shopper is told. */
async function add(
  world: CartWorld,
  keeper: CartKeeper,
  cartId: string,
  item: { readonly sku: string; readonly quantity: number },
): Promise<CartReply> {
  const { carts, locale, ids, notifications, text } = world;
  const send = (id: string) => carts.add(locale, id, [item], ids.next());
  const id = cartId ? ok(cartId) : await cookieCart(world, keeper);
  if (!id.ok) return id;
  const reply = await send(id.value);
  if (!reply.ok || reply.value.cart) return reply;
  notifications.add('warning', text('cart.error.CART_NOT_FOUND'));
  const created = await create(world, keeper);
  return created.ok ? send(created.value) : created;
}

async function cookieCart(
  world: CartWorld,
  keeper: CartKeeper,
): Promise<Result<string, CartFailure>> {
  const known = keeper.cookieCartId();
  const reply = known ? await read(world, known) : undefined;
  return reply?.ok && reply.value.cart ? ok(known) : create(world, keeper);
}

async function create(
  { carts, locale }: CartWorld,
  keeper: CartKeeper,
): Promise<Result<string, CartFailure>> {
  const created = await carts.create(locale);
  if (created.ok) keeper.keep({ ...EMPTY_CART, id: created.value });
  return created;
}
