import { appendTo } from '../shared/lists.ts';
import type { Locale } from '../shared/locale.ts';
import { type Facet, facetKind, facetNames, type FacetValue } from './facet.ts';
import { isDefinedFilter } from './filter-definitions.ts';
import { createOptionComparator } from './option-comparator.ts';
import { type CompareOptions, orderByScale } from './option-scales.ts';

/**
 * Merges facets with the same label into one filter (F8), at the position of the first, with their
 * values in the order of options (L3, L3a). Equal values add their counts: the facets belong to
 * different kinds of product, as `matras_hardheid` and `topper_hardheid` do, so hardly a product is
 * counted twice.
 *
 * The merged facet is named after its size or price facet if it has one, otherwise after one with a
 * given name (F6), otherwise after the first. It keeps all names: the search service must be asked
 * for a chosen value under each (`toFacetFilters`).
 */
export function mergeFacetsByLabel(facets: readonly Facet[], locale: Locale): readonly Facet[] {
  const groups = new Map<string, Facet[]>();
  for (const facet of facets) appendTo(groups, normalizeLabel(facet.label), [facet]);
  if (groups.size === facets.length) return facets;
  const compare = createOptionComparator(locale);
  return [...groups.values()].flatMap((group) =>
    group.length === 1 ? group : [mergeFacets(group, compare)],
  );
}

/** Labels with the same key read alike to shoppers. */
export const normalizeLabel = (label: string): string => label.trim().toLowerCase();

/**
 * Keys of facets under one label, the one that names the merged facet first: a size or a price,
 * otherwise one with a given name (F6).
 */
export const mergedFacetNames = (names: readonly string[]): readonly string[] =>
  names.toSorted((a, b) => rankOf(a) - rankOf(b));

/** The editors' settings of the first facet win. */
function mergeFacets(group: readonly Facet[], plain: CompareOptions): Facet {
  const united: Facet = Object.assign({}, ...group.toReversed());
  const names = mergedFacetNames(group.flatMap(facetNames));
  const values = mergeValues(group.flatMap((facet) => facet.values));
  const compare = orderByScale(names, plain);
  return {
    ...united,
    name: names[0] ?? united.name,
    names,
    values: values.toSorted((a, b) => compare(a.value, b.value)),
  };
}

/** The facet name with the lowest rank names the merged facet. */
function rankOf(name: string): number {
  if (facetKind(name) !== 'list') return 0;
  return isDefinedFilter(name) ? 1 : 2;
}

function mergeValues(values: readonly FacetValue[]): readonly FacetValue[] {
  const united = new Map<string, FacetValue>();
  for (const option of values) {
    const before = united.get(option.value);
    const count = (before?.count ?? 0) + option.count;
    united.set(option.value, { ...option, ...before, count });
  }
  return [...united.values()];
}

/**
 * Finds the facet that an external program means (S4): by one of its keys, otherwise by its label.
 * The facets are those of a listing, merged by label (`mergeFacetsByLabel`).
 */
export const findFacetByKeyOrLabel = <F extends Pick<Facet, 'name' | 'names' | 'label'>>(
  called: string,
  facets: readonly F[],
): F | undefined =>
  facets.find((facet) => facetNames(facet).includes(called)) ??
  facets.find(({ label }) => normalizeLabel(label) === normalizeLabel(called));

/**
 * Sorts facets into display order (F9, S2): as named in `filtersOrder`, then all others in their
 * own order. Names without a facet are ignored, and a repeated name counts at its first position.
 */
export function orderFacets(
  facets: readonly Facet[],
  filtersOrder: readonly string[],
): readonly Facet[] {
  const names = [...new Set([...filtersOrder, ...facets.map(({ name }) => name)])];
  const positions = new Map(names.map((name, index) => [name, index]));
  const positionOf = ({ name }: Facet) => positions.get(name) ?? 0;
  return facets.toSorted((a, b) => positionOf(a) - positionOf(b));
}
