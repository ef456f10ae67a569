import type { Locale } from '../shared/locale.ts';

/** What a shop promises to who knows a code. A cart holds one at a time. */
export type Coupon = {
  readonly code: string;
  /** For the shopper: `10 % Welcome discount`. */
  readonly label?: string;
  readonly discount: CouponDiscount;
  /** The categories whose goods it is for; all goods where it is left out. */
  readonly categoryIds?: readonly number[];
  /** The least that the goods it is for come to; nothing is asked where it is left out. */
  readonly minimumCents?: number;
  /** Whether it is worth something once only: one cart can hold it at a time. */
  readonly isForOneUse?: boolean;
  /** First and last day, `2026-11-27`, both of them included. */
  readonly from?: string;
  readonly until?: string;
  /** The shops that take it; all of them where it is left out. */
  readonly locales?: readonly Locale[];
};

export type CouponDiscount =
  /** So many whole percent of what the goods it is for come to. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly cents: number };

/**
 * How long a cart holds a coupon for one use after its last change, in milliseconds: a day. Then
 * another cart may have it, so that nobody loses a discount to a cart that was left behind.
 */
export const COUPON_HOLD = 24 * 60 * 60 * 1000;
