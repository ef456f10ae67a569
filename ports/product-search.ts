import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
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
