import type { CartFailure } from '#ports/cart-gateway.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { parseCouponCode, sameCoupon } from '#src/cart/coupon-code.ts';
import { beginIdempotent, type IdempotentChange } from '#src/cart/retry/idempotent-plan.ts';
import type { RetryStep } from '#src/cart/retry/retry-step.ts';
import type { Result } from '#src/shared/result.ts';
import { answered, concluded, unseen } from './answer.ts';
import type { CartSession } from './cart-session.ts';
import { carryPlans } from './carry-plans.ts';
import { stepFailure } from './failures.ts';
import { look, settle } from './look-at-cart.ts';
import type { CartReply } from './cart-calls.ts';

/** Changes the cart beside its lines, by a call that is safe to repeat. */
export async function changeTerms(
  session: CartSession,
  change: IdempotentChange,
  call: () => Promise<CartReply>,
  refusal: CartRefusal,
): Promise<Result<CartAnswer, CartFailure>> {
  if ((await settle(session, false)) !== 'seen') return unseen(session);
  const step = await carried(session, change, call);
  return stepFailure(step) ?? concluded(session, step, step.kind === 'refused' ? [refusal] : []);
}

/** Returns the current cart with a refusal found before anything was sent. */
export const refuseTerms = async (
  session: CartSession,
  refusal: CartRefusal,
): Promise<Result<CartAnswer, CartFailure>> =>
  (await look(session)) === 'seen' ? answered(session, [refusal]) : unseen(session);

/**
 * Replaces the coupon. Magento allows one coupon, so the old one is removed first, and applied
 * again if the new one is refused.
 */
export async function changeCoupon(
  session: CartSession,
  typed: string,
): Promise<Result<CartAnswer, CartFailure>> {
  if ((await look(session)) !== 'seen') return unseen(session);
  const { cart } = session;
  const code = parseCouponCode(typed);
  if (!code.ok) return answered(session, [{ kind: 'coupon', refusal: { kind: 'unknown' } }]);
  session.couponsBefore = [];
  if (cart?.items.length === 0) return answered(session, [NOTHING_TO_DISCOUNT]);
  const [old] = cart?.appliedCoupons ?? [];
  if (old !== undefined && sameCoupon(old, code.value)) return answered(session, []);
  if (old !== undefined) {
    const removed = await carried(session, 'remove-coupon', removal(session));
    if (removed.kind !== 'done')
      return stepFailure(removed) ?? concluded(session, removed, [REFUSED]);
  }
  const applied = await carried(session, 'apply-coupon', application(session, code.value));
  const isCertain = applied.kind === 'refused' || applied.kind === 'unavailable';
  if (old !== undefined && isCertain) {
    await carried(session, 'apply-coupon', application(session, old));
  }
  const refusals = applied.kind === 'refused' ? [REFUSED] : [];
  return stepFailure(applied) ?? concluded(session, applied, refusals);
}

/** Removes the coupon. A cart without one is no error. */
export function takeCouponOff(session: CartSession): Promise<Result<CartAnswer, CartFailure>> {
  session.couponsBefore = [];
  return changeTerms(session, 'remove-coupon', removal(session), REFUSED);
}

/** Magento gives no reason. */
const REFUSED: CartRefusal = { kind: 'refused-coupon' };

const NOTHING_TO_DISCOUNT: CartRefusal = {
  kind: 'coupon',
  refusal: { kind: 'nothing-to-discount' },
};

const removal =
  ({ tools, locale, cartId }: CartSession) =>
  () =>
    tools.carts.removeCoupon(locale, cartId);

const application =
  ({ tools, locale, cartId }: CartSession, code: string) =>
  () =>
    tools.carts.applyCoupon(locale, cartId, code);

async function carried(
  session: CartSession,
  change: IdempotentChange,
  call: () => Promise<CartReply>,
): Promise<RetryStep> {
  const { deliveries, clock } = session.tools;
  const plan = beginIdempotent({ change, deliveries, now: clock.now() });
  const [done] = await carryPlans(session, [{ plan, request: { kind: 'other' } }], { call });
  return done?.plan.step ?? plan.step;
}
