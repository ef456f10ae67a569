import { filledIn, type FieldReason } from '../shared/form.ts';
import { ok, type Result } from '../shared/result.ts';
import { tidyText } from '../shared/tidy-text.ts';
import type { Coupon } from './coupon.ts';

/** The longest code of a coupon, in characters: as long as the commerce side keeps one. */
export const LONGEST_COUPON_CODE = 255;

/**
 * The code in what a shopper typed or pasted, in the letters it was typed in. Spaces around it
 * mean nothing; a character that cannot be printed makes it malformed.
 */
export const parseCouponCode = (typed: string): Result<string, FieldReason> => readTyped(typed);

const readTyped = filledIn<string, FieldReason>(LONGEST_COUPON_CODE, ok);

/** Whether two codes are one: capitals or not makes no difference. */
export const sameCoupon = (a: string, b: string): boolean => folded(a) === folded(b);

/** The coupon of which a shopper knows the code, if there is one. */
export const findCoupon = (coupons: readonly Coupon[], code: string): Coupon | undefined =>
  coupons.find((coupon) => sameCoupon(coupon.code, code));

/** Down and up: `ẞ`, `ß` and `SS` become alike only by way of both. */
const folded = (code: string): string => tidyText(tidyText(code).toLowerCase().toUpperCase());
