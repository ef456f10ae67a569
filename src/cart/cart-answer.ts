import type { Cart, CartAnswer } from './cart.ts';

/** The cart after a change; none when the commerce side knows none of that id (C3). */
export const changedCart = ({ cart, userErrors }: CartAnswer): Cart | null =>
  userErrors.some(({ code }) => code === 'CART_NOT_FOUND') ? null : cart;

/** The cart that was read; one that is read with errors is as good as none (C3). */
export const loadedCart = ({ cart, userErrors }: CartAnswer): Cart | null =>
  userErrors.length > 0 ? null : cart;
