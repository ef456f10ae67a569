import type { CartFailure } from '#ports/cart-gateway.ts';
import type { Cart, CartAnswer } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { parseCouponCode, sameCoupon } from '#src/cart/coupon.ts';
import { beginIdempotent, type IdempotentChange } from '#src/cart/retry/idempotent-plan.ts';
import type { RetryStep } from '#src/cart/retry/retry-step.ts';
import type { Result } from '#src/shared/result.ts';
import { COUPON_REFUSED } from '../coupons/refusal-reason.ts';
import { toAnswer, answerAfterChange, answerWithoutCart } from './cart-answers.ts';
import type { CartSession } from './cart-session.ts';
import { runOperations } from './run-operations.ts';
import { stepFailure } from './failures.ts';
import { refreshCart, ensureSettled } from './refresh-cart.ts';
import type { CartResult } from './cart-calls.ts';

/** Changes the cart beside its lines, by a call that is safe to repeat. */
export async function changeCheckoutDetail(
  session: CartSession,
  change: IdempotentChange,
  call: () => Promise<CartResult>,
  refusal: CartRefusal,
): Promise<Result<CartAnswer, CartFailure>> {
  if ((await ensureSettled(session, false)) !== 'known') return answerWithoutCart(session);
  const step = await runCheckoutDetailChange(session, change, call);
  return (
    stepFailure(step) ?? answerAfterChange(session, step, step.kind === 'refused' ? [refusal] : [])
  );
}

/** Returns the current cart with a refusal found before anything was sent. */
export const refuseCheckoutDetail = async (
  session: CartSession,
  refusal: CartRefusal,
): Promise<Result<CartAnswer, CartFailure>> =>
  (await refreshCart(session)) === 'known'
    ? toAnswer(session, [refusal])
    : answerWithoutCart(session);

/**
 * Replaces the coupon. Magento allows one coupon, so the old one is removed first, and applied
 * again if the new one is refused.
 */
export async function changeCoupon(
  session: CartSession,
  typed: string,
): Promise<Result<CartAnswer, CartFailure>> {
  if ((await refreshCart(session)) !== 'known') return answerWithoutCart(session);
  const { cart } = session;
  const code = parseCouponCode(typed);
  if (!code.ok) return toAnswer(session, [{ kind: 'coupon', refusal: { kind: 'unknown' } }]);
  session.couponsBefore = [];
  if (cart?.items.length === 0) return toAnswer(session, [NOTHING_TO_DISCOUNT]);
  const [old] = cart?.appliedCoupons ?? [];
  if (old !== undefined && sameCoupon(old, code.value)) return toAnswer(session, []);
  if (old !== undefined) {
    const removed = await runCheckoutDetailChange(session, 'remove-coupon', removal(session));
    if (removed.kind !== 'done')
      return stepFailure(removed) ?? answerAfterChange(session, removed, [COUPON_REFUSED]);
  }
  const applied = await runCheckoutDetailChange(
    session,
    'apply-coupon',
    application(session, code.value),
  );
  const isCertain = applied.kind === 'refused' || applied.kind === 'unavailable';
  if (old !== undefined && isCertain) {
    await runCheckoutDetailChange(session, 'apply-coupon', application(session, old));
  }
  const failure = stepFailure(applied);
  if (failure) return failure;
  const refusals = applied.kind === 'refused' ? [await reasonOf(session, code.value, cart)] : [];
  return answerAfterChange(session, applied, refusals);
}

/** Why a code was refused in a cart that has been read before. */
const reasonOf = async (
  { dependencies, locale }: CartSession,
  code: string,
  cart: Cart | undefined,
): Promise<CartRefusal> =>
  cart ? dependencies.couponReasons.find(code, { locale, cart }) : COUPON_REFUSED;

/** Removes the coupon. A cart without one is no error. */
export function clearCoupon(session: CartSession): Promise<Result<CartAnswer, CartFailure>> {
  session.couponsBefore = [];
  return changeCheckoutDetail(session, 'remove-coupon', removal(session), COUPON_REFUSED);
}

const NOTHING_TO_DISCOUNT: CartRefusal = {
  kind: 'coupon',
  refusal: { kind: 'nothing-to-discount' },
};

const removal =
  ({ dependencies, locale, cartId }: CartSession) =>
  () =>
    dependencies.carts.removeCoupon(locale, cartId);

const application =
  ({ dependencies, locale, cartId }: CartSession, code: string) =>
  () =>
    dependencies.carts.applyCoupon(locale, cartId, code);

async function runCheckoutDetailChange(
  session: CartSession,
  change: IdempotentChange,
  call: () => Promise<CartResult>,
): Promise<RetryStep> {
  const { deliveries, clock } = session.dependencies;
  const plan = beginIdempotent({ change, deliveries, now: clock.now() });
  const [done] = await runOperations(session, [{ plan, request: { kind: 'other' } }], { call });
  return done?.plan.step ?? plan.step;
}
