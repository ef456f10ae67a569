import type { SearchHistory } from '#ports/search-history.ts';
import type { RecentSearches } from '#src/search/recent-searches.ts';

/** A browser that forgets what was looked for when its tab is closed. */
export function createMemorySearchHistory(searches: RecentSearches = []): SearchHistory {
  let kept = searches;
  return {
    load: () => kept,
    save: (searches) => void (kept = searches),
  };
}
