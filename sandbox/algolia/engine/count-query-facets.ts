import { byAlphabet, facetCounts, facetStats } from './count-facets.ts';
import type { DeclaredFacet } from './facet-declarations.ts';
import type { Parameters } from './parameters.ts';
import type { RecordTable } from './record-table.ts';

/** The facets of a reply: counts per value, and statistics of numbers. */
export type FacetsReply = {
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats?: Readonly<Record<string, object>>;
};

/** The records to count: all matches, and those after deduplication. */
export type CountedRecords = { readonly all: Uint32Array; readonly deduplicated: Uint32Array };

const MAX_VALUES = 1000;

/** Returns the facets that a query requests; empty if none. */
export function queryFacets(
  table: RecordTable,
  declared: readonly DeclaredFacet[],
  parameters: Parameters,
  counted: CountedRecords,
): FacetsReply {
  const names = parameters.texts('facets');
  if (names === undefined || names.length === 0) return {};
  const most = Math.min(parameters.count('maxValuesPerFacet', 100), MAX_VALUES);
  const isByAlphabet = parameters.text('sortFacetValuesBy') === 'alpha';
  const isAfterDistinct = parameters.flag('facetingAfterDistinct', false);
  const facets: [string, Readonly<Record<string, number>>][] = [];
  const stats: [string, object][] = [];
  for (const facet of requestedFacets(names, declared)) {
    const { attribute } = facet;
    const records = isAfterDistinct || facet.isAfterDistinct ? counted.deduplicated : counted.all;
    const counts = facetCounts(table.facet(attribute), records).slice(0, most);
    if (counts.length === 0) continue;
    const ordered = isByAlphabet ? counts.toSorted(byAlphabet) : counts;
    facets.push([attribute, Object.fromEntries(ordered.map(({ value, count }) => [value, count]))]);
    const found = facetStats(table, attribute, records);
    if (found) stats.push([attribute, found]);
  }
  const statsReply = stats.length > 0 ? { facets_stats: Object.fromEntries(stats) } : {};
  return { facets: Object.fromEntries(facets), ...statsReply };
}

/** `*` requests all facets except filter-only ones; an undeclared name is ignored. */
const requestedFacets = (
  names: readonly string[],
  declared: readonly DeclaredFacet[],
): readonly DeclaredFacet[] =>
  declared.filter(
    ({ attribute, isFilterOnly }) =>
      !isFilterOnly && (names.includes('*') || names.includes(attribute)),
  );
