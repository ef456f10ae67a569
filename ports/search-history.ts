import type { RecentSearches } from '#src/search/recent-searches.ts';
import { token } from './token.ts';

/** Stores the list of a shopper's recent searches in the browser. It is sent to no server. */
export interface SearchHistory {
  /** Empty if nothing is stored, or it cannot be read. */
  load(): RecentSearches;
  /** May store nothing where storage is forbidden. */
  save(searches: RecentSearches): void;
}

export const SearchHistory = token<SearchHistory>('SearchHistory');
