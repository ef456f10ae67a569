import { languageOf, type Locale } from '../shared/locale.ts';
import { ratingDistribution, type RatingDistribution } from './review-summary.ts';
import type { ProductReview } from './review.ts';

export const REVIEW_SORTINGS = ['newest', 'highest', 'lowest'] as const;

export type ReviewSorting = (typeof REVIEW_SORTINGS)[number];

export type ReviewsRequest = {
  /** Reviews in its language come before all others. */
  readonly locale: Locale;
  readonly sorting: ReviewSorting;
  /** From 1. */
  readonly page: number;
  readonly reviewsPerPage: number;
};

/** Some reviews, and what is to be said of all of which they are some. */
export type ReviewPage = {
  readonly reviews: readonly ProductReview[];
  readonly total: number;
  readonly distribution: RatingDistribution;
};

/**
 * The page of reviews that a shopper asks for. Those in their language come first; within a
 * language they are sorted, the newer before the older of equals, so that no review stands on two
 * pages.
 */
export function pageOfReviews(
  reviews: readonly ProductReview[],
  { locale, sorting, page, reviewsPerPage }: ReviewsRequest,
): ReviewPage {
  const isForeign = (review: ProductReview): number =>
    Number(languageOf(review.locale) !== languageOf(locale));
  const sorted = reviews.toSorted(
    (a, b) => isForeign(a) - isForeign(b) || ORDERS[sorting](a, b) || newest(a, b) || byId(a, b),
  );
  const first = (page - 1) * reviewsPerPage;
  return {
    reviews: sorted.slice(first, first + reviewsPerPage),
    total: reviews.length,
    distribution: ratingDistribution(reviews),
  };
}

type Order = (a: ProductReview, b: ProductReview) => number;

const newest: Order = (a, b) => compare(b.date, a.date);
const byId: Order = (a, b) => compare(a.id, b.id);

const ORDERS: Readonly<Record<ReviewSorting, Order>> = {
  newest,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
};

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
