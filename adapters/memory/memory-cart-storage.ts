import type { CartStorage } from '#ports/cart-storage.ts';
import type { Cart } from '#src/cart/cart.ts';

/** Storage shared by the tabs of one browser. */
export type SharedCartStorage = { cart?: Cart; readonly tabs: Set<Set<() => void>> };

export const createSharedCartStorage = (): SharedCartStorage => ({ tabs: new Set() });

/** One tab's view of a shelf; tabs that share a shelf are notified of each other's changes. */
export function createMemoryCartStorage(
  shelf: SharedCartStorage = createSharedCartStorage(),
): CartStorage {
  const listeners = new Set<() => void>();
  shelf.tabs.add(listeners);
  const tellOthers = () => {
    for (const tab of shelf.tabs) if (tab !== listeners) for (const listener of tab) listener();
  };
  return {
    load: () => shelf.cart,
    save(cart) {
      shelf.cart = cart;
      tellOthers();
    },
    clear() {
      delete shelf.cart;
      tellOthers();
    },
    onChangeElsewhere(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
