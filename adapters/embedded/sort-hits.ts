import { DEFAULT_SORTING, type SearchSorting } from '#src/search/sorting-and-page-size.ts';
import type { FacetIndex } from './facet-index.ts';
import type { Matches } from './find-matches.ts';

/** Sort order of hits; `scores` is the relevance of each product to a query, if there is one. */
export type HitOrder = {
  readonly sorting: SearchSorting;
  readonly scores: Float32Array | undefined;
};

/**
 * Returns the numbers of the first `limit` matching products in the chosen sorting (L7). Prices and
 * delivery times are those of the offer shown. Ties are sorted by SKU. With a query, the default
 * sorting is by relevance (`scores`), then by sales.
 */
export function firstMatches(
  index: FacetIndex,
  { products, shownRow }: Pick<Matches, 'products' | 'shownRow'>,
  { sorting, scores }: HitOrder,
  limit: number,
): readonly number[] {
  const rankOf = RANKS[sorting];
  const sortKeys = Float64Array.from(products, (product) =>
    rankOf(index, product, shownRow[product] ?? 0),
  );
  const ranks =
    sorting === DEFAULT_SORTING && scores ? [answering(products, scores), sortKeys] : [sortKeys];
  return firstByRank(products.length, ranks, limit).map((position) => products[position] ?? 0);
}

const answering = (products: Uint32Array, scores: Float32Array): Float64Array =>
  Float64Array.from(products, (product) => -(scores[product] ?? 0));

/** Sort keys, ascending. */
const RANKS: Readonly<
  Record<SearchSorting, (index: FacetIndex, product: number, row: number) => number>
> = {
  popular: ({ ofProducts, ofRows }, product, row) =>
    ((ofRows.stock[row] ?? 0) > 0 ? 0 : SOLD_OUT) - (ofProducts.popularity[product] ?? 0),
  'price-asc': ({ ofRows }, _, row) => ofRows.cents[row] ?? 0,
  'price-desc': ({ ofRows }, _, row) => -(ofRows.cents[row] ?? 0),
  rating: ({ ofProducts }, product) => -(ofProducts.rating[product] ?? 0),
  delivery: ({ ofRows }, _, row) => ofRows.deliveryDays[row] ?? 0,
  newest: ({ ofProducts }, product) => -(ofProducts.since[product] ?? 0),
  saving: ({ ofRows }, _, row) => -(ofRows.saving[row] ?? 0),
};

/** Exceeds the sales of any product, so that sold-out products are sorted last. */
const SOLD_OUT = 1e12;

/** Ascending sort keys by position: the first ranks decide, the next ones break ties. */
type Ranks = readonly Float64Array[];

/**
 * Returns the `limit` lowest-ranked of `count` positions, lowest first; ties keep their order. The
 * other positions are compared but not sorted, as a page shows a few of many thousands.
 */
export function firstByRank(count: number, ranks: Ranks, limit: number): readonly number[] {
  const found: number[] = [];
  for (let position = 0; position < count; position += 1) {
    const last = found.at(-1);
    if (found.length >= limit && (last === undefined || compare(ranks, position, last) >= 0))
      continue;
    found.splice(insertionPoint(found, ranks, position), 0, position);
    if (found.length > limit) found.pop();
  }
  return found;
}

/** Returns the position behind all that rank equal or lower. */
function insertionPoint(found: readonly number[], ranks: Ranks, position: number): number {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(ranks, found[middle] ?? 0, position) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(ranks: Ranks, a: number, b: number): number {
  for (const rank of ranks) {
    const difference = (rank[a] ?? 0) - (rank[b] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
