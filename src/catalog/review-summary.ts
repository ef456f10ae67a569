import { RATINGS, type ProductReview, type Rating } from './review.ts';

/** Number of reviews per rating. */
export type RatingDistribution = Readonly<Record<Rating, number>>;

/** The review summary on a product card. */
export type ReviewSummary = {
  /** Average rating, 1 to 5, rounded to one decimal. */
  readonly average: number;
  readonly count: number;
};

/** Counts reviews by rating; a rating that no review has counts 0. */
export function ratingDistribution(
  reviews: readonly Pick<ProductReview, 'rating'>[],
): RatingDistribution {
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating } of reviews) counts[rating] += 1;
  return counts;
}

/** Number and average of the reviews; `undefined` if there are none. */
export function summarizeRatings(distribution: RatingDistribution): ReviewSummary | undefined {
  const count = RATINGS.reduce((total, rating) => total + distribution[rating], 0);
  if (count === 0) return undefined;
  const stars = RATINGS.reduce((total, rating) => total + rating * distribution[rating], 0);
  return { average: Math.round((stars * 10) / count) / 10, count };
}
