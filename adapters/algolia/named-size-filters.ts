import { SIZE_FACET } from '#src/filters/facet.ts';
import { filterPairs } from '#src/search/filter-pairs.ts';
import { sizesInText } from '#src/search/named-sizes.ts';
import type { Wire } from './algolia-reader.ts';

/**
 * Prefers the variant in a size that the query names. The filter is optional, so products without
 * that size are still found. Sortings by price or delivery are limited to one variant per product
 * (`offerFilters`), which then stays.
 */
export function namedSizeFilters(text: string): Wire {
  const values = sizesInText(text);
  if (values.length === 0) return {};
  return { optionalFilters: filterPairs([{ kind: 'values', name: SIZE_FACET, values }], []) };
}
