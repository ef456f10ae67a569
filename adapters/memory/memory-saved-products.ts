import type { SavedProductsStorage } from '#ports/saved-products-storage.ts';
import type { SavedProducts as Goods } from '#src/saved/saved-products.ts';

/** Storage shared by the tabs of one browser. */
export type SharedSavedProducts = { goods: Goods; readonly tabs: Set<Set<() => void>> };

export const createSharedSavedProducts = (): SharedSavedProducts => ({
  goods: [],
  tabs: new Set(),
});

/** One tab's view of a shelf; tabs that share a shelf are notified of each other's changes. */
export function createMemorySavedProducts(
  shelf: SharedSavedProducts = createSharedSavedProducts(),
): SavedProductsStorage {
  const listeners = new Set<() => void>();
  shelf.tabs.add(listeners);
  return {
    load: () => shelf.goods,
    save(goods) {
      shelf.goods = goods;
      for (const tab of shelf.tabs) if (tab !== listeners) for (const hear of tab) hear();
    },
    onChangeElsewhere(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
