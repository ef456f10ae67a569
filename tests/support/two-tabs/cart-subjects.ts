import type { AddressFields } from '#src/address/validate-address.ts';
import type { Cart } from '#src/cart/cart.ts';
import { HOME } from '../addresses.ts';

/** Products of the small shop, one of them a bundle. */
export const PRODUCTS = [
  { sku: 'X1-1', optionUids: [] },
  { sku: 'T2-160', optionUids: [] },
  { sku: 'B1-140x200-zand', optionUids: [btoa('bundle/B1/topper/latex')] },
] as const;

export const COUPON_CODES = ['TEN', 'FIVE'] as const;
export const EMAILS = ['anna@example.com', 'bram@example.com'] as const;

/** Parts of a cart that can change: products by SKU with their quantity, all others with a number. */
export const SUBJECTS = [
  ...PRODUCTS.map(({ sku }) => sku),
  'coupon',
  'email',
  'shipping',
  'billing',
];

/** An address with this house number. */
export const addressAt = (houseNumber: number): AddressFields => ({
  ...HOME,
  houseNumber: `${houseNumber}`,
});

/**
 * Contents of a cart by subject; 0 for none. Without products there is no coupon, as a cart without
 * products shows none.
 */
export function subjectsOf(cart: Cart): ReadonlyMap<string, number> {
  const quantities = new Map(cart.items.map(({ product, quantity }) => [product.sku, quantity]));
  return new Map([
    ...PRODUCTS.map(({ sku }) => [sku, quantities.get(sku) ?? 0] as const),
    ...(cart.items.length > 0
      ? [['coupon', indexIn(COUPON_CODES, cart.appliedCoupons[0])] as const]
      : []),
    ['email', indexIn(EMAILS, cart.email)] as const,
    ['shipping', Number(cart.shippingAddresses[0]?.houseNumber ?? 0)] as const,
    ['billing', Number(cart.billingAddress?.houseNumber ?? 0)] as const,
  ]);
}

const indexIn = (list: readonly string[], one: string | null | undefined): number =>
  list.findIndex((other) => other === one) + 1;
