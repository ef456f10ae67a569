import type { Address } from '../address/address.ts';
import type { Cart } from './cart.ts';
import type { Intention } from './intention.ts';

/** What a cart holds beside its lines, as the wish that another cart should hold it too. */
export type Keepsake = Intention & {
  readonly kind: 'apply-coupon' | 'set-shipping-address' | 'set-billing-address' | 'set-email';
};

/**
 * What is to be brought over from a cart once its lines are: a coupon goes by them. An address
 * without an e-mail address, not even one of the cart's, cannot be entered again.
 */
export function keepsakesOf(cart: Cart): readonly Keepsake[] {
  const { appliedCoupons, shippingAddresses, billingAddress, email } = cart;
  const typed = (address: Address) => ({ ...address, email: address.email || (email ?? '') });
  const shipping = shippingAddresses.map(typed).find((address) => address.email !== '');
  const billing = billingAddress && typed(billingAddress);
  return [
    ...appliedCoupons.slice(0, 1).map((code) => ({ kind: 'apply-coupon', code }) as const),
    ...(shipping ? [{ kind: 'set-shipping-address', typed: shipping } as const] : []),
    ...(billing?.email ? [{ kind: 'set-billing-address', typed: billing } as const] : []),
    ...(email ? [{ kind: 'set-email', typed: email } as const] : []),
  ];
}

/** Whether a cart holds something of this kind already, which is not to be written over. */
export function hasOwn(cart: Cart, { kind }: Keepsake): boolean {
  switch (kind) {
    case 'apply-coupon':
      return cart.appliedCoupons.length > 0;
    case 'set-shipping-address':
      return cart.shippingAddresses.length > 0;
    case 'set-billing-address':
      return cart.billingAddress !== null;
    case 'set-email':
      return cart.email !== null;
  }
}
