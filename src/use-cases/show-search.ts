import { variantUrl } from '../catalog/variant-url.ts';
import { parseCompareList } from '../compare/compare-list.ts';
import type { SearchEntry } from '../content/page-entry.ts';
import { pageOfQuery } from '../listing/pagination.ts';
import { queryValue } from '../routing/url-parts.ts';
import { mayBeArticleNumber } from '../search/search-text.ts';
import { rewriteSearch, splitSearchSegments } from '../search/search-path.ts';
import { DEFAULT_PAGE_SIZE, parseSorting } from '../search/sorting-and-page-size.ts';
import { comparedProducts } from './show-compare.ts';
import type { PageContext, PageOutcome, PageRequest } from './page-request.ts';
import { isPriceForm } from './price-form.ts';
import { narrowToBed, queryForBed, resultForBed } from './narrow-to-bed.ts';
import { deliveryDaysOf, withinDayOfUrl } from './narrow-to-day.ts';
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
  switch (narrowed.kind) {
    case 'absent':
      return showError(context, 404);
    case 'moved':
      return narrowed;
    case 'failed':
      return show(context, { entry, productQuery, result: narrowed.result });
    case 'narrowed':
      return answer(context, entry, { ...productQuery, selection: narrowed.selection });
  }
}

async function answer(
  context: PageContext,
  entry: SearchEntry,
  productQuery: SearchListing['productQuery'],
): Promise<PageOutcome> {
  const query = await narrowToBed(context, productQuery);
  const [[found, suggestions], compared] = await Promise.all([
    queryForBed(context, query),
    comparedProducts(context, parseCompareList(context.request.query)),
  ]);
  const result = await resultForBed(context, query, found);
  const delivery = deliveryDaysOf(context, productQuery, found);
  return show(context, { entry, productQuery, suggestions, compared, ...result, ...delivery });
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

async function show(context: PageContext, search: SearchListing): Promise<PageOutcome> {
  const model = await searchPage(context, search);
  return model.head.status === 404 ? showError(context, 404) : { kind: 'page', model };
}

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
