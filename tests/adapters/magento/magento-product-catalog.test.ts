import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { productCatalogContract } from '../../contracts/product-catalog-contract.ts';
import { noDrift } from '../../support/drift.ts';
import { magentoOf } from '../../support/magento-in-process.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

productCatalogContract(
  'Magento over the sandbox',
  () => createMagentoProductCatalog(magentoOf(smallCatalogue), noDrift),
  'M1',
);

describe('x', () => {
  it('y', async () => {
    const store = createCatalogueStore(catalogue);
    const catalog = createMagentoProductCatalog(magentoOf(catalogue), noDrift);
    for (const data of catalogue.products.slice(0, 200)) {
      const found = await catalog.product('de-at', data.sku);
      expect(found).toEqual({ ok: true, value: store.local('de-at').product(data) });
    }
  });
});
