import type { ListerEntry } from '../content/page-entry.ts';
import { matchFilters } from '../filters/match-filters.ts';
import type { Selection } from '../filters/selection.ts';
import { parseFilterSegments, type WrittenFilter } from '../filters/url-grammar.ts';
import { itemsPerPage, placesPerPage } from '../listing/page-size.ts';
import { pageOfQuery } from '../listing/page-of-query.ts';
import { parseSorting } from '../listing/sorting.ts';
import { queryValue } from '../routing/query-string.ts';
import type { AnsweredListing } from './answered-listing.ts';
import { askSearch, type CategoryQuestion } from './ask-search.ts';
import { fillBlocks } from './fill-blocks.ts';
import { listingPage } from './listing-page.ts';
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
  return show(visit, { entry, question, result, blocks });
}

/** The policy says whether there is such a page: beyond the last one there is none (H5). */
async function show(visit: Visit, listing: AnsweredListing): Promise<PageOutcome> {
  const model = listingPage(visit, listing);
  return model.head.status === 404 ? showError(visit, 404) : { kind: 'page', model };
}

function questionOf(
  { request: { query } }: Visit,
  { objectId, productsPerPage, banner }: ListerEntry,
  selection: Selection,
): CategoryQuestion {
  return {
    objectId,
    selection,
    page: pageOfQuery(query),
    sorting: parseSorting(queryValue(query, 'sorting')),
    itemsPerPage: itemsPerPage(placesPerPage(productsPerPage), banner),
  };
}
