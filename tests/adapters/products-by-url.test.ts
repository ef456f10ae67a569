import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import {
  createEmbeddedProductsByUrl,
  createEmbeddedProductCatalog,
} from '#adapters/embedded/embedded-product-catalog.ts';
import {
  createMagentoProductsByUrl,
  createMagentoProductCatalog,
} from '#adapters/magento/magento-product-catalog.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import type { ProductsByUrl, ProductCatalog } from '#ports/product-catalog.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { err } from '#src/shared/result.ts';
import { createDriftRecorder } from '../support/contentstack-shop.ts';
import { catalogueResolvers, createInProcessMagento } from '../support/magento-in-process.ts';
import { LOCALES_IN_SCOPE } from '../support/test-scope.ts';

const store = createCatalogueStore(catalogue);
const magento = createInProcessMagento(catalogueResolvers(catalogue));
const drift = createDriftRecorder();

describe.each<readonly [string, ProductsByUrl, ProductCatalog]>([
  [
    'the embedded catalogue',
    createEmbeddedProductsByUrl(store),
    createEmbeddedProductCatalog(store),
  ],
  [
    'Magento',
    createMagentoProductsByUrl(magento, drift, shopCatalogue),
    createMagentoProductCatalog(magento, drift, shopCatalogue),
  ],
])('ProductsByUrl: %s', (_name, products, catalog) => {
  const some = catalogue.products.filter((_, index) => index % 40 === 0);

  it.each(LOCALES_IN_SCOPE)('finds a product at its own URL alone in %s', async (locale) => {
    for (const { sku } of some) {
      const product = await catalog.product(locale, sku);
      const url = product.ok ? product.value.url : '';
      expect(await products.productAt(locale, url)).toEqual(product);
      for (const other of [`${url}.html`, `${url}x`, `${url}/`, `${url}/maat`, url.slice(0, -1)])
        expect([other, await products.productAt(locale, other)]).toEqual([
          other,
          err({ kind: 'product-not-found' }),
        ]);
    }
  });

  it('finds nothing at any other text', async () => {
    for (const path of ['', '/', '/ ', '//', '/.html', '/__proto__', '/constructor', '/nergens'])
      expect(await products.productAt('nl-nl', path)).toEqual(err({ kind: 'product-not-found' }));
  });
});
