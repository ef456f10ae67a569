import type { Locale } from '../shared/locale.ts';
import { memoizePerKey } from '../shared/memoize.ts';
import type { Facet } from './facet.ts';
import { facetValueSlug } from './facet-value-slug.ts';

/**
 * URL words of a facet's values, in their order; see {@link facetValueSlug}. Memoized, since a listing
 * writes and reads the same values in hundreds of links.
 */
export const facetValueSlugs: (facet: Facet, locale: Locale) => readonly string[] = memoizePerKey(
  (facet, locale) => facet.values.map((option) => facetValueSlug(facet, option, locale)),
);
