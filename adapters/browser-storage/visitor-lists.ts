import type { Log } from '#ports/log.ts';
import type { RecentlyViewedStorage } from '#ports/browser-storage.ts';
import {
  formatRecentlyViewed,
  parseRecentlyViewed,
  type RecentlyViewed,
} from '#src/catalog/recently-viewed.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import { createStorageAttempt, onStorageChange, type StorageWindow } from './storage-window.ts';

/** Viewed products in local storage. If the browser refuses to store them, there are none. */
export function createBrowserRecentlyViewed(
  window: StorageWindow,
  log: Log,
): RecentlyViewedStorage {
  const attempt = createStorageAttempt(log);
  const load = (): RecentlyViewed =>
    attempt('viewed-goods-not-loaded', () =>
      parseRecentlyViewed(parseJson(window.localStorage.getItem(KEY))),
    ) ?? [];
  return {
    load,
    save: (viewed) =>
      attempt('viewed-goods-not-kept', () =>
        window.localStorage.setItem(KEY, formatRecentlyViewed(viewed)),
      ),
    onChangeElsewhere: (listener) => onStorageChange(window, KEY, listener),
  };
}

const KEY = 'viewed';
