import { facetNames, type Facet } from '#src/filters/facet.ts';
import type { SearchRequest } from '#src/search/search-result.ts';
import { appendTo } from '#src/shared/append-to.ts';
import type { Wire } from './algolia-reader.ts';
import { priceFilters, wordFilters, type Chosen } from './chosen-facets.ts';
import { scopeContext, scopeFilters, type FacetScope } from './facet-scope.ts';
import { fittingQuery } from './fitting-query.ts';
import type { IndexNames } from './index-names.ts';
import { namedSizeFilters } from './named-size-filters.ts';
import { offerFilters } from './offer-filters.ts';
import { LARGEST_FACET, PAGING_LIMIT } from './product-record.ts';

/** A query, and the facets that its answer counts. */
export type Question = { readonly wire: Wire; readonly counted: readonly string[] };

/** The input for the queries of one listing. */
export type Asked = {
  readonly request: SearchRequest;
  readonly scope: FacetScope;
  readonly chosen: readonly Chosen[];
};

/**
 * Builds the queries of one listing for one call. The first returns the hits and counts facets that
 * all variants of a product share. Every other facet has its own query: a chosen facet without its
 * own choice, and a variant facet with a product counted once per value.
 */
export function productQuestions(asked: Asked, names: IndexNames): readonly Question[] {
  const { facets } = asked.scope;
  const apart = facets.filter((facet) => isCountedApart(asked, facet));
  const common = facets.filter((facet) => !apart.includes(facet)).flatMap(facetNames);
  return [
    hitsQuestion(asked, names, common),
    ...apart.flatMap((facet) => countQuestions(asked, names, facet)),
  ];
}

const isCountedApart = ({ scope, chosen }: Asked, facet: Facet): boolean =>
  chosen.some((one) => one.facet === facet) ||
  facetNames(facet).some((name) => scope.groupOf.has(name));

/**
 * The query for hits. Only this one requests a `queryID` (`clickAnalytics`) and counts in
 * analytics, because shoppers see its answer; without hits per page it does neither.
 */
function hitsQuestion(asked: Asked, names: IndexNames, counted: readonly string[]): Question {
  const { request, scope, chosen } = asked;
  const { sorting, locale } = request;
  const best = offerFilters(sorting, chosen, scope.groupOf);
  const place = paging(request);
  const wire: Wire = {
    ...everyQuestion(request),
    ...place,
    ...filters(request, chosen, best),
    ...namedSizeFilters(request.query),
    indexName: names.sorted(sorting, locale),
    facets: counted,
    ...(place.hitsPerPage > 0 ? { clickAnalytics: true } : UNCOUNTED),
  };
  return { wire, counted };
}

/** The names of a facet may belong to several groups, each with its own query. */
function countQuestions(
  { request, scope, chosen }: Asked,
  names: IndexNames,
  facet: Facet,
): readonly Question[] {
  const byGroup = new Map<string | undefined, string[]>();
  for (const name of facetNames(facet)) appendTo(byGroup, scope.groupOf.get(name), [name]);
  const others = chosen.filter((one) => one.facet !== facet);
  const count = { ...everyQuestion(request), ...COUNT_ALONE, ...filters(request, others) };
  return Array.from(byGroup, ([group, counted]) => {
    const { locale } = request;
    const indexName =
      group === undefined ? names.group('products', locale) : names.counted(group, locale);
    return { wire: Object.assign({ indexName, facets: counted }, count), counted };
  });
}

const everyQuestion = ({ query, objectId }: SearchRequest): Wire => ({
  query: fittingQuery(query),
  ruleContexts: [scopeContext(objectId)],
  maxValuesPerFacet: LARGEST_FACET,
});

/** No shopper made this query, so it is left out of analytics. */
const UNCOUNTED: Wire = { analytics: false, clickAnalytics: false };
const COUNT_ALONE: Wire = { hitsPerPage: 0, page: 0, ...UNCOUNTED };

/** Beyond the last reachable product the page is empty but the counts are known. */
function paging({ page, itemsPerPage }: SearchRequest) {
  const isReachable = itemsPerPage > 0 && (page - 1) * itemsPerPage < PAGING_LIMIT;
  return isReachable ? { hitsPerPage: itemsPerPage, page: page - 1 } : { hitsPerPage: 0, page: 0 };
}

const filters = (
  { objectId }: SearchRequest,
  chosen: readonly Chosen[],
  more: readonly string[] = [],
): Wire => ({
  facetFilters: [...scopeFilters(objectId), ...wordFilters(chosen)],
  numericFilters: [...priceFilters(chosen), ...more],
});
