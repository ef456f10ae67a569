import { z } from 'zod';
import { parseTypedAddress } from '#src/address/typed-address-document.ts';
import { cartIdField, typedField } from '../cart-fields.ts';
import { bffMethod, type BffMethod } from './bff-method.ts';
import { cartAnswered } from './cart-answered.ts';

/** What was typed is judged by the domain: a shopper's slip is told with the cart, not as an error. */
const typedAddress = z.object({
  address: z.record(z.string(), z.unknown()).transform(parseTypedAddress),
});

/** What a cart has besides its lines: a coupon, addresses, an e-mail address (C2, C9). */
export const CHECKOUT_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'applyCouponToCart',
    bffMethod(
      'nothing',
      z.tuple([z.object({ cart_id: cartIdField, coupon_code: typedField })]),
      async ([{ cart_id, coupon_code }], { ports, locale }) =>
        cartAnswered(await ports.carts.applyCoupon(locale, cart_id, coupon_code)),
    ),
  ],
  [
    'removeCouponFromCart',
    bffMethod(
      'nothing',
      z.tuple([z.object({ cart_id: cartIdField })]),
      async ([{ cart_id }], { ports, locale }) =>
        cartAnswered(await ports.carts.removeCoupon(locale, cart_id)),
    ),
  ],
  [
    'setShippingAddressesOnCart',
    bffMethod(
      'nothing',
      z.tuple([z.object({ cart_id: cartIdField, shipping_addresses: z.tuple([typedAddress]) })]),
      async ([{ cart_id, shipping_addresses }], { ports, locale }) => {
        const [{ address }] = shipping_addresses;
        return cartAnswered(await ports.carts.setShippingAddress(locale, cart_id, address));
      },
    ),
  ],
  [
    'setBillingAddressOnCart',
    bffMethod(
      'nothing',
      z.tuple([z.object({ cart_id: cartIdField, billing_address: typedAddress })]),
      async ([{ cart_id, billing_address }], { ports, locale }) =>
        cartAnswered(await ports.carts.setBillingAddress(locale, cart_id, billing_address.address)),
    ),
  ],
  [
    'setGuestEmailOnCart',
    bffMethod(
      'nothing',
      z.tuple([z.object({ cart_id: cartIdField, email: typedField })]),
      async ([{ cart_id, email }], { ports, locale }) =>
        cartAnswered(await ports.carts.setEmail(locale, cart_id, email)),
    ),
  ],
];
