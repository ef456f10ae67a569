import fc, { type Arbitrary } from 'fast-check';
import { RATINGS, type ProductReview } from '#src/catalog/review.ts';
import { anyLocale } from './texts.ts';

export const anyRating = fc.constantFrom(...RATINGS);

/** Reviews of one product, of few days: many are equal but for their id. */
export const anyReviews: Arbitrary<readonly ProductReview[]> = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z0-9]{1,4}$/),
    sku: fc.constant('aurora'),
    rating: anyRating,
    title: fc.constant('Goed'),
    text: fc.constant('Slaapt goed.'),
    locale: anyLocale,
    author: fc.constant('Anne'),
    town: fc.constant('Utrecht'),
    date: fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-10'),
    isVerified: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);
