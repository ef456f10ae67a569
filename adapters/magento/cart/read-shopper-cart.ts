import type { CartFailure } from '#ports/cart-gateway.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { classifyFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { missingCartAnswer, answerWithCart, withDroppedCouponErrors } from './cart-answers.ts';
import type { CartDependencies } from './cart-session.ts';
import type { CartLock } from './cart-lock.ts';
import { failedRead } from './failures.ts';

/**
 * Reads a cart. If late requests may still change it, or a change has not ended, it is corrected
 * first under its lock (C7); if the lock is not granted, the cart is returned as it is.
 */
export async function readShopperCart(
  dependencies: CartDependencies,
  cartLock: CartLock,
  locale: Locale,
  cartId: string,
): Promise<Result<CartAnswer, CartFailure>> {
  const journal = await dependencies.journals.load(cartId);
  if (journal?.pending ?? (journal?.watches ?? []).length > 0) {
    const answered = await cartLock.tryRun(locale, cartId, answerWithCart);
    if (answered.ok) return answered.value;
  }
  const cart = await dependencies.carts.read(locale, cartId);
  if (cart.ok) {
    const cartWithErrors = await withDroppedCouponErrors(
      dependencies.couponReasons,
      { locale, cart: cart.value },
      journal?.coupons ?? [],
    );
    return ok({ cart: cartWithErrors, userErrors: [] });
  }
  const isMissing = classifyFailure(cart.error) === 'cart-gone';
  return isMissing ? ok(missingCartAnswer(locale, cart.error)) : failedRead(cart.error);
}
