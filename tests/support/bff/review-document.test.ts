import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOfReviews } from '#src/catalog/review-page.ts';
import { anyDetailedReviews } from '../arbitraries/reviews.ts';
import { jsonRoundTrip } from '../json-round-trip.ts';
import { parseReviewPage } from './review-document.ts';

const REQUEST = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 100 } as const;

describe('parseReviewPage', () => {
  it('reads a page of reviews as it was sent', () => {
    fc.assert(
      fc.property(anyDetailedReviews, (reviews) => {
        const page = pageOfReviews(reviews, REQUEST);
        expect(parseReviewPage(jsonRoundTrip(page))).toEqual(page);
      }),
    );
  });

  it('B6 reads a page whole or not at all', () => {
    const page = pageOfReviews([], REQUEST);
    for (const name of Object.keys(page)) {
      expect(parseReviewPage({ ...page, [name]: { odd: true } })).toBeUndefined();
    }
    for (const value of [null, 7, [], {}]) expect(parseReviewPage(value)).toBeUndefined();
  });
});
