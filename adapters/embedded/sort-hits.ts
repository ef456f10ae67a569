import type { Sorting } from '#src/listing/sorting.ts';
import type { ProductData, VariantData } from './catalogue-data.ts';
import type { FacetCounts } from './facet-count.ts';
import type { FacetIndex } from './facet-index.ts';

/**
 * Numbers of the matching products in the order a shopper asked for (L7). Prices and delivery
 * times are those of the offer that each product shows. Matches come by SKU, and equals stay so.
 */
export function sortMatches(
  index: FacetIndex,
  { matches, shownRow }: Pick<FacetCounts, 'matches' | 'shownRow'>,
  sorting: Sorting,
): readonly number[] {
  const ranks = new Float64Array(index.products.length);
  for (const product of matches) {
    const data = index.products[product];
    const offer = index.variants[shownRow[product] ?? -1];
    if (data && offer) ranks[product] = RANKS[sorting](data, offer);
  }
  return matches.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
}

/** The lower, the earlier. */
const RANKS: Readonly<Record<Sorting, (product: ProductData, offer: VariantData) => number>> = {
  popular: ({ popularity }, { stock }) => (stock > 0 ? 0 : SOLD_OUT) - popularity,
  'price-asc': (_, { cents }) => cents,
  'price-desc': (_, { cents }) => -cents,
  delivery: (_, { deliveryDays }) => deliveryDays,
  newest: ({ since }) => -Date.parse(since),
};

/** More than any product sells: what is sold out stands behind what is not. */
const SOLD_OUT = 1e12;
