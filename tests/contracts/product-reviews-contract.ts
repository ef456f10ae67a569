import { describe, expect, it } from 'vitest';
import type { ProductReviews, ReviewsAnswer } from '#ports/product-catalog.ts';
import { REVIEW_SORTINGS, type ReviewPage, type ReviewsRequest } from '#src/catalog/review-page.ts';
import { withFact, type ReviewFilter } from '#src/catalog/review-filter.ts';
import { RATINGS, type Rating } from '#src/catalog/review.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import { withKnownData } from './known-data.ts';

/** Products of the source under test; partial for an unknown shop. */
export type KnownReviews = {
  /** A product with 3 to 100 reviews. */
  readonly reviewed?: string;
  readonly unreviewed?: string;
  /** A product with reviews in the languages of these locales. */
  readonly spoken?: { readonly sku: string; readonly locales: readonly Locale[] };
};

/** Reviews of `tests/support/small-reviews.ts`: of `M1` in several languages, and of others. */
const SMALL: KnownReviews = {
  reviewed: 'M1',
  unreviewed: 'X1',
  spoken: { sku: 'M1', locales: ['nl-be', 'de-at', 'en-us'] },
};

/** Contract for every source of reviews. */
export function productReviewsContract(
  name: string,
  create: () => ProductReviews,
  known: KnownReviews = SMALL,
): void {
  describe(`ProductReviews: ${name}`, () => {
    const source = create();
    const reviewsOf = async (
      sku: string,
      overrides: Partial<ReviewsRequest> = {},
    ): Promise<ReviewPage> => valueOf(await source.productReviews({ ...ANY, ...overrides, sku }));

    it(
      'finds the reviews of one product, and counts them by their stars',
      withKnownData(known.reviewed, async (reviewed) => {
        const { reviews, total, distribution } = await reviewsOf(reviewed);
        expect(total).toBeGreaterThan(2);
        expect(reviews).toHaveLength(total);
        expect(reviews.filter(({ sku }) => sku !== reviewed)).toEqual([]);
        for (const stars of RATINGS) {
          expect(distribution[stars]).toBe(reviews.filter(({ rating }) => rating === stars).length);
        }
      }),
    );

    it(
      'finds nothing for a product without reviews',
      withKnownData(known.unreviewed, async (sku) => {
        expect(await reviewsOf(sku)).toEqual(NO_REVIEWS);
      }),
    );

    it('finds nothing for an unknown product', async () => {
      for (const sku of ['none', '__proto__', 'constructor']) {
        expect(await reviewsOf(sku)).toEqual(NO_REVIEWS);
      }
    });

    it(
      'shows every review once across the pages',
      withKnownData(known.reviewed, async (sku) => {
        for (const sorting of REVIEW_SORTINGS) {
          const { reviews: all, total } = await reviewsOf(sku, { sorting });
          const pages = await Promise.all(
            Array.from({ length: total }, (_, index) =>
              reviewsOf(sku, { sorting, page: index + 1, reviewsPerPage: 1 }),
            ),
          );
          expect(pages.flatMap(({ reviews }) => reviews)).toEqual(all);
          expect(new Set(all.map(({ id }) => id)).size).toBe(total);
          const after = await reviewsOf(sku, { sorting, page: total + 1, reviewsPerPage: 1 });
          expect(after.reviews).toEqual([]);
        }
      }),
    );

    it(
      'puts reviews in the language of the shop first, and sorts within a language',
      withKnownData(known.spoken, async ({ sku, locales }) => {
        for (const locale of locales) {
          const { reviews } = await reviewsOf(sku, { locale, sorting: 'lowest' });
          const sameLanguage = reviews.filter(
            (one) => languageOf(one.locale) === languageOf(locale),
          );
          expect(sameLanguage.length).toBeGreaterThan(0);
          expect(reviews.slice(0, sameLanguage.length)).toEqual(sameLanguage);
          const stars = sameLanguage.map(({ rating }) => rating);
          expect(stars).toEqual(stars.toSorted((a, b) => a - b));
        }
      }),
    );

    it(
      'filters by stars, and counts every star as if it were chosen',
      withKnownData(known.reviewed, async (sku) => {
        const all = await reviewsOf(sku);
        for (const stars of RATINGS) {
          const { reviews, total, distribution } = await reviewsOf(sku, { filter: ofStars(stars) });
          expect(total).toBe(all.distribution[stars]);
          expect(reviews).toEqual(all.reviews.filter(({ rating }) => rating === stars));
          expect(distribution).toEqual(all.distribution);
        }
        const several = await reviewsOf(sku, { filter: ofStars(5, 2) });
        expect(several.total).toBe(all.distribution[5] + all.distribution[2]);
      }),
    );

    it(
      'counts every value of a fact as if it were chosen, beside the current selection',
      withKnownData(known.reviewed, async (sku) => {
        for (const filter of [ofStars(), ofStars(5, 4)]) {
          const { facets } = await reviewsOf(sku, { filter });
          for (const { fact, values } of facets) {
            for (const { value, count } of values) {
              const { total } = await reviewsOf(sku, { filter: withFact(filter, fact, value) });
              expect(total).toBe(count);
            }
          }
        }
      }),
    );

    it(
      'returns the totals of all reviews, whatever is filtered',
      withKnownData(known.reviewed, async (sku) => {
        const { overall, aspects, verified, total } = await reviewsOf(sku);
        expect(overall?.count).toBe(total);
        for (const { average, count } of aspects) {
          expect(average).toBeGreaterThanOrEqual(1);
          expect(count).toBeGreaterThanOrEqual(1);
        }
        const none: ReviewFilter = { stars: [], facts: { size: 'of nobody' } };
        const filtered = await reviewsOf(sku, { filter: none });
        expect(filtered).toMatchObject({ total: 0, reviews: [], overall, aspects, verified });
      }),
    );

    it(
      'offers sorting by helpfulness only if some review has votes',
      withKnownData(known.reviewed, async (sku) => {
        const { sortings, reviews } = await reviewsOf(sku, { sorting: 'helpful' });
        const votes = reviews.map(({ helpful = 0 }) => helpful);
        expect(sortings.includes('helpful')).toBe(votes.some((count) => count > 0));
      }),
    );

    it('finds the reviews of all products', async () => {
      const all = valueOf(await source.allReviews(ANY));
      expect(new Set(all.reviews.map(({ sku }) => sku)).size).toBeGreaterThan(1);
    });

    it(
      'counts more reviews of all products than of one',
      withKnownData(known.reviewed, async (sku) => {
        const { total } = valueOf(await source.allReviews(ANY));
        expect(total).toBeGreaterThan((await reviewsOf(sku)).total);
      }),
    );
  });
}

const ANY: ReviewsRequest = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 100 };

const NO_REVIEWS: ReviewPage = {
  reviews: [],
  total: 0,
  distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  facets: [],
  sortings: ['newest', 'highest', 'lowest'],
  aspects: [],
  verified: 0,
};

const ofStars = (...stars: readonly Rating[]): ReviewFilter => ({ stars, facts: {} });

function valueOf(answer: ReviewsAnswer): ReviewPage {
  if (answer.ok) return answer.value;
  throw new Error(answer.error.message);
}
