import type { ListerEntry } from '../content/page-entry.ts';
import { matchFilters } from '../filters/match-filters.ts';
import type { Selection } from '../filters/selection.ts';
import { parseFilterSegments, type WrittenFilter } from '../filters/url-grammar.ts';
import { itemsPerPage, placesPerPage } from '../listing/page-size.ts';
import { parsePage } from '../listing/pagination.ts';
import { parseSorting } from '../listing/sorting.ts';
import { queryValue } from '../routing/query-string.ts';
import { askSearch, type CategoryQuestion } from './ask-search.ts';
import { fillBlocks } from './fill-blocks.ts';
import { listingPage, type AnsweredListing } from './listing-page.ts';
import type { PageOutcome, Visit } from './page-request.ts';
import { isPriceForm, priceFormTarget } from './price-form.ts';
import { showError } from './show-error.ts';

/** A category, narrowed by the filters of its address (F1). */
export async function browseListing(visit: Visit, entry: ListerEntry): Promise<PageOutcome> {
  const { path, query } = visit.request;
  const written = parseFilterSegments(path.slice(entry.url.length).split('/').slice(1));
  if (!written.ok) return showError(visit, 404);
  const isWhole = written.value.length === 0 && !isPriceForm(query);
  return isWhole ? showSelection(visit, entry, []) : narrow(visit, entry, written.value);
}

/**
 * What filters mean depends on what the whole category has, so that is asked first. A filter that
 * means nothing makes the page a 404 (F7).
 */
async function narrow(
  visit: Visit,
  entry: ListerEntry,
  written: readonly WrittenFilter[],
): Promise<PageOutcome> {
  const { locale, query } = visit.request;
  const question = questionOf(visit, entry, []);
  const category = await askSearch(visit, { ...question, page: 1, itemsPerPage: 0 });
  if (category.status !== 200) {
    const { blocks } = entry;
    return show(visit, { entry, question, result: category, blocks });
  }
  const selection = matchFilters(written, category.facets, locale);
  if (!selection.ok) return showError(visit, 404);
  if (!isPriceForm(query)) return showSelection(visit, entry, selection.value);
  const location = priceFormTarget(query, {
    categoryUrl: entry.url,
    selection: selection.value,
    facets: category.facets,
    locale,
    sorting: question.sorting,
  });
  return { kind: 'moved', status: 303, location };
}

/** A page beyond the last one is not there (H5); the first page of nothing is. */
async function showSelection(
  visit: Visit,
  entry: ListerEntry,
  selection: Selection,
): Promise<PageOutcome> {
  const question = questionOf(visit, entry, selection);
  const [result, blocks] = await Promise.all([
    askSearch(visit, question),
    fillBlocks(visit, entry.blocks),
  ]);
  const isBeyond = result.status === 200 && question.page > Math.max(result.pages, 1);
  if (isBeyond) return showError(visit, 404);
  return show(visit, { entry, question, result, blocks });
}

const show = (visit: Visit, listing: AnsweredListing): PageOutcome => ({
  kind: 'page',
  model: listingPage(visit, listing),
});

/** A `page` that is no page number shows the first page (H3). */
function questionOf(
  { request: { query } }: Visit,
  { objectId, productsPerPage, banner }: ListerEntry,
  selection: Selection,
): CategoryQuestion {
  return {
    objectId,
    selection,
    page: parsePage(queryValue(query, 'page')) ?? 1,
    sorting: parseSorting(queryValue(query, 'sorting')),
    itemsPerPage: itemsPerPage(placesPerPage(productsPerPage), banner),
  };
}
