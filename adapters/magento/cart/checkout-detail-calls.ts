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
  { simply }: CartCalls,
): CheckoutDetailCalls => ({
  applyCoupon(locale, cartId, code) {
    const call = client.change(locale, ApplyCoupon, { cartId, code });
    const asked = { locale, cartId, question: 'apply-coupon', wanted: code } as const;
    return simply(asked, 'applyCouponToCart', call);
  },
  removeCoupon(locale, cartId) {
    const call = client.change(locale, RemoveCoupon, { cartId });
    return simply({ locale, cartId, question: 'remove-coupon' }, 'removeCouponFromCart', call);
  },
  setShippingAddress(locale, cartId, address) {
    const variables = { cartId, address: toAddressInput(address) };
    const call = client.change(locale, SetShippingAddress, variables);
    const field = 'setShippingAddressesOnCart';
    return simply({ locale, cartId, question: 'set-contact' }, field, call);
  },
  setBillingAddress(locale, cartId, address) {
    const variables = { cartId, address: toAddressInput(address) };
    const call = client.change(locale, SetBillingAddress, variables);
    return simply({ locale, cartId, question: 'set-contact' }, 'setBillingAddressOnCart', call);
  },
  setEmail(locale, cartId, email) {
    const call = client.change(locale, SetGuestEmail, { cartId, email });
    return simply({ locale, cartId, question: 'set-contact' }, 'setGuestEmailOnCart', call);
  },
});
