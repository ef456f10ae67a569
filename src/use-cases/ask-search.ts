import { orderFacets } from '../filters/order-facets.ts';
import type { SearchRequest, SearchResult } from '../search/search-result.ts';
import type { Locale } from '../shared/locale.ts';
import type { PagePorts } from './page-request.ts';

/** Product query of a page to a category; with page type `search` and a text, to the whole shop. */
export type ProductQuestion = Omit<SearchRequest, 'locale' | 'pageType' | 'query'> &
  Partial<Pick<SearchRequest, 'pageType' | 'query'>>;

/** Ports and locale of a search. */
export type SearchVisit = {
  readonly ports: Pick<PagePorts, 'search' | 'log'>;
  readonly request: { readonly locale: Locale };
};

/**
 * Queries products, and sorts the facets (F9): all later steps depend on their order. Logs a
 * failure and returns it as it is (S2).
 */
export async function askSearch(
  { ports, request }: SearchVisit,
  question: ProductQuestion,
): Promise<SearchResult> {
  const { locale } = request;
  const asked = { locale, pageType: 'category', query: '', ...question } as const;
  const result = await ports.search.productsAndFilters(asked);
  const { status, message } = result;
  if (status !== 200) {
    ports.log.warn('search-unavailable', { locale, status, message, objectId: question.objectId });
  }
  return { ...result, facets: orderFacets(result.facets, result.filtersOrder) };
}
