import type { SchemaDrift } from '#ports/upstreams.ts';
import type { ProductSearch } from '#ports/search.ts';
import { pageCount } from '#src/listing/pagination.ts';
import {
  isEmptySearchRequest,
  emptySearch,
  failedSearch,
  type SearchRequest,
  type SearchResult,
} from '#src/search/search-result.ts';
import { memoizeFor } from '#src/shared/memoize.ts';
import { err, ok } from '#src/shared/result.ts';
import type { AlgoliaClient } from './algolia-client.ts';
import { resolveChosenFacets } from './chosen-facets.ts';
import { scopeQuery, type FacetScope } from './facet-scope.ts';
import type { IndexNames } from './index-names.ts';
import { isOutOfRange, parseListing, withoutCounts } from './parse-listing.ts';
import { parseFacetScope } from './parse-facet-scope.ts';
import { listingQueries } from './listing-queries.ts';
import { UNREADABLE, type AlgoliaResult, type SearchFailure } from './search-failure.ts';

/** The dependencies that the search adapters share. */
export type AlgoliaParts = {
  readonly client: AlgoliaClient;
  readonly names: IndexNames;
  readonly drift: SchemaDrift;
  readonly now?: () => number;
};

/** Cache lifetime of the facets of a category, in milliseconds. */
const SCOPE_LIFETIME = 60_000;

/** Maximum number of cached scopes, one per category and locale; above the number of categories. */
const MAX_SCOPES = 10_000;

/**
 * Product search with filters (S2, S4), by one call to Algolia per request. The facets of a scope
 * are requested separately and cached for a minute.
 *
 * Each answer has a `queryId` for events. If a cache shares the answer, the clicks of all its
 * visitors count for that one search.
 */
export function createAlgoliaProductSearch(parts: AlgoliaParts): ProductSearch {
  const scopes = memoizeFor<AlgoliaResult<FacetScope | null>>({
    lifetime: SCOPE_LIFETIME,
    now: parts.now ?? Date.now,
    shouldCache: (scope) => scope.ok && scope.value !== null,
    maxEntries: MAX_SCOPES,
  });
  return {
    async productsAndFilters(request) {
      const { locale, objectId, query } = request;
      if (isEmptySearchRequest(request)) return emptySearch(query);
      const scope = await scopes(`${locale} ${objectId}`, () => fetchScope(parts, request));
      if (!scope.ok) return failed(scope.error, query);
      if (scope.value === null) return failedSearch(404, `Unknown category: ${objectId}`, query);
      return fetchProducts(parts, request, scope.value);
    },
  };
}

const failed = ({ status, message }: SearchFailure, query: string): SearchResult =>
  failedSearch(status, message, query);

async function fetchScope(
  { client, names }: AlgoliaParts,
  { locale, objectId }: SearchRequest,
): Promise<AlgoliaResult<FacetScope | null>> {
  const answer = await client.search([scopeQuery(names.products(locale), objectId)]);
  if (!answer.ok) return answer;
  const scope = parseFacetScope(answer.value[0], locale);
  return scope === undefined ? err(UNREADABLE) : ok(scope);
}

async function fetchProducts(
  parts: AlgoliaParts,
  request: SearchRequest,
  scope: FacetScope,
): Promise<SearchResult> {
  const chosen = resolveChosenFacets(scope.facets, request.selection);
  if (chosen === undefined) return emptyResultFor(request, scope);
  const input = { request, scope, chosen };
  const queries = listingQueries(input, parts.names);
  const answer = await parts.client.search(queries.map(({ payload }) => payload));
  if (!answer.ok) return failed(answer.error, request.query);
  if (isOutOfRange(answer.value[0])) return countOutOfRange(parts, request, scope);
  return (
    parseListing({ ...input, queries, answers: answer.value }, parts.drift) ??
    failed(UNREADABLE, request.query)
  );
}

/** Counts again from page 1: beyond its own paging limit Algolia returns no counts. */
async function countOutOfRange(
  parts: AlgoliaParts,
  request: SearchRequest,
  scope: FacetScope,
): Promise<SearchResult> {
  const counted = await fetchProducts(parts, { ...request, page: 1, itemsPerPage: 0 }, scope);
  const pages = Math.min(pageCount(counted.nbHits, request.itemsPerPage), request.page - 1);
  return { ...counted, pages };
}

/** The result if a chosen value is on no product of the scope (F7). */
const emptyResultFor = (
  { query, countedDays }: SearchRequest,
  { facets }: FacetScope,
): SearchResult => ({
  ...emptySearch(query),
  ...(countedDays && { countsOfDays: countedDays.map(() => 0) }),
  facets: withoutCounts(facets),
  filtersOrder: facets.map(({ name }) => name),
});
