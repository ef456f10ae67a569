import type { Log } from '#ports/log.ts';
import type { RecentlyViewedStorage } from '#ports/browser-storage.ts';
import {
  formatRecentlyViewed,
  parseRecentlyViewed,
  type RecentlyViewed,
} from '#src/catalog/recently-viewed.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import { createStorageAttempt, onStorageChange, type StorageWindow } from './storage-window.ts';

/**
 * Viewed products in local storage, if the visitor has asked for that. Removes what it cannot read,
 * such as a list of an earlier version, which was stored without being asked for.
 */
export function createBrowserRecentlyViewed(
  window: StorageWindow,
  log: Log,
): RecentlyViewedStorage {
  const attempt = createStorageAttempt(log);
  const clear = (): void =>
    attempt('viewed-goods-not-cleared', () => window.localStorage.removeItem(KEY));
  const load = (): RecentlyViewed | undefined => {
    const stored = attempt('viewed-goods-not-loaded', () => window.localStorage.getItem(KEY));
    const viewed = parseRecentlyViewed(parseJson(stored ?? null));
    if (typeof stored === 'string' && viewed === undefined) clear();
    return viewed;
  };
  return {
    load,
    save: (viewed) =>
      attempt('viewed-goods-not-kept', () =>
        window.localStorage.setItem(KEY, formatRecentlyViewed(viewed)),
      ),
    clear,
    onChangeElsewhere: (listener) => onStorageChange(window, KEY, listener),
  };
}

const KEY = 'viewed';
