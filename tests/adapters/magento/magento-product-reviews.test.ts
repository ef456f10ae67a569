import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStoreReviewCount, summaryOf } from '#adapters/magento/catalogue/store-review-count.ts';
import { createMagentoProductReviews } from '#adapters/magento/magento-product-reviews.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { reviewFields } from '#sandbox/magento/catalogue/review-fields.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { ratingDistribution, summarizeRatings } from '#src/catalog/review-summary.ts';
import { RATINGS, type ProductReview } from '#src/catalog/review.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import {
  replaceAt,
  withCalls,
  withChangedAnswers,
  withFailures,
  withMemoizedReads,
  type JsonPath,
} from '../../support/changed-answers.ts';
import { createRecordingDrift, noDrift } from '../../support/drift.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { magentoOf, type MagentoReads } from '../../support/magento-in-process.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallReviews } from '../../support/small-reviews.ts';

const magento = withMemoizedReads(magentoOf({ ...smallCatalogue, reviews: smallReviews }));
const REQUEST = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 100 } as const;

const sourceOf = (reads: MagentoReads, clock = createFixedClock(), drift = noDrift) =>
  createMagentoProductReviews(reads, drift, clock);

/** Changes a field of the first review of M1 in one store view. */
const withReview = (field: string, value: unknown) =>
  withChangedAnswers(magento, (data, { operation, locale }) => {
    if (operation !== 'Reviews' || locale !== 'de-de') return undefined;
    replaceAt(data, [...FIRST_REVIEW, field], value);
    return data;
  });

const FIRST_REVIEW: JsonPath = ['products', 'items', 0, 'reviews', 'items', 0];

/** Reviews of M1 while one store view does not answer. */
const without = (silent: string) =>
  sourceOf(
    withFailures(magento, ({ locale }) =>
      locale === silent ? { kind: 'http', status: 500 } : undefined,
    ),
  ).productReviews({ ...REQUEST, sku: 'M1' });

const germanOf = async (reads: MagentoReads, drift = noDrift) => {
  const found = await sourceOf(reads, createFixedClock(), drift).productReviews({
    ...REQUEST,
    sku: 'M1',
  });
  return found.ok ? found.value.reviews.find(({ locale }) => locale === 'de-de') : undefined;
};

describe('createMagentoProductReviews', () => {
  it('parses a review into the format of the shop', async () => {
    expect(await germanOf(magento)).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/u) as string,
      sku: 'M1',
      rating: 5,
      title: '5 sterren',
      text: 'Slaapt rustig.',
      locale: 'de-de',
      author: 'Anne',
      town: 'Utrecht',
      date: '2026-05-01',
      isVerified: false,
    });
  });

  it('shows only the name of a reviewer without a town', async () => {
    expect(await germanOf(withReview('nickname', 'Anne'))).toMatchObject({
      author: 'Anne',
      town: '',
    });
  });

  it('prefers the overall rating to the mean of the grades', async () => {
    const grades = ['Support', 'Rating', 'Noise'].map((name, index) => ({
      name,
      value: String(index + 1),
    }));
    const graded = await germanOf(withReview('ratings_breakdown', grades));
    expect(graded).toMatchObject({ rating: 2, grades: { support: 1 } });
  });

  it('rounds the mean to stars if there is no other rating', async () => {
    const unnamed = withReview('ratings_breakdown', [{ name: 'Rating', value: 'many' }]);
    expect(await germanOf(unnamed)).toMatchObject({ rating: 5 });
    expect(await germanOf(withReview('ratings_breakdown', null))).toMatchObject({ rating: 5 });
  });

  it.each<[string, unknown]>([
    ['average_rating', null],
    ['average_rating', 0],
    ['average_rating', 140],
    ['created_at', 'yesterday'],
    ['text', null],
  ])('drops and reports a review whose %s is %j', async (field, value) => {
    const drift = createRecordingDrift();
    expect(await germanOf(withReview(field, value), drift)).toBeUndefined();
    expect(drift.items).toEqual([
      { upstream: 'magento', place: 'products.items[].reviews.items[]' },
    ]);
  });

  it('finds reviews by the SKU of the shop, also where it differs from the one in Magento', async () => {
    const source = sourceOf(
      magentoOf({
        ...smallCatalogue,
        reviews: smallReviews.map((review) => ({ ...review, sku: 'X1', size: '90x200' })),
      }),
    );
    for (const sku of ['X1', 'X1-1']) {
      expect(await source.productReviews({ ...REQUEST, sku })).toMatchObject(ok({ total: 7 }));
    }
  });

  it('reads all pages of a product with more reviews than fit on one', async () => {
    const [review] = smallReviews;
    const many = Array.from({ length: 230 }, (_, index) => ({
      ...review,
      sku: 'M1',
      locale: 'nl-nl' as const,
      rating: 5 as const,
      title: `${index}`,
      text: '',
      author: 'A',
      town: '',
      date: '2026-01-01',
      isVerified: true,
    }));
    const source = sourceOf(magentoOf({ ...smallCatalogue, reviews: many }));
    expect(await source.productReviews({ ...REQUEST, sku: 'M1' })).toMatchObject(
      ok({ total: 230 }),
    );
    expect(await source.allReviews(REQUEST)).toMatchObject(ok({ total: 230 }));
  });

  it('lists a review that is assigned to several store views only once', async () => {
    const everywhere = withChangedAnswers(magento, (_, { operation }) =>
      operation === 'Reviews' ? SHARED : undefined,
    );
    const SHARED_REVIEW = { rating: 4, locale: 'de-at', title: 'Gut' };
    expect(
      await sourceOf(everywhere).productReviews({ ...REQUEST, locale: 'de-at', sku: 'M1' }),
    ).toMatchObject(ok({ total: 1, reviews: [SHARED_REVIEW] }));
  });

  it('omits a store view that does not answer, but fails if it is the one of the locale', async () => {
    expect(await without('de-de')).toMatchObject(ok({ total: 4 }));
    expect(await without('nl-nl')).toEqual(
      err({ status: 502, message: 'The reviews cannot be read at the moment.' }),
    );
  });
});

