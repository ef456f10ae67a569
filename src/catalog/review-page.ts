import { languageOf, type Locale } from '../shared/locale.ts';
import { aspectScores, type AspectScore } from './aspect-scores.ts';
import {
  meetsReviewFilter,
  NO_REVIEW_FILTER,
  reviewFacets,
  withStars,
  type ReviewFacet,
  type ReviewFilter,
} from './review-filter.ts';
import {
  ratingDistribution,
  summarizeRatings,
  type RatingDistribution,
  type ReviewSummary,
} from './review-summary.ts';
import type { ProductReview } from './review.ts';

export const REVIEW_SORTINGS = ['newest', 'helpful', 'highest', 'lowest'] as const;

export type ReviewSorting = (typeof REVIEW_SORTINGS)[number];

export type ReviewsRequest = {
  /** Reviews in its language come before all others. */
  readonly locale: Locale;
  readonly sorting: ReviewSorting;
  /** Any, unless told. */
  readonly filter?: ReviewFilter;
  /** From 1. */
  readonly page: number;
  readonly reviewsPerPage: number;
};

/** Some reviews, and what is to be said of all of which they are some. */
export type ReviewPage = {
  readonly reviews: readonly ProductReview[];
  /** How many meet the filter. */
  readonly total: number;
  /** Of those that meet the filter but for its stars: how many each number of stars would leave. */
  readonly distribution: RatingDistribution;
  readonly facets: readonly ReviewFacet[];
  /** Those that tell these reviews apart: without votes none is more helpful than another. */
  readonly sortings: readonly ReviewSorting[];
  /** What all reviews come to, whatever is filtered; absent where there are none. */
  readonly overall?: ReviewSummary;
  /** Of all reviews as well. */
  readonly aspects: readonly AspectScore[];
  /** Of how many of all the shop knows that their authors have bought the product. */
  readonly verified: number;
};

/**
 * The page of reviews that a shopper asks for. Those in their language come first; within a
 * language they are sorted, the newer before the older of equals, so that no review stands on two
 * pages.
 */
export function pageOfReviews(
  reviews: readonly ProductReview[],
  { locale, sorting, page, reviewsPerPage, filter = NO_REVIEW_FILTER }: ReviewsRequest,
): ReviewPage {
  const isForeign = (review: ProductReview): number =>
    Number(languageOf(review.locale) !== languageOf(locale));
  const found = reviews.filter((review) => meetsReviewFilter(review, filter));
  const sorted = found.toSorted(
    (a, b) => isForeign(a) - isForeign(b) || ORDERS[sorting](a, b) || newest(a, b) || byId(a, b),
  );
  const first = (page - 1) * reviewsPerPage;
  const ofAnyStars = withStars(filter, []);
  return {
    reviews: sorted.slice(first, first + reviewsPerPage),
    total: found.length,
    distribution: ratingDistribution(
      reviews.filter((review) => meetsReviewFilter(review, ofAnyStars)),
    ),
    facets: reviewFacets(reviews, filter),
    ...wordsOnAll(reviews),
  };
}

function wordsOnAll(
  reviews: readonly ProductReview[],
): Pick<ReviewPage, 'sortings' | 'overall' | 'aspects' | 'verified'> {
  const overall = summarizeRatings(ratingDistribution(reviews));
  const isVoted = reviews.some(({ helpful = 0 }) => helpful > 0);
  return {
    sortings: REVIEW_SORTINGS.filter((sorting) => sorting !== 'helpful' || isVoted),
    ...(overall && { overall }),
    aspects: aspectScores(reviews),
    verified: reviews.filter(({ isVerified }) => isVerified).length,
  };
}

type Order = (a: ProductReview, b: ProductReview) => number;

const newest: Order = (a, b) => compare(b.date, a.date);
const byId: Order = (a, b) => compare(a.id, b.id);

const ORDERS: Readonly<Record<ReviewSorting, Order>> = {
  newest,
  helpful: (a, b) => (b.helpful ?? 0) - (a.helpful ?? 0),
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
};

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
