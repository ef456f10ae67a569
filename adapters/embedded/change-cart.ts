import type { CartFailure, ChangeAnswer } from '#ports/cart-gateway.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { toUserError, type CartRefusal } from '#src/cart/cart-refusal.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { couponOf, settleCoupon, type CartCoupon } from './cart-coupon.ts';
import { toCart } from './cart-view.ts';
import { changeOnce, type Change, type KeyedChange } from './change-once.ts';
import { tellerOf, type FoundCart, type OpenCart } from './open-cart.ts';

/** Returns the cart unchanged. */
export const seen = (cart: FoundCart): CartAnswer =>
  cart.isThere ? answer(cart, [], couponOf(cart)) : noCart(cart);

/** Applies a change and returns the cart with the refusals. */
export function changed(
  cart: FoundCart,
  keyed: KeyedChange | undefined,
  change: Change,
): Result<ChangeAnswer, CartFailure> {
  if (!cart.isThere) return ok(noCart(cart));
  const outcome = changeOnce(cart, keyed, change);
  if (!outcome.ok) return outcome;
  const { kind, refusals } = outcome.value;
  if (kind === 'refused') return ok(answer(cart, refusals, couponOf(cart)));
  cart.statements.touch(cart.id, cart.now);
  const after = answer(cart, refusals, settleCoupon(cart));
  return ok(kind === 'replayed' ? { ...after, isReplayed: true } : after);
}

const answer = (
  cart: OpenCart,
  refusals: readonly CartRefusal[],
  coupon: CartCoupon | undefined,
): CartAnswer => ({
  cart: toCart(cart, coupon),
  userErrors: refusals.map((refusal) => toUserError(tellerOf(cart), refusal)),
});

const noCart = (cart: FoundCart): CartAnswer => ({
  cart: null,
  userErrors: [toUserError(tellerOf(cart), { kind: 'cart-not-found' })],
});
