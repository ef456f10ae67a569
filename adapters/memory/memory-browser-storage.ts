import type {
  CartStorage,
  ConsentStorage,
  RecentlyViewedStorage,
  SavedProductsStorage,
  SearchHistory,
} from '#ports/browser-storage.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { RecentlyViewed } from '#src/catalog/recently-viewed.ts';
import type { Consent } from '#src/consent/consent.ts';
import type { SavedProducts as Goods } from '#src/saved/saved-products.ts';
import type { RecentSearches } from '#src/search/recent-searches.ts';

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

/** Consents of one browser, shared by its tabs. */
export function createMemoryConsents(kept?: Consent): ConsentStorage {
  let choice = kept;
  return {
    load: () => choice,
    save: (consent) => void (choice = consent),
  };
}

/** Storage shared by the tabs of one browser. */
export type SharedRecentlyViewed = { viewed: RecentlyViewed; readonly tabs: Set<Set<() => void>> };

export const createSharedRecentlyViewed = (): SharedRecentlyViewed => ({
  viewed: [],
  tabs: new Set(),
});

/** One tab's view of a shelf; tabs that share a shelf are notified of each other's changes. */
export function createMemoryRecentlyViewed(
  shelf: SharedRecentlyViewed = createSharedRecentlyViewed(),
): RecentlyViewedStorage {
  const listeners = new Set<() => void>();
  shelf.tabs.add(listeners);
  return {
    load: () => shelf.viewed,
    save(viewed) {
      shelf.viewed = viewed;
      for (const tab of shelf.tabs) if (tab !== listeners) for (const hear of tab) hear();
    },
    onChangeElsewhere(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}

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

/** Search history that is lost when the tab is closed. */
export function createMemorySearchHistory(searches: RecentSearches = []): SearchHistory {
  let kept = searches;
  return {
    load: () => kept,
    save: (searches) => void (kept = searches),
  };
}
