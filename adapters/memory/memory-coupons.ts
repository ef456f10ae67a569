import type { Clock } from '#ports/clock-and-ids.ts';
import type { UserError } from '#src/cart/cart.ts';
import {
  type Coupon,
  COUPON_RESERVATION_TIME,
  findCoupon,
  parseCouponCode,
} from '#src/cart/coupon.ts';
import {
  applyCoupon,
  type CouponContext,
  couponError,
  type CouponLine,
  type CouponRefusal,
  evaluateCoupon,
  mayBecomeValid,
} from '#src/cart/evaluate-coupon.ts';
import { euroCents, type Money } from '#src/pricing/money.ts';
import { shopDay } from '#src/shared/calendar-day.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import type { MemoryCart, MemoryLine } from './memory-cart.ts';

/** The coupons of carts in memory. */
export interface MemoryCoupons {
  /** Returns the discount of a cart's coupon now, if it has one. */
  judged(cart: MemoryCart, locale: Locale): Result<Money, CouponRefusal> | undefined;
  /** Removes from a changed cart a coupon that cannot become valid again. */
  settle(cart: MemoryCart, locale: Locale): void;
  apply(cart: MemoryCart, locale: Locale, typed: string): readonly UserError[];
  remove(cart: MemoryCart): readonly UserError[];
}

export function createMemoryCoupons(
  known: readonly Coupon[],
  carts: ReadonlyMap<string, MemoryCart>,
  clock: Clock,
): MemoryCoupons {
  const otherCarts = (cart: MemoryCart, code: string | undefined) =>
    Array.from(carts.values()).filter((other) => other !== cart && other.coupon?.code === code);
  const today = () => shopDay(clock.now());
  const judged: MemoryCoupons['judged'] = (cart, locale) => {
    if (!cart.coupon) return undefined;
    const { code, at } = cart.coupon;
    const isReassigned = otherCarts(cart, code).some((other) => (other.coupon?.at ?? 0) > at);
    return evaluateCoupon(findCoupon(known, code), facts(cart, locale, isReassigned), today());
  };

  return {
    judged,
    settle(cart, locale) {
      const verdict = judged(cart, locale);
      if (verdict?.ok === false && !mayBecomeValid(verdict.error)) cart.coupon = undefined;
    },
    apply(cart, locale, typed) {
      const code = parseCouponCode(typed);
      const entered = code.ok ? findCoupon(known, code.value) : undefined;
      const old = findCoupon(known, cart.coupon?.code ?? '');
      const now = clock.now();
      const isReserved = otherCarts(cart, entered?.code).some(
        ({ changedAt }) => changedAt > now - COUPON_RESERVATION_TIME,
      );
      const change = applyCoupon(old, entered, facts(cart, locale, isReserved), today());
      if (change.refusal) return [couponError(change.refusal, change.refusal.kind)];
      cart.coupon = change.applied && { code: change.applied.code, at: now };
      return [];
    },
    remove(cart) {
      cart.coupon = undefined;
      return [];
    },
  };
}

const facts = (
  cart: MemoryCart,
  locale: Locale,
  isReservedByOtherCart: boolean,
): CouponContext => ({
  lines: cart.lines.map(toCouponLine),
  locale,
  isHeldElsewhere: isReservedByOtherCart,
});

const toCouponLine = ({ article, quantity }: MemoryLine): CouponLine => ({
  rowTotal: euroCents(article.cents * quantity),
  categoryIds: article.categoryIds ?? [],
});
