import { writeFilters } from '../filters/format-filters.ts';
import { TEXT_NAME } from '../filters/reserved-names.ts';
import { pageParameters, withParameters, type ListingState } from '../listing/listing-url.ts';
import { tidySearchText } from './search-text.ts';

/** Where the search page is, in every locale. */
export const SEARCH_PATH = '/search';

/** All that the URL of a search page says. */
export type SearchState = Omit<ListingState, 'categoryUrl'> & { readonly query: string };

/**
 * The one URL of a state of a search page, in the form that a shopper sees (S1):
 * `/search?q=zachte%20matras&maat=140x200%2B160x200&page=2`. The text comes first, then filters
 * and values in the order of the page (F9). The first page and the shop's own order are not
 * written; nor is a text of nothing.
 */
export function searchUrl(state: SearchState): string {
  const text = tidySearchText(state.query);
  const filters = writeFilters(state.selection, state.facets, state.locale);
  return withParameters(SEARCH_PATH, [
    ...(text === '' ? [] : [`${TEXT_NAME}=${encodeURIComponent(text)}`]),
    ...filters.map(({ name, values }) => `${name}=${encodeURIComponent(values.join('+'))}`),
    ...pageParameters(state),
  ]);
}
