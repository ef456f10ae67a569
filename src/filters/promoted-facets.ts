import { PRICE_FACET, SIZE_FACET, type Facet } from './facet.ts';

/** What shoppers narrow beds by first, in this order; of a list, whichever the goods have. */
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
 * The facets that also stand above a listing: three to five, where it has so many. A listing that
 * lacks the usual ones promotes the first of its panel.
 */
export function promotedFacets(facets: readonly Facet[]): readonly Facet[] {
  const usual = PROMOTED.flatMap((isMeant) => facets.find(({ name }) => isMeant(name)) ?? []);
  const others = facets.filter((facet) => !usual.includes(facet));
  return usual.slice(0, MOST).concat(others.slice(0, Math.max(0, FEWEST - usual.length)));
}
