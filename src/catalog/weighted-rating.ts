import type { ReviewSummary } from './review-summary.ts';

/** Prior average of a product without reviews, in stars. */
const USUAL_AVERAGE = 4;

/** Weight of the prior average, in number of reviews. */
const USUAL_COUNT = 20;

/**
 * Rating of a product for sorting: the Bayesian average of its stars, so that one shopper's five
 * stars do not rank above the average of hundreds. In thousandths of a star, so that every search
 * service compares integers; 0 for a product without reviews, which ranks last.
 */
export function weightedRating(reviews: ReviewSummary | undefined): number {
  if (reviews === undefined || reviews.count === 0) return 0;
  const { average, count } = reviews;
  const stars = USUAL_AVERAGE * USUAL_COUNT + average * count;
  return Math.round((stars * 1000) / (USUAL_COUNT + count));
}
