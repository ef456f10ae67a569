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
    cartMethod(readCoupon, ({ cart_id, coupon_code }, { ports, locale, idempotencyKey }) =>
      ports.carts.applyCoupon(locale, cart_id, coupon_code, idempotencyKey),
    ),
  ],
  [
    'removeCouponFromCart',
    cartMethod(readCouponRemoval, ({ cart_id }, { ports, locale, idempotencyKey }) =>
      ports.carts.removeCoupon(locale, cart_id, idempotencyKey),
    ),
  ],
  [
    'setShippingAddressesOnCart',
    cartMethod(parseShippingAddress, ({ cartId, typed }, { ports, locale, idempotencyKey }) =>
      ports.carts.setShippingAddress(locale, cartId, typed, idempotencyKey),
    ),
  ],
  [
    'setBillingAddressOnCart',
    cartMethod(parseBillingAddress, ({ cartId, typed }, { ports, locale, idempotencyKey }) =>
      ports.carts.setBillingAddress(locale, cartId, typed, idempotencyKey),
    ),
  ],
  [
    'setGuestEmailOnCart',
    cartMethod(readGuestEmail, ({ cart_id, email }, { ports, locale, idempotencyKey }) =>
      ports.carts.setEmail(locale, cart_id, email, idempotencyKey),
    ),
  ],
];
