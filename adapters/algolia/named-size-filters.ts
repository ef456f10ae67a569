import { SIZE_FACET } from '#src/filters/facet.ts';
import { filterPairs } from '#src/search/filter-pairs.ts';
import { sizesInText } from '#src/search/named-sizes.ts';
import type { Wire } from './algolia-reader.ts';

/**
 * Shows a product by its variant of a size that the text names: a wish, so that what is not sold in it
 * is found all the same. An order by price or delivery knows one variant of each product only
 * (`offerFilters`), and keeps to it.
 */
export function namedSizeFilters(text: string): Wire {
  const values = sizesInText(text);
  if (values.length === 0) return {};
  return { optionalFilters: filterPairs([{ kind: 'values', name: SIZE_FACET, values }], []) };
}
