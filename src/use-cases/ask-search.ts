import { orderFacets } from '../filters/order-facets.ts';
import type { SearchRequest, SearchResult } from '../search/search-result.ts';
import type { Locale } from '../shared/locale.ts';
import type { PagePorts } from './page-request.ts';

/** What a page asks of a category; with the type of a search and a text, of the whole shop. */
export type ProductQuestion = Omit<SearchRequest, 'locale' | 'pageType' | 'query'> &
  Partial<Pick<SearchRequest, 'pageType' | 'query'>>;

/** Who is asked, and in whose words. */
export type SearchVisit = {
  readonly ports: Pick<PagePorts, 'search' | 'log'>;
  readonly request: { readonly locale: Locale };
};

/**
 * Asks for products, and puts the facets into their order (F9): all that follows
 * goes by the place of a facet. A failure is logged and answered as it is (S2).
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
