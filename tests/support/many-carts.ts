/** Settings that let a test send a whole town's requests from one address. */
export const UNLIMITED_CARTS = {
  CARTS_PER_MINUTE: '100000',
  CART_CHANGES_PER_MINUTE: '100000',
} as const;
