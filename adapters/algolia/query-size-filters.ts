import { SIZE_FACET } from '#src/filters/facet.ts';
import { toFacetFilters } from '#src/search/facet-filters.ts';
import { sizesInText } from '#src/search/sizes-in-text.ts';
import type { AlgoliaPayload } from './algolia-client.ts';

/**
 * Prefers the variant in a size that the query names. The filter is optional, so products without
 * that size are still found. Sortings by price or delivery are limited to one variant per product
 * (`bestOfferFilters`), which then stays.
 */
export function querySizeFilters(text: string): AlgoliaPayload {
  const values = sizesInText(text);
  if (values.length === 0) return {};
  return { optionalFilters: toFacetFilters([{ kind: 'values', name: SIZE_FACET, values }], []) };
}
