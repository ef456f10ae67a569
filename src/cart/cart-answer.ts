import type { Cart, CartAnswer, UserErrorCode } from './cart.ts';

/** The cart after a change; none when the commerce side knows none of that id (C3). */
export const changedCart = (answer: CartAnswer): Cart | null =>
  lossIn(answer) === undefined ? answer.cart : null;

/** Why an answer says that the cart is gone: nobody knows it any more, or it has been ordered. */
export type CartLoss = 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE';

/** The loss that an answer to a change tells of; one without a cart and a word is not found. */
export function lossIn({ cart, userErrors }: CartAnswer): CartLoss | undefined {
  const told = userErrors.map(({ code }) => code).find(isLoss);
  return told ?? (cart ? undefined : 'CART_NOT_FOUND');
}

/** The cart that was read; one that is read with errors is as good as none (C3). */
export const loadedCart = ({ cart, userErrors }: CartAnswer): Cart | null =>
  userErrors.length > 0 ? null : cart;

const isLoss = (code: UserErrorCode): code is CartLoss =>
  code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE';
