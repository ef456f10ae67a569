import { languageOf, type Locale } from '../shared/locale.ts';
import {
  matchesReviewFilter,
  NO_REVIEW_FILTER,
  type ReviewFacet,
  reviewFacets,
  type ReviewFilter,
  withStars,
} from './review-filter.ts';
import {
  type AspectScore,
  aspectScores,
  ratingDistribution,
  type RatingDistribution,
  type ReviewSummary,
  summarizeRatings,
} from './review-summary.ts';
import type { ProductReview } from './review.ts';

export const REVIEW_SORTINGS = ['newest', 'helpful', 'highest', 'lowest'] as const;

export type ReviewSorting = (typeof REVIEW_SORTINGS)[number];

export type ReviewsRequest = {
  /** Reviews in this locale's language come before all others. */
  readonly locale: Locale;
  readonly sorting: ReviewSorting;
  /** Absent: no filter. */
  readonly filter?: ReviewFilter;
  /** From 1. */
  readonly page: number;
  readonly reviewsPerPage: number;
};

/** A page of reviews, with totals over all reviews. */
export type ReviewPage = {
  readonly reviews: readonly ProductReview[];
  /** Number of reviews that match the filter. */
  readonly total: number;
  /** Number of reviews per rating that match the filter without its stars. */
  readonly distribution: RatingDistribution;
  readonly facets: readonly ReviewFacet[];
  /** The useful sort orders: `helpful` only if there are votes. */
  readonly sortings: readonly ReviewSorting[];
  /** Summary of all reviews, regardless of the filter; absent if there are none. */
  readonly overall?: ReviewSummary;
  /** Scores of all reviews, regardless of the filter. */
  readonly aspects: readonly AspectScore[];
  /** Number of all reviews whose author is known to have bought the product. */
  readonly verified: number;
};

/**
 * Returns the requested page of reviews. Reviews in the requested language come first; within a
 * language they are sorted, equal ones by date, newest first, so that no review is on two pages.
 */
export function pageOfReviews(
  reviews: readonly ProductReview[],
  { locale, sorting, page, reviewsPerPage, filter = NO_REVIEW_FILTER }: ReviewsRequest,
): ReviewPage {
  const isOtherLanguage = (review: ProductReview): number =>
    Number(languageOf(review.locale) !== languageOf(locale));
  const found = reviews.filter((review) => matchesReviewFilter(review, filter));
  const sorted = found.toSorted(
    (a, b) =>
      isOtherLanguage(a) - isOtherLanguage(b) ||
      ORDERS[sorting](a, b) ||
      newest(a, b) ||
      byId(a, b),
  );
  const first = (page - 1) * reviewsPerPage;
  const ofAnyStars = withStars(filter, []);
  return {
    reviews: sorted.slice(first, first + reviewsPerPage),
    total: found.length,
    distribution: ratingDistribution(
      reviews.filter((review) => matchesReviewFilter(review, ofAnyStars)),
    ),
    facets: reviewFacets(reviews, filter),
    ...overallOf(reviews),
  };
}

function overallOf(
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
