import { parseCompareList } from '../compare/compare-list.ts';
import type { CategoryPageEntry } from '../content/page-entry.ts';
import { itemsPerPage } from '../listing/banner-slots.ts';
import { pageOfQuery } from '../listing/pagination.ts';
import { SEARCH_TEXT_PARAM } from '../routing/reserved-params.ts';
import { queryValue } from '../routing/url-parts.ts';
import { normalizeSearchText } from '../search/search-text.ts';
import { parseSorting, slotsPerPage } from '../search/sorting-and-page-size.ts';
import { categoryPage } from './category-page.ts';
import { comparedGoods } from './show-compare.ts';
import { fillBlocks } from './fill-blocks.ts';
import { nonEmptyLandingPages } from './filtered-page-stock.ts';
import type { PageContext, PageOutcome } from './page-request.ts';
import type { ProductQuery } from './query-products.ts';
import { queryListing } from './query-listing.ts';
import { withinDayOfUrl } from './narrow-to-day.ts';
import { resolveFilters } from './resolve-filters.ts';
import { showError } from './show-error.ts';

/**
 * Shows a category, narrowed by the filters of its URL (F1) and by a search text within it. The
 * search engine policy decides whether the page exists: there is none beyond the last one (H5).
 */
export async function showCategory(
  context: PageContext,
  entry: CategoryPageEntry,
): Promise<PageOutcome> {
  const unfilteredQuery = unfilteredQueryOf(context, entry);
  const resolved = await resolveFilters(context, {
    url: entry.url,
    productQuery: unfilteredQuery,
    filters: context.request.path.slice(entry.url.length).split('/').slice(1),
    editorsPaths: entry.filteredPages?.map(({ url }) => url) ?? [],
  });
  if (resolved.kind === 'absent') return showError(context, 404);
  if (resolved.kind === 'moved') return resolved;
  if (resolved.kind === 'failed') {
    const { result } = resolved;
    const failed = { entry, productQuery: unfilteredQuery, result, blocks: entry.blocks };
    return { kind: 'page', model: categoryPage(context, failed) };
  }
  const productQuery = { ...unfilteredQuery, selection: resolved.selection };
  const [listed, blocks, compared] = await Promise.all([
    queryListing(context, productQuery),
    fillBlocks(context, entry.blocks),
    comparedGoods(context, parseCompareList(context.request.query)),
  ]);
  const landingPages = await nonEmptyLandingPages(context, entry, productQuery, listed.result);
  const listing = { entry, productQuery, blocks, compared, landingPages, ...listed };
  const model = categoryPage(context, listing);
  return model.head.status === 404 ? showError(context, 404) : { kind: 'page', model };
}

/** The query of a category's URL before its filters: search text, page, sorting and day. */
function unfilteredQueryOf(
  context: PageContext,
  { objectId, productsPerPage, listsOffers, banner }: CategoryPageEntry,
): ProductQuery {
  const { query } = context.request;
  const text = normalizeSearchText(queryValue(query, SEARCH_TEXT_PARAM) ?? '');
  return {
    objectId,
    ...(listsOffers && { offers: true as const }),
    ...(text !== '' && { query: text }),
    ...withinDayOfUrl(context),
    selection: [],
    page: pageOfQuery(query),
    sorting: parseSorting(queryValue(query, 'sorting')),
    itemsPerPage: itemsPerPage(slotsPerPage(productsPerPage), banner),
  };
}
