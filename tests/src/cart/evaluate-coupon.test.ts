import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USER_ERROR_CODES } from '#src/cart/cart.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import {
  applyCoupon,
  couponError,
  evaluateCoupon,
  mayBecomeValid,
  type CouponContext,
} from '#src/cart/evaluate-coupon.ts';
import { euroCents } from '#src/pricing/money.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyCoupon, anyCouponContext, anyDay } from '../../support/arbitraries/coupon.ts';

const TODAY = '2026-11-27';
const contextOf = (cents: number, ...categoryIds: readonly string[]): CouponContext => ({
  lines: [{ rowTotal: euroCents(cents), categoryIds }],
  locale: 'nl-nl',
  isHeldElsewhere: false,
});
const CART = contextOf(100_000);
const TEN_PERCENT: Coupon = { code: 'SLAAP10', discount: { kind: 'percent', percent: 10 } };
const FIFTY_OFF: Coupon = { code: 'VIJFTIG', discount: { kind: 'amount', cents: 5000 } };

const meantCents = ({ categoryIds }: Coupon, { lines }: CouponContext): number =>
  lines
    .filter((line) => !categoryIds || line.categoryIds.some((id) => categoryIds.includes(id)))
    .reduce((sum, { rowTotal }) => sum + rowTotal.cents, 0);

const anyOptionalCoupon = fc.option(anyCoupon, { nil: undefined });

