import { describe, expect, it } from 'vitest';
import { coupons } from '#demo/commerce/coupons.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { parseCouponCode, sameCoupon } from '#src/cart/coupon.ts';
import { evaluateCoupon } from '#src/cart/evaluate-coupon.ts';
import { euroCents } from '#src/pricing/money.ts';
import { LOCALES, localizedText } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';

const TODAY = '2026-11-21';
const everything = {
  lines: catalogue.categories.map(({ id }) => ({
    rowTotal: euroCents(200_000),
    categoryIds: [id],
  })),
  isHeldElsewhere: false,
};
const WELCOMES = { nl: 'WELKOM10', de: 'WILLKOMMEN10', en: 'WELCOME10' };
const holds = coupons.filter((coupon) =>
  LOCALES.some((locale) => evaluateCoupon(coupon, { ...everything, locale }, TODAY).ok),
);

describe('the coupons of the demo shop', () => {
  it('C2 have valid and unique codes', () => {
    for (const { code } of coupons) {
      expect(parseCouponCode(code)).toEqual(ok(code));
      expect(coupons.filter((other) => sameCoupon(other.code, code))).toHaveLength(1);
    }
  });

  it('C2 are valid for a full cart, except for the expired one', () => {
    expect(coupons.filter((coupon) => !holds.includes(coupon)).map(({ code }) => code)).toEqual([
      'WINTER25',
    ]);
  });

  it.each(LOCALES)(
    'C2 include one coupon of 10 percent for %s alone, with a code in its language',
    (locale) => {
      const welcomes = coupons.filter(
        (coupon) => coupon.locales && evaluateCoupon(coupon, { ...everything, locale }, TODAY).ok,
      );
      const discount = { kind: 'percent', percent: 10 };
      expect(welcomes).toMatchObject([{ code: localizedText(WELCOMES, locale), discount }]);
    },
  );

  it('C2 cover every kind of coupon', () => {
    const kinds = {
      percent: holds.some(({ discount }) => discount.kind === 'percent'),
      amount: holds.some(({ discount }) => discount.kind === 'amount'),
      minimum: holds.some(({ minimumCents }) => minimumCents !== undefined),
      category: holds.some(({ categoryIds }) => categoryIds !== undefined),
      oneUse: holds.some(({ isForOneUse }) => isForOneUse),
      expired: coupons.some(({ until = TODAY }) => until < TODAY),
    };
    expect(Object.values(kinds)).not.toContain(false);
  });

  it('C2 apply to categories with products', () => {
    const sold = new Set<string>(catalogue.products.flatMap(({ categoryIds }) => categoryIds));
    for (const { code, categoryIds } of coupons) {
      expect([code, categoryIds?.some((id) => sold.has(id)) ?? true]).toEqual([code, true]);
    }
  });
});
