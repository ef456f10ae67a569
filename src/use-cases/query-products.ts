import type { Shell } from '../content/shell.ts';
import type { Facet } from '../filters/facet.ts';
import { translateFacets } from '../filters/filter-translations.ts';
import { orderFacets } from '../filters/merge-facets.ts';
import type { SearchRequest, SearchResult } from '../search/search-result.ts';
import type { Locale } from '../shared/locale.ts';
import type { PagePorts } from './page-request.ts';

/** Product query of a page to a category; with page type `search` and a text, to the whole shop. */
export type ProductQuery = Omit<SearchRequest, 'locale' | 'pageType' | 'query'> &
  Partial<Pick<SearchRequest, 'pageType' | 'query'>>;

/** Ports, locale and editors' words of a search. */
export type ProductSearchContext = {
  readonly ports: Pick<PagePorts, 'search' | 'log'>;
  readonly request: { readonly locale: Locale };
  readonly shell: Pick<Shell, 'filterTranslations'>;
};

/**
 * Queries products, sorts the facets (F9) and gives them the editors' URL words (L8): all later
 * steps depend on both. Logs a failure and returns it as it is (S2).
 */
export async function queryProducts(
  { ports, request, shell }: ProductSearchContext,
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
  return { ...result, facets: facetsInUrls(result, shell, locale) };
}

/** Facets of a search as the URLs of a locale name them: in order (F9), in the editors' words (L8). */
export const facetsInUrls = (
  { facets, filtersOrder }: Pick<SearchResult, 'facets' | 'filtersOrder'>,
  { filterTranslations = [] }: Pick<Shell, 'filterTranslations'>,
  locale: Locale,
): readonly Facet[] =>
  translateFacets(orderFacets(facets, filtersOrder), filterTranslations, locale);
