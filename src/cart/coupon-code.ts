import { requiredField, type FieldReason } from '../shared/form.ts';
import { ok, type Result } from '../shared/result.ts';
import { tidyText } from '../shared/tidy-text.ts';
import type { Coupon } from './coupon.ts';

/** Maximum length of a coupon code in characters, as the commerce backend stores it. */
export const LONGEST_COUPON_CODE = 255;

/**
 * Parses a typed or pasted coupon code and keeps its case. Ignores spaces around it; an unprintable
 * character makes it malformed.
 */
export const parseCouponCode = (typed: string): Result<string, FieldReason> => readTyped(typed);

const readTyped = requiredField<string, FieldReason>(LONGEST_COUPON_CODE, ok);

/** Whether two codes are equal, ignoring case. */
export const sameCoupon = (a: string, b: string): boolean => folded(a) === folded(b);

/** The coupon with this code, if there is one. */
export const findCoupon = (coupons: readonly Coupon[], code: string): Coupon | undefined =>
  coupons.find((coupon) => sameCoupon(coupon.code, code));

/** Lower case, then upper case: `ẞ`, `ß` and `SS` become equal only through both steps. */
const folded = (code: string): string => tidyText(tidyText(code).toLowerCase().toUpperCase());
