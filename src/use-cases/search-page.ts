import type { SearchEntry } from '../content/page-entry.ts';
import { DELIVERY_FACET } from '../filters/facet.ts';
import { EMPTY_SEARCH_ORDER, isExactMatch, orderResults } from '../search/search-order.ts';
import { languageOf } from '../shared/locale.ts';
import { listingSeoFacts, type ProductQueryResult } from './product-query-result.ts';
import type { ProductQuery } from './query-products.ts';
import { productListing } from './category-page.ts';
import { pageBase } from './page-base.ts';
import type { ProductListing, SearchPage } from './page-model.ts';
import type { PageContext } from './page-request.ts';

/** A text, with or without filters, and the products that it found. */
export type SearchListing = ProductQueryResult & {
  readonly entry: SearchEntry;
  readonly productQuery: ProductQuery & { readonly query: string };
};

/**
 * Page model of the search page: a listing, with other results and suggestions for the text. If a
 * text without filters finds nothing, it has the top searches.
 */
export async function searchPage(context: PageContext, search: SearchListing): Promise<SearchPage> {
  const { productQuery, result } = search;
  const { query, selection } = productQuery;
  const hasNoResults =
    result.status === 200 &&
    result.nbHits === 0 &&
    selection.length === 0 &&
    productQuery.deliveredWithin === undefined;
  const [about, topSearches] = await Promise.all([
    aboutText(context, productQuery),
    hasNoResults ? topSearchesOf(context) : [],
  ]);
  const { locale } = context.request;
  const frame = pageBase(context, withSearchTitle(search), listingSeoFacts(locale, search));
  const title = search.entry.title;
  const listing = withoutEmptyFacets(productListing(locale, search));
  return { type: 'search', ...frame, title, query, ...listing, ...about, topSearches };
}

/**
 * The whole shop has facets of every category: drops those without a value among the found
 * products. A chosen one is kept, so that it can be removed.
 */
function withoutEmptyFacets(listing: ProductListing): ProductListing {
  const chosen = new Set(listing.appliedFilters.map(({ name }) => name));
  if (listing.delivery?.chosen !== undefined) chosen.add(DELIVERY_FACET);
  const facets = listing.facets.filter(
    ({ name, values }) => chosen.has(name) || values.some(({ count }) => count > 0),
  );
  return { ...listing, facets, filtersOrder: facets.map(({ name }) => name) };
}

/** In a tab, a history or a bookmark the text distinguishes one search from another. */
function withSearchTitle({ entry, productQuery: { query } }: SearchListing): SearchEntry {
  if (query === '') return entry;
  const { metaTitle: _, ...metadata } = entry.metadata;
  return { ...entry, title: `${query} – ${entry.title}`, metadata };
}

type AboutText = Pick<SearchPage, 'entries' | 'didYouMean'>;

/**
 * Returns content pages and spelling suggestions for a text, on the first page only: a shopper on a
 * later page is interested in the products. No spelling is suggested if a page matches the text
 * exactly.
 */
async function aboutText(
  { ports: { searchBox }, request: { locale } }: PageContext,
  { query, page }: SearchListing['productQuery'],
): Promise<AboutText> {
  if (query === '' || page > 1) return { entries: EMPTY_SEARCH_ORDER, didYouMean: [] };
  const [found, didYouMean] = await Promise.all([
    searchBox.find(locale, query, 'search'),
    searchBox.didYouMean(locale, query),
  ]);
  const entries = orderResults(found, query, languageOf(locale));
  return { entries, didYouMean: entries.before.pages.some(isExactMatch) ? [] : didYouMean };
}

const topSearchesOf = async ({ ports, request }: PageContext): Promise<readonly string[]> =>
  (await ports.searchBox.topSearches(request.locale)).searches;
