import type { SearchHistory } from '#ports/search-history.ts';
import { formatRecentSearches, parseRecentSearches } from '#src/search/recent-searches.ts';
import { parseJson } from '#src/shared/parse-json.ts';

/** What of a browser's window the search history needs. */
export interface HistoryWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const KEY = 'recent-searches';

/**
 * Searches in local storage. Where a browser refuses to keep anything, merely reading `localStorage`
 * may throw: the shop then remembers no searches, which nobody has to be told.
 */
export function createBrowserSearchHistory(window: HistoryWindow): SearchHistory {
  const attempt = <T>(use: (storage: HistoryWindow['localStorage']) => T): T | undefined => {
    try {
      return use(window.localStorage);
    } catch {
      return undefined;
    }
  };
  return {
    load: () => parseRecentSearches(parseJson(attempt((storage) => storage.getItem(KEY)) ?? null)),
    save: (searches) =>
      attempt((storage) =>
        searches.length === 0
          ? storage.removeItem(KEY)
          : storage.setItem(KEY, formatRecentSearches(searches)),
      ),
  };
}
