import { formatQuery, parseQuery, queryValue, splitUrl } from '../routing/url-parts.ts';
import { type FieldReason, requiredField } from '../shared/form.ts';
import type { Locale } from '../shared/locale.ts';
import { normalizeLine } from '../shared/normalize-text.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Cart } from './cart.ts';

/** A coupon of a shop. A cart holds at most one. */
export type Coupon = {
  readonly code: string;
  /** Label for the shopper: `10 % Welcome discount`. */
  readonly label?: string;
  readonly discount: CouponDiscount;
  /** Categories it applies to; absent: all products. */
  readonly categoryIds?: readonly string[];
  /** Minimum subtotal of the products it applies to, in cents; absent: no minimum. */
  readonly minimumCents?: number;
  /** Whether it can be used only once: only one cart at a time can hold it. */
  readonly isForOneUse?: boolean;
  /** First and last day, `2026-11-27`, both inclusive. */
  readonly from?: string;
  readonly until?: string;
  /** Shops that accept it; absent: all. */
  readonly locales?: readonly Locale[];
};

export type CouponDiscount =
  /** Whole percent of the subtotal of the products it applies to. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly cents: number };

/**
 * Time that a cart holds a single-use coupon after its last change, in milliseconds: one day. After
 * that another cart may take it, so that an abandoned cart does not block the discount.
 */
export const COUPON_RESERVATION_TIME = 24 * 60 * 60 * 1000;

/** Maximum length of a coupon code in characters, as the commerce backend stores it. */
export const MAX_COUPON_CODE_LENGTH = 255;

/**
 * Parses a typed or pasted coupon code and keeps its case. Ignores spaces around it; an unprintable
 * character makes it malformed.
 */
export const parseCouponCode = (typed: string): Result<string, FieldReason> => readTyped(typed);

const readTyped = requiredField<string, FieldReason>(MAX_COUPON_CODE_LENGTH, ok);

/** Whether two codes are equal, ignoring case. */
export const sameCoupon = (a: string, b: string): boolean => folded(a) === folded(b);

/** The coupon with this code, if there is one. */
export const findCoupon = (coupons: readonly Coupon[], code: string): Coupon | undefined =>
  coupons.find((coupon) => sameCoupon(coupon.code, code));

/** Lower case, then upper case: `ẞ`, `ß` and `SS` become equal only through both steps. */
const folded = (code: string): string =>
  normalizeLine(normalizeLine(code).toLowerCase().toUpperCase());

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
  | 'load-cart-first'
  | 'wait-for-items'
  | 'other-coupon-applied'
  | 'already-applied'
  | 'apply';

export function nextCouponLinkStep(
  code: string,
  { cart, isSettled }: CouponLinkContext,
): CouponLinkStep {
  if (!isSettled) return 'load-cart-first';
  if (cart.items.length === 0) return 'wait-for-items';
  if (cart.appliedCoupons.some((applied) => sameCoupon(applied, code))) return 'already-applied';
  return cart.appliedCoupons.length > 0 ? 'other-coupon-applied' : 'apply';
}
