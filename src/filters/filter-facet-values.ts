import { slugify } from '../shared/slug.ts';
import type { Locale } from '../shared/locale.ts';
import type { FacetValue } from './facet.ts';

/**
 * Values of a facet in whose name a word begins as the shopper types, ignoring case and accents;
 * every typed word has to match. All values if nothing is typed.
 */
export function filterFacetValues(
  values: readonly FacetValue[],
  typed: string,
  locale: Locale,
): readonly FacetValue[] {
  const wanted = slugify(typed, locale).split('-').filter(Boolean);
  if (wanted.length === 0) return typed.trim() === '' ? values : [];
  return values.filter(({ value }) => {
    const words = slugify(value, locale).split('-');
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}
