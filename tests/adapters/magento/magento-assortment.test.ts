import { expect, it } from 'vitest';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedAssortment } from '#adapters/embedded/embedded-product-catalog.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { noDrift } from '../../support/drift.ts';
import { magentoOf } from '../../support/magento-in-process.ts';

it('lists the same products and categories of the demo shop as the embedded assortment', async () => {
  const magento = createMagentoAssortment(magentoOf(catalogue), noDrift, shopCatalogue);
  const embedded = createEmbeddedAssortment(createCatalogueStore(catalogue));
  for (const page of [1, 2, 3]) {
    const request = { page, productsPerPage: 100 };
    expect(await magento.products('de-at', request)).toStrictEqual(
      await embedded.products('de-at', request),
    );
  }
  expect(await magento.categories('de-at')).toStrictEqual(await embedded.categories('de-at'));
});
