import type { ProductCatalog } from '#ports/product-catalog.ts';
import { err, ok } from '#src/shared/result.ts';
import type { CatalogueStore } from './catalogue-store.ts';

/** The catalogue in process. A product is found by its own SKU or by that of a variant. */
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
