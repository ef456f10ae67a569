import type { CartItem } from '#src/cart/cart.ts';
import type { AddedToCartConfirmation } from '#ui/stores/added-to-cart-store.ts';

/** Lines that a confirmation is about. */
export const addedLines = (
  { uids }: AddedToCartConfirmation,
  items: readonly CartItem[],
): readonly CartItem[] => items.filter(({ uid }) => uids.includes(uid));
