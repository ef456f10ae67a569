import fc, { type Arbitrary } from 'fast-check';
import type { ReviewFilter } from '#src/catalog/review-filter.ts';
import { RATINGS, SLEEP_POSITIONS, type ProductReview } from '#src/catalog/review.ts';
import { anyLocale } from './texts.ts';

export const anyRating = fc.constantFrom(...RATINGS);

/** Reviews of one product within a few days; many differ only in their id. */
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

const SIZES = ['90x200', '160x200'] as const;
const anyPosition = fc.constantFrom(...SLEEP_POSITIONS);

/** Reviews with the purchased variant, the sleeper and ratings of aspects. */
export const anyDetailedReviews: Arbitrary<readonly ProductReview[]> = anyReviews.chain((reviews) =>
  fc.tuple(...reviews.map(anyDetailed)),
);

const anyDetailed = (review: ProductReview): Arbitrary<ProductReview> =>
  fc
    .record(
      {
        size: fc.constantFrom(...SIZES),
        firmness: fc.constantFrom('zacht', 'medium'),
        sleeper: fc.record({ position: anyPosition }, { requiredKeys: [] }),
        grades: fc.record({ support: anyRating, edge: anyRating }, { requiredKeys: [] }),
        helpful: fc.nat({ max: 3 }),
      },
      { requiredKeys: [] },
    )
    .map((facts) => Object.assign({}, review, facts));

/** Filters of such reviews; some match nothing. */
export const anyReviewFilter: Arbitrary<ReviewFilter> = fc.record({
  stars: fc.subarray([...RATINGS]),
  facts: fc.record(
    { size: fc.constantFrom(...SIZES, '7x7'), position: anyPosition },
    { requiredKeys: [] },
  ),
});
