import { changeCoupon, couponOf } from '#adapters/embedded/cart-coupon.ts';
import { err, ok } from '#src/shared/result.ts';
import type { CartChange } from './change-cart.ts';
import { refuse, refuseMissing } from './refuse.ts';

/**
 * Applies a coupon code. Magento gives no reason for a refused coupon, uses the same category for a
 * lost cart, and does not replace a coupon.
 */
export const applyCoupon =
  ({ coupon_code: code }: { readonly coupon_code: string }): CartChange<object> =>
  (quote) => {
    if (code === '') {
      const phrase = 'Required parameter "%1" is missing';
      return err(refuse(quote, 'graphql-input', phrase, 'coupon_code'));
    }
    if (couponOf(quote)?.discount.ok) {
      const phrase = 'A coupon is already applied to the cart. Please remove it to apply another';
      return err(refuse(quote, 'graphql-input', phrase));
    }
    if (quote.statements.countLines(quote.id) === 0) {
      return err(refuseMissing(quote, 'UNDEFINED', 'Cart does not contain products.'));
    }
    if (changeCoupon(quote, code).length > 0) {
      const phrase = "The coupon code isn't valid. Verify the code and try again.";
      return err(refuseMissing(quote, 'UNDEFINED', phrase));
    }
    return ok({});
  };

/** Removes the coupon. A missing coupon is no error, an empty cart is one. */
export const removeCoupon: CartChange<object> = (quote) => {
  if (quote.statements.countLines(quote.id) === 0) {
    return err(refuseMissing(quote, 'UNDEFINED', 'Cart does not contain products.'));
  }
  quote.statements.removeCoupon(quote.id);
  return ok({});
};
