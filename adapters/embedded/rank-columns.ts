import type { ReviewSummary } from '#src/catalog/review-summary.ts';
import { weightedRating } from '#src/catalog/weighted-rating.ts';
import type { ProductData, VariantData } from './catalogue-data.ts';

/** What products are sorted by, a column each, so that twenty thousand are compared in no time. */
export type ProductRanks = {
  /** Units sold in the last ninety days. */
  readonly popularity: Float64Array;
  /** First day in the shop, in milliseconds since 1970. */
  readonly since: Float64Array;
  /** What its reviews come to, weighted by their number. */
  readonly rating: Float64Array;
};

export const rankProducts = (
  products: readonly ProductData[],
  reviewsOf: (product: ProductData) => ReviewSummary | undefined,
): ProductRanks => ({
  popularity: Float64Array.from(products, ({ popularity }) => popularity),
  since: Float64Array.from(products, ({ since }) => Date.parse(since)),
  rating: Float64Array.from(products, (product) => weightedRating(reviewsOf(product))),
});

/** The same of each variant's row. */
export type RowRanks = {
  readonly cents: Float64Array;
  readonly stock: Float64Array;
  readonly deliveryDays: Float64Array;
};

export const rankRows = (variants: readonly VariantData[]): RowRanks => ({
  cents: Float64Array.from(variants, ({ cents }) => cents),
  stock: Float64Array.from(variants, ({ stock }) => stock),
  deliveryDays: Float64Array.from(variants, ({ deliveryDays }) => deliveryDays),
});
