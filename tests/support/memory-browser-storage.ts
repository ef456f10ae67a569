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
import type { SavedProducts } from '#src/saved/saved-products.ts';
import type { RecentSearches } from '#src/search/recent-searches.ts';

/** Storage shared by the tabs of one browser. */
export type SharedCartStorage = { cart?: Cart; readonly tabs: Set<Set<() => void>> };

export const createSharedCartStorage = (): SharedCartStorage => ({ tabs: new Set() });

/** One tab's view of shared storage; tabs that share it are notified of each other's changes. */
export function createMemoryCartStorage(
  shared: SharedCartStorage = createSharedCartStorage(),
): CartStorage {
  const listeners = new Set<() => void>();
  shared.tabs.add(listeners);
  const notifyOtherTabs = () => {
    for (const tab of shared.tabs) if (tab !== listeners) for (const listener of tab) listener();
  };
  return {
    load: () => shared.cart,
    save(cart) {
      shared.cart = cart;
      notifyOtherTabs();
    },
    clear() {
      delete shared.cart;
      notifyOtherTabs();
    },
    onChangeElsewhere(listener) {
      const notify = () => listener();
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

/** Consents of one browser, shared by its tabs. */
export function createMemoryConsents(stored?: Consent): ConsentStorage {
  let choice = stored;
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

/** One tab's view of shared storage; tabs that share it are notified of each other's changes. */
export function createMemoryRecentlyViewed(
  shared: SharedRecentlyViewed = createSharedRecentlyViewed(),
): RecentlyViewedStorage {
  const listeners = new Set<() => void>();
  shared.tabs.add(listeners);
  return {
    load: () => shared.viewed,
    save(viewed) {
      shared.viewed = viewed;
      for (const tab of shared.tabs) if (tab !== listeners) for (const listener of tab) listener();
    },
    onChangeElsewhere(listener) {
      const notify = () => listener();
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

/** Storage shared by the tabs of one browser. */
export type SharedSavedProducts = { products: SavedProducts; readonly tabs: Set<Set<() => void>> };

export const createSharedSavedProducts = (): SharedSavedProducts => ({
  products: [],
  tabs: new Set(),
});

/** One tab's view of shared storage; tabs that share it are notified of each other's changes. */
export function createMemorySavedProducts(
  shared: SharedSavedProducts = createSharedSavedProducts(),
): SavedProductsStorage {
  const listeners = new Set<() => void>();
  shared.tabs.add(listeners);
  return {
    load: () => shared.products,
    save(products) {
      shared.products = products;
      for (const tab of shared.tabs) if (tab !== listeners) for (const listener of tab) listener();
    },
    onChangeElsewhere(listener) {
      const notify = () => listener();
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

/** Search history that is lost when the tab is closed. */
export function createMemorySearchHistory(searches: RecentSearches = []): SearchHistory {
  let stored = searches;
  return {
    load: () => stored,
    save: (searches) => void (stored = searches),
  };
}
