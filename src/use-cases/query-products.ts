import { orderFacets } from '../filters/merge-facets.ts';
import type { SearchRequest, SearchResult } from '../search/search-result.ts';
import type { Locale } from '../shared/locale.ts';
import type { PagePorts } from './page-request.ts';

/** Product query of a page to a category; with page type `search` and a text, to the whole shop. */
export type ProductQuery = Omit<SearchRequest, 'locale' | 'pageType' | 'query'> &
  Partial<Pick<SearchRequest, 'pageType' | 'query'>>;

/** Ports and locale of a search. */
export type ProductSearchContext = {
  readonly ports: Pick<PagePorts, 'search' | 'log'>;
  readonly request: { readonly locale: Locale };
};

/**
 * Queries products, and sorts the facets (F9): all later steps depend on their order. Logs a
 * failure and returns it as it is (S2).
 */
export async function queryProducts(
  { ports, request }: ProductSearchContext,
  productQuery: ProductQuery,
): Promise<SearchResult> {
  const { locale } = request;
  const query = { locale, pageType: 'category', query: '', ...productQuery } as const;
  const result = await ports.search.productsAndFilters(query);
  const { status, message } = result;
  if (status !== 200) {
    ports.log.warn('search-unavailable', {
      locale,
      status,
      message,
      objectId: productQuery.objectId,
    });
  }
  return { ...result, facets: orderFacets(result.facets, result.filtersOrder) };
}
