import { beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { isCompatibleWith } from '#src/catalog/compatible-products.ts';
import type { Product } from '#src/catalog/product.ts';
import { failedSearch } from '#src/search/search-result.ts';
import {
  findCompatibleProducts,
  type CompatibleProductPorts,
} from '#src/use-cases/find-compatible-products.ts';

let ports: CompatibleProductPorts;
let mattress: Product;

beforeAll(async () => {
  const store = createCatalogueStore(catalogue);
  ports = {
    search: createEmbeddedProductSearch(store),
    catalog: createEmbeddedProductCatalog(store),
    log: createMemoryLog(),
  };
  const found = await ports.catalog.product('nl-nl', 'LUN-VITA');
  if (!found.ok) throw new Error('The demo shop has no LUN-VITA.');
  mattress = found.value;
});

describe('findCompatibleProducts', () => {
  it('suggests only what has the same width and length, goes with it and can be had', async () => {
    for (const size of ['90x200', '160x200', '180x210']) {
      const fits = await findCompatibleProducts(ports, 'nl-nl', mattress, size);
      expect(fits.filter(({ variant }) => variant.size !== size || variant.stock === 0)).toEqual(
        [],
      );
      expect(fits.filter(({ product }) => !isCompatibleWith(mattress, product))).toEqual([]);
    }
  });

  it('suggests one of each kind that goes with a mattress', async () => {
    const fits = await findCompatibleProducts(ports, 'de-de', mattress, '90x200');
    expect(fits.map(({ kind }) => kind)).toEqual(['protector', 'sheet', 'topper', 'base']);
  });

  it('suggests nothing to goods without a size, and for a size that nobody makes', async () => {
    expect(await findCompatibleProducts(ports, 'nl-nl', mattress, undefined)).toEqual([]);
    expect(await findCompatibleProducts(ports, 'nl-nl', mattress, '161x201')).toEqual([]);
  });

  it('suggests nothing while the search is away', async () => {
    const search = { productsAndFilters: () => Promise.resolve(failedSearch(503, 'away')) };
    expect(
      await findCompatibleProducts({ ...ports, search }, 'nl-nl', mattress, '160x200'),
    ).toEqual([]);
  });
});
