import { PRICE_FACET, SIZE_FACET, type Facet } from './facet.ts';

/** Facets by which shoppers narrow beds first, in this order; `_` endings fit all product types. */
const PROMOTED: readonly ((name: string) => boolean)[] = [
  (name) => name === SIZE_FACET,
  (name) => name.endsWith('_soort'),
  (name) => name.endsWith('_hardheid'),
  (name) => name === PRICE_FACET,
  (name) => name === 'levertijd',
  (name) => name.endsWith('_kern'),
  (name) => name === 'kleur',
];

const FEWEST = 3;
const MOST = 5;

/**
 * Facets that are also shown above a listing: three to five, if it has that many. A listing without
 * the usual ones promotes the first of its panel.
 */
export function promotedFacets(facets: readonly Facet[]): readonly Facet[] {
  const usual = PROMOTED.flatMap((isMeant) => facets.find(({ name }) => isMeant(name)) ?? []);
  const others = facets.filter((facet) => !usual.includes(facet));
  return usual.slice(0, MOST).concat(others.slice(0, Math.max(0, FEWEST - usual.length)));
}
