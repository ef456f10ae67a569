import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { type CouponRefusal, evaluateCoupon } from '#src/cart/evaluate-coupon.ts';
import { vatPercent } from '#src/pricing/included-vat.ts';
import { shopDay } from '#src/shared/calendar-day.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { MagentoCoupon, MinimumSubtotal, SalesRule } from './sales-rule.ts';

/** A coupon that Magento has, its rule, and the website of the store view, if that is known. */
export type CouponRecord = {
  readonly coupon: MagentoCoupon;
  readonly rule: SalesRule;
  readonly websiteId: number | undefined;
};

/** The cart that a coupon was refused for. */
export type RefusedCart = {
  readonly locale: Locale;
  readonly cart: Pick<Cart, 'prices' | 'shippingAddresses'>;
  /** In milliseconds since 1970. */
  readonly now: number;
};

/** Magento gives no reason. */
export const COUPON_REFUSED: CartRefusal = { kind: 'refused-coupon' };

const BELOW_MINIMUM: CartRefusal = { kind: 'coupon-below-minimum' };

/**
 * Why Magento has refused a coupon, by the same rules as the shop's own coupons. If Magento has more
 * conditions than these, the reason is told only if they do not matter to it.
 */
export function refusalReason(
  record: CouponRecord | undefined,
  { locale, cart, now }: RefusedCart,
): CartRefusal {
  if (!record) return { kind: 'coupon', refusal: { kind: 'unknown' } };
  const { prices, shippingAddresses } = cart;
  const percent = vatPercent(locale, shippingAddresses[0]?.country);
  const context = {
    lines: [{ rowTotal: prices.subtotal, categoryIds: [] }],
    locale,
    isHeldElsewhere: record.coupon.isUsedUp,
  };
  const judged = evaluateCoupon(toCoupon(record, percent), context, shopDay(now));
  const refusal: CouponRefusal = judged.ok ? { kind: 'nothing-to-discount' } : judged.error;
  if (!isCertain(refusal, record)) return COUPON_REFUSED;
  const isEnough = record.rule.isForAllProducts && !record.rule.hasOtherConditions;
  return refusal.kind === 'below-minimum' && !isEnough
    ? BELOW_MINIMUM
    : { kind: 'coupon', refusal };
}

/** Its discount is not known and does not matter: in this cart, Magento gives none. */
function toCoupon({ coupon, rule, websiteId }: CouponRecord, percent: number): Coupon {
  const { from, until, minimums } = rule;
  const isElsewhere = websiteId !== undefined && !rule.websiteIds.includes(websiteId);
  return {
    code: '',
    discount: { kind: 'percent', percent: 100 },
    isForOneUse: coupon.isLimited,
    minimumCents: Math.max(0, ...minimums.map(centsWithVat(percent))),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(isElsewhere && { locales: [] }),
  };
}

const centsWithVat =
  (percent: number) =>
  ({ cents, includesVat }: MinimumSubtotal): number =>
    includesVat ? cents : Math.ceil((cents * (100 + percent)) / 100);

/**
 * Whether a reason is one, whatever else Magento checks. "From then on" and "for more" are promises,
 * and "no discount on these products" is what remains once nothing else can be the reason.
 */
function isCertain({ kind }: CouponRefusal, { rule, websiteId }: CouponRecord): boolean {
  const isOpenHere = rule.isOpen && websiteId !== undefined;
  switch (kind) {
    case 'unknown':
    case 'expired':
    case 'used':
      return true;
    case 'not-yet':
    case 'below-minimum':
      return isOpenHere;
    case 'nothing-to-discount':
      return isOpenHere && !rule.hasOtherConditions;
  }
}
