import type { RecentSearches } from '#src/search/recent-searches.ts';
import { token } from './token.ts';

/** Where a browser keeps what its shopper has looked for. Nobody else ever hears of it. */
export interface SearchHistory {
  /** None where nothing is kept, or what is kept cannot be read. */
  load(): RecentSearches;
  /** Keeping nothing, where storage is forbidden, is allowed. */
  save(searches: RecentSearches): void;
}

export const SearchHistory = token<SearchHistory>('SearchHistory');
