import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { REVIEW_ASPECTS, type ProductReview, type ReviewAspect } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';
import { pageOf, type PageArguments } from './page-of.ts';

/** Rating name that every review of this shop has. */
const RATING_NAME = 'Rating';

/** Further rating names. */
const ASPECT_NAMES: Readonly<Record<ReviewAspect, string>> = {
  support: 'Support',
  comfort: 'Comfort',
  temperature: 'Temperature',
  edge: 'Edge support',
};

/**
 * Returns the review fields of a product. A store view has only the reviews that were written in
 * it, as is Magento's default; its mean is in whole percents and covers `Rating` only. The town is
 * in the nickname, for want of a field; there is none for the purchase or an answer either.
 */
export function reviewFields(
  store: CatalogueStore,
  locale: Locale,
  sku: string,
  product: () => unknown,
) {
  const localeReviews = store.reviews.of(sku).filter((review) => review.locale === locale);
  const percents = localeReviews.reduce((total, { rating }) => total + percentOf(rating), 0);
  const toMagento = (review: ProductReview) => ({ ...magentoReview(review), product });
  return {
    review_count: localeReviews.length,
    rating_summary: localeReviews.length === 0 ? 0 : Math.round(percents / localeReviews.length),
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

const magentoReview = ({
  rating,
  title,
  text,
  author,
  town,
  date,
  grades = {},
}: ProductReview) => ({
  average_rating: percentOf(rating),
  summary: title,
  text,
  nickname: town === '' ? author : `${author}, ${town}`,
  created_at: `${date} 12:00:00`,
  ratings_breakdown: [
    { name: RATING_NAME, value: String(rating) },
    ...REVIEW_ASPECTS.flatMap((aspect) => {
      const value = grades[aspect];
      return value === undefined ? [] : [{ name: ASPECT_NAMES[aspect], value: String(value) }];
    }),
  ],
});

/** 20 per star. */
const percentOf = (stars: number): number => 20 * stars;
