import type { CatalogFailure, ProductCatalog } from '#ports/product-catalog.ts';
import { parseProduct } from '#src/catalog/product-document.ts';
import { err } from '#src/shared/result.ts';
import { isBadArgument } from './bff-failure.ts';
import { type BffReadFailure, type BffReads, parserOf } from './bff-reads.ts';

/** Products via the shop's own server. */
export const createBffProductCatalog = (reads: BffReads): ProductCatalog => ({
  async product(locale, sku) {
    const method = 'magento/getProductDetails';
    const found = await reads.read(method, [{ sku, locale }], parserOf(parseProduct));
    return found.ok ? found : err(toFailure(found.error));
  },
});

/** A text that cannot be a SKU belongs to no product. */
const toFailure = (failure: BffReadFailure): CatalogFailure =>
  failure.statusCode === 404 || isBadArgument(failure)
    ? { kind: 'product-not-found' }
    : { kind: 'catalog-unavailable', status: failure.statusCode || 503, message: failure.message };
