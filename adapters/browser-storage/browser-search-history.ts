import type { Log } from '#ports/log.ts';
import type { SearchHistory } from '#ports/browser-storage.ts';
import { formatRecentSearches, parseRecentSearches } from '#src/search/recent-searches.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import { createStorageAttempt, type StorageWindow } from './storage-window.ts';

/** Recent searches in local storage. If the browser refuses to store them, there are none. */
export function createBrowserSearchHistory(
  window: Pick<StorageWindow, 'localStorage'>,
  log: Log,
): SearchHistory {
  const attempt = createStorageAttempt(log);
  return {
    load: () =>
      attempt('searches-not-loaded', () =>
        parseRecentSearches(parseJson(window.localStorage.getItem(KEY))),
      ) ?? [],
    save: (searches) =>
      attempt('searches-not-kept', () =>
        searches.length === 0
          ? window.localStorage.removeItem(KEY)
          : window.localStorage.setItem(KEY, formatRecentSearches(searches)),
      ),
  };
}

const KEY = 'recent-searches';
