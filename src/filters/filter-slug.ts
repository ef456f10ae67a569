import type { Locale } from '../shared/locale.ts';
import { memoize, memoizePerKey, memoizeRecent } from '../shared/memoize.ts';
import { slugify } from '../shared/normalize-text.ts';
import { type Facet, facetKind, type FacetValue } from './facet.ts';

/** Maximum length of a word that a filter URL writes or accepts, in characters. */
export const MAX_SLUG_LENGTH = 64;

/**
 * Converts a name or value to its URL word: its slug (F3, F5), truncated if it is too long to be
 * parsed back. A text without Latin letters or digits has no slug; it is written as its code
 * points, `★` as `u2605`, so that its filter can be chosen too. Only blank texts have no word.
 *
 * Texts with the same word are one choice. The conversion is idempotent.
 */
export function filterSlug(text: string, locale: Locale): string {
  const word = slugify(text, locale) || codePoints(text.trim().toLowerCase().normalize('NFC'));
  return word.length > MAX_SLUG_LENGTH ? word.slice(0, MAX_SLUG_LENGTH).replace(/-$/, '') : word;
}

/**
 * {@link filterSlug} of labels and values of facets, memoized: every answer of the search service
 * repeats them. Not for texts of URLs, whose number has no bound.
 */
export const facetSlug = (text: string, locale: Locale): string => slugsOf(locale)(text);

/** Number of memoized texts in a locale: the facets of a large shop have fewer. */
const MEMOIZED_TEXTS = 4000;

const slugsOf = memoize((locale: Locale) =>
  memoizeRecent(MEMOIZED_TEXTS, (text: string) => filterSlug(text, locale)),
);

const codePoints = (text: string): string =>
  Array.from(text, (character) => `u${character.codePointAt(0)?.toString(16)}`).join('-');

/**
 * URL word of a facet value: an editor's word, or the value itself. Empty if it cannot be written:
 * a blank value, a value of the size facet that is no size, an amount of the price facet (URLs
 * write price ranges).
 */
export function facetValueSlug(
  facet: Pick<Facet, 'name'>,
  option: Pick<FacetValue, 'value' | 'urlWord'>,
  locale: Locale,
): string {
  const kind = facetKind(facet.name);
  if (kind === 'price') return '';
  if (kind === 'size') return parseSize(option.value) ?? '';
  return option.urlWord ?? facetSlug(option.value, locale);
}

/**
 * Parses a size `<width>x<length>` (F2) of at most four digits each, as no bed is longer in any
 * unit; accepts a capital X.
 */
export const parseSize = (text: string): string | undefined =>
  /^\d{1,4}x\d{1,4}$/i.test(text) ? text.toLowerCase() : undefined;

/**
 * Values of a facet that URLs write like `value`, including itself: "H 3" and "H-3" are one choice
 * (F3), added and removed together.
 */
export function valuesWithSameSlug(facet: Facet, value: string, locale: Locale): readonly string[] {
  const isOption = (option: FacetValue) => option.value === value;
  const slug = facetValueSlug(facet, facet.values.find(isOption) ?? { value }, locale);
  const hasSameSlug = (option: FacetValue) =>
    slug !== '' && facetValueSlug(facet, option, locale) === slug;
  return facet.values
    .filter((option) => isOption(option) || hasSameSlug(option))
    .map((option) => option.value);
}

/**
 * URL words of a facet's values, in their order; see {@link facetValueSlug}.
 */
export const facetValueSlugs: (facet: Facet, locale: Locale) => readonly string[] = memoizePerKey(
  (facet, locale) => facet.values.map((option) => facetValueSlug(facet, option, locale)),
);
