import { z } from 'zod';
import { parseTypedAddress } from '#src/address/typed-address-document.ts';
import { cartIdField, freeTextField } from '../cart-fields.ts';
import type { BffMethod } from './bff-method.ts';
import { cartMethod } from './cart-answer.ts';

const ofCart = z.object({ cart_id: cartIdField });

/** The domain validates the fields: errors are returned with the cart, not as a failure. */
const typedAddress = z.object({
  address: z.record(z.string(), z.unknown()).transform(parseTypedAddress),
});

/** Methods for coupon, addresses and email address of a cart (C2, C9). */
export const CHECKOUT_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'applyCouponToCart',
    cartMethod(
      ofCart.extend({ coupon_code: freeTextField }),
      ({ cart_id, coupon_code }, { ports, locale, idempotencyKey }) =>
        ports.carts.applyCoupon(locale, cart_id, coupon_code, idempotencyKey),
    ),
  ],
  [
    'removeCouponFromCart',
    cartMethod(ofCart, ({ cart_id }, { ports, locale, idempotencyKey }) =>
      ports.carts.removeCoupon(locale, cart_id, idempotencyKey),
    ),
  ],
  [
    'setShippingAddressesOnCart',
    cartMethod(
      ofCart.extend({ shipping_addresses: z.tuple([typedAddress]) }),
      ({ cart_id, shipping_addresses: [{ address }] }, { ports, locale, idempotencyKey }) =>
        ports.carts.setShippingAddress(locale, cart_id, address, idempotencyKey),
    ),
  ],
  [
    'setBillingAddressOnCart',
    cartMethod(
      ofCart.extend({ billing_address: typedAddress }),
      ({ cart_id, billing_address: { address } }, { ports, locale, idempotencyKey }) =>
        ports.carts.setBillingAddress(locale, cart_id, address, idempotencyKey),
    ),
  ],
  [
    'setGuestEmailOnCart',
    cartMethod(
      ofCart.extend({ email: freeTextField }),
      ({ cart_id, email }, { ports, locale, idempotencyKey }) =>
        ports.carts.setEmail(locale, cart_id, email, idempotencyKey),
    ),
  ],
];
