import type { ListerEntry } from '../content/page-entry.ts';
import { parseFilterSegments } from '../filters/url-grammar.ts';
import { itemsPerPage, placesPerPage } from '../listing/page-size.ts';
import { pageOfQuery } from '../listing/page-of-query.ts';
import { parseSorting } from '../listing/sorting.ts';
import { parseCompare } from '../compare/compare-list.ts';
import { TEXT_NAME } from '../filters/reserved-names.ts';
import { queryValue } from '../routing/query-string.ts';
import { tidySearchText } from '../search/search-text.ts';
import type { AnsweredListing } from './answered-listing.ts';
import type { ProductQuestion } from './ask-search.ts';
import { comparedProducts } from './compared-products.ts';
import { fillBlocks } from './fill-blocks.ts';
import { listingPage } from './listing-page.ts';
import { narrow } from './narrow.ts';
import type { PageOutcome, Visit } from './page-request.ts';
import { showError } from './show-error.ts';
import { shownLandingPages } from './stocked-pages.ts';
import { askWithWaysOut } from './ways-out.ts';

/** Shows a category, narrowed by the filters of its URL (F1) and by a search text within it. */
export async function browseListing(visit: Visit, entry: ListerEntry): Promise<PageOutcome> {
  const segments = visit.request.path.slice(entry.url.length).split('/').slice(1);
  const written = parseFilterSegments(segments);
  if (!written.ok) return showError(visit, 404);
  const question = questionOf(visit, entry);
  const narrowed = await narrow(visit, { url: entry.url, question, written: written.value });
  switch (narrowed.kind) {
    case 'absent':
      return showError(visit, 404);
    case 'moved':
      return narrowed;
    case 'failed':
      return show(visit, { entry, question, result: narrowed.result, blocks: entry.blocks });
    case 'narrowed':
      return answer(visit, entry, { ...question, selection: narrowed.selection });
  }
}

async function answer(
  visit: Visit,
  entry: ListerEntry,
  question: ProductQuestion,
): Promise<PageOutcome> {
  const [[result, ways], blocks, compared] = await Promise.all([
    askWithWaysOut(visit, question),
    fillBlocks(visit, entry.blocks),
    comparedProducts(visit, parseCompare(visit.request.query)),
  ]);
  const landingPages = await shownLandingPages(visit, entry, question, result);
  return show(visit, { entry, question, result, blocks, compared, waysOut: ways, landingPages });
}

/** The policy decides whether the page exists: there is none beyond the last one (H5). */
async function show(visit: Visit, listing: AnsweredListing): Promise<PageOutcome> {
  const model = listingPage(visit, listing);
  return model.head.status === 404 ? showError(visit, 404) : { kind: 'page', model };
}

function questionOf(
  { request: { query } }: Visit,
  { objectId, productsPerPage, banner }: ListerEntry,
): ProductQuestion {
  const text = tidySearchText(queryValue(query, TEXT_NAME) ?? '');
  return {
    objectId,
    ...(text !== '' && { query: text }),
    selection: [],
    page: pageOfQuery(query),
    sorting: parseSorting(queryValue(query, 'sorting')),
    itemsPerPage: itemsPerPage(placesPerPage(productsPerPage), banner),
  };
}
