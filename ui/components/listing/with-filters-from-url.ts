import { SEARCH_TEXT_PARAM } from '#src/routing/reserved-params.ts';
import { selectionOfUrl } from '#src/listing/selection-of-url.ts';
import { queryValue } from '#src/routing/query-string.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { tidySearchText } from '#src/search/search-text.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';

/**
 * The listing with the filters and search text of a URL; its counts and products stay those of
 * before.
 */
export function withFiltersFromUrl(url: string, listing: ListingPage): ListingPage {
  const appliedFilters = selectionOfUrl(url, listing);
  if (!appliedFilters) return listing;
  if (listing.type === 'search') return { ...listing, appliedFilters };
  const { query: _, ...category } = listing;
  const query = tidySearchText(queryValue(splitUrl(url).query, SEARCH_TEXT_PARAM) ?? '');
  return { ...category, appliedFilters, ...(query !== '' && { query }) };
}
