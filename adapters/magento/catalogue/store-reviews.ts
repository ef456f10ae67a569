import { readCount, type Reader } from '#src/shared/json-reader.ts';
import { readFieldsWith } from '#src/shared/lenient-readers.ts';
import type { ReviewSummary } from '#src/catalog/review-summary.ts';

/** How many reviews of a product a store view has, and how many stars they gave together. */
export type StoreReviews = { readonly count: number; readonly stars: number };

/**
 * Magento keeps the mean in whole percents, 20 to a star. The sum of the stars is a whole number
 * near to what they make: exactly that, for fewer than 20 reviews.
 */
export function readStoreReviews(product: unknown): StoreReviews {
  const { review_count: count = 0, rating_summary: percent = 0 } = readCounts(product) ?? {};
  return { count, stars: Math.round((count * percent) / 20) };
}

/** What all store views together come to; nothing where nobody has reviewed the product. */
export function summaryOf(stores: readonly StoreReviews[]): ReviewSummary | undefined {
  const count = stores.reduce((total, one) => total + one.count, 0);
  const stars = stores.reduce((total, one) => total + one.stars, 0);
  return count === 0 ? undefined : { average: Math.round((stars * 10) / count) / 10, count };
}

const readPercent: Reader<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= 100 ? value : undefined;

/** What is beyond is no number of reviews, and no mean could be told of it. */
const MOST_REVIEWS = 10_000_000;

const readReviewCount: Reader<number> = (value) => {
  const count = readCount(value);
  return count !== undefined && count <= MOST_REVIEWS ? count : undefined;
};

const readCounts = readFieldsWith<object, { review_count: number; rating_summary: number }>(
  {},
  { review_count: readReviewCount, rating_summary: readPercent },
);
