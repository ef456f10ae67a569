import type { CatalogFailure, ProductCatalog } from '#ports/product-catalog.ts';
import type { Product } from '#src/catalog/product.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import { err } from '#src/shared/result.ts';
import { isBadArgument } from './bff-failure.ts';
import {
  type BffReadFailure,
  type BffReads,
  parserOf,
  readByIdentifyingFields,
} from './bff-reads.ts';

/** Products via the shop's own server. */
export const createBffProductCatalog = (reads: BffReads): ProductCatalog => ({
  async product(locale, sku) {
    const method = 'magento/getProductDetails';
    const found = await reads.read(method, [{ sku, locale }], parserOf(readProduct));
    return found.ok ? found : err(toFailure(found.error));
  },
});

/** A text that cannot be a SKU belongs to no product. */
const toFailure = (failure: BffReadFailure): CatalogFailure =>
  failure.statusCode === 404 || isBadArgument(failure)
    ? { kind: 'product-not-found' }
    : { kind: 'catalog-unavailable', status: failure.statusCode || 503, message: failure.message };

const readProduct = readByIdentifyingFields<Product>(
  readFields({ sku: readText, catalogueId: readText, name: readText, url: readText }),
);
