import { facetCalled } from '#src/filters/facet-called.ts';
import { facetNames, PRICE_FACET, type Facet } from '#src/filters/facet.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { filterPairs, filterRanges } from '#src/search/filter-pairs.ts';
import type { SearchRequest } from '#src/search/search-result.ts';
import { appendTo } from '#src/shared/append-to.ts';
import { parseAmount } from '#src/filters/price-range.ts';
import type { Wire } from './algolia-reader.ts';
import { scopeContext, scopeFilters, type FacetScope } from './facet-scope.ts';
import type { IndexNames } from './index-names.ts';
import { offerFilters } from './offer-filters.ts';
import { LARGEST_FACET, PAGING_LIMIT } from './product-record.ts';
import { fittingQuery } from './fitting-query.ts';

/** What is chosen of one facet, under whatever of its names. */
export type Chosen = { readonly facet: Facet; readonly choices: readonly SelectedFacet[] };

/** A question, and which facets its answer is to count, by their keys. */
export type Question = { readonly wire: Wire; readonly counted: readonly string[] };

/** `undefined` where something is chosen that the place does not have: nothing has it (F7). */
export function chosenOf(
  facets: readonly Facet[],
  selection: Selection,
): readonly Chosen[] | undefined {
  const chosen = new Map<Facet, SelectedFacet[]>();
  for (const selected of selection) {
    const facet = facetCalled(selected.name, facets);
    if (facet === undefined) return undefined;
    chosen.set(facet, [...(chosen.get(facet) ?? []), { ...selected, name: facet.name }]);
  }
  return Array.from(chosen, ([facet, choices]) => ({ facet, choices }));
}

/**
 * The questions of one listing, asked in one call: the first is for the hits, and counts what all
 * variants of a product have in common. Every other facet is counted by itself: one that is chosen,
 * without its own choice; one of variants, where a product counts once for each of its values.
 */
export function productQuestions(
  request: SearchRequest,
  { facets, groupOf }: FacetScope,
  chosen: readonly Chosen[],
  names: IndexNames,
): readonly Question[] {
  const { locale, objectId, query, sorting } = request;
  const base: Wire = {
    query: fittingQuery(query),
    ruleContexts: [scopeContext(objectId)],
    maxValuesPerFacet: LARGEST_FACET,
  };
  const isApart = (facet: Facet) =>
    chosen.some((one) => one.facet === facet) ||
    facetNames(facet).some((name) => groupOf.has(name));
  const common = facets.filter((facet) => !isApart(facet)).flatMap(facetNames);
  const hits: Wire = {
    ...base,
    indexName: names.sorted(sorting, locale),
    facets: common,
    clickAnalytics: true,
    ...paging(request),
    ...filters(objectId, chosen, offerFilters(sorting, chosen, groupOf)),
  };
  const apart = facets.filter(isApart).flatMap((facet) => {
    const others = chosen.filter((one) => one.facet !== facet);
    const byGroup = new Map<string | undefined, string[]>();
    for (const name of facetNames(facet)) appendTo(byGroup, groupOf.get(name), [name]);
    return Array.from(byGroup, ([group, counted]): Question => {
      const indexName =
        group === undefined ? names.group('products', locale) : names.counted(group, locale);
      const count = { ...base, ...COUNT_ALONE, indexName, facets: counted };
      return { wire: { ...count, ...filters(objectId, others) }, counted };
    });
  });
  return [{ wire: hits, counted: common }, ...apart];
}

/** Nobody searched for it: it is not told to those who look at searches. */
const COUNT_ALONE: Wire = { hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false };

/** Behind the last product that can be reached there is an empty page, whose counts are known. */
function paging({ page, itemsPerPage }: SearchRequest): Wire {
  const isReachable = itemsPerPage > 0 && (page - 1) * itemsPerPage < PAGING_LIMIT;
  return isReachable ? { hitsPerPage: itemsPerPage, page: page - 1 } : { hitsPerPage: 0, page: 0 };
}

function filters(objectId: string, chosen: readonly Chosen[], more: readonly string[] = []): Wire {
  const words = chosen.filter(({ facet }) => facet.name !== PRICE_FACET);
  const prices = chosen.filter(({ facet }) => facet.name === PRICE_FACET);
  return {
    facetFilters: [...scopeFilters(objectId), ...words.flatMap(pairs)],
    numericFilters: [...prices.map(({ choices }) => choices.flatMap(priceFilters)), ...more],
  };
}

const pairs = ({ facet, choices }: Chosen): readonly (readonly string[])[] => {
  const values = choices.flatMap((choice) => (choice.kind === 'values' ? choice.values : []));
  return filterPairs([{ kind: 'values', name: facet.name, values }], [facet]);
};

/** A price is a number: it is compared, not spelled. */
const priceFilters = (choice: SelectedFacet): readonly string[] =>
  choice.kind === 'values'
    ? choice.values.map((value) => `${choice.name}=${(parseAmount(value) ?? -100) / 100}`)
    : filterRanges([choice]).map(({ name, atLeast, atMost }) => `${name}:${atLeast} TO ${atMost}`);
