import { describe, expect, it } from 'vitest';
import type { ProductReviews, ReviewsAnswer } from '#ports/product-reviews.ts';
import type { ReviewPage, ReviewsRequest } from '#src/catalog/review-page.ts';
import { RATINGS } from '#src/catalog/review.ts';
import { languageOf } from '#src/shared/locale.ts';

/**
 * What every source of reviews keeps to. The one made by `create` knows those of
 * `tests/support/small-reviews.ts`: some of `M1` in several languages, and of other products.
 */
export function productReviewsContract(name: string, create: () => ProductReviews): void {
  describe(`ProductReviews: ${name}`, () => {
    const source = create();
    const ask = async (asked: Partial<ReviewsRequest> = {}, sku = 'M1'): Promise<ReviewPage> =>
      valueOf(await source.productReviews({ ...ANY, ...asked, sku }));

    it('finds the reviews of one product, and counts them by their stars', async () => {
      const { reviews, total, distribution } = await ask();
      expect(total).toBeGreaterThan(2);
      expect(reviews).toHaveLength(total);
      expect(reviews.filter(({ sku }) => sku !== 'M1')).toEqual([]);
      for (const stars of RATINGS) {
        expect(distribution[stars]).toBe(reviews.filter(({ rating }) => rating === stars).length);
      }
    });

    it('finds nothing of a product that nobody has reviewed, or knows', async () => {
      for (const sku of ['X1', 'none', '__proto__', 'constructor']) {
        expect(await ask({}, sku)).toEqual({
          reviews: [],
          total: 0,
          distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
        });
      }
    });

    it('shows every review once, page by page', async () => {
      for (const sorting of ['newest', 'highest', 'lowest'] as const) {
        const { reviews: all, total } = await ask({ sorting });
        const pages = await Promise.all(
          Array.from({ length: total }, (_, place) =>
            ask({ sorting, page: place + 1, reviewsPerPage: 1 }),
          ),
        );
        expect(pages.flatMap(({ reviews }) => reviews)).toEqual(all);
        expect(new Set(all.map(({ id }) => id)).size).toBe(total);
        expect((await ask({ sorting, page: total + 1, reviewsPerPage: 1 })).reviews).toEqual([]);
      }
    });

    it('puts those in the language of the shop first, and sorts within a language', async () => {
      for (const locale of ['nl-be', 'de-at', 'en-us'] as const) {
        const { reviews } = await ask({ locale, sorting: 'lowest' });
        const own = reviews.filter((one) => languageOf(one.locale) === languageOf(locale));
        expect(own.length).toBeGreaterThan(0);
        expect(reviews.slice(0, own.length)).toEqual(own);
        const stars = own.map(({ rating }) => rating);
        expect(stars).toEqual(stars.toSorted((a, b) => a - b));
      }
    });

    it('finds the reviews of all products', async () => {
      const all = valueOf(await source.allReviews(ANY));
      expect(new Set(all.reviews.map(({ sku }) => sku)).size).toBeGreaterThan(1);
      expect(all.total).toBeGreaterThan((await ask()).total);
    });
  });
}

const ANY: ReviewsRequest = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 100 };

function valueOf(answer: ReviewsAnswer): ReviewPage {
  if (answer.ok) return answer.value;
  throw new Error(answer.error.message);
}
