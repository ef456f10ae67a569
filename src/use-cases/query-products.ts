import { OFFER_FACET, reducedText } from '../catalog/derived-facets.ts';
import type { Hit } from '../catalog/product.ts';
import type { Shell } from '../content/shell.ts';
import type { Facet } from '../filters/facet.ts';
import { translateFacets } from '../filters/filter-translations.ts';
import { orderFacets } from '../filters/merge-facets.ts';
import type { SearchRequest, SearchResult } from '../search/search-result.ts';
import { withoutFacet } from '../filters/selection.ts';
import { displayPriceOf } from '../pricing/price.ts';
import { DEFAULT_SORTING, type Sorting } from '../search/sorting-and-page-size.ts';
import type { Locale } from '../shared/locale.ts';
import { memoizePerObject } from '../shared/memoize.ts';
import type { PagePorts } from './page-request.ts';

/** Product query of a page to a category; with page type `search` and a text, to the whole shop. */
export type ProductQuery = Omit<SearchRequest, 'locale' | 'pageType' | 'query' | 'sorting'> &
  Partial<Pick<SearchRequest, 'pageType' | 'query'>> & {
    readonly sorting: Sorting;
    /** Set for what is reduced only (L11), with what saves most first unless shoppers sort it. */
    readonly offers?: true;
  };

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
  { ports, request: { locale }, shell }: ProductSearchContext,
  productQuery: ProductQuery,
): Promise<SearchResult> {
  const { offers = false, ...query } = productQuery;
  const request = { locale, pageType: 'category', query: '', ...query } as const;
  const result = offers
    ? withoutUnproven(await ports.search.productsAndFilters(reducedOnly(request)))
    : await ports.search.productsAndFilters(request);
  const { status, message } = result;
  if (status !== 200) {
    ports.log.warn('search-unavailable', {
      locale,
      status,
      message,
      objectId: productQuery.objectId,
    });
  }
  return { ...result, facets: orderedFacetsForUrls(result, shell, locale) };
}

/**
 * Each product is shown by its best variant that is reduced. The category needs `aanbieding` among
 * its facets, as any by which variants are chosen.
 */
function reducedOnly(request: SearchRequest): SearchRequest {
  const { locale, selection, sorting } = request;
  const reduced = { kind: 'values', name: OFFER_FACET, values: [reducedText(locale)] } as const;
  return {
    ...request,
    selection: [...withoutFacet(selection, OFFER_FACET), reduced],
    sorting: sorting === DEFAULT_SORTING ? 'saving' : sorting,
  };
}

/**
 * Without what has no was-price: the commerce side announces a reduction that the price ledger does
 * not confirm. Its count stays, as other pages are unknown. A price is that of the shown variant
 * alone, and that all is reduced is no choice.
 */
const withoutUnproven = (result: SearchResult): SearchResult => ({
  ...result,
  facets: result.facets.filter(({ name }) => name !== OFFER_FACET),
  filtersOrder: result.filtersOrder.filter((name) => name !== OFFER_FACET),
  hits: result.hits
    .filter(({ price }) => displayPriceOf(price)?.was !== undefined)
    .map(withoutFrom),
});

/** The same for the same hit, as caches compare. */
const withoutFrom: (hit: Hit) => Hit = memoizePerObject((hit) => ({ ...hit, priceFrom: false }));

/** Facets of a search as the URLs of a locale name them: in order (F9), in the editors' words (L8). */
export const orderedFacetsForUrls = (
  { facets, filtersOrder }: Pick<SearchResult, 'facets' | 'filtersOrder'>,
  { filterTranslations = [] }: Pick<Shell, 'filterTranslations'>,
  locale: Locale,
): readonly Facet[] =>
  translateFacets(orderFacets(facets, filtersOrder), filterTranslations, locale);
