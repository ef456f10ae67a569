import fc, { type Arbitrary } from 'fast-check';
import type { Coupon } from '#src/cart/coupon.ts';
import type { CouponContext, CouponLine } from '#src/cart/evaluate-coupon.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { anyMoney } from './pricing.ts';
import { anyLocale } from './texts.ts';

/** A day within a year, so that days often coincide. */
export const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyCategoryIds = fc.subarray(['3', '7', '10']);

/** Any coupon, also one without a discount or with a surcharge. */
export const anyCoupon: Arbitrary<Coupon> = fc.record(
  {
    code: fc.string(),
    label: fc.string(),
    discount: fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ max: 200 }) }),
      fc.record({ kind: fc.constant('amount' as const), cents: fc.integer() }),
    ),
    categoryIds: anyCategoryIds,
    isForOneUse: fc.boolean(),
    minimumCents: fc.integer(),
    from: anyDay,
    until: anyDay,
    locales: fc.subarray([...LOCALES]),
  },
  { requiredKeys: ['code', 'discount'] },
);

const anyCouponItems: Arbitrary<CouponLine> = fc.record({
  rowTotal: anyMoney,
  categoryIds: anyCategoryIds,
});

export const anyCouponContext: Arbitrary<CouponContext> = fc.record({
  lines: fc.array(anyCouponItems, { maxLength: 4 }),
  locale: anyLocale,
  isHeldElsewhere: fc.boolean(),
});
