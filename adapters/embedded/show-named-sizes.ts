import { findOfferInSizes } from '#src/search/sizes-in-text.ts';
import type { FacetIndex } from './facet-index.ts';
import { MEETS_ALL, type Matches } from './find-matches.ts';

/**
 * Shows each product by its best offer in a size that the text names, if that offer also meets the
 * chosen facets: facets take precedence over the text.
 */
export function showNamedSizes(
  { variants, firstRow }: FacetIndex,
  found: Matches,
  sizes: readonly string[],
): Matches {
  if (sizes.length === 0) return found;
  /* Copied, as without a choice of variants the rows are those of the index itself. */
  const shownRow = found.shownRow.slice();
  for (const product of found.products) {
    const first = firstRow[product] ?? 0;
    const rows = variants
      .slice(first, firstRow[product + 1])
      .map(({ size }, place) => ({ size, row: first + place }))
      .filter(({ row }) => (found.ofRows?.[row] ?? MEETS_ALL) === MEETS_ALL);
    const named = findOfferInSizes(rows, sizes);
    if (named) shownRow[product] = named.row;
  }
  return { ...found, shownRow };
}
