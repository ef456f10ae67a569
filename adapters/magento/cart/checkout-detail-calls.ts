import type { Address } from '#src/address/address.ts';
import type { Locale } from '#src/shared/locale.ts';
import {
  ApplyCoupon,
  RemoveCoupon,
  SetBillingAddress,
  SetGuestEmail,
  SetShippingAddress,
} from '../generated/operations.ts';
import type { MagentoClient } from '../magento-client.ts';
import { toAddressInput } from './cart-address.ts';
import type { CartCalls, CartResult } from './cart-calls.ts';

/** Calls that change a cart beside its lines. Each is safe to repeat. */
export type CheckoutDetailCalls = {
  applyCoupon(locale: Locale, cartId: string, code: string): Promise<CartResult>;
  removeCoupon(locale: Locale, cartId: string): Promise<CartResult>;
  setShippingAddress(locale: Locale, cartId: string, address: Address): Promise<CartResult>;
  setBillingAddress(locale: Locale, cartId: string, address: Address): Promise<CartResult>;
  setEmail(locale: Locale, cartId: string, email: string): Promise<CartResult>;
};

export const checkoutDetailCalls = (
  client: MagentoClient,
  { readCart }: CartCalls,
): CheckoutDetailCalls => ({
  applyCoupon(locale, cartId, code) {
    const call = client.change(locale, ApplyCoupon, { cartId, code });
    const context = { locale, cartId, callKind: 'apply-coupon', couponCode: code } as const;
    return readCart(context, 'applyCouponToCart', call);
  },
  removeCoupon(locale, cartId) {
    const call = client.change(locale, RemoveCoupon, { cartId });
    return readCart({ locale, cartId, callKind: 'remove-coupon' }, 'removeCouponFromCart', call);
  },
  setShippingAddress(locale, cartId, address) {
    const variables = { cartId, address: toAddressInput(address) };
    const call = client.change(locale, SetShippingAddress, variables);
    const field = 'setShippingAddressesOnCart';
    return readCart({ locale, cartId, callKind: 'set-contact' }, field, call);
  },
  setBillingAddress(locale, cartId, address) {
    const variables = { cartId, address: toAddressInput(address) };
    const call = client.change(locale, SetBillingAddress, variables);
    return readCart({ locale, cartId, callKind: 'set-contact' }, 'setBillingAddressOnCart', call);
  },
  setEmail(locale, cartId, email) {
    const call = client.change(locale, SetGuestEmail, { cartId, email });
    return readCart({ locale, cartId, callKind: 'set-contact' }, 'setGuestEmailOnCart', call);
  },
});
