import type { Locale } from '../shared/locale.ts';

/** A coupon of a shop. A cart holds at most one. */
export type Coupon = {
  readonly code: string;
  /** Label for the shopper: `10 % Welcome discount`. */
  readonly label?: string;
  readonly discount: CouponDiscount;
  /** Categories it applies to; absent: all products. */
  readonly categoryIds?: readonly number[];
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
export const COUPON_HOLD = 24 * 60 * 60 * 1000;
