import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { Product } from '#src/catalog/product.ts';
import { err, ok } from '#src/shared/result.ts';

/** The given products, the same in every locale. */
export const createMemoryProductCatalog = (products: readonly Product[]): ProductCatalog => ({
  product(_, sku) {
    const found =
      products.find((product) => product.sku === sku) ??
      products.find(({ variants }) => variants.some((variant) => variant.sku === sku));
    return Promise.resolve(found ? ok(found) : err({ kind: 'product-not-found' }));
  },
});
