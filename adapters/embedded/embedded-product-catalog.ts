import type { ProductCatalog } from '#ports/product-catalog.ts';
import { err, ok } from '#src/shared/result.ts';
import type { CatalogueStore } from './catalogue-store.ts';

/** The catalogue in process. A variant's SKU finds its product, as a product's own does. */
export const createEmbeddedProductCatalog = (store: CatalogueStore): ProductCatalog => ({
  product(locale, sku) {
    const article = store.article(sku);
    return Promise.resolve(
      article
        ? ok(store.local(locale).product(article.product))
        : err({ kind: 'product-not-found' }),
    );
  },
});
