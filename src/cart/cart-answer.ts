import type { CartState } from './cart-state.ts';
import type { Cart, CartAnswer, UserErrorCode } from './cart.ts';
import type { CartCommand } from './cart-command.ts';

/** Returns the cart after a change; `null` if the commerce backend does not know its id (C3). */
export const changedCart = (answer: CartAnswer): Cart | null =>
  invalidCartReasonOf(answer) === undefined ? answer.cart : null;

/** Why a cart is gone: the commerce backend does not know it any more, or it has been ordered. */
export type InvalidCartReason = 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE';

/** The loss reported by the answer to a change: `CART_NOT_FOUND` if it has no cart and no code. */
export function invalidCartReasonOf({
  cart,
  userErrors,
}: CartAnswer): InvalidCartReason | undefined {
  const code = userErrors.map(({ code }) => code).find(isInvalidCartReason);
  return code ?? (cart ? undefined : 'CART_NOT_FOUND');
}

/**
 * Whether a read that the tab started itself finds no cart, so that a new one is created at once
 * (C3). False for a cart that already replaces a lost one: there is no third attempt. False for a
 * read because another tab has just stored a cart: tabs whose servers know different carts could
 * otherwise replace each other's carts endlessly.
 */
export const isCartToReplace = (
  { replaced, commandInFlight }: CartState,
  answer: CartAnswer,
): boolean => isReloadByThisTab(commandInFlight) && !replaced && !loadedCart(answer);

/** Whether the cart to replace, known to hold items, has expired: its contents are migrated (C3). */
export const hasCartExpired = (state: CartState, answer: CartAnswer): boolean =>
  isCartToReplace(state, answer) &&
  state.cart.items.length > 0 &&
  invalidCartReasonOf(answer) === 'CART_NOT_FOUND';

const isReloadByThisTab = (command: CartCommand | undefined): boolean =>
  command?.kind === 'load' && !command.isFromOtherTab;

/** Returns the cart that was read; `null` if it was read with errors (C3). */
export const loadedCart = ({ cart, userErrors }: CartAnswer): Cart | null =>
  userErrors.length > 0 ? null : cart;

const isInvalidCartReason = (code: UserErrorCode): code is InvalidCartReason =>
  code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE';
