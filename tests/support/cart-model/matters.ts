import type { Address } from '#src/address/address.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { Intention } from '#src/cart/intention.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import { HOME } from '../addresses.ts';

/** Parts of a cart besides its lines, one of each. A value is a number from 1; 0 is none. */
export const MATTERS = ['coupon', 'shipping', 'billing', 'email'] as const;

export type Matter = (typeof MATTERS)[number];

export type Matters = Readonly<Record<Matter, number>>;

export const NO_MATTERS: Matters = { coupon: 0, shipping: 0, billing: 0, email: 0 };

/** Largest value that the commerce backend accepts. */
export const LARGEST_VALUE = 2;

/** Cart command that sets this value; only a coupon can be removed. */
export function wishFor(matter: Matter, value: number, held: number): Intention {
  switch (matter) {
    case 'coupon':
      return value > 0
        ? { kind: 'apply-coupon', code: codeOf(value) }
        : { kind: 'remove-coupon', code: codeOf(held) };
    case 'shipping':
      return { kind: 'set-shipping-address', typed: addressOf(value) };
    case 'billing':
      return { kind: 'set-billing-address', typed: addressOf(value) };
    case 'email':
      return { kind: 'set-email', typed: codeOf(value) };
  }
}

export type MatterRequest = Exclude<
  CartRequest,
  { kind: 'create' | 'read' | 'add' | 'update' | 'remove' }
>;

/** Part and value that a request sets in a cart. */
export function changeIn(request: MatterRequest): {
  readonly matter: Matter;
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

export const withMatters = (cart: Cart, matters: Matters): Cart => ({
  ...cart,
  appliedCoupons: matters.coupon ? [codeOf(matters.coupon)] : [],
  shippingAddresses: matters.shipping ? [addressOf(matters.shipping)] : [],
  billingAddress: matters.billing ? addressOf(matters.billing) : null,
  email: matters.email ? codeOf(matters.email) : null,
});

/** Reads the parts that {@link withMatters} wrote. */
export const mattersOf = (cart: Cart): Matters => ({
  coupon: Number(cart.appliedCoupons[0] ?? 0),
  shipping: Number(cart.shippingAddresses[0]?.city ?? 0),
  billing: Number(cart.billingAddress?.city ?? 0),
  email: Number(cart.email ?? 0),
});

const codeOf = (value: number): string => `${value}`;

const addressOf = (value: number): Address => ({ ...HOME, city: `${value}` });
