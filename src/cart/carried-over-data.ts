import type { Address } from '../address/address.ts';
import type { Cart } from './cart.ts';
import type { CartCommand } from './cart-command.ts';

/** Carried-over data of a cart, besides its lines, as the command that sets it on another cart. */
export type CarriedOverData = CartCommand & {
  readonly kind: 'apply-coupon' | 'set-shipping-address' | 'set-billing-address' | 'set-email';
};

/**
 * The data to carry over from a cart after its lines, because a coupon depends on them. An address
 * is skipped if neither it nor the cart has an e-mail address: it could not be entered again.
 */
export function carriedOverDataOf(cart: Cart): readonly CarriedOverData[] {
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

/** Whether the cart already has data of this kind, which must not be overwritten. */
export function hasCheckoutDetail(cart: Cart, { kind }: CarriedOverData): boolean {
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
