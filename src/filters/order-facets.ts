import type { Facet } from './facet.ts';

/**
 * Sorts facets into display order (F9, S2): as named in `filtersOrder`, then all others in their
 * own order. Names without a facet are ignored, and a repeated name counts at its first position.
 */
export function orderFacets(
  facets: readonly Facet[],
  filtersOrder: readonly string[],
): readonly Facet[] {
  const names = [...new Set([...filtersOrder, ...facets.map(({ name }) => name)])];
  const places = new Map(names.map((name, place) => [name, place]));
  const placeOf = ({ name }: Facet) => places.get(name) ?? 0;
  return facets.toSorted((a, b) => placeOf(a) - placeOf(b));
}
