import type { Address } from '#src/address/address.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import { HOME } from '../addresses.ts';

/** Parts of a cart besides its lines, one of each. A value is a number from 1; 0 is none. */
export const CHECKOUT_DETAILS = ['coupon', 'shipping', 'billing', 'email'] as const;

export type CheckoutDetail = (typeof CHECKOUT_DETAILS)[number];

export type CheckoutDetails = Readonly<Record<CheckoutDetail, number>>;

export const NO_CHECKOUT_DETAILS: CheckoutDetails = {
  coupon: 0,
  shipping: 0,
  billing: 0,
  email: 0,
};

/** Largest value that the commerce backend accepts. */
export const MAX_DETAIL_VALUE = 2;

/** Cart command that sets this value; only a coupon can be removed. */
export function commandFor(
  detail: CheckoutDetail,
  value: number,
  currentValue: number,
): CartCommand {
  switch (detail) {
    case 'coupon':
      return value > 0
        ? { kind: 'apply-coupon', code: codeOf(value) }
        : { kind: 'remove-coupon', code: codeOf(currentValue) };
    case 'shipping':
      return { kind: 'set-shipping-address', typed: addressOf(value) };
    case 'billing':
      return { kind: 'set-billing-address', typed: addressOf(value) };
    case 'email':
      return { kind: 'set-email', typed: codeOf(value) };
  }
}

export type CheckoutDetailRequest = Exclude<
  CartRequest,
  { kind: 'create' | 'read' | 'add' | 'update' | 'remove' }
>;

/** Part and value that a request sets in a cart. */
export function requestedChange(request: CheckoutDetailRequest): {
  readonly matter: CheckoutDetail;
  readonly value: number;
} {
  switch (request.kind) {
    case 'apply-coupon':
      return { matter: 'coupon', value: Number(request.code) };
    case 'remove-coupon':
      return { matter: 'coupon', value: 0 };
    case 'set-shipping-address':
      return { matter: 'shipping', value: Number(request.typed.city) };
    case 'set-billing-address':
      return { matter: 'billing', value: Number(request.typed.city) };
    case 'set-email':
      return { matter: 'email', value: Number(request.typed) };
  }
}

export const withCheckoutDetails = (cart: Cart, details: CheckoutDetails): Cart => ({
  ...cart,
  appliedCoupons: details.coupon ? [codeOf(details.coupon)] : [],
  shippingAddresses: details.shipping ? [addressOf(details.shipping)] : [],
  billingAddress: details.billing ? addressOf(details.billing) : null,
  email: details.email ? codeOf(details.email) : null,
});

/** Reads the parts that {@link withCheckoutDetails} wrote. */
export const checkoutDetailsOf = (cart: Cart): CheckoutDetails => ({
  coupon: Number(cart.appliedCoupons[0] ?? 0),
  shipping: Number(cart.shippingAddresses[0]?.city ?? 0),
  billing: Number(cart.billingAddress?.city ?? 0),
  email: Number(cart.email ?? 0),
});

const codeOf = (value: number): string => `${value}`;

const addressOf = (value: number): Address => ({ ...HOME, city: `${value}` });
