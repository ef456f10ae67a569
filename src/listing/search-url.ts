import { listingUrl, type ListingState } from './listing-url.ts';
import { DEFAULT_SORTING } from '../search/sorting.ts';
import type { Locale } from '../shared/locale.ts';
import { SEARCH_PATH } from '../routing/search-page-path.ts';

/** State that the URL of a search page contains. */
export type SearchState = Omit<ListingState, 'categoryUrl' | 'query'> & { readonly query: string };

/** Canonical URL of a search page's state, in the form that a shopper sees (S1). */
export const searchUrl = (state: SearchState): string =>
  listingUrl({ ...state, categoryUrl: SEARCH_PATH });

/** URL of the search for a text just typed. */
export const searchTextUrl = (query: string, locale: Locale): string =>
  searchUrl({ query, locale, selection: [], facets: [], sorting: DEFAULT_SORTING, page: 1 });
