import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import type { ShownCart } from '#src/use-cases/page-model.ts';
import { useStores } from '#ui/shop-context.tsx';

/**
 * The cart to show: the server's at first, this tab's once it has loaded. `isUnavailable` if the cart
 * exists but cannot be loaded. Observable: use it within an observer.
 */
export function useShownCart(page: ShownCart): { readonly cart: Cart; readonly isAway: boolean } {
  const store = useStores().cart;
  const isUnavailable = store.isKnown ? store.isUnavailable : page.isCartAway;
  return {
    isAway: isUnavailable,
    cart: (store.isKnown ? store.optimisticCart : page.cart) ?? EMPTY_CART,
  };
}
