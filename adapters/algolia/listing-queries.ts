import { type Facet, facetNames, PRICE_FACET } from '#src/filters/facet.ts';
import type { SearchRequest } from '#src/search/search-result.ts';
import { type AlgoliaPayload, truncateQuery } from './algolia-client.ts';
import { type ChosenFacet, chosenFacetFilters, priceFilters } from './chosen-facets.ts';
import { type FacetScope, scopeContext, scopeFilters } from './facet-scope.ts';
import type { IndexNames } from './index-names.ts';
import {
  allValuesField,
  MAX_FACET_VALUES,
  PAGING_LIMIT,
  PRODUCT_FACETS,
  SOONEST_FIELD,
} from './product-record.ts';
import { bestOfferFilters, querySizeFilters } from './variant-filters.ts';

/** A query, and what its answer counts. */
export type CountingQuery = {
  readonly payload: AlgoliaPayload;
  readonly counted: readonly CountSource[];
};

/**
 * The counts of a facet by a field of the records, or of one value by the number of hits. Those of
 * times of delivery, likewise.
 */
export type CountSource =
  | { readonly facet: string; readonly field: string }
  | { readonly facet: string; readonly value: string }
  | { readonly soonest: string }
  | { readonly within: number };

/** The input for the queries of one listing. */
export type ListingInput = {
  readonly request: SearchRequest;
  readonly scope: FacetScope;
  readonly chosen: readonly ChosenFacet[];
};

/**
 * Builds the queries of one listing. The first returns the hits and counts the facets that all
 * variants of a product agree in, which of a variant facet are the values of all variants, as long
 * as no other variant facet is chosen. Every other facet has queries of its own: without its own
 * choice, and once per value or in a replica if variants differ ([13]).
 *
 * [13]: docs/decisions/0013-how-algolia-counts-variants.md
 */
export function listingQueries(input: ListingInput, names: IndexNames): readonly CountingQuery[] {
  const common: CountSource[] = [];
  const separate: CountingQuery[] = [];
  for (const facet of input.scope.facets) {
    const counted = countedFields(input, facet);
    const isChosen = input.chosen.some((one) => one.facet === facet);
    if (counted && !isChosen) common.push(...counted);
    else separate.push(...countQueries(input, names, facet, counted));
  }
  const ofDays = countedDays(input, names);
  common.push(...ofDays.common);
  return [hitsQuery(input, names, common), ...separate, ...ofDays.separate];
}

/**
 * What counts the products by their time of delivery: a field of the products, as long as no facet
 * limits their variants, otherwise a query per number of working days.
 */
function countedDays(
  { request, scope, chosen }: ListingInput,
  names: IndexNames,
): { readonly common: readonly CountSource[]; readonly separate: readonly CountingQuery[] } {
  const { countedDays: days = [], deliveredWithin } = request;
  if (days.length === 0) return { common: [], separate: [] };
  const query = (within: number | undefined, counted: CountSource): CountingQuery => ({
    payload: {
      indexName: names.products(request.locale),
      ...commonParameters(request),
      ...COUNT_ONLY,
      ...filters({ ...request, deliveredWithin: within }, chosen),
      facets: fieldsOf([counted]),
    },
    counted: [counted],
  });
  if (chosen.some(({ facet }) => isOfVariants(scope, facet)))
    return { common: [], separate: days.map((within) => query(within, { within })) };
  const bySoonest = { soonest: SOONEST_FIELD };
  return deliveredWithin === undefined
    ? { common: [bySoonest], separate: [] }
    : { common: [], separate: [query(undefined, bySoonest)] };
}

/** Whether the variants of a product may differ in a facet. */
const isOfVariants = ({ groupOf }: FacetScope, facet: Facet): boolean =>
  facetNames(facet).some((name) => groupOf.has(name));

