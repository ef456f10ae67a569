import type { CartFailure, CartChangeAnswer } from '#ports/cart-gateway.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { toUserError, type CartRefusal } from '#src/cart/cart-refusal.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { couponOf, revalidateCoupon, type CartCoupon } from './cart-coupon.ts';
import { toCart } from './cart-view.ts';
import { changeOnce, type Change, type ChangeKey } from './change-once.ts';
import { messageContextOf, type CartLookup, type CartContext } from './cart-context.ts';

/** Returns the cart unchanged. */
export const readCartAnswer = (cart: CartLookup): CartAnswer =>
  cart.exists ? answer(cart, [], couponOf(cart)) : noCart(cart);

/**
 * Applies a change and returns the cart with the refusals. A replay, too, prolongs the cart and may
 * drop a coupon that has become invalid; a refused change stores nothing.
 */
export function changeCart(
  cart: CartLookup,
  keyed: ChangeKey | undefined,
  change: Change,
): Result<CartChangeAnswer, CartFailure> {
  if (!cart.exists) return ok(noCart(cart));
  const outcome = changeOnce(cart, keyed, change);
  if (!outcome.ok) return outcome;
  const { kind, refusals } = outcome.value;
  if (kind === 'refused') return ok(answer(cart, refusals, couponOf(cart)));
  cart.statements.touch(cart.id, cart.now);
  const after = answer(cart, refusals, revalidateCoupon(cart));
  return ok(kind === 'replayed' ? { ...after, isReplayed: true } : after);
}

const answer = (
  cart: CartContext,
  refusals: readonly CartRefusal[],
  coupon: CartCoupon | undefined,
): CartAnswer => ({
  cart: toCart(cart, coupon),
  userErrors: refusals.map((refusal) => toUserError(messageContextOf(cart), refusal)),
});

const noCart = (cart: CartLookup): CartAnswer => ({
  cart: null,
  userErrors: [toUserError(messageContextOf(cart), { kind: 'cart-not-found' })],
});
