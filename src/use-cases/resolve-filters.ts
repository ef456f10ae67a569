import { parseCompareList } from '../compare/compare-list.ts';
import { deliveredByOfQuery } from '../delivery/delivered-by.ts';
import { facetsByUrlName } from '../filters/facet-url-names.ts';
import { knownFilters, selectionFromFilters } from '../filters/selection-from-filters.ts';
import type { Selection } from '../filters/selection.ts';
import { parseFilterSegments } from '../filters/url-grammar.ts';
import { listingUrl } from '../listing/listing-url.ts';
import type { SearchResult } from '../search/search-result.ts';
import { bedOfQuery, showsAllSizes } from '../my-bed/my-bed.ts';
import { queryProducts, type ProductQuery } from './query-products.ts';
import type { PageContext } from './page-request.ts';
import { isPriceForm, priceFormTarget } from './price-form.ts';

/** Products that a URL requests, before the available facets are known. */
export type UnresolvedListing = {
  /** Path of the category, or of the search page. */
  readonly url: string;
  /** Query for the listing without filters. */
  readonly productQuery: ProductQuery;
  /** Filters as written in the URL: names and values in turn, still percent-encoded. */
  readonly filters: readonly string[];
  /** Whether they are query parameters, of which others than filters are ignored (S1). */
  readonly isFromQuery?: boolean;
  /** Addresses that editors gave to filtered pages (F11): none is redirected to another spelling. */
  readonly editorsPaths?: readonly string[];
};

/**
 * Result: a selection, a missing page, a redirect of the price form (303) or of filters under
 * another name than their own (308), or a failed search.
 */
export type ResolvedFilters =
  | { readonly kind: 'narrowed'; readonly selection: Selection }
  | { readonly kind: 'absent' }
  | { readonly kind: 'moved'; readonly status: 303 | 308; readonly location: string }
  | { readonly kind: 'failed'; readonly result: SearchResult };

/**
 * Resolves the filters of a URL. Their meaning depends on the available facets, so these are
 * queried first. A filter without a meaning makes the page a 404; one that is named by its attribute
 * key or label is redirected to the locale's own name (F7).
 */
export async function resolveFilters(
  context: PageContext,
  listing: UnresolvedListing,
): Promise<ResolvedFilters> {
  const { productQuery, filters: written, isFromQuery = false, editorsPaths = [] } = listing;
  const { locale, path, query } = context.request;
  if (written.length === 0 && !isPriceForm(query)) return { kind: 'narrowed', selection: [] };
  // No query for malformed segments. Which parameters of a query string are filters, the facets say.
  if (!isFromQuery && !parseFilterSegments(written).ok) return { kind: 'absent' };
  const unfilteredResult = await queryProducts(context, {
    ...productQuery,
    page: 1,
    itemsPerPage: 0,
  });
  if (unfilteredResult.status !== 200) return { kind: 'failed', result: unfilteredResult };
  const { facets } = unfilteredResult;
  const ownNames = facetsByUrlName(facets, locale);
  const filters = parseFilterSegments(
    isFromQuery ? knownFilters(written, facets, locale) : written,
  );
  const selection = filters.ok ? selectionFromFilters(filters.value, facets, locale) : filters;
  if (!filters.ok || !selection.ok) return { kind: 'absent' };
  const state = {
    categoryUrl: listing.url,
    query: productQuery.query,
    selection: selection.value,
    facets,
    locale,
    sorting: productQuery.sorting,
    compare: parseCompareList(query),
    bed: bedOfQuery(query),
    isInAllSizes: showsAllSizes(query),
    deliveredBy: deliveredByOfQuery(query),
  };
  if (isPriceForm(query))
    return { kind: 'moved', status: 303, location: priceFormTarget(query, state) };
  if (editorsPaths.includes(path) || filters.value.every(({ name }) => ownNames.has(name)))
    return { kind: 'narrowed', selection: selection.value };
  const location = listingUrl({ ...state, page: productQuery.page });
  return { kind: 'moved', status: 308, location };
}
