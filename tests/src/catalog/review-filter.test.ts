import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspectScores } from '#src/catalog/review-summary.ts';
import {
  hasReviewFilter,
  matchesReviewFilter,
  NO_REVIEW_FILTER,
  reviewFacets,
  withFact,
  withStars,
} from '#src/catalog/review-filter.ts';
import { pageOfReviews } from '#src/catalog/review-page.ts';
import { RATINGS, type ProductReview, sleeperWeightOf } from '#src/catalog/review.ts';
import { anyReviewFilter, anyDetailedReviews } from '../../support/arbitraries/reviews.ts';

const review = (facts: Partial<ProductReview>): ProductReview => ({
  id: 'a',
  sku: 'aurora',
  rating: 5,
  title: 'Goed',
  text: 'Slaapt goed.',
  locale: 'nl-nl',
  author: 'Anne',
  town: '',
  date: '2026-01-01',
  isVerified: true,
  ...facts,
});

const WIDE = review({ size: '160x200', sleeper: { position: 'side' } });
const NARROW = review({ size: '90x200', rating: 2, sleeper: { position: 'back' } });
const TWINS = review({ size: '160x200', rating: 2 });

describe('matchesReviewFilter', () => {
  it('matches any of the stars and all of the facts', () => {
    const side = withFact(withStars(NO_REVIEW_FILTER, [2, 5]), 'position', 'side');
    expect([WIDE, NARROW, TWINS].map((one) => matchesReviewFilter(one, side))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('hasReviewFilter', () => {
  it('is true for stars or a fact', () => {
    const filters = [
      NO_REVIEW_FILTER,
      withStars(NO_REVIEW_FILTER, [5]),
      withFact(NO_REVIEW_FILTER, 'weight', '60-80'),
      withFact(NO_REVIEW_FILTER, 'size'),
    ];
    expect(filters.map(hasReviewFilter)).toEqual([false, true, true, false]);
  });
});

describe('withStars', () => {
  it('has one order for any selection, the most stars first', () => {
    expect(withStars(NO_REVIEW_FILTER, [2, 5, 4, 2]).stars).toEqual([5, 4, 2]);
  });
});

describe('sleeperWeightOf', () => {
  it.each([
    [60, 'to-60'],
    [61, '60-80'],
    [80, '60-80'],
    [81, '80-100'],
    [100, '80-100'],
    [101, 'from-100'],
  ])('counts %i kg to the range %s', (kilograms, range) => {
    expect(sleeperWeightOf(kilograms)).toBe(range);
  });
});

describe('withFact', () => {
  it('leaves a fact out that has no value', () => {
    const wide = withFact(NO_REVIEW_FILTER, 'size', '160x200');
    expect(withFact(wide, 'size')).toStrictEqual(NO_REVIEW_FILTER);
  });
});

describe('reviewFacets', () => {
  it('sorts sizes by width and length, firmness by name, and weights from light to heavy', () => {
    const reviews = [
      review({ size: '90x210', firmness: 'stevig', sleeper: { weight: 'from-100' } }),
      review({ size: '90x200', firmness: 'extra', sleeper: { weight: 'to-60' } }),
      review({ size: '160x200', firmness: 'medium', sleeper: { weight: '80-100' } }),
    ];
    expect(namesOf(reviewFacets(reviews, NO_REVIEW_FILTER))).toEqual([
      ['size', ['90x200', '90x210', '160x200']],
      ['firmness', ['extra', 'medium', 'stevig']],
      ['weight', ['to-60', '80-100', 'from-100']],
    ]);
  });

  it('counts each value under the other filters, and keeps values with a count of 0', () => {
    const filter = withFact(NO_REVIEW_FILTER, 'position', 'side');
    expect(reviewFacets([WIDE, NARROW, TWINS], filter)).toEqual([
      {
        fact: 'size',
        values: [
          { value: '90x200', count: 0 },
          { value: '160x200', count: 1 },
        ],
      },
      {
        fact: 'position',
        values: [
          { value: 'side', count: 1 },
          { value: 'back', count: 1 },
        ],
      },
    ]);
  });

  it('counts as many reviews as choosing the value returns', () => {
    fc.assert(
      fc.property(anyDetailedReviews, anyReviewFilter, (reviews, filter) => {
        for (const { fact, values } of reviewFacets(reviews, filter)) {
          for (const { value, count } of values) {
            const chosen = withFact(filter, fact, value);
            expect(reviews.filter((one) => matchesReviewFilter(one, chosen))).toHaveLength(count);
          }
        }
      }),
    );
  });

  it('keeps the values and their order under any filter', () => {
    fc.assert(
      fc.property(anyDetailedReviews, anyReviewFilter, (reviews, filter) => {
        expect(namesOf(reviewFacets(reviews, filter))).toEqual(
          namesOf(reviewFacets(reviews.toReversed(), NO_REVIEW_FILTER)),
        );
      }),
    );
  });
});

const namesOf = (facets: ReturnType<typeof reviewFacets>) =>
  facets.map(({ fact, values }) => [fact, values.map(({ value }) => value)]);

describe('the page of filtered reviews', () => {
  it('has as many reviews per rating as its distribution', () => {
    fc.assert(
      fc.property(anyDetailedReviews, anyReviewFilter, (reviews, filter) => {
        const ask = (selected: typeof filter) =>
          pageOfReviews(reviews, {
            locale: 'nl-nl',
            sorting: 'helpful',
            page: 1,
            reviewsPerPage: 100,
            filter: selected,
          });
        const { distribution, overall } = ask(filter);
        for (const stars of RATINGS) {
          const found = ask(withStars(filter, [stars]));
          expect(found.total).toBe(distribution[stars]);
          expect(found.overall).toEqual(overall);
        }
      }),
    );
  });

  it('sorts by helpful votes, and offers that sorting only when there are votes', () => {
    const request = { locale: 'nl-nl', sorting: 'helpful', page: 1, reviewsPerPage: 9 } as const;
    const votes = [1, 3, 2].map((helpful) => review({ id: String(helpful), helpful }));
    const page = pageOfReviews(votes, request);
    expect(page.reviews.map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(page.sortings).toContain('helpful');
    expect(pageOfReviews([WIDE], request).sortings).toEqual(['newest', 'highest', 'lowest']);
    expect(pageOfReviews([WIDE, review({ helpful: 1 })], request).sortings).toContain('helpful');
    expect(pageOfReviews([review({ helpful: 0 })], request).sortings).not.toContain('helpful');
  });

  it('sums up all reviews, and counts those of buyers', () => {
    const request = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 9 } as const;
    const reviews = [WIDE, NARROW, review({ isVerified: false })];
    expect(
      pageOfReviews(reviews, { ...request, filter: withStars(NO_REVIEW_FILTER, [2]) }),
    ).toMatchObject({ total: 1, overall: { average: 4, count: 3 }, verified: 2 });
    expect(pageOfReviews([], request)).not.toHaveProperty('overall');
  });
});

describe('aspectScores', () => {
  it('omits aspects without grades', () => {
    const graded = [{ grades: { support: 5 } }, { grades: { support: 4 } }, {}] as const;
    expect(aspectScores(graded)).toEqual([{ aspect: 'support', average: 4.5, count: 2 }]);
    expect(aspectScores([{}])).toEqual([]);
  });

  it('returns averages from 1 to 5, with counts up to the number of reviews', () => {
    fc.assert(
      fc.property(anyDetailedReviews, (reviews) => {
        for (const { average, count } of aspectScores(reviews)) {
          expect(average).toBeGreaterThanOrEqual(1);
          expect(average).toBeLessThanOrEqual(5);
          expect(count).toBeLessThanOrEqual(reviews.length);
          expect(count).toBeGreaterThan(0);
        }
      }),
    );
  });
});