const SHARED = {
  products: {
    page_info: { total_pages: 1 },
    items: [
      {
        sku: 'M1',
        custom_attributesV2: null,
        reviews: {
          page_info: { total_pages: 1 },
          items: [
            {
              average_rating: 80,
              summary: 'Gut',
              text: 'Passt.',
              nickname: 'Eva, Graz',
              created_at: '2026-02-02 09:00:00',
            },
          ],
        },
      },
    ],
  },
};

/** The fields that Magento can store. */
const carried = ({ sku, rating, title, text, locale, author, town, date }: ProductReview) => ({
  sku,
  rating,
  title,
  text,
  locale,
  author,
  town,
  date,
});

describe('the reviews of the demo shop', () => {
  it('are complete but for fields that Magento lacks: purchase, size and answer', async () => {
    const some = { ...catalogue, products: catalogue.products.slice(0, 3) };
    const source = sourceOf(magentoOf(some));
    const { reviews } = createCatalogueStore(some);
    for (const { sku } of some.products) {
      const found = await source.productReviews({ ...REQUEST, sku });
      const carriedReviews = found.ok ? found.value.reviews.map(carried) : [];
      expect(carriedReviews).toHaveLength(reviews.of(sku).length);
      expect(carriedReviews).toEqual(expect.arrayContaining(reviews.of(sku).map(carried)));
    }
  });
});

describe('the reviews of all products', () => {
  it('are read once in five minutes, however many requests arrive', async () => {
    const clock = createFixedClock();
    const heard = withCalls(magento);
    const source = sourceOf(heard, clock);
    await Promise.all([source.allReviews(REQUEST), source.allReviews({ ...REQUEST, page: 2 })]);
    const { length } = heard.calls;
    clock.advance(5 * 60 * 1000 - 1);
    await source.allReviews(REQUEST);
    expect(heard.calls).toHaveLength(length);
    clock.advance(1);
    await source.allReviews(REQUEST);
    expect(heard.calls).toHaveLength(2 * length);
  });

  it('are read again if a store view did not answer', async () => {
    let isAway = true;
    const source = sourceOf(
      withFailures(magento, ({ locale }) =>
        isAway && locale === 'de-at' ? { kind: 'timeout' } : undefined,
      ),
    );
    expect(await source.allReviews(REQUEST)).toMatchObject(ok({ total: 6 }));
    isAway = false;
    expect(await source.allReviews(REQUEST)).toMatchObject(ok({ total: 7 }));
  });
});

describe('summaryOf', () => {
  const anyReviews = fc.array(
    fc.record({ locale: fc.constantFrom(...LOCALES), rating: fc.constantFrom(...RATINGS) }),
    { maxLength: 19 },
  );

  it('computes the same summary from the percentages per store view as from all ratings', () => {
    fc.assert(
      fc.property(anyReviews, (written) => {
        const [model] = smallReviews;
        const own = written.flatMap((one) => (model ? [{ ...model, ...one, sku: 'M1' }] : []));
        const store = createCatalogueStore({ ...smallCatalogue, reviews: own });
        const stores = LOCALES.map((locale) =>
          readStoreReviewCount(reviewFields(store, locale, 'M1', () => undefined)),
        );
        expect(summaryOf(stores)).toEqual(summarizeRatings(ratingDistribution(written)));
      }),
    );
  });
});
