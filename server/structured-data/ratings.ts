import type { AggregateRating, Review } from 'schema-dts';
import { RATINGS, type ProductReview } from '#src/catalog/review.ts';
import { languageTag } from '#src/shared/locale.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';

/** Ratings and reviews of a product, as shown on its page. */
export type Ratings = {
  readonly aggregateRating?: AggregateRating;
  readonly review?: readonly Review[];
};

export function ratings({ product, reviews }: ProductPage): Ratings {
  const shown = reviews?.overall ? reviews.reviews : [];
  return {
    ...(product.reviews && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.reviews.average,
        reviewCount: product.reviews.count,
        ...SCALE,
      },
    }),
    ...(shown.length > 0 && { review: shown.map(reviewThing) }),
  };
}

const reviewThing = ({ rating, title, text, author, date, locale }: ProductReview): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: date,
  name: title,
  reviewBody: text,
  inLanguage: languageTag(locale),
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...SCALE },
});

const SCALE = { bestRating: Math.max(...RATINGS), worstRating: Math.min(...RATINGS) };
