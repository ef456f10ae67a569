import type { ProductsByUrl, ProductCatalog } from '#ports/product-catalog.ts';
import { productCacheTag } from '#src/catalog/product.ts';
import { CATALOG_LIFETIMES, freshOnly } from './lifetimes.ts';
import { type Cacheability, responseKey } from './response-store.ts';
import type { UpstreamCache } from './upstream-cache.ts';

type Answer = Awaited<ReturnType<ProductCatalog['product']>>;

/** Caches products. Carts use current prices and stock. */
export const withCatalogCache = (
  catalog: ProductCatalog,
  answers: UpstreamCache,
): ProductCatalog => ({
  async product(locale, sku) {
    const cacheRequest = {
      key: responseKey('product', locale, sku),
      tags: () => [productCacheTag(sku)],
      cacheability: cacheabilityOf,
    };
    const shared = await answers.getOrLoad<Answer>(cacheRequest, () =>
      catalog.product(locale, sku),
    );
    return shared.answer;
  },
});

/** Caches products by the URL of their page, and that there is none. */
export const withUrlCache = (
  productsByUrl: ProductsByUrl,
  answers: UpstreamCache,
): ProductsByUrl => ({
  async productAt(locale, path) {
    const cacheRequest = {
      key: responseKey('product-at', locale, path),
      tags: (answer: Answer) => (answer.ok ? [productCacheTag(answer.value.sku)] : []),
      cacheability: cacheabilityOf,
    };
    const shared = await answers.getOrLoad<Answer>(cacheRequest, () =>
      productsByUrl.productAt(locale, path),
    );
    return shared.answer;
  },
});

function cacheabilityOf(answer: Answer): Cacheability {
  if (answer.ok) return CATALOG_LIFETIMES;
  return answer.error.kind === 'product-not-found' ? freshOnly(CATALOG_LIFETIMES) : 'failed';
}
