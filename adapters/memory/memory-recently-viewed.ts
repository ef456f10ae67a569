import type { RecentlyViewedStorage } from '#ports/recently-viewed-storage.ts';
import type { RecentlyViewed } from '#src/catalog/recently-viewed.ts';

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
