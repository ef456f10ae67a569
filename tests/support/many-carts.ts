/**
 * Settings of a shop in which a test may shop from one address as a whole town does: all that it asks
 * comes from there.
 */
export const MANY_CARTS = {
  CARTS_PER_MINUTE: '100000',
  CART_CHANGES_PER_MINUTE: '100000',
} as const;
