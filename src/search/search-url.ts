import { listingUrl, type ListingState } from '../listing/listing-url.ts';
import { DEFAULT_SORTING } from '../listing/sorting.ts';
import type { Locale } from '../shared/locale.ts';
import { SEARCH_PATH } from './search-place.ts';

/** All that the URL of a search page says. */
export type SearchState = Omit<ListingState, 'categoryUrl' | 'query'> & { readonly query: string };

/** The one URL of a state of the search page, in the form that a shopper sees (S1). */
export const searchUrl = (state: SearchState): string =>
  listingUrl({ ...state, categoryUrl: SEARCH_PATH });

/** Where a text is looked for that somebody has just typed. */
export const textUrl = (query: string, locale: Locale): string =>
  searchUrl({ query, locale, selection: [], facets: [], sorting: DEFAULT_SORTING, page: 1 });
