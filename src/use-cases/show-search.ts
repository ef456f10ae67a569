import { variantUrl } from '../catalog/variant-url.ts';
import { parseCompareList } from '../compare/compare-list.ts';
import type { SearchEntry } from '../content/page-entry.ts';
import { pageOfQuery } from '../listing/pagination.ts';
import { queryValue } from '../routing/url-parts.ts';
import { mayBeArticleNumber } from '../search/search-text.ts';
import { rewriteSearch, splitSearchSegments } from '../search/search-path.ts';
import { DEFAULT_PAGE_SIZE, parseSorting } from '../search/sorting-and-page-size.ts';
import { comparedGoods } from './show-compare.ts';
import type { PageContext, PageOutcome, PageRequest } from './page-request.ts';
import { isPriceForm } from './price-form.ts';
import { withinDayOfUrl } from './narrow-to-day.ts';
import { queryListing } from './query-listing.ts';
import { resolveFilters } from './resolve-filters.ts';
import { type SearchListing, searchPage } from './search-page.ts';
import { showError } from './show-error.ts';

/**
 * Shows the results of a text: a listing with a query, narrowed by the filters of its URL (S1), or
 * by filters alone. An article number redirects to its product.
 */
export async function showSearch(context: PageContext, entry: SearchEntry): Promise<PageOutcome> {
  const isFromQuery = context.request.path === entry.url;
  const { query, filters } = splitSearchSegments(segmentsOf(context.request, entry));
  const productQuery = { ...productQueryOf(context.request, query), ...withinDayOfUrl(context) };
  const isFirstUnfilteredPage =
    filters.length === 0 && productQuery.page === 1 && !isPriceForm(context.request.query);
  const article = isFirstUnfilteredPage
    ? await productUrlByArticleNumber(context, query)
    : undefined;
  if (article !== undefined) return { kind: 'moved', status: 303, location: article };
  const narrowed = await resolveFilters(context, {
    url: entry.url,
    productQuery,
    filters,
    isFromQuery,
  });
  if (narrowed.kind === 'absent') return showError(context, 404);
  if (narrowed.kind === 'moved') return narrowed;
  const listing =
    narrowed.kind === 'failed'
      ? { entry, productQuery, result: narrowed.result }
      : await querySearch(context, entry, { ...productQuery, selection: narrowed.selection });
  const model = await searchPage(context, listing);
  return model.head.status === 404 ? showError(context, 404) : { kind: 'page', model };
}

async function querySearch(
  context: PageContext,
  entry: SearchEntry,
  productQuery: SearchListing['productQuery'],
): Promise<SearchListing> {
  const [listed, compared] = await Promise.all([
    queryListing(context, productQuery),
    comparedGoods(context, parseCompareList(context.request.query)),
  ]);
  return { entry, productQuery, compared, ...listed };
}

/** From the query string, as a shopper sees it, or from the path that it is rewritten to (S1). */
const segmentsOf = ({ path, query }: PageRequest, { url }: SearchEntry): readonly string[] =>
  path === url ? rewriteSearch(query) : path.slice(url.length).split('/').slice(1);

const productQueryOf = (
  { query: address }: PageRequest,
  query: string,
): SearchListing['productQuery'] => ({
  pageType: 'search',
  objectId: '',
  query,
  selection: [],
  page: pageOfQuery(address),
  sorting: parseSorting(queryValue(address, 'sorting')),
  itemsPerPage: DEFAULT_PAGE_SIZE,
});

/**
 * URL of the product with this article number; a variant's number gives that variant. `undefined`
 * for any other text, and if the catalogue cannot answer: the text is then searched for.
 */
async function productUrlByArticleNumber(
  { ports, request: { locale } }: PageContext,
  text: string,
): Promise<string | undefined> {
  if (!mayBeArticleNumber(text)) return undefined;
  for (const sku of new Set([text, text.toUpperCase()])) {
    const answer = await ports.catalog.product(locale, sku);
    if (answer.ok) {
      const product = answer.value;
      const variant =
        product.sku === sku ? undefined : product.variants.find((one) => one.sku === sku);
      return variant ? variantUrl(product, variant, locale) : product.url;
    }
  }
  return undefined;
}
