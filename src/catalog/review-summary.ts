import { RATINGS, type ProductReview, type Rating } from './review.ts';

/** How many reviews gave each number of stars. */
export type RatingDistribution = Readonly<Record<Rating, number>>;

/** What a card tells of the reviews of a product. */
export type ReviewSummary = {
  /** The mean of the stars, to one decimal: from 1 to 5. */
  readonly average: number;
  readonly count: number;
};

/** Counts reviews by their stars; a number of stars that nobody gave is counted as 0. */
export function ratingDistribution(
  reviews: readonly Pick<ProductReview, 'rating'>[],
): RatingDistribution {
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating } of reviews) counts[rating] += 1;
  return counts;
}

/** How many reviews there are, and what they come to; `undefined` where there are none. */
export function summarizeRatings(distribution: RatingDistribution): ReviewSummary | undefined {
  const count = RATINGS.reduce((total, rating) => total + distribution[rating], 0);
  if (count === 0) return undefined;
  const stars = RATINGS.reduce((total, rating) => total + rating * distribution[rating], 0);
  return { average: Math.round((stars * 10) / count) / 10, count };
}
