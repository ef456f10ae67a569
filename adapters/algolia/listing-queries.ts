import { type Facet, facetNames } from '#src/filters/facet.ts';
import type { SearchRequest } from '#src/search/search-result.ts';
import { appendTo } from '#src/shared/lists.ts';
import { type AlgoliaPayload, truncateQuery } from './algolia-client.ts';
import { type ChosenFacet, chosenFacetFilters, priceFilters } from './chosen-facets.ts';
import { type FacetScope, scopeContext, scopeFilters } from './facet-scope.ts';
import type { IndexNames } from './index-names.ts';
import { MAX_FACET_VALUES, PAGING_LIMIT } from './product-record.ts';
import { bestOfferFilters, querySizeFilters } from './variant-filters.ts';

/** A query, and the facets that its answer counts. */
export type ListingQuery = {
  readonly payload: AlgoliaPayload;
  readonly countedFacets: readonly string[];
};

/** The input for the queries of one listing. */
export type ListingInput = {
  readonly request: SearchRequest;
  readonly scope: FacetScope;
  readonly chosen: readonly ChosenFacet[];
};

/**
 * Builds the queries of one listing for one call. The first returns the hits and counts facets that
 * all variants of a product share. Every other facet has its own query: a chosen facet without its
 * own choice, and a variant facet with a product counted once per value.
 */
export function listingQueries(input: ListingInput, names: IndexNames): readonly ListingQuery[] {
  const { facets } = input.scope;
  const separateFacets = facets.filter((facet) => isCountedSeparately(input, facet));
  const common = facets.filter((facet) => !separateFacets.includes(facet)).flatMap(facetNames);
  return [
    hitsQuery(input, names, common),
    ...separateFacets.flatMap((facet) => facetCountQueries(input, names, facet)),
  ];
}

const isCountedSeparately = ({ scope, chosen }: ListingInput, facet: Facet): boolean =>
  chosen.some((one) => one.facet === facet) ||
  facetNames(facet).some((name) => scope.groupOf.has(name));

/**
 * The query for hits. Only this one requests a `queryID` (`clickAnalytics`) and counts in
 * analytics, because shoppers see its answer; without hits per page it does neither.
 */
function hitsQuery(
  input: ListingInput,
  names: IndexNames,
  countedFacets: readonly string[],
): ListingQuery {
  const { request, scope, chosen } = input;
  const { sorting, locale } = request;
  const best = bestOfferFilters(sorting, chosen, scope.groupOf);
  const pageParameters = paging(request);
  const payload: AlgoliaPayload = {
    ...commonParameters(request),
    ...pageParameters,
    ...filters(request, chosen, best),
    ...querySizeFilters(request.query),
    indexName: names.sorted(sorting, locale),
    facets: countedFacets,
    ...(pageParameters.hitsPerPage > 0 ? { clickAnalytics: true } : WITHOUT_ANALYTICS),
  };
  return { payload, countedFacets };
}

/** The names of a facet may belong to several groups, each with its own query. */
function facetCountQueries(
  { request, scope, chosen }: ListingInput,
  names: IndexNames,
  facet: Facet,
): readonly ListingQuery[] {
  const byGroup = new Map<string | undefined, string[]>();
  for (const name of facetNames(facet)) appendTo(byGroup, scope.groupOf.get(name), [name]);
  const otherChoices = chosen.filter((one) => one.facet !== facet);
  const count = { ...commonParameters(request), ...COUNT_ONLY, ...filters(request, otherChoices) };
  return Array.from(byGroup, ([group, countedFacets]) => {
    const { locale } = request;
    const indexName =
      group === undefined ? names.group('products', locale) : names.facetReplica(group, locale);
    return { payload: Object.assign({ indexName, facets: countedFacets }, count), countedFacets };
  });
}

const commonParameters = ({ query, objectId }: SearchRequest): AlgoliaPayload => ({
  query: truncateQuery(query),
  ruleContexts: [scopeContext(objectId)],
  maxValuesPerFacet: MAX_FACET_VALUES,
});

/** No shopper made this query, so it is left out of analytics. */
const WITHOUT_ANALYTICS: AlgoliaPayload = { analytics: false, clickAnalytics: false };
const COUNT_ONLY: AlgoliaPayload = { hitsPerPage: 0, page: 0, ...WITHOUT_ANALYTICS };

/** Beyond the last reachable product the page is empty but the counts are known. */
function paging({ page, itemsPerPage }: SearchRequest) {
  const isReachable = itemsPerPage > 0 && (page - 1) * itemsPerPage < PAGING_LIMIT;
  return isReachable ? { hitsPerPage: itemsPerPage, page: page - 1 } : { hitsPerPage: 0, page: 0 };
}

const filters = (
  { objectId }: SearchRequest,
  chosen: readonly ChosenFacet[],
  more: readonly string[] = [],
): AlgoliaPayload => ({
  facetFilters: [...scopeFilters(objectId), ...chosenFacetFilters(chosen)],
  numericFilters: [...priceFilters(chosen), ...more],
});
