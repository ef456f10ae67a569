import type {
  CartStorage,
  ConsentStorage,
  MyBedStorage,
  RecentlyViewedStorage,
  SavedProductsStorage,
  SearchHistory,
} from '#ports/browser-storage.ts';
import type { MyBed } from '#src/my-bed/my-bed.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { RecentlyViewed } from '#src/catalog/recently-viewed.ts';
import type { Consent } from '#src/consent/consent.ts';
import type { SavedProducts } from '#src/saved/saved-products.ts';
import type { RecentSearches } from '#src/search/recent-searches.ts';

type Tabs = Set<Set<() => void>>;

/** Opens a tab, which notifies the others of its changes. */
function openTab(tabs: Tabs) {
  const listeners = new Set<() => void>();
  tabs.add(listeners);
  return {
    notifyOthers(): void {
      for (const tab of tabs) if (tab !== listeners) for (const listener of tab) listener();
    },
    onChangeElsewhere(listener: () => void): () => void {
      const notify = () => listener();
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

/** Storage shared by the tabs of one browser. */
export type SharedCartStorage = { cart?: Cart; readonly tabs: Tabs };

export const createSharedCartStorage = (): SharedCartStorage => ({ tabs: new Set() });

/** One tab's view of shared storage; tabs that share it are notified of each other's changes. */
export function createMemoryCartStorage(
  shared: SharedCartStorage = createSharedCartStorage(),
): CartStorage {
  const tab = openTab(shared.tabs);
  return {
    load: () => shared.cart,
    save(cart) {
      shared.cart = cart;
      tab.notifyOthers();
    },
    clear() {
      delete shared.cart;
      tab.notifyOthers();
    },
    onChangeElsewhere: (listener) => tab.onChangeElsewhere(listener),
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
export type SharedRecentlyViewed = { viewed?: RecentlyViewed; readonly tabs: Tabs };

export const createSharedRecentlyViewed = (viewed?: RecentlyViewed): SharedRecentlyViewed => ({
  ...(viewed && { viewed }),
  tabs: new Set(),
});

/** One tab's view of shared storage; tabs that share it are notified of each other's changes. */
export function createMemoryRecentlyViewed(
  shared: SharedRecentlyViewed = createSharedRecentlyViewed(),
): RecentlyViewedStorage {
  const tab = openTab(shared.tabs);
  return {
    load: () => shared.viewed,
    save(viewed) {
      shared.viewed = viewed;
      tab.notifyOthers();
    },
    clear() {
      delete shared.viewed;
      tab.notifyOthers();
    },
    onChangeElsewhere: (listener) => tab.onChangeElsewhere(listener),
  };
}

/** Storage shared by the tabs of one browser. */
export type SharedSavedProducts = { products: SavedProducts; readonly tabs: Tabs };

export const createSharedSavedProducts = (): SharedSavedProducts => ({
  products: [],
  tabs: new Set(),
});

/** One tab's view of shared storage; tabs that share it are notified of each other's changes. */
export function createMemorySavedProducts(
  shared: SharedSavedProducts = createSharedSavedProducts(),
): SavedProductsStorage {
  const tab = openTab(shared.tabs);
  return {
    load: () => shared.products,
    save(products) {
      shared.products = products;
      tab.notifyOthers();
    },
    onChangeElsewhere: (listener) => tab.onChangeElsewhere(listener),
  };
}

/** Storage shared by the tabs of one browser. */
export type SharedBed = { bed: MyBed | undefined; readonly tabs: Tabs };

/** One tab's view of shared storage; tabs that share it are notified of each other's changes. */
export function createMemoryMyBed(
  shared: SharedBed = { bed: undefined, tabs: new Set() },
): MyBedStorage {
  const tab = openTab(shared.tabs);
  return {
    load: () => shared.bed,
    save(bed) {
      shared.bed = bed;
      tab.notifyOthers();
    },
    onChangeElsewhere: (listener) => tab.onChangeElsewhere(listener),
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
