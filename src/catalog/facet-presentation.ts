import {
  type Facet,
  type FacetValue,
  LENGTH_FACET,
  PRICE_FACET,
  SIZE_FACET,
} from '../filters/facet.ts';
import { memoizeRecent } from '../shared/memoize.ts';
import type { AttributeCode } from './attributes/attribute-dictionary.ts';
import type { ProductTypePrefix } from './attributes/attribute-key.ts';
import type { DerivedFacet } from './derived-facets.ts';

/** Key of a facet that the shop knows: an attribute, or what follows from offers and reviews. */
export type FacetCode = AttributeCode | DerivedFacet;

/** `_hardheid` of `matras_hardheid`: the same property of every product type. */
type PropertyOf<Code extends string> = {
  [Prefix in ProductTypePrefix]: Code extends `${Prefix}_${infer Property}`
    ? `_${Property}`
    : never;
}[ProductTypePrefix];

/** A facet, or with `_` the same facet of every product type. An unknown key does not compile. */
type FacetPattern = FacetCode | PropertyOf<AttributeCode>;

const matchesPattern = (name: string, pattern: FacetPattern): boolean =>
  pattern.startsWith('_') ? name.endsWith(pattern) : name === pattern;

/** Facets by which shoppers narrow beds first, in this order. */
const PROMOTED_PATTERNS: readonly FacetPattern[] = [
  SIZE_FACET,
  '_soort',
  '_hardheid',
  PRICE_FACET,
  'levertijd',
  '_kern',
  'kleur',
];

const MIN_PROMOTED = 3;
const MAX_PROMOTED = 5;

/**
 * Facets that are also shown above a listing: three to five, if it has that many. A listing without
 * the usual ones promotes the first of its panel.
 */
export function promotedFacets(facets: readonly Facet[]): readonly Facet[] {
  const promoted = PROMOTED_PATTERNS.flatMap(
    (pattern) => facets.find(({ name }) => matchesPattern(name, pattern)) ?? [],
  );
  const otherFacets = facets.filter((facet) => !promoted.includes(facet));
  return promoted
    .slice(0, MAX_PROMOTED)
    .concat(otherFacets.slice(0, Math.max(0, MIN_PROMOTED - promoted.length)));
}

/** Trade terms that not every shopper knows; each has a text that explains it. */
export type ExplainedTerm =
  | 'size'
  | 'length'
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

/** The facets of each term: firmness means the same for all kinds of products. */
const EXPLAINED: Readonly<Record<ExplainedTerm, readonly FacetPattern[]>> = {
  size: [SIZE_FACET],
  length: [LENGTH_FACET],
  firmness: ['_hardheid'],
  core: ['_kern'],
  topper: ['boxspring_topper'],
  'bed-height': ['boxspring_hoogte'],
  height: ['matras_hoogte', 'topper_hoogte'],
  zones: ['_comfortzones'],
  ticking: ['_hoes'],
  upholstery: ['_bekleding'],
  washable: ['_wasbaar'],
  certificate: ['_keurmerk'],
  load: ['_maximale_belasting'],
  position: ['_slaaphouding'],
  adjustable: ['_verstelbaar'],
  filling: ['_vulling'],
  season: ['_seizoen'],
  warmth: ['_warmteklasse'],
  'corner-height': ['_hoekhoogte'],
  dimmable: ['_dimbaar'],
  delivery: ['levertijd'],
  rating: ['beoordeling'],
};

export const EXPLAINED_TERMS = Object.keys(EXPLAINED) as readonly ExplainedTerm[];

/** More than the facets of all categories. */
const MAX_CACHED_NAMES = 500;

/** Term that is explained beside a facet; `undefined` if the facet's name says enough. */
export const explainedTermOf: (name: string) => ExplainedTerm | undefined = memoizeRecent(
  MAX_CACHED_NAMES,
  (name) =>
    EXPLAINED_TERMS.find((term) =>
      EXPLAINED[term].some((pattern) => matchesPattern(name, pattern)),
    ),
);

/**
 * Marks the features that say how goods get into the bedroom: whoever has a narrow stair looks for
 * them first. By the wording of the commerce backend, in any language of the shop.
 */
export const withWayApart = (facets: readonly Facet[]): readonly Facet[] =>
  facets.map((facet) => {
    if (facet.name !== FEATURES || facet.values.every(isOfTheWay)) return facet;
    const marked = (one: FacetValue) =>
      isOfTheWay(one) ? { ...one, isApart: true as const } : one;
    return { ...facet, values: facet.values.map(marked) };
  });

const isOfTheWay = ({ value }: FacetValue): boolean => OF_THE_WAY.has(value);

const FEATURES: FacetCode = 'bijzonderheden';

const OF_THE_WAY: ReadonlySet<string> = new Set([
  'Komt in kleine delen naar boven',
  'Kommt in kleinen Teilen nach oben',
  'Goes upstairs in small pieces',
  'Opgerold geleverd in een doos',
  'Wird gerollt im Karton geliefert',
  'Delivered rolled in a box',
]);
