import { formatQuery, parseQuery, queryValue } from '../routing/query-string.ts';
import { splitUrl } from '../routing/split-url.ts';
import { parseCouponCode, sameCoupon } from './coupon-code.ts';
import type { Cart } from './cart.ts';

/** Query parameter of any page URL with a discount code, for example in newsletter links. */
export const COUPON_NAME = 'coupon';

/** Returns the coupon code in a URL; `undefined` if it has none or a malformed one. */
export function couponInLink(url: string): string | undefined {
  const code = parseCouponCode(queryValue(splitUrl(url).query, COUPON_NAME) ?? '');
  return code.ok ? code.value : undefined;
}

/** The URL of the same page without the coupon parameter. */
export function withoutCoupon(url: string): string {
  const { path, query } = splitUrl(url);
  return path + formatQuery(parseQuery(query).filter(({ name }) => name !== COUPON_NAME));
}

/** The state that determines whether a coupon code can be applied now. */
export type CouponPlace = {
  readonly cart: Pick<Cart, 'items' | 'appliedCoupons'>;
  /** Whether the contents of the cart are known and no change is in flight. */
  readonly isSettled: boolean;
};

/**
 * The next step for a coupon code from a link. It waits until the cart has items, because there is
 * nothing to discount before. It also waits while another coupon is applied: a code that the
 * shopper typed is not replaced by one from a link.
 */
export type CouponStep =
  'look-first' | 'wait-for-goods' | 'wait-for-place' | 'is-applied' | 'apply';

export function couponStep(code: string, { cart, isSettled }: CouponPlace): CouponStep {
  if (!isSettled) return 'look-first';
  if (cart.items.length === 0) return 'wait-for-goods';
  if (cart.appliedCoupons.some((applied) => sameCoupon(applied, code))) return 'is-applied';
  return cart.appliedCoupons.length > 0 ? 'wait-for-place' : 'apply';
}
