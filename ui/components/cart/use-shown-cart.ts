import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import type { ShownCart } from '#src/use-cases/page-model.ts';
import { useStores } from '#ui/shop-context.tsx';

/**
 * The cart that a page shows: the server's to begin with, this tab's once it has looked. `isAway`
 * where there is one of which nothing can be shown now. For observers.
 */
export function useShownCart(page: ShownCart): { readonly cart: Cart; readonly isAway: boolean } {
  const store = useStores().cart;
  const isAway = store.isKnown ? store.isAway : page.isCartAway;
  return { isAway, cart: (store.isKnown ? store.shown : page.cart) ?? EMPTY_CART };
}
