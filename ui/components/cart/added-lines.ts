import type { CartItem } from '#src/cart/cart.ts';
import type { Confirmation } from '#ui/stores/confirmation-store.ts';

/** Lines that a confirmation is about. */
export const addedLines = (
  { uids }: Confirmation,
  items: readonly CartItem[],
): readonly CartItem[] => items.filter(({ uid }) => uids.includes(uid));
