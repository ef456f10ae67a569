import { formatQuery, parseQuery, queryValue } from '../routing/query-string.ts';
import { splitUrl } from '../routing/split-url.ts';
import { parseCouponCode, sameCoupon } from './coupon-code.ts';
import type { Cart } from './cart.ts';

/** The name under which a link brings a discount code along, to any page: a newsletter's, say. */
export const COUPON_NAME = 'coupon';

/** The code that an address brings along; `undefined` of what cannot be one. */
export function couponInLink(url: string): string | undefined {
  const code = parseCouponCode(queryValue(splitUrl(url).query, COUPON_NAME) ?? '');
  return code.ok ? code.value : undefined;
}

/** The address of the same page by itself. */
export function withoutCoupon(url: string): string {
  const { path, query } = splitUrl(url);
  return path + formatQuery(parseQuery(query).filter(({ name }) => name !== COUPON_NAME));
}

/** What of a cart it depends on whether a code can be tried. */
export type CouponPlace = {
  readonly cart: Pick<Cart, 'items' | 'appliedCoupons'>;
  /** Whether it is known what is in it, and nothing of it is under way. */
  readonly isSettled: boolean;
};

/**
 * What is to be done with a code that a link has brought along. It waits for goods, for there is
 * nothing that it could take off before; and for its place where the cart has another, since one that
 * was typed is not given up for what somebody else has sent.
 */
export type CouponStep =
  'look-first' | 'wait-for-goods' | 'wait-for-place' | 'is-applied' | 'apply';

export function couponStep(code: string, { cart, isSettled }: CouponPlace): CouponStep {
  if (!isSettled) return 'look-first';
  if (cart.items.length === 0) return 'wait-for-goods';
  if (cart.appliedCoupons.some((applied) => sameCoupon(applied, code))) return 'is-applied';
  return cart.appliedCoupons.length > 0 ? 'wait-for-place' : 'apply';
}
