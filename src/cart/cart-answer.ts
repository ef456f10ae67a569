import type { CartState } from './cart-state.ts';
import type { Cart, CartAnswer, UserErrorCode } from './cart.ts';
import type { Intention } from './intention.ts';

/** Returns the cart after a change; `null` if the commerce backend does not know its id (C3). */
export const changedCart = (answer: CartAnswer): Cart | null =>
  lossIn(answer) === undefined ? answer.cart : null;

/** Why a cart is gone: the commerce backend does not know it any more, or it has been ordered. */
export type CartLoss = 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE';

/** The loss reported by the answer to a change: `CART_NOT_FOUND` if it has no cart and no code. */
export function lossIn({ cart, userErrors }: CartAnswer): CartLoss | undefined {
  const told = userErrors.map(({ code }) => code).find(isLoss);
  return told ?? (cart ? undefined : 'CART_NOT_FOUND');
}

/**
 * Whether a read that the tab started itself finds that its cart, known to hold items, has expired
 * (C3). False for a cart that already replaces a lost one: there is no third attempt. False for a
 * read because another tab has just stored a cart: tabs whose servers know different carts could
 * otherwise replace each other's carts endlessly.
 */
export const hasExpired = ({ cart, lost, sentFor }: CartState, answer: CartAnswer): boolean =>
  isOwnLook(sentFor) && cart.items.length > 0 && !lost && lossIn(answer) === 'CART_NOT_FOUND';

const isOwnLook = (wish: Intention | undefined): boolean => wish?.kind === 'load' && !wish.isNews;

/** Returns the cart that was read; `null` if it was read with errors (C3). */
export const loadedCart = ({ cart, userErrors }: CartAnswer): Cart | null =>
  userErrors.length > 0 ? null : cart;

const isLoss = (code: UserErrorCode): code is CartLoss =>
  code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE';
