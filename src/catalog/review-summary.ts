import { readCount, type Reader, readFields } from '../shared/json-reader.ts';
import {
  type ProductReview,
  type Rating,
  RATINGS,
  REVIEW_ASPECTS,
  type ReviewAspect,
} from './review.ts';

/** Number of reviews per rating. */
export type RatingDistribution = Readonly<Record<Rating, number>>;

/** The review summary on a product card. */
export type ReviewSummary = {
  /** Average rating, 1 to 5, rounded to one decimal. */
  readonly average: number;
  readonly count: number;
};

const readAverage: Reader<number> = (value) =>
  typeof value === 'number' && value >= 1 && value <= 5 ? value : undefined;

export const readReviewSummary: Reader<ReviewSummary> = readFields({
  average: readAverage,
  count: readCount,
});

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

/** Average grade of a review aspect and the number of grades, at least one. */
export type AspectScore = {
  readonly aspect: ReviewAspect;
  /** Average grade, 1 to 5, rounded to one decimal. */
  readonly average: number;
  readonly count: number;
};

/** Calculates a score per graded aspect. An aspect without grades is omitted, not scored 0. */
export const aspectScores = (
  reviews: readonly Pick<ProductReview, 'grades'>[],
): readonly AspectScore[] =>
  REVIEW_ASPECTS.flatMap((aspect) => {
    const grades = reviews.flatMap((review) => review.grades?.[aspect] ?? []);
    const sum = grades.reduce<number>((total, grade) => total + grade, 0);
    const count = grades.length;
    return count === 0 ? [] : [{ aspect, average: Math.round((sum * 10) / count) / 10, count }];
  });

/** Prior average of a product without reviews, in stars. */
const PRIOR_AVERAGE = 4;

/** Weight of the prior average, in number of reviews. */
const PRIOR_COUNT = 20;

/**
 * Rating of a product for sorting: the Bayesian average of its stars, so that one shopper's five
 * stars do not rank above the average of hundreds. In thousandths of a star, so that every search
 * service compares integers; 0 for a product without reviews, which ranks last.
 */
export function weightedRating(reviews: ReviewSummary | undefined): number {
  if (reviews === undefined || reviews.count === 0) return 0;
  const { average, count } = reviews;
  const stars = PRIOR_AVERAGE * PRIOR_COUNT + average * count;
  return Math.round((stars * 1000) / (PRIOR_COUNT + count));
}
