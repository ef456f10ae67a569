import { euros, type Money } from '../pricing/money.ts';
import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { UserError, UserErrorCode } from './cart.ts';
import type { Coupon, CouponDiscount } from './coupon.ts';

/** What of a cart a coupon goes by: its goods, whose shop it is, and who holds the code. */
export type CouponFacts = {
  readonly goods: readonly CouponGoods[];
  readonly locale: Locale;
  /** Whether another cart holds this code. */
  readonly isHeldElsewhere: boolean;
};

/** A line as far as coupons go. */
export type CouponGoods = { readonly rowTotal: Money; readonly categoryIds: readonly number[] };

/** Why a coupon does not hold. `unknown`: there is none of that code, or not in this shop. */
export type CouponRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-yet'; readonly from: string }
  | { readonly kind: 'expired'; readonly until: string }
  /** So much more has to be in the cart. */
  | { readonly kind: 'below-minimum'; readonly missing: Money }
  | { readonly kind: 'nothing-to-discount' }
  /** It is worth something once only, and another cart holds it. */
  | { readonly kind: 'used' };

/**
 * The discount that a coupon gives on a cart, or why it gives none. `today` is the date in the
 * shop's own place, `2026-11-27`. Never more than the goods it is for come to, never nothing.
 *
 * A percentage is taken of these goods together and not of each line, and rounded once, half a cent
 * up: so a shopper can work it out, and a cart in many lines costs what it does in one.
 */
export function judgeCoupon(
  coupon: Coupon | undefined,
  { goods, locale, isHeldElsewhere }: CouponFacts,
  today: string,
): Result<Money, CouponRefusal> {
  if (!coupon || coupon.locales?.includes(locale) === false) return err({ kind: 'unknown' });
  const { from = today, until = today, minimumCents = 0, discount } = coupon;
  if (today < from) return err({ kind: 'not-yet', from });
  if (today > until) return err({ kind: 'expired', until });
  if (coupon.isForOneUse && isHeldElsewhere) return err({ kind: 'used' });
  const meant = goods.filter((line) => isFor(coupon, line));
  if (goods.length > 0 && meant.length === 0) return err({ kind: 'nothing-to-discount' });
  const subtotal = meant.reduce((sum, { rowTotal }) => sum + rowTotal.cents, 0);
  const missing = minimumCents - subtotal;
  if (missing > 0) return err({ kind: 'below-minimum', missing: euros(missing) });
  const cents = Math.min(centsOff(discount, subtotal), subtotal);
  return cents > 0 ? ok(euros(cents)) : err({ kind: 'nothing-to-discount' });
}

/** Whether a coupon that was refused may hold again without anybody typing it anew. */
export function mayHoldAgain({ kind }: CouponRefusal): boolean {
  return kind === 'below-minimum' || kind === 'nothing-to-discount' || kind === 'not-yet';
}

/** What a cart has after a coupon was wanted, and why that was refused, if it was. */
export type CouponChange = { readonly applied?: Coupon; readonly refusal?: CouponRefusal };

/**
 * Puts a coupon in the place of the one that is applied. One that does not hold leaves the other
 * where it was, so that a slip of the finger costs nobody a discount.
 */
export function applyCoupon(
  applied: Coupon | undefined,
  wanted: Coupon | undefined,
  facts: CouponFacts,
  today: string,
): CouponChange {
  const judged = judgeCoupon(wanted, facts, today);
  const kept = judged.ok ? wanted : applied;
  return { ...(kept && { applied: kept }), ...(!judged.ok && { refusal: judged.error }) };
}

/** What the commerce side answers for a refusal, in its own words (C4). */
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

const isFor = ({ categoryIds }: Coupon, line: CouponGoods): boolean =>
  !categoryIds || line.categoryIds.some((id) => categoryIds.includes(id));

function centsOff(discount: CouponDiscount, subtotal: number): number {
  switch (discount.kind) {
    case 'percent':
      return Math.round((subtotal * discount.percent) / 100);
    case 'amount':
      return discount.cents;
  }
}
