import { DEFAULT_LOCALE, forEveryLocale, type Localized, localizedText } from '../shared/locale.ts';
import { facetKind, LENGTH_FACET, PRICE_FACET, SIZE_FACET, type FacetKind } from './facet.ts';

/** A filter that the shop defines independently of search answers (L8). */
export type FilterDefinition = {
  /** The attribute's key. */
  readonly name: string;
  readonly kind: FacetKind;
  /** Its name in the URLs of a locale (F6). */
  readonly urlName: string;
};

const define = (name: string, urlName: string): FilterDefinition => ({
  name,
  kind: facetKind(name),
  urlName,
});

const DUTCH = [
  define(SIZE_FACET, 'maat'),
  define(LENGTH_FACET, 'lengte'),
  define('breedte', 'breedte'),
  define(PRICE_FACET, 'prijs'),
];

const GERMAN = [
  define(SIZE_FACET, 'groesse'),
  define(LENGTH_FACET, 'laenge'),
  define('breedte', 'breite'),
  define(PRICE_FACET, 'preis'),
];

const ENGLISH = [
  define(SIZE_FACET, 'size'),
  define(LENGTH_FACET, 'length'),
  define('breedte', 'width'),
  define(PRICE_FACET, 'price'),
];

const DEFINITIONS: Localized<readonly FilterDefinition[]> = {
  nl: DUTCH,
  de: GERMAN,
  en: ENGLISH,
};

/**
 * Filters of each locale with a given name: the measures and the price (F6, L8). All others are
 * lists of words whose name follows from their label (F5), so a new attribute of the catalogue
 * becomes a filter without being defined here.
 */
export const FILTER_DEFINITIONS = forEveryLocale((locale) => localizedText(DEFINITIONS, locale));

/** Whether an attribute has a given name in the URLs of every locale (F6). */
export const isDefinedFilter = (name: string): boolean =>
  FILTER_DEFINITIONS[DEFAULT_LOCALE].some((definition) => definition.name === name);
