import type { Facet } from './facet.ts';

/**
 * Facets in the order in which they are shown (F9, S2): as `filtersOrder` names them, those that
 * it does not name behind them in their own order. Names without a facet say nothing, and a
 * repeated name counts where it stands first.
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
