import { euroCents, type Money } from '../pricing/money.ts';
import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { UserError, UserErrorCode } from './cart.ts';
import type { Coupon, CouponDiscount } from './coupon.ts';

/** The facts that decide on a coupon: the products, the shop and the holder of the code. */
export type CouponContext = {
  readonly lines: readonly CouponLine[];
  readonly locale: Locale;
  readonly isHeldElsewhere: boolean;
};

/** The fields of a cart line needed for coupons. */
export type CouponLine = { readonly rowTotal: Money; readonly categoryIds: readonly string[] };

/** Why a coupon is refused. `unknown`: the code does not exist, or not in this shop. */
export type CouponRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-yet'; readonly from: string }
  | { readonly kind: 'expired'; readonly until: string }
  /** `missing`: the amount missing from the minimum subtotal. */
  | { readonly kind: 'below-minimum'; readonly missing: Money }
  | { readonly kind: 'nothing-to-discount' }
  /** It is a single-use coupon that another cart holds. */
  | { readonly kind: 'used' };

/**
 * Returns the discount of a coupon on a cart, or why there is none. `today` is the date in the
 * shop's time zone, `2026-11-27`. The discount is above 0 and at most the subtotal it applies to.
 *
 * A percentage is taken of the subtotal and rounded once, half a cent up: a shopper can check it,
 * and splitting products over lines does not change the price.
 */
export function evaluateCoupon(
  coupon: Coupon | undefined,
  { lines, locale, isHeldElsewhere }: CouponContext,
  today: string,
): Result<Money, CouponRefusal> {
  if (!coupon || coupon.locales?.includes(locale) === false) return err({ kind: 'unknown' });
  const { from = today, until = today, minimumCents = 0, discount } = coupon;
  if (today < from) return err({ kind: 'not-yet', from });
  if (today > until) return err({ kind: 'expired', until });
  if (coupon.isForOneUse && isHeldElsewhere) return err({ kind: 'used' });
  const eligibleLines = lines.filter((line) => isFor(coupon, line));
  if (lines.length > 0 && eligibleLines.length === 0) return err({ kind: 'nothing-to-discount' });
  const subtotal = eligibleLines.reduce((sum, { rowTotal }) => sum + rowTotal.cents, 0);
  const missing = minimumCents - subtotal;
  if (missing > 0) return err({ kind: 'below-minimum', missing: euroCents(missing) });
  const cents = Math.min(discountCents(discount, subtotal), subtotal);
  return cents > 0 ? ok(euroCents(cents)) : err({ kind: 'nothing-to-discount' });
}

/** Whether a refused coupon may become valid again without being entered again. */
export function mayBecomeValid({ kind }: CouponRefusal): boolean {
  return kind === 'below-minimum' || kind === 'nothing-to-discount' || kind === 'not-yet';
}

/** The coupon of a cart after one was entered, and why the new one was refused, if it was. */
export type CouponChange = { readonly applied?: Coupon; readonly refusal?: CouponRefusal };

/**
 * Replaces the applied coupon. A refused coupon leaves the applied one in place, so that a typing
 * error does not lose the discount.
 */
export function applyCoupon(
  applied: Coupon | undefined,
  entered: Coupon | undefined,
  facts: CouponContext,
  today: string,
): CouponChange {
  const judged = evaluateCoupon(entered, facts, today);
  const remaining = judged.ok ? entered : applied;
  return { ...(remaining && { applied: remaining }), ...(!judged.ok && { refusal: judged.error }) };
}

/** The error that the commerce backend returns for a refusal (C4). */
export const couponError = (refusal: CouponRefusal, message: string): UserError => ({
  code: CODES[refusal.kind],
  message,
  ...(refusal.kind === 'below-minimum' && { missing: refusal.missing }),
});

const CODES: Readonly<Record<CouponRefusal['kind'], UserErrorCode>> = {
  unknown: 'COUPON_NOT_FOUND',
  'not-yet': 'COUPON_NOT_YET_VALID',
  expired: 'COUPON_EXPIRED',
  'below-minimum': 'COUPON_BELOW_MINIMUM',
  'nothing-to-discount': 'COUPON_WITHOUT_EFFECT',
  used: 'COUPON_USED',
};

const isFor = ({ categoryIds }: Coupon, line: CouponLine): boolean =>
  !categoryIds || line.categoryIds.some((id) => categoryIds.includes(id));

function discountCents(discount: CouponDiscount, subtotal: number): number {
  switch (discount.kind) {
    case 'percent':
      return Math.round((subtotal * discount.percent) / 100);
    case 'amount':
      return discount.cents;
  }
}
