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

/** A question, and which facets its answer is to count, by their keys. */
export type Question = { readonly wire: Wire; readonly counted: readonly string[] };

/** What the questions of one listing are made from. */
export type Asked = {
  readonly request: SearchRequest;
  readonly scope: FacetScope;
  readonly chosen: readonly Chosen[];
};

/**
 * The questions of one listing, asked in one call: the first is for the hits, and counts what all
 * variants of a product have in common. Every other facet is counted by itself: one that is chosen,
 * without its own choice; one of variants, where a product counts once for each of its values.
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
 * Its answer alone has a name for events (`clickAnalytics`), and alone counts as a search: it is what a
 * shopper sees. Of one that shows nothing neither holds.
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

/** A facet of several names may be counted in several places. */
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

/** Nobody searched for it: it is not told to those who look at searches. */
const UNCOUNTED: Wire = { analytics: false, clickAnalytics: false };
const COUNT_ALONE: Wire = { hitsPerPage: 0, page: 0, ...UNCOUNTED };

/** Behind the last product that can be reached there is an empty page, whose counts are known. */
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
