import type { ProductSearch } from '#ports/product-search.ts';
import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import { responseKey } from './response-key.ts';
import { freshOnly, CATALOG_LIFETIMES } from './lifetimes.ts';
import { isCacheableSearch } from './cacheable-search.ts';
import type { CachedResponse, Cacheability } from './response-store.ts';
import type { UpstreamCache } from './upstream-cache.ts';

/**
 * Caches listings, shared by all visitors with the same request.
 *
 * All visitors of a cached answer share its `queryId` (`__queryID` outside). It identifies a
 * search, not a visitor: events on its hits carry the visitor's own token. So clicks are counted
 * correctly, but searches too low: one for all who shared it.
 */
export const withSearchCache = (search: ProductSearch, answers: UpstreamCache): ProductSearch => ({
  async productsAndFilters(request) {
    if (!isCacheableSearch(request)) return search.productsAndFilters(request);
    const question = {
      key: keyOf(request),
      tags: () => ['search'],
      worth: cacheabilityFor(request),
    };
    return clickable(await answers.ask(question, () => search.productsAndFilters(request)));
  },
});

const keyOf = ({ locale, ...request }: SearchRequest): string => {
  const { pageType, objectId, query, selection, page, sorting, itemsPerPage } = request;
  const place = [pageType, objectId, query];
  return responseKey('search', locale, ...place, selection, page, sorting, itemsPerPage);
};

const cacheabilityFor =
  ({ query }: SearchRequest) =>
  ({ status }: SearchResult): Cacheability => {
    if (status !== 200) return 'failed';
    return query === '' ? CATALOG_LIFETIMES : freshOnly(CATALOG_LIFETIMES);
  };

/** Maximum age of a search for which the search service takes events, in milliseconds. */
const MAX_CLICKABLE_AGE = 60 * 60 * 1000;

/** Removes the query id of older answers, so that no events are sent for their hits. */
const clickable = ({ answer, age }: CachedResponse<SearchResult>): SearchResult =>
  age < MAX_CLICKABLE_AGE ? answer : { ...answer, queryId: '' };
