import {
  parseBillingAddress,
  parseShippingAddress,
  readCoupon,
  readCouponRemoval,
  readGuestEmail,
} from '#src/cart/cart-payload.ts';
import type { BffMethod } from './bff-method.ts';
import { cartMethod } from './cart-answer.ts';

/** Methods for coupon, addresses and email address of a cart (C2, C9). */
export const CHECKOUT_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'applyCouponToCart',
    cartMethod(readCoupon, ({ cart_id, coupon_code }, { ports, locale, actionKey }) =>
      ports.carts.applyCoupon(locale, cart_id, coupon_code, actionKey),
    ),
  ],
  [
    'removeCouponFromCart',
    cartMethod(readCouponRemoval, ({ cart_id }, { ports, locale, actionKey }) =>
      ports.carts.removeCoupon(locale, cart_id, actionKey),
    ),
  ],
  [
    'setShippingAddressesOnCart',
    cartMethod(parseShippingAddress, ({ cartId, typed }, { ports, locale, actionKey }) =>
      ports.carts.setShippingAddress(locale, cartId, typed, actionKey),
    ),
  ],
  [
    'setBillingAddressOnCart',
    cartMethod(parseBillingAddress, ({ cartId, typed }, { ports, locale, actionKey }) =>
      ports.carts.setBillingAddress(locale, cartId, typed, actionKey),
    ),
  ],
  [
    'setGuestEmailOnCart',
    cartMethod(readGuestEmail, ({ cart_id, email }, { ports, locale, actionKey }) =>
      ports.carts.setEmail(locale, cart_id, email, actionKey),
    ),
  ],
];
