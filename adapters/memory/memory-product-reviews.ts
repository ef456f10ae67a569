import type { ProductReviews } from '#ports/product-reviews.ts';
import { pageOfReviews } from '#src/catalog/review-page.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import { ok } from '#src/shared/result.ts';

/** The given reviews. */
export const createMemoryProductReviews = (reviews: readonly ProductReview[]): ProductReviews => ({
  productReviews: ({ sku, ...request }) => {
    const own = reviews.filter((review) => review.sku === sku);
    return Promise.resolve(ok(pageOfReviews(own, request)));
  },
  allReviews: (request) => Promise.resolve(ok(pageOfReviews(reviews, request))),
});
