import type { CartFailure, CartChangeAnswer } from '#ports/cart-gateway.ts';
import type { Cart, CartAnswer } from '#src/cart/cart.ts';
import { toUserError, type CartRefusal, type MessageContext } from '#src/cart/cart-refusal.ts';
import { sameCoupon } from '#src/cart/coupon.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { RetryStep } from '#src/cart/retry/retry-step.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { CouponReasons } from '../coupons/coupon-reasons.ts';
import { isCartMissing, type CartSession } from './cart-session.ts';
import { failedRead } from './failures.ts';
import { refreshAfterChange, refreshCart } from './refresh-cart.ts';

/** Work on a cart while its lock is held. */
export type CartTask = (session: CartSession) => Promise<Result<CartChangeAnswer, CartFailure>>;

/** Returns the cart as last read, with the refusals of a change. */
export async function toAnswer(
  session: CartSession,
  refusals: readonly CartRefusal[],
  names: ReadonlyMap<string, string> = new Map(),
): Promise<Result<CartAnswer, CartFailure>> {
  const { cart, locale, dependencies } = session;
  if (!cart) return answerWithoutCart(session);
  const messageContext = messageContextOf(locale, cart, names);
  const cartWithErrors = await withDroppedCouponErrors(
    dependencies.couponReasons,
    { locale, cart },
    session.couponsBefore,
  );
  return ok({
    cart: cartWithErrors,
    userErrors: refusals.map((refusal) => toUserError(messageContext, refusal)),
  });
}

/** Reads the cart and corrects lines that a late request has changed. */
export const answerWithCart: CartTask = async (session) =>
  (await refreshCart(session)) === 'known' ? toAnswer(session, []) : answerWithoutCart(session);

/** Returns the cart after a change, with the refusals of that change. */
export async function answerAfterChange(
  session: CartSession,
  step: RetryStep,
  refusals: readonly CartRefusal[],
  names?: ReadonlyMap<string, string>,
): Promise<Result<CartAnswer, CartFailure>> {
  await refreshAfterChange(session, step);
  return toAnswer(session, refusals, names);
}

/** The answer without a cart: it does not exist, or cannot be read now. */
export const answerWithoutCart = (session: CartSession): Result<CartAnswer, CartFailure> =>
  isCartMissing(session)
    ? ok(missingCartAnswer(session.locale, session.failure))
    : failedRead(session.failure);

/** The answer for a lost cart: it was ordered, or does not exist. */
export function missingCartAnswer(locale: Locale, failure: CallFailure | undefined): CartAnswer {
  const isOrdered = failure?.kind === 'refused' && failure.code === 'cart-not-active';
  const kind = isOrdered ? 'cart-not-active' : 'cart-not-found';
  return {
    cart: null,
    userErrors: [toUserError({ locale, productNameOf: (sku) => sku }, { kind })],
  };
}

/**
 * Adds an error for each coupon that the cart has lost. Magento silently removes a coupon whose
 * conditions no longer hold.
 */
export async function withDroppedCouponErrors(
  reasons: CouponReasons,
  { locale, cart }: { readonly locale: Locale; readonly cart: Cart },
  before: readonly string[],
): Promise<Cart> {
  const isApplied = (code: string) => cart.appliedCoupons.some((one) => sameCoupon(one, code));
  const lost = before.filter((code) => !isApplied(code));
  const messageContext = messageContextOf(locale, cart, new Map());
  const errors = await Promise.all(
    lost.map(async (coupon) => {
      const refusal = await reasons.find(coupon, { locale, cart });
      return { ...toUserError(messageContext, refusal), coupon };
    }),
  );
  return lost.length === 0 ? cart : { ...cart, errors: [...cart.errors, ...errors] };
}

/** Names products as the cart does; products that are not in it, by the names looked up. */
const messageContextOf = (
  locale: Locale,
  cart: Cart,
  names: ReadonlyMap<string, string>,
): MessageContext => ({
  locale,
  productNameOf: (sku) =>
    cart.items.find(({ product }) => product.sku === sku)?.product.name ?? names.get(sku) ?? sku,
});
