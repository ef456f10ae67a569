import type { SearchEntry } from '../content/page-entry.ts';
import { DEFAULT_PAGE_SIZE } from '../listing/page-size.ts';
import { pageOfQuery } from '../listing/page-of-query.ts';
import { parseSorting } from '../listing/sorting.ts';
import { queryValue } from '../routing/query-string.ts';
import { parseSearchSegments, rewriteSearch, type WrittenSearch } from '../search/search-path.ts';
import { SEARCH_PATH } from '../search/search-place.ts';
import type { Result } from '../shared/result.ts';
import { articleAddress } from './article-address.ts';
import { parseCompare } from '../compare/compare-list.ts';
import { comparedProducts } from './compared-products.ts';
import { askWithWaysOut } from './ways-out.ts';
import { narrow } from './narrow.ts';
import type { PageOutcome, PageRequest, Visit } from './page-request.ts';
import { isPriceForm } from './price-form.ts';
import { searchPage, type AnsweredSearch } from './search-page.ts';
import { showError } from './show-error.ts';

/**
 * Shows the results of a text: a listing with a query, narrowed by the filters of its URL (S1). An
 * article number redirects to its product. Without a text, filters are ignored.
 */
export async function browseSearch(visit: Visit, entry: SearchEntry): Promise<PageOutcome> {
  const search = searchOf(visit.request, entry);
  if (!search.ok) return showError(visit, 404);
  const { query } = search.value;
  const written = query === '' ? [] : search.value.written;
  const question = questionOf(visit.request, query);
  const isPlain = written.length === 0 && question.page === 1 && !isPriceForm(visit.request.query);
  const article = isPlain ? await articleAddress(visit, query) : undefined;
  if (article !== undefined) return { kind: 'moved', status: 303, location: article };
  const narrowed = await narrow(visit, { url: entry.url, question, written });
  switch (narrowed.kind) {
    case 'absent':
      return showError(visit, 404);
    case 'moved':
      return narrowed;
    case 'failed':
      return show(visit, { entry, question, result: narrowed.result });
    case 'narrowed':
      return answer(visit, entry, { ...question, selection: narrowed.selection });
  }
}

async function answer(
  visit: Visit,
  entry: SearchEntry,
  question: AnsweredSearch['question'],
): Promise<PageOutcome> {
  const [[result, ways], compared] = await Promise.all([
    askWithWaysOut(visit, question),
    comparedProducts(visit, parseCompare(visit.request.query)),
  ]);
  return show(visit, { entry, question, result, waysOut: ways, compared });
}

/** From the query string, as a shopper sees it, or from segments, as it is rewritten (S1). */
function searchOf(
  { path, query }: PageRequest,
  { url }: SearchEntry,
): Result<WrittenSearch, unknown> {
  if (path !== url) return parseSearchSegments(segmentsBehind(url, path));
  const rewritten = rewriteSearch(query);
  if (!rewritten.ok) return rewritten;
  const [rewrittenPath = ''] = rewritten.value.split('?');
  return parseSearchSegments(segmentsBehind(SEARCH_PATH, rewrittenPath));
}

const segmentsBehind = (url: string, path: string): readonly string[] =>
  path.slice(url.length).split('/').slice(1);

const questionOf = (
  { query: address }: PageRequest,
  query: string,
): AnsweredSearch['question'] => ({
  pageType: 'search',
  objectId: '',
  query,
  selection: [],
  page: pageOfQuery(address),
  sorting: parseSorting(queryValue(address, 'sorting')),
  itemsPerPage: DEFAULT_PAGE_SIZE,
});

async function show(visit: Visit, search: AnsweredSearch): Promise<PageOutcome> {
  const model = await searchPage(visit, search);
  return model.head.status === 404 ? showError(visit, 404) : { kind: 'page', model };
}
