import type { Locale } from '../shared/locale.ts';
import { facetKind, type Facet, type FacetValue } from './facet.ts';
import { filterSlug } from './filter-slug.ts';

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
  return option.urlWord ?? filterSlug(option.value, locale);
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
  const isMeant = (option: FacetValue) => option.value === value;
  const word = facetValueSlug(facet, facet.values.find(isMeant) ?? { value }, locale);
  const isAlike = (option: FacetValue) =>
    word !== '' && facetValueSlug(facet, option, locale) === word;
  return facet.values
    .filter((option) => isMeant(option) || isAlike(option))
    .map((option) => option.value);
}
