import type { ProductReviews } from '#ports/product-reviews.ts';
import { pageOfReviews } from '#src/catalog/review-page.ts';
import { ok } from '#src/shared/result.ts';
import type { CatalogueStore } from './catalogue-store.ts';

/** The reviews in process. A variant's SKU finds the reviews of its product. */
export const createEmbeddedProductReviews = (store: CatalogueStore): ProductReviews => ({
  productReviews({ sku, ...request }) {
    const productSku = store.article(sku)?.product.sku ?? sku;
    return Promise.resolve(ok(pageOfReviews(store.reviews.of(productSku), request)));
  },
  allReviews: (request) => Promise.resolve(ok(pageOfReviews(store.reviews.all, request))),
});
