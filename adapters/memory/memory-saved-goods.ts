import type { SavedGoods } from '#ports/saved-goods.ts';
import type { SavedGoods as Goods } from '#src/saved/saved-goods.ts';

/** Storage shared by the tabs of one browser. */
export type SavedShelf = { goods: Goods; readonly tabs: Set<Set<() => void>> };

export const createSavedShelf = (): SavedShelf => ({ goods: [], tabs: new Set() });

/** One tab's view of a shelf; tabs that share a shelf are notified of each other's changes. */
export function createMemorySavedGoods(shelf: SavedShelf = createSavedShelf()): SavedGoods {
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
