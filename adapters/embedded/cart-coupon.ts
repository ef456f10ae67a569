import type { CartRefusal } from '#src/cart/cart-refusal.ts';
import { COUPON_RESERVATION_TIME, findCoupon, parseCouponCode } from '#src/cart/coupon.ts';
import {
  applyCoupon,
  type CouponContext,
  type CouponLine,
  type CouponRefusal,
  evaluateCoupon,
  mayBecomeValid,
} from '#src/cart/evaluate-coupon.ts';
import { euroCents, type Money } from '#src/pricing/money.ts';
import { shopDay } from '#src/shared/calendar-day.ts';
import type { Result } from '#src/shared/result.ts';
import type { CartContext } from './cart-context.ts';

/** The coupon applied to a cart, with today's discount or the reason why it has none. */
export type CartCoupon = {
  readonly code: string;
  readonly discount: Result<Money, CouponRefusal>;
};

export function couponOf(cart: CartContext): CartCoupon | undefined {
  const code = cart.statements.cart(cart.id)?.coupon ?? undefined;
  if (code === undefined) return undefined;
  const coupon = findCoupon(cart.shop.coupons, code);
  const isReservedByOtherCart =
    coupon?.isForOneUse === true && cart.statements.isCouponPassedOn(cart.id);
  return {
    code,
    discount: evaluateCoupon(coupon, factsOf(cart, isReservedByOtherCart), today(cart)),
  };
}

/** {@link couponOf} after a change; removes, but reports, a coupon that is lost for good. */
export function revalidateCoupon(cart: CartContext): CartCoupon | undefined {
  const applied = couponOf(cart);
  const isLost = applied && !applied.discount.ok && !mayBecomeValid(applied.discount.error);
  if (isLost) cart.statements.removeCoupon(cart.id);
  return applied;
}

/** Replaces the applied coupon by the one whose code the shopper typed. */
export function changeCoupon(cart: CartContext, typed: string): readonly CartRefusal[] {
  const { id, statements, shop, now } = cart;
  const code = parseCouponCode(typed);
  const entered = code.ok ? findCoupon(shop.coupons, code.value) : undefined;
  const old = findCoupon(shop.coupons, statements.cart(id)?.coupon ?? '');
  const isReservedByOtherCart =
    entered?.isForOneUse === true &&
    statements.isCouponHeld(entered.code, id, now - COUPON_RESERVATION_TIME);
  const change = applyCoupon(old, entered, factsOf(cart, isReservedByOtherCart), today(cart));
  if (change.refusal) return [{ kind: 'coupon', refusal: change.refusal }];
  if (change.applied) statements.setCoupon(id, change.applied.code, now);
  return [];
}

/** Returns the refusal of a code that no coupon of the shop has, whatever the cart contains. */
export function refuseCode(
  { shop }: CartContext,
  typed: string,
): readonly CartRefusal[] | undefined {
  const code = parseCouponCode(typed);
  const isKnown = code.ok && findCoupon(shop.coupons, code.value) !== undefined;
  return isKnown ? undefined : [{ kind: 'coupon', refusal: { kind: 'unknown' } }];
}

export function removeCoupon(cart: CartContext): readonly CartRefusal[] {
  cart.statements.removeCoupon(cart.id);
  return [];
}

const today = ({ now }: CartContext): string => shopDay(now);

const factsOf = (cart: CartContext, isReservedByOtherCart: boolean): CouponContext => ({
  lines: couponLinesOf(cart),
  locale: cart.locale,
  isHeldElsewhere: isReservedByOtherCart,
});

const couponLinesOf = ({ id, statements, shop }: CartContext): readonly CouponLine[] =>
  statements.lines(id).flatMap(({ sku, optionUids, quantity }) => {
    const offer = shop.offerOf(sku, optionUids);
    if (!offer) return [];
    const { price, categoryIds } = offer;
    return { rowTotal: euroCents(price.final.cents * quantity), categoryIds };
  });
