import { slugify } from '../shared/slug.ts';
import type { Locale } from '../shared/locale.ts';
import type { FacetValue } from './facet.ts';

/**
 * The values of a facet whose name has a word that begins as a shopper types it, whatever its case
 * and accents; several words have to begin so. All of them where nothing is typed.
 */
export function valuesNamed(
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
