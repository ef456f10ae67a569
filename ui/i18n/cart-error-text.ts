import type { UserError, UserErrorCode } from '#src/cart/cart.ts';
import { formatAmount } from '#src/pricing/money.ts';
import type { TextKey, Translate } from './texts.ts';

const KEYS: Readonly<Record<UserErrorCode, TextKey>> = {
  CART_NOT_FOUND: 'cart.error.CART_NOT_FOUND',
  CART_NOT_ACTIVE: 'cart.error.CART_NOT_ACTIVE',
  CART_CHANGED: 'cart.error.CART_CHANGED',
  CART_FULL: 'cart.error.CART_FULL',
  PRODUCT_NOT_FOUND: 'cart.error.PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'cart.error.NOT_SALABLE',
  INSUFFICIENT_STOCK: 'cart.error.INSUFFICIENT_STOCK',
  COULD_NOT_FIND_CART_ITEM: 'cart.error.COULD_NOT_FIND_CART_ITEM',
  INVALID_PARAMETER_VALUE: 'cart.error.INVALID_PARAMETER_VALUE',
  REQUIRED_PARAMETER_MISSING: 'cart.error.REQUIRED_PARAMETER_MISSING',
  COUPON_NOT_FOUND: 'cart.error.COUPON_NOT_FOUND',
  COUPON_NOT_YET_VALID: 'cart.error.COUPON_NOT_YET_VALID',
  COUPON_EXPIRED: 'cart.error.COUPON_EXPIRED',
  COUPON_BELOW_MINIMUM: 'cart.error.COUPON_BELOW_MINIMUM',
  COUPON_WITHOUT_EFFECT: 'cart.error.COUPON_WITHOUT_EFFECT',
  COUPON_USED: 'cart.error.COUPON_USED',
  COUPON_NOT_VALID: 'cart.error.COUPON_NOT_VALID',
  INVALID_ADDRESS: 'cart.error.INVALID_ADDRESS',
  INVALID_EMAIL: 'cart.error.INVALID_EMAIL',
  UNDEFINED: 'unknownError',
};

/** How a cart command failed, without a refusal of the commerce backend. */
export type CartFailureKind = 'failed' | 'unconfirmed' | 'busy';

const ADVICE: Readonly<Record<CartFailureKind, TextKey>> = {
  failed: 'cart.try-again',
  unconfirmed: 'cart.unconfirmed',
  busy: 'cart.busy',
};

/** Error message for a failed cart command: the unknown error (C5), and what to do about it. */
export const cartFailureText = (text: Translate, kind: CartFailureKind): string =>
  `${text('unknownError')} ${text(ADVICE[kind])}`;

/** An error of the commerce backend; `message` may be absent. */
type Refusal = Pick<UserError, 'code' | 'missing' | 'quantity'> &
  Partial<Pick<UserError, 'message'>>;

/**
 * Error message for a rejected cart command (C4), with the available quantity if known. Known codes
 * are translated, as the `message` of the backend may be in another language; an `UNDEFINED` code
 * shows it.
 */
export function cartErrorText(text: Translate, refusal: Refusal): string {
  const { code, message = '', missing, quantity } = refusal;
  if (code === 'INSUFFICIENT_STOCK' && quantity)
    return text('cart.error.left', { count: quantity });
  if (code === 'UNDEFINED' && message.trim() !== '') return message;
  if (code === 'COUPON_BELOW_MINIMUM' && missing) {
    return text('cart.error.below-minimum', { price: formatAmount(missing.cents) });
  }
  return text(KEYS[code]);
}
