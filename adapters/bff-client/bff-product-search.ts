import type { ProductSearch } from '#ports/product-search.ts';
import { formatSearchRequest, parseSearchResult } from '#src/search/search-document.ts';
import { failedSearch, type SearchResult } from '#src/search/search-result.ts';
import { err, ok } from '#src/shared/result.ts';
import type { BffParser, BffReads } from './bff-reads.ts';

/** Search via the shop's own server. */
export const createBffProductSearch = (reads: BffReads): ProductSearch => ({
  async productsAndFilters(request) {
    const method = 'algolia/getProductsAndFilters';
    const found = await reads.read(method, [formatSearchRequest(request)], parseSuccess);
    if (found.ok) return found.value;
    return failedSearch(found.error.statusCode || 503, found.error.message, request.query);
  },
});

/** A failure may come as a result, too; it must not be cached. */
const parseSuccess: BffParser<SearchResult> = (answer) => {
  const result = parseSearchResult(answer);
  const { status, message } = result;
  return status === 200 ? ok(result) : err({ statusCode: status, message });
};
