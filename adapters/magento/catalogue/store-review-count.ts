import type { ReviewSummary } from '#src/catalog/review-summary.ts';
import { readCount, type Reader, readFieldsWith } from '#src/shared/json-reader.ts';

/** Number of reviews of a product in a store view, and the sum of their stars. */
export type StoreReviewCount = { readonly count: number; readonly stars: number };

/**
 * Reads the review count and mean rating. Magento rounds the mean to whole percents, 20 per star,
 * so the sum of stars is rounded: it is exact for fewer than 20 reviews.
 */
export function readStoreReviewCount(product: unknown): StoreReviewCount {
  const { review_count: count = 0, rating_summary: percent = 0 } = readCounts(product) ?? {};
  return { count, stars: Math.round((count * percent) / 20) };
}

/** Combines all store views; `undefined` if the product has no reviews. */
export function summaryOf(stores: readonly StoreReviewCount[]): ReviewSummary | undefined {
  const count = stores.reduce((total, one) => total + one.count, 0);
  const stars = stores.reduce((total, one) => total + one.stars, 0);
  return count === 0 ? undefined : { average: Math.round((stars * 10) / count) / 10, count };
}

const readPercent: Reader<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= 100 ? value : undefined;

/** A larger count is an error, for which no mean could be computed. */
const MAX_REVIEWS = 10_000_000;

const readReviewCount: Reader<number> = (value) => {
  const count = readCount(value);
  return count !== undefined && count <= MAX_REVIEWS ? count : undefined;
};

const readCounts = readFieldsWith<object, { review_count: number; rating_summary: number }>(
  {},
  { review_count: readReviewCount, rating_summary: readPercent },
);
