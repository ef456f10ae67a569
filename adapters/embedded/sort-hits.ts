import { DEFAULT_SORTING, type Sorting } from '#src/listing/sorting.ts';
import type { FacetIndex } from './facet-index.ts';
import type { Matches } from './find-matches.ts';
import { firstByRank } from './first-by-rank.ts';

/** Sort order of hits; `scores` is the relevance of each product to a query, if there is one. */
export type HitOrder = {
  readonly sorting: Sorting;
  readonly scores: Float32Array | undefined;
};

/**
 * Returns the numbers of the first `most` matching products in the chosen sorting (L7). Prices and
 * delivery times are those of the offer shown. Ties are sorted by SKU. With a query, the default
 * sorting is by relevance (`scores`), then by sales.
 */
export function firstMatches(
  index: FacetIndex,
  { products, shownRow }: Pick<Matches, 'products' | 'shownRow'>,
  { sorting, scores }: HitOrder,
  most: number,
): readonly number[] {
  const rankOf = RANKS[sorting];
  const asked = Float64Array.from(products, (product) =>
    rankOf(index, product, shownRow[product] ?? 0),
  );
  const ranks =
    sorting === DEFAULT_SORTING && scores ? [answering(products, scores), asked] : [asked];
  return firstByRank(products.length, ranks, most).map((place) => products[place] ?? 0);
}

const answering = (products: Uint32Array, scores: Float32Array): Float64Array =>
  Float64Array.from(products, (product) => -(scores[product] ?? 0));

/** Sort keys, ascending. */
const RANKS: Readonly<
  Record<Sorting, (index: FacetIndex, product: number, row: number) => number>
> = {
  popular: ({ ofProducts, ofRows }, product, row) =>
    ((ofRows.stock[row] ?? 0) > 0 ? 0 : SOLD_OUT) - (ofProducts.popularity[product] ?? 0),
  'price-asc': ({ ofRows }, _, row) => ofRows.cents[row] ?? 0,
  'price-desc': ({ ofRows }, _, row) => -(ofRows.cents[row] ?? 0),
  rating: ({ ofProducts }, product) => -(ofProducts.rating[product] ?? 0),
  delivery: ({ ofRows }, _, row) => ofRows.deliveryDays[row] ?? 0,
  newest: ({ ofProducts }, product) => -(ofProducts.since[product] ?? 0),
};

/** Exceeds the sales of any product, so that sold-out products are sorted last. */
const SOLD_OUT = 1e12;
