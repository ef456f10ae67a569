import type { CombinedSearch } from '#src/search/combined-search.ts';
import type { SearchOrigin } from '#src/search/search-plan.ts';
import type { TopSearches } from '#src/search/top-searches.ts';
import type { Locale } from '#src/shared/locale.ts';
import { token } from './token.ts';

/** Suggestions of the search box, while the shopper types and before. */
export interface SearchBox {
  /**
   * Finds a text in four groups; `SEARCH_PLANS` sets how much of each a place shows (S3). Never
   * rejects: a failure is four empty groups (S5).
   */
  find(locale: Locale, text: string, place: SearchOrigin): Promise<CombinedSearch>;
  /**
   * Better spellings of a text, the likeliest first, each of which finds a product; empty if there
   * is nothing to correct or nothing better is known. Never rejects.
   */
  didYouMean(locale: Locale, text: string): Promise<readonly string[]>;
  /** Most frequent searches of the locale. Never rejects: a failure is an empty list (S5). */
  topSearches(locale: Locale): Promise<TopSearches>;
}

export const SearchBox = token<SearchBox>('SearchBox');
