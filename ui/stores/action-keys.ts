import type { Ids } from '#ports/ids.ts';
import type { NewCartItem } from '#src/cart/cart.ts';

/** An add to a cart, as the shopper meant it. */
export type AddAction = NewCartItem & { readonly cartId: string };

/** Names the shopper's adds, so that the commerce side carries each of them out once. */
export interface ActionKeys {
  /**
   * A key of its own for every add; but an add that was not answered and is tried again keeps its
   * key: the first may have been carried out.
   */
  keyOf(action: AddAction): string;
  /** The last add was answered: the next one is another, be it the same goods. */
  answered(): void;
}

export function createActionKeys(ids: Ids): ActionKeys {
  let open: (AddAction & { readonly key: string }) | undefined;
  return {
    keyOf(action) {
      if (open && isSame(open, action)) return open.key;
      open = { ...action, key: ids.next() };
      return open.key;
    },
    answered: () => void (open = undefined),
  };
}

const isSame = (one: AddAction, other: AddAction): boolean =>
  one.cartId === other.cartId && one.sku === other.sku && one.quantity === other.quantity;
