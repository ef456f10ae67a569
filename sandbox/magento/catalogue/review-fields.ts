import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { REVIEW_ASPECTS, type ProductReview, type ReviewAspect } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';
import { pageOf, type PageArguments } from './page-of.ts';

/** What every review of this shop grades. */
export const RATING_NAME = 'Rating';

/** What a review may grade besides. */
const ASPECT_NAMES: Readonly<Record<ReviewAspect, string>> = {
  support: 'Support',
  comfort: 'Comfort',
  temperature: 'Temperature',
  edge: 'Edge support',
};

/**
 * What a product tells of its reviews. A review belongs to the store view in which it was written,
 * as Magento approves it unless told otherwise; what a store view counts are its own, and their mean
 * is kept in whole percents, by what every review grades alone. It has no place for a town but the nickname, and none for what was
 * bought, or answered.
 */
export function reviewFields(
  store: CatalogueStore,
  locale: Locale,
  sku: string,
  product: () => unknown,
) {
  const own = store.reviews.of(sku).filter((review) => review.locale === locale);
  const percents = own.reduce((total, { rating }) => total + percentOf(rating), 0);
  const toMagento = (review: ProductReview) => ({ ...magentoReview(review), product });
  return {
    review_count: own.length,
    rating_summary: own.length === 0 ? 0 : Math.round(percents / own.length),
    reviews: (asked: PageArguments) => pageOf(own.toSorted(newestFirst).map(toMagento), asked),
  };
}

/** Of a product that is not shown by itself. */
export const NO_REVIEWS = {
  review_count: 0,
  rating_summary: 0,
  reviews: (asked: PageArguments) => pageOf([], asked),
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

/** 20 for each star. */
const percentOf = (stars: number): number => 20 * stars;
