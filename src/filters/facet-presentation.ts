import { type Facet, PRICE_FACET, SIZE_FACET } from './facet.ts';

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

/** Trade terms that not every shopper knows; each has a text that explains it. */
export type ExplainedTerm =
  | 'size'
  | 'firmness'
  | 'core'
  | 'topper'
  | 'height'
  | 'bed-height'
  | 'zones'
  | 'ticking'
  | 'upholstery'
  | 'washable'
  | 'certificate'
  | 'load'
  | 'position'
  | 'adjustable'
  | 'filling'
  | 'season'
  | 'warmth'
  | 'corner-height'
  | 'dimmable'
  | 'delivery'
  | 'rating';

/** By attribute key, or its ending: firmness means the same for all kinds of products. */
const EXPLAINED: readonly (readonly [ending: string, jargon: ExplainedTerm])[] = [
  [SIZE_FACET, 'size'],
  ['_hardheid', 'firmness'],
  ['_kern', 'core'],
  ['boxspring_topper', 'topper'],
  ['boxspring_hoogte', 'bed-height'],
  ['matras_hoogte', 'height'],
  ['topper_hoogte', 'height'],
  ['_comfortzones', 'zones'],
  ['_hoes', 'ticking'],
  ['_bekleding', 'upholstery'],
  ['_wasbaar', 'washable'],
  ['_keurmerk', 'certificate'],
  ['_maximale_belasting', 'load'],
  ['_slaaphouding', 'position'],
  ['_verstelbaar', 'adjustable'],
  ['_vulling', 'filling'],
  ['_seizoen', 'season'],
  ['_warmteklasse', 'warmth'],
  ['_hoekhoogte', 'corner-height'],
  ['_dimbaar', 'dimmable'],
  ['levertijd', 'delivery'],
  ['beoordeling', 'rating'],
];

/** Term that is explained beside a facet; `undefined` if the facet's name says enough. */
export const explainedTermOf = (name: string): ExplainedTerm | undefined =>
  EXPLAINED.find(([ending]) =>
    ending.startsWith('_') ? name.endsWith(ending) : name === ending,
  )?.[1];

export const EXPLAINED_TERMS: readonly ExplainedTerm[] = [
  ...new Set(EXPLAINED.map(([, jargon]) => jargon)),
];