describe('evaluateCoupon', () => {
  it("C2 takes a percentage of the products' total, or an amount", () => {
    expect(evaluateCoupon(TEN_PERCENT, CART, TODAY)).toEqual(ok(euroCents(10_000)));
    expect(evaluateCoupon(FIFTY_OFF, CART, TODAY)).toEqual(ok(euroCents(5000)));
  });

  it.each([
    [15, 2],
    [14, 1],
    [5, 1],
    [99_999, 10_000],
  ])('C2 rounds ten percent of %i cents to %i, half a cent up', (subtotal, cents) => {
    expect(evaluateCoupon(TEN_PERCENT, contextOf(subtotal), TODAY)).toEqual(ok(euroCents(cents)));
  });

  it("C2 never exceeds the products' total", () => {
    expect(evaluateCoupon(FIFTY_OFF, contextOf(4999), TODAY)).toEqual(ok(euroCents(4999)));
    const all: Coupon = { ...TEN_PERCENT, discount: { kind: 'percent', percent: 150 } };
    expect(evaluateCoupon(all, contextOf(4999), TODAY)).toEqual(ok(euroCents(4999)));
  });

  it('C2 rejects an unknown coupon, and one of another shop', () => {
    expect(evaluateCoupon(undefined, CART, TODAY)).toEqual(err({ kind: 'unknown' }));
    const german: Coupon = { ...TEN_PERCENT, locales: ['de-de', 'de-at'] };
    expect(evaluateCoupon(german, CART, TODAY)).toEqual(err({ kind: 'unknown' }));
    expect(evaluateCoupon(german, { ...CART, locale: 'de-at' }, TODAY).ok).toBe(true);
  });

  it.each([
    ['2026-11-26', err({ kind: 'not-yet', from: '2026-11-27' })],
    ['2026-11-27', ok(euroCents(10_000))],
    ['2026-11-30', ok(euroCents(10_000))],
    ['2026-12-01', err({ kind: 'expired', until: '2026-11-30' })],
  ])('C2 is valid from its first to its last day: on %s', (today, verdict) => {
    const week: Coupon = { ...TEN_PERCENT, from: '2026-11-27', until: '2026-11-30' };
    expect(evaluateCoupon(week, CART, today)).toEqual(verdict);
  });

  it('C2 returns the amount missing to the minimum', () => {
    const large: Coupon = { ...TEN_PERCENT, minimumCents: 50_000 };
    expect(evaluateCoupon(large, contextOf(49_999), TODAY)).toEqual(
      err({ kind: 'below-minimum', missing: euroCents(1) }),
    );
    expect(evaluateCoupon(large, contextOf(50_000), TODAY)).toEqual(ok(euroCents(5000)));
  });

  it('C2 returns it for an empty cart too, whatever products the coupon is for', () => {
    const empty: CouponContext = { ...CART, lines: [] };
    for (const categoryIds of [undefined, ['7']]) {
      const large: Coupon = {
        ...TEN_PERCENT,
        minimumCents: 50_000,
        ...(categoryIds && { categoryIds }),
      };
      expect(evaluateCoupon(large, empty, TODAY)).toEqual(
        err({ kind: 'below-minimum', missing: euroCents(50_000) }),
      );
    }
    expect(evaluateCoupon(TEN_PERCENT, empty, TODAY)).toEqual(err({ kind: 'nothing-to-discount' }));
  });

  it.each([
    [TEN_PERCENT, 0],
    [TEN_PERCENT, 4],
    [TEN_PERCENT, -100],
    [FIFTY_OFF, 0],
    [{ ...FIFTY_OFF, discount: { kind: 'amount', cents: 0 } } as const, 100],
    [{ ...FIFTY_OFF, discount: { kind: 'amount', cents: -1 } } as const, 100],
  ])('C2 refuses %j on products of %i cents, as the discount would be zero', (coupon, cents) => {
    const invalid: Coupon = { ...coupon, minimumCents: -1000 };
    expect(evaluateCoupon(invalid, contextOf(cents), TODAY)).toEqual(
      err({ kind: 'nothing-to-discount' }),
    );
  });

  it("C2 gives whole cents, more than zero and at most the products' total", () => {
    fc.assert(
      fc.property(anyCoupon, anyCouponContext, anyDay, (coupon, facts, today) => {
        const discount = evaluateCoupon(coupon, facts, today);
        const cents = discount.ok ? discount.value.cents : 1;
        const most = discount.ok ? meantCents(coupon, facts) : 1;
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThan(0);
        expect(cents).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('C2 gives no less on more products', () => {
    fc.assert(
      fc.property(anyCoupon, anyCouponContext, fc.nat(), anyDay, (coupon, facts, more, today) => {
        const fewer = evaluateCoupon(coupon, facts, today);
        const lines = [
          ...facts.lines,
          { rowTotal: euroCents(more), categoryIds: ['3', '7', '10'] },
        ];
        const all = evaluateCoupon(coupon, { ...facts, lines }, today);
        const least = fewer.ok ? fewer.value.cents : 0;
        expect(all.ok ? all.value.cents : 0).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it('C2 applies once the missing amount is added', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (minimumCents, cents) => {
        const coupon: Coupon = { ...FIFTY_OFF, minimumCents: minimumCents + 1 };
        const judged = evaluateCoupon(coupon, contextOf(cents), TODAY);
        const refusal = judged.ok ? undefined : judged.error;
        const missing = refusal?.kind === 'below-minimum' ? refusal.missing.cents : 0;
        expect(evaluateCoupon(coupon, contextOf(cents + missing), TODAY).ok).toBe(true);
        expect(missing).toBe(Math.max(minimumCents + 1 - cents, 0));
      }),
    );
  });
});

describe('evaluateCoupon, for the products of some categories', () => {
  const mattresses: Coupon = { ...TEN_PERCENT, categoryIds: ['7'] };
  const mixed: CouponContext = {
    ...CART,
    lines: [
      { rowTotal: euroCents(60_000), categoryIds: ['7', '37'] },
      { rowTotal: euroCents(40_000), categoryIds: ['10'] },
    ],
  };

  it('C2 takes its percentage of those products only', () => {
    expect(evaluateCoupon(mattresses, mixed, TODAY)).toEqual(ok(euroCents(6000)));
  });

  it('C2 takes no more than the total of those products', () => {
    const amount: Coupon = { ...FIFTY_OFF, categoryIds: ['10'] };
    const facts = { ...mixed, lines: [...mixed.lines, ...contextOf(100, '10').lines].slice(2) };
    expect(evaluateCoupon(amount, facts, TODAY)).toEqual(ok(euroCents(100)));
  });

  it('C2 counts only those products towards its minimum', () => {
    const large: Coupon = { ...mattresses, minimumCents: 70_000 };
    expect(evaluateCoupon(large, mixed, TODAY)).toEqual(
      err({ kind: 'below-minimum', missing: euroCents(10_000) }),
    );
  });

  it('C2 gives nothing on other products, and requires no minimum of them', () => {
    const large: Coupon = { ...mattresses, minimumCents: 70_000 };
    expect(evaluateCoupon(large, contextOf(100_000, '10'), TODAY)).toEqual(
      err({ kind: 'nothing-to-discount' }),
    );
  });
});

describe('evaluateCoupon, for one use', () => {
  const once: Coupon = { ...TEN_PERCENT, isForOneUse: true };

  it('C2 applies to one cart at a time', () => {
    expect(evaluateCoupon(once, CART, TODAY)).toEqual(ok(euroCents(10_000)));
    expect(evaluateCoupon(once, { ...CART, isHeldElsewhere: true }, TODAY)).toEqual(
      err({ kind: 'used' }),
    );
  });

  it('C2 allows other coupons in any number of carts', () => {
    expect(evaluateCoupon(TEN_PERCENT, { ...CART, isHeldElsewhere: true }, TODAY).ok).toBe(true);
  });
});

describe('mayBecomeValid', () => {
  it.each([
    [{ kind: 'below-minimum', missing: euroCents(1) }, true],
    [{ kind: 'nothing-to-discount' }, true],
    [{ kind: 'not-yet', from: TODAY }, true],
    [{ kind: 'unknown' }, false],
    [{ kind: 'expired', until: TODAY }, false],
    [{ kind: 'used' }, false],
  ] as const)('C2 decides for %j whether waiting or shopping helps', (refusal, hope) => {
    expect(mayBecomeValid(refusal)).toBe(hope);
  });
});

describe('applyCoupon', () => {
  it('C2 replaces the old coupon by a valid new one', () => {
    expect(applyCoupon(undefined, TEN_PERCENT, CART, TODAY)).toStrictEqual({
      applied: TEN_PERCENT,
    });
    expect(applyCoupon(TEN_PERCENT, FIFTY_OFF, CART, TODAY)).toStrictEqual({ applied: FIFTY_OFF });
  });

  it('C2 keeps the old one if the new one is not valid, and returns the reason', () => {
    const expired: Coupon = { ...FIFTY_OFF, until: '2026-01-01' };
    expect(applyCoupon(TEN_PERCENT, expired, CART, TODAY)).toStrictEqual({
      applied: TEN_PERCENT,
      refusal: { kind: 'expired', until: '2026-01-01' },
    });
    expect(applyCoupon(undefined, undefined, CART, TODAY)).toStrictEqual({
      refusal: { kind: 'unknown' },
    });
  });

  it('C2 changes nothing by applying the same coupon again', () => {
    fc.assert(
      fc.property(
        anyOptionalCoupon,
        anyOptionalCoupon,
        anyCouponContext,
        anyDay,
        (old, entered, facts, today) => {
          const once = applyCoupon(old, entered, facts, today);
          expect(applyCoupon(once.applied, entered, facts, today)).toEqual(once);
        },
      ),
    );
  });

  it('C2 has the old coupon or the new one, and the old one exactly when it refuses', () => {
    fc.assert(
      fc.property(
        anyOptionalCoupon,
        anyOptionalCoupon,
        anyCouponContext,
        anyDay,
        (old, entered, facts, today) => {
          const { applied, refusal } = applyCoupon(old, entered, facts, today);
          expect(applied).toBe(refusal ? old : entered);
          expect(refusal === undefined).toBe(evaluateCoupon(entered, facts, today).ok);
        },
      ),
    );
  });
});

describe('couponError', () => {
  it('C4 has a code of its own for every refusal', () => {
    const codes = [
      couponError({ kind: 'unknown' }, '').code,
      couponError({ kind: 'not-yet', from: TODAY }, '').code,
      couponError({ kind: 'expired', until: TODAY }, '').code,
      couponError({ kind: 'below-minimum', missing: euroCents(1) }, '').code,
      couponError({ kind: 'nothing-to-discount' }, '').code,
      couponError({ kind: 'used' }, '').code,
    ];
    // The last code is for a backend that returns no reason.
    expect([...codes, 'COUPON_NOT_VALID']).toEqual(
      USER_ERROR_CODES.filter((code) => code.startsWith('COUPON_')),
    );
  });
});
