import { beforeAll, describe, expect, it } from 'vitest';
import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { isCompatibleWith } from '#src/catalog/compatible-products.ts';
import type { Product } from '#src/catalog/product.ts';
import {
  findCompatibleProducts,
  type CompatibleProductPorts,
} from '#src/use-cases/find-compatible-products.ts';
import { createMemoryLog } from '../support/memory-log.ts';

let ports: CompatibleProductPorts;
let mattress: Product;

beforeAll(async () => {
  const store = createCatalogueStore(catalogue);
  ports = {
    search: withCategoryKinds(createEmbeddedProductSearch(store), shopCatalogue),
    catalog: createEmbeddedProductCatalog(store),
    log: createMemoryLog(),
  };
  mattress = await productOf('LUN-VITA');
});

async function productOf(sku: string): Promise<Product> {
  const found = await ports.catalog.product('nl-nl', sku);
  if (!found.ok) throw new Error(`The demo shop has no ${sku}.`);
  return found.value;
}

describe('what the demo shop suggests beside a mattress', () => {
  it('suggests only compatible variants of the same size that are in stock', async () => {
    for (const size of ['90x200', '160x200', '180x210']) {
      const fits = await findCompatibleProducts(ports, 'nl-nl', mattress, { size, bed: undefined });
      expect(fits.filter((fit) => fit.size !== size)).toEqual([]);
      for (const { sku } of fits) {
        const product = await productOf(sku);
        expect(isCompatibleWith(mattress, product)).toBe(true);
        expect(product.variants.find((variant) => variant.sku === sku)?.stock).toBeGreaterThan(0);
      }
    }
  });

  it('suggests one product of each kind that is compatible with a mattress', async () => {
    const fits = await findCompatibleProducts(ports, 'de-de', mattress, {
      size: '90x200',
      bed: undefined,
    });
    expect(fits.map(({ kind }) => kind)).toEqual(['protector', 'sheet', 'topper', 'base']);
  });
});
