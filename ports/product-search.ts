import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import { token } from './token.ts';

/** Finds products and counts what a shopper could narrow them by. */
export interface ProductSearch {
  /**
   * Never rejects: a failure is a result with its status and message (S2). A request that asks
   * nothing (`asksNothing`) is answered with nothing, not with all there is.
   */
  productsAndFilters(request: SearchRequest): Promise<SearchResult>;
}

export const ProductSearch = token<ProductSearch>('ProductSearch');