/** The fields that count a facet in the primary index; `undefined` if none does. */
function countedFields(
  { request, scope, chosen }: ListingInput,
  facet: Facet,
): CountSource[] | undefined {
  const groups = groupsOf(scope, facet);
  const isLimited =
    request.deliveredWithin !== undefined ||
    chosen.some((one) => one.facet !== facet && isOfVariants(scope, one.facet));
  if (isOfVariants(scope, facet) && isLimited) return undefined;
  if (groups.includes(PRICE_FACET)) return undefined;
  const ofProducts = facetNames(facet).filter((name) => !scope.groupOf.has(name));
  return [
    ...ofProducts.map((name) => ({ facet: name, field: name })),
    ...groups
      .filter((group) => group !== undefined)
      .map((group) => ({ facet: facet.name, field: allValuesField(group) })),
  ];
}

/**
 * The query for hits. Only this one requests a `queryID` (`clickAnalytics`) and counts in
 * analytics, because shoppers see its answer; without hits per page it does neither.
 */
function hitsQuery(
  input: ListingInput,
  names: IndexNames,
  counted: readonly CountSource[],
): CountingQuery {
  const { request, scope, chosen } = input;
  const { sorting, locale } = request;
  /* The index does not know the best offers among those that are delivered in time. */
  const best =
    request.deliveredWithin === undefined ? bestOfferFilters(sorting, chosen, scope) : [];
  const pageParameters = paging(request);
  const payload: AlgoliaPayload = {
    ...commonParameters(request),
    ...pageParameters,
    ...filters(request, chosen, best),
    ...querySizeFilters(request.query),
    indexName: names.sorted(sorting, locale),
    facets: fieldsOf(counted),
    ...(pageParameters.hitsPerPage > 0 ? { clickAnalytics: true } : WITHOUT_ANALYTICS),
  };
  return { payload, counted };
}

/** The groups of a facet's names; `undefined` stands for names that all variants agree in. */
const groupsOf = ({ groupOf }: FacetScope, facet: Facet): readonly (string | undefined)[] => [
  ...new Set(facetNames(facet).map((name) => groupOf.get(name))),
];

const fieldsOf = (counted: readonly CountSource[]): readonly string[] =>
  counted.flatMap((one) => {
    if ('soonest' in one) return [one.soonest];
    return 'field' in one ? [one.field] : [];
  });

/** The queries that count a facet without its own choice. */
function countQueries(
  { request, scope, chosen }: ListingInput,
  names: IndexNames,
  facet: Facet,
  counted: readonly CountSource[] | undefined,
): readonly CountingQuery[] {
  const { locale } = request;
  const others = chosen.filter((one) => one.facet !== facet);
  const query = (indexName: string, choices: readonly ChosenFacet[]) => ({
    indexName,
    ...commonParameters(request),
    ...COUNT_ONLY,
    ...filters(request, choices),
  });
  const primary = names.products(locale);
  if (counted)
    return [{ payload: { ...query(primary, others), facets: fieldsOf(counted) }, counted }];
  const [group, ...otherGroups] = groupsOf(scope, facet);
  if (group !== undefined && otherGroups.length === 0 && scope.replicas.has(group)) {
    const payload = query(names.facetReplica(group, locale), others);
    const fields = facetNames(facet).map((name) => ({ facet: name, field: name }));
    return [{ payload: { ...payload, facets: fieldsOf(fields) }, counted: fields }];
  }
  return facet.values.map(({ value }) => {
    const choice: ChosenFacet = {
      facet,
      choices: [{ kind: 'values', name: facet.name, values: [value] }],
    };
    return {
      payload: query(primary, [...others, choice]),
      counted: [{ facet: facet.name, value }],
    };
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
  { objectId, deliveredWithin }: Pick<SearchRequest, 'objectId'> & DeliveredWithin,
  chosen: readonly ChosenFacet[],
  more: readonly string[] = [],
): AlgoliaPayload => ({
  facetFilters: [...scopeFilters(objectId), ...chosenFacetFilters(chosen)],
  numericFilters: [...priceFilters(chosen), ...deliveryFilters(deliveredWithin), ...more],
});

type DeliveredWithin = { readonly deliveredWithin?: number | undefined };

const deliveryFilters = (within: number | undefined): readonly string[] =>
  within === undefined ? [] : [`deliveryDays<=${within}`, `${PRODUCT_FACETS.soldOut}=0`];
