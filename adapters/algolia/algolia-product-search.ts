import type { Drift } from '#ports/drift.ts';
import type { ProductSearch } from '#ports/product-search.ts';
import { filledPages } from '#src/listing/pagination.ts';
import {
  asksNothing,
  emptySearch,
  failedSearch,
  type SearchRequest,
  type SearchResult,
} from '#src/search/search-result.ts';
import { rememberFor } from '#src/shared/remember-for.ts';
import { err, ok } from '#src/shared/result.ts';
import type { AlgoliaReader } from './algolia-reader.ts';
import { chosenOf } from './chosen-facets.ts';
import { scopeQuestion, type FacetScope } from './facet-scope.ts';
import type { IndexNames } from './index-names.ts';
import { isOutOfRange, parseListing, withoutCounts } from './product-answer.ts';
import { parseScope } from './parse-scope.ts';
import { productQuestions } from './product-questions.ts';
import { UNREADABLE, type Answered, type SearchFailure } from './search-failure.ts';

/** What the search adapters share. */
export type AlgoliaParts = {
  readonly reader: AlgoliaReader;
  readonly names: IndexNames;
  readonly drift: Drift;
  readonly now?: () => number;
};

/** For how long it is known what a category can be narrowed by, in milliseconds. */
const SCOPE_LIFETIME = 60_000;

/** Of so many places, each in each locale: more than a shop has categories. */
const MOST_SCOPES = 10_000;

/**
 * Products and filters by the search service (S2, S4): one call per question. What a place can be
 * narrowed by at all is asked before, and remembered for a minute.
 *
 * Every answer has a name of its own (`queryId`) for events. Who keeps an answer for others must
 * take the name off it: clicks of many would be told as those of one search.
 */
export function createAlgoliaProductSearch(parts: AlgoliaParts): ProductSearch {
  const scopes = rememberFor<Answered<FacetScope | null>>({
    lifetime: SCOPE_LIFETIME,
    now: parts.now ?? Date.now,
    isWorthKeeping: (scope) => scope.ok && scope.value !== null,
    most: MOST_SCOPES,
  });
  return {
    async productsAndFilters(request) {
      const { locale, objectId, query } = request;
      if (asksNothing(request)) return emptySearch(query);
      const scope = await scopes(`${locale} ${objectId}`, () => askScope(parts, request));
      if (!scope.ok) return failed(scope.error, query);
      if (scope.value === null) return failedSearch(404, `Unknown category: ${objectId}`, query);
      return askProducts(parts, request, scope.value);
    },
  };
}

const failed = ({ status, message }: SearchFailure, query: string): SearchResult =>
  failedSearch(status, message, query);

async function askScope(
  { reader, names }: AlgoliaParts,
  { locale, objectId }: SearchRequest,
): Promise<Answered<FacetScope | null>> {
  const answer = await reader.search([scopeQuestion(names.group('products', locale), objectId)]);
  if (!answer.ok) return answer;
  const scope = parseScope(answer.value[0], locale);
  return scope === undefined ? err(UNREADABLE) : ok(scope);
}

async function askProducts(
  parts: AlgoliaParts,
  request: SearchRequest,
  scope: FacetScope,
): Promise<SearchResult> {
  const chosen = chosenOf(scope.facets, request.selection);
  if (chosen === undefined) return nothingHas(request, scope);
  const asked = { request, scope, chosen };
  const questions = productQuestions(asked, parts.names);
  const answer = await parts.reader.search(questions.map(({ wire }) => wire));
  if (!answer.ok) return failed(answer.error, request.query);
  if (isOutOfRange(answer.value[0])) return countOutOfRange(parts, request, scope);
  return (
    parseListing({ ...asked, questions, answers: answer.value }, parts.drift) ??
    failed(UNREADABLE, request.query)
  );
}

/** The service pages less far than the shop asked it to, and counts nothing there: it is asked again. */
async function countOutOfRange(
  parts: AlgoliaParts,
  request: SearchRequest,
  scope: FacetScope,
): Promise<SearchResult> {
  const counted = await askProducts(parts, { ...request, page: 1, itemsPerPage: 0 }, scope);
  const pages = Math.min(filledPages(counted.nbHits, request.itemsPerPage), request.page - 1);
  return { ...counted, pages };
}

/** Something is chosen that no product of the place has (F7). */
const nothingHas = ({ query }: SearchRequest, { facets }: FacetScope): SearchResult => ({
  ...emptySearch(query),
  facets: withoutCounts(facets),
  filtersOrder: facets.map(({ name }) => name),
});
