import type { CombinedSearch } from '#src/search/combined-search.ts';
import type { SearchPlace } from '#src/search/search-plan.ts';
import type { TopSearches } from '#src/search/top-searches.ts';
import type { Locale } from '#src/shared/locale.ts';
import { token } from './token.ts';

/** What the search box offers while somebody types, and before. */
export interface SearchBox {
  /**
   * What a text is found in, group by group; how much of each, `SEARCH_PLANS` says of the place
   * (S3). Never rejects: a failure is four empty groups (S5).
   */
  find(locale: Locale, text: string, place: SearchPlace): Promise<CombinedSearch>;
  /**
   * Better spellings of a text, the likeliest first, each of which finds a product; none where
   * there is nothing to put right, or nothing better is known. Never rejects.
   */
  didYouMean(locale: Locale, text: string): Promise<readonly string[]>;
  /** What shoppers of the locale look for most. Never rejects: a failure is an empty list (S5). */
  topSearches(locale: Locale): Promise<TopSearches>;
}

export const SearchBox = token<SearchBox>('SearchBox');
