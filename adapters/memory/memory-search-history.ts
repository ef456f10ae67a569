import type { SearchHistory } from '#ports/search-history.ts';
import type { RecentSearches } from '#src/search/recent-searches.ts';

/** Search history that is lost when the tab is closed. */
export function createMemorySearchHistory(searches: RecentSearches = []): SearchHistory {
  let kept = searches;
  return {
    load: () => kept,
    save: (searches) => void (kept = searches),
  };
}
