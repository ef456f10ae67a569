import type { CartState } from './cart-state.ts';
import type { Cart, CartAnswer, UserErrorCode } from './cart.ts';
import type { Intention } from './intention.ts';

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

/**
 * Whether a tab that looks at its cart of its own accord finds that it has expired, and knows what
 * was in it (C3). Of one that takes the place of a lost one this is not asked: no third is tried.
 * Nor is it of one that another tab has just kept: tabs whose servers know different carts might
 * replace them in turn without end.
 */
export const hasExpired = ({ cart, lost, sentFor }: CartState, answer: CartAnswer): boolean =>
  isOwnLook(sentFor) && cart.items.length > 0 && !lost && lossIn(answer) === 'CART_NOT_FOUND';

const isOwnLook = (wish: Intention | undefined): boolean => wish?.kind === 'load' && !wish.isNews;

/** The cart that was read; one that is read with errors is as good as none (C3). */
export const loadedCart = ({ cart, userErrors }: CartAnswer): Cart | null =>
  userErrors.length > 0 ? null : cart;

const isLoss = (code: UserErrorCode): code is CartLoss =>
  code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE';
