import { DEFAULT_SORTING, type Sorting } from '#src/listing/sorting.ts';
import type { FacetIndex } from './facet-index.ts';
import type { Matches } from './find-matches.ts';
import { firstByRank } from './first-by-rank.ts';

/** How hits are ordered: `scores` tell how well each product answers a text that was searched for. */
export type HitOrder = {
  readonly sorting: Sorting;
  readonly scores: Float32Array | undefined;
};

/**
 * Numbers of the first `most` matching products in the order a shopper asked for (L7). Prices and
 * delivery times are those of the offer that each product shows. Equals stand by SKU. Where a text was
 * searched for, the shop's own order is how well the products answer it, by `scores`, and then how
 * they sell.
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

/** The lower, the earlier. */
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

/** More than any product sells: what is sold out stands behind what is not. */
const SOLD_OUT = 1e12;
