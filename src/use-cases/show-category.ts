import { parseCompareList } from '../compare/compare-list.ts';
import type { CategoryPageEntry } from '../content/page-entry.ts';
import { itemsPerPage } from '../listing/banner-slots.ts';
import { pageOfQuery } from '../listing/pagination.ts';
import { SEARCH_TEXT_PARAM } from '../routing/reserved-params.ts';
import { queryValue } from '../routing/url-parts.ts';
import { normalizeSearchText } from '../search/search-text.ts';
import { parseSorting, slotsPerPage } from '../search/sorting-and-page-size.ts';
import { categoryPage } from './category-page.ts';
import { comparedProducts } from './show-compare.ts';
import { fillBlocks } from './fill-blocks.ts';
import { nonEmptyLandingPages } from './filtered-page-stock.ts';
import type { PageContext, PageOutcome } from './page-request.ts';
import type { CategoryListing } from './product-query-result.ts';
import type { ProductQuery } from './query-products.ts';
import { narrowToBed, queryForBed, resultForBed } from './narrow-to-bed.ts';
import { deliveryDaysOf, withinDayOfUrl } from './narrow-to-day.ts';
import { resolveFilters } from './resolve-filters.ts';
import { showError } from './show-error.ts';

/** Shows a category, narrowed by the filters of its URL (F1) and by a search text within it. */
export async function showCategory(
  context: PageContext,
  entry: CategoryPageEntry,
): Promise<PageOutcome> {
  const productQuery = productQueryOf(context, entry);
  const narrowed = await resolveFilters(context, {
    url: entry.url,
    productQuery,
    filters: context.request.path.slice(entry.url.length).split('/').slice(1),
    editorsPaths: entry.filteredPages?.map(({ url }) => url) ?? [],
  });
  switch (narrowed.kind) {
    case 'absent':
      return showError(context, 404);
    case 'moved':
      return narrowed;
    case 'failed':
      return show(context, {
        entry,
        productQuery,
        result: narrowed.result,
        blocks: entry.blocks,
      });
    case 'narrowed':
      return answer(context, entry, { ...productQuery, selection: narrowed.selection });
  }
}

async function answer(
  context: PageContext,
  entry: CategoryPageEntry,
  productQuery: ProductQuery,
): Promise<PageOutcome> {
  const query = await narrowToBed(context, productQuery);
  const [[found, suggestions], blocks, compared] = await Promise.all([
    queryForBed(context, query),
    fillBlocks(context, entry.blocks),
    comparedProducts(context, parseCompareList(context.request.query)),
  ]);
  const { result, ...ofBed } = await resultForBed(context, query, found);
  const landingPages = await nonEmptyLandingPages(context, entry, productQuery, result);
  return show(context, {
    entry,
    productQuery,
    result,
    blocks,
    compared,
    suggestions,
    landingPages,
    ...ofBed,
    ...deliveryDaysOf(context, productQuery, found),
  });
}

/** The policy decides whether the page exists: there is none beyond the last one (H5). */
async function show(context: PageContext, listing: CategoryListing): Promise<PageOutcome> {
  const model = categoryPage(context, listing);
  return model.head.status === 404 ? showError(context, 404) : { kind: 'page', model };
}

function productQueryOf(
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
