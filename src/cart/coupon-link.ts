import { formatQuery, parseQuery, queryValue } from '../routing/query-string.ts';
import { splitUrl } from '../routing/split-url.ts';
import { parseCouponCode, sameCoupon } from './coupon-code.ts';
import type { Cart } from './cart.ts';

/** Query parameter of any page URL with a discount code, for example in newsletter links. */
export const COUPON_PARAM = 'coupon';

/** Returns the coupon code in a URL; `undefined` if it has none or a malformed one. */
export function couponFromUrl(url: string): string | undefined {
  const code = parseCouponCode(queryValue(splitUrl(url).query, COUPON_PARAM) ?? '');
  return code.ok ? code.value : undefined;
}

/** The URL of the same page without the coupon parameter. */
export function withoutCouponParam(url: string): string {
  const { path, query } = splitUrl(url);
  return path + formatQuery(parseQuery(query).filter(({ name }) => name !== COUPON_PARAM));
}

/** The state that determines whether a coupon code can be applied now. */
export type CouponLinkContext = {
  readonly cart: Pick<Cart, 'items' | 'appliedCoupons'>;
  /** Whether the contents of the cart are known and no change is in flight. */
  readonly isSettled: boolean;
};

/**
 * The next step for a coupon code from a link. It waits until the cart has items, because there is
 * nothing to discount before. It also waits while another coupon is applied: a code that the
 * shopper typed is not replaced by one from a link.
 */
export type CouponLinkStep =
  'load-cart-first' | 'wait-for-items' | 'other-coupon-applied' | 'already-applied' | 'apply';

export function nextCouponLinkStep(
  code: string,
  { cart, isSettled }: CouponLinkContext,
): CouponLinkStep {
  if (!isSettled) return 'load-cart-first';
  if (cart.items.length === 0) return 'wait-for-items';
  if (cart.appliedCoupons.some((applied) => sameCoupon(applied, code))) return 'already-applied';
  return cart.appliedCoupons.length > 0 ? 'other-coupon-applied' : 'apply';
}
