import type { ReviewSummary } from './review-summary.ts';

/** What a product is taken to be worth before anybody has said so, in stars. */
const USUAL_AVERAGE = 4;

/** As many reviews as that opinion counts for. */
const USUAL_COUNT = 20;

/**
 * How well a product is rated, for an order by rating: the mean of its stars together with those of
 * some usual reviews, so that one shopper's five stars do not stand above what hundreds agree on. In
 * thousandths of a star, so that every search service compares whole numbers; 0 where nobody has
 * reviewed it, which is behind all that somebody has.
 */
export function weightedRating(reviews: ReviewSummary | undefined): number {
  if (reviews === undefined || reviews.count === 0) return 0;
  const { average, count } = reviews;
  const stars = USUAL_AVERAGE * USUAL_COUNT + average * count;
  return Math.round((stars * 1000) / (USUAL_COUNT + count));
}
