import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import {
  REVIEW_ASPECTS,
  type ProductReview,
  type Rating,
  type ReviewAspect,
} from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';
import { pageOf, type PageArguments } from './page-of.ts';

/** Rating name that every review of this shop has. */
export const RATING_NAME = 'Rating';

/** Further rating names. */
export const ASPECT_NAMES: Readonly<Record<ReviewAspect, string>> = {
  support: 'Support',
  comfort: 'Comfort',
  temperature: 'Temperature',
  edge: 'Edge support',
};

/**
 * Returns the review fields of a product. A store view has only the reviews that were written in
 * it, as is Magento's default; its mean is in whole percents and of all votes, those of the aspects too.
 * The town is in the nickname, for want of a field; there is none for the purchase or an answer.
 */
export function reviewFields(
  store: CatalogueStore,
  locale: Locale,
  sku: string,
  product: () => unknown,
) {
  const localeReviews = store.reviews.of(sku).filter((review) => review.locale === locale);
  const toMagento = (review: ProductReview) => ({ ...magentoReview(review), product });
  return {
    review_count: localeReviews.length,
    rating_summary: Math.round(percentOf(localeReviews.flatMap(votesOf))),
    reviews: (args: PageArguments) =>
      pageOf(localeReviews.toSorted(newestFirst).map(toMagento), args),
  };
}

/** Review fields of a product that is not visible. */
export const NO_REVIEWS = {
  review_count: 0,
  rating_summary: 0,
  reviews: (args: PageArguments) => pageOf([], args),
};

const newestFirst = (a: ProductReview, b: ProductReview): number => b.date.localeCompare(a.date);

function magentoReview(review: ProductReview) {
  const { title, text, author, town, date } = review;
  const votes = votesOf(review);
  return {
    average_rating: Math.round(100 * percentOf(votes)) / 100,
    summary: title,
    text,
    nickname: town === '' ? author : `${author}, ${town}`,
    created_at: `${date} 12:00:00`,
    ratings_breakdown: votes.map(({ name, stars }) => ({ name, value: String(stars) })),
  };
}

type Vote = { readonly name: string; readonly stars: Rating };

/** A review has a vote for each rating name that its author graded. */
const votesOf = ({ rating, grades = {} }: ProductReview): readonly Vote[] => [
  { name: RATING_NAME, stars: rating },
  ...REVIEW_ASPECTS.flatMap((aspect) => {
    const stars = grades[aspect];
    return stars === undefined ? [] : [{ name: ASPECT_NAMES[aspect], stars }];
  }),
];

/** The mean of votes, 20 per star; 0 of none. */
function percentOf(votes: readonly Vote[]): number {
  const stars = votes.reduce((total, vote) => total + vote.stars, 0);
  return votes.length === 0 ? 0 : (20 * stars) / votes.length;
}
