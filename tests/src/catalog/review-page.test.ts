import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOfReviews, REVIEW_SORTINGS, type ReviewsRequest } from '#src/catalog/review-page.ts';
import { readReviewsRequest } from '#src/catalog/reviews-request.ts';
import type { ProductReview, Rating } from '#src/catalog/review.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import { permuted } from '../../support/arbitraries/permuted.ts';
import { anyReviews } from '../../support/arbitraries/reviews.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const review = (id: string, locale: Locale, rating: Rating, date: string): ProductReview => ({
  id,
  sku: 'aurora',
  rating,
  title: 'Goed',
  text: 'Slaapt goed.',
  locale,
  author: 'Anne',
  town: 'Utrecht',
  date,
  isVerified: true,
});

const REVIEWS = [
  review('german', 'de-de', 5, '2026-05-01'),
  review('old', 'nl-nl', 4, '2025-12-31'),
  review('b', 'nl-be', 2, '2026-03-01'),
  review('a', 'nl-nl', 2, '2026-03-01'),
  review('new', 'nl-nl', 5, '2026-04-01'),
  review('english', 'en-us', 1, '2026-02-01'),
];
const ALL: ReviewsRequest = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 100 };
const idsOf = (overrides: Partial<ReviewsRequest>, reviews: readonly ProductReview[] = REVIEWS) =>
  pageOfReviews(reviews, { ...ALL, ...overrides }).reviews.map(({ id }) => id);

const anySorting = fc.constantFrom(...REVIEW_SORTINGS);

describe('pageOfReviews', () => {
  it.each([
    ['newest', ['new', 'a', 'b', 'old', 'german', 'english']],
    ['highest', ['new', 'old', 'a', 'b', 'german', 'english']],
    ['lowest', ['a', 'b', 'old', 'new', 'english', 'german']],
  ] as const)('sorts by %s, with the language of the shopper first', (sorting, ids) => {
    expect(idsOf({ sorting })).toEqual(ids);
  });

  it('treats both locales of a language alike', () => {
    expect(idsOf({ locale: 'nl-be' })).toEqual(idsOf({ locale: 'nl-nl' }));
    expect(idsOf({ locale: 'de-at' })[0]).toBe('german');
  });

  it('breaks ties by date, newest first, then by ID', () => {
    const equals = [
      review('c', 'nl-nl', 3, '2026-01-09'),
      review('b', 'nl-nl', 3, '2026-01-10'),
      review('a', 'nl-nl', 3, '2026-01-09'),
    ];
    expect(idsOf({ sorting: 'lowest' }, equals)).toEqual(['b', 'a', 'c']);
    expect(idsOf({ sorting: 'highest' }, equals)).toEqual(['b', 'a', 'c']);
  });

  it('paginates, and returns no reviews after the last page', () => {
    const pages = [1, 2, 3].map((page) => idsOf({ page, reviewsPerPage: 4 }));
    expect(pages).toEqual([['new', 'a', 'b', 'old'], ['german', 'english'], []]);
  });

  it('counts all reviews regardless of the page size', () => {
    const { total, distribution } = pageOfReviews(REVIEWS, { ...ALL, reviewsPerPage: 1 });
    expect([total, distribution]).toEqual([6, { 5: 2, 4: 1, 3: 0, 2: 2, 1: 1 }]);
  });

  it('returns every review exactly once across all pages', () => {
    fc.assert(
      fc.property(anyReviews, anySorting, anyLocale, fc.integer({ min: 1, max: 4 }), (...args) => {
        const [reviews, sorting, locale, reviewsPerPage] = args;
        const pages = reviews.map((_, index) =>
          idsOf({ sorting, locale, reviewsPerPage, page: index + 1 }, reviews),
        );
        expect(pages.flat()).toEqual(idsOf({ sorting, locale }, reviews));
        expect(pages.flat().toSorted()).toEqual(reviews.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('returns the same page for any input order', () => {
    const anyTwoOrders = anyReviews.chain((reviews) =>
      fc.tuple(fc.constant(reviews), permuted(reviews)),
    );
    fc.assert(
      fc.property(anyTwoOrders, anySorting, anyLocale, ([one, other], sorting, locale) => {
        expect(idsOf({ sorting, locale }, other)).toEqual(idsOf({ sorting, locale }, one));
      }),
    );
  });

  it('never puts a review in another language before one in the language of the shopper', () => {
    fc.assert(
      fc.property(anyReviews, anySorting, anyLocale, (reviews, sorting, locale) => {
        const shown = pageOfReviews(reviews, { ...ALL, sorting, locale }).reviews;
        const isOwn = shown.map((one) => languageOf(one.locale) === languageOf(locale));
        expect(isOwn).toEqual(isOwn.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});

describe('readReviewsRequest', () => {
  it('B1 asks for the newest ten, unless it says otherwise', () => {
    expect(readReviewsRequest({})).toEqual({ sorting: 'newest', page: 1, reviewsPerPage: 10 });
    const filter = { stars: [], facts: {} };
    expect(readReviewsRequest({ filter: {} })).toMatchObject({ filter });
    const wide = { stars: [5, 4], facts: { size: '160x200' } };
    expect(readReviewsRequest({ filter: wide })).toMatchObject({ filter: wide });
  });

  it.each([
    { reviewsPerPage: 101 },
    { page: 0 },
    { sorting: 'best' },
    { filter: { facts: { size: '' } } },
    { filter: { facts: { size: 'x'.repeat(41) } } },
    { filter: { stars: [6] } },
  ])('B1 refuses %j', (request) => {
    expect(readReviewsRequest(request)).toBeUndefined();
  });
});
