import type { CombinedSearch, SearchOrigin } from '#src/search/combined-search.ts';
import type { RecommendationFailure } from '#src/search/recommendation-answers.ts';
import type { RecommendationRequest, Recommendations } from '#src/search/recommendations.ts';
import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import type { TopSearches } from '#src/search/search-text.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Finds products and counts the values that a shopper could narrow them by. */
export interface ProductSearch {
  /**
   * Never rejects: a failure is a result with its status and message (S2). A request without
   * criteria (`isEmptySearchRequest`) gets an empty answer, not the whole catalogue.
   */
  productsAndFilters(request: SearchRequest): Promise<SearchResult>;
}

export const ProductSearch = token<ProductSearch>('ProductSearch');

/** Suggestions of the search box, while the shopper types and before. */
export interface SearchBox {
  /**
   * Finds a text in four groups; `SEARCH_PLANS` sets how much of each group an origin shows (S3). Never
   * rejects: a failure is four empty groups (S5).
   */
  find(locale: Locale, text: string, origin: SearchOrigin): Promise<CombinedSearch>;
  /**
   * Better spellings of a text, the likeliest first, each of which finds a product; empty if there
   * is nothing to correct or nothing better is known. Never rejects.
   */
  didYouMean(locale: Locale, text: string): Promise<readonly string[]>;
  /** Most frequent searches of the locale. Never rejects: a failure is an empty list (S5). */
  topSearches(locale: Locale): Promise<TopSearches>;
}

export const SearchBox = token<SearchBox>('SearchBox');

/** Recommends products that go with a product, are like it, or are in demand (S6). */
export interface Recommender {
  /**
   * Answers each request by itself, in their order: one that cannot be answered fails alone.
   * `viewed` are SKUs that the shopper has viewed, the latest first; only "recommended for you"
   * uses them. Never rejects.
   */
  recommend(
    locale: Locale,
    requests: readonly RecommendationRequest[],
    viewed?: readonly string[],
  ): Promise<readonly RecommendationAnswer[]>;
}

export type RecommendationAnswer = Result<Recommendations, RecommendationFailure>;

export const Recommender = token<Recommender>('Recommender');
