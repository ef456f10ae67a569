import { expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedAssortment } from '#adapters/embedded/embedded-product-catalog.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import type { ListedProduct } from '#ports/product-catalog.ts';
import { ok } from '#src/shared/result.ts';
import { noDrift } from '../../support/drift.ts';
import { productInMagento } from '../../support/magento-option-keys.ts';
import { magentoOf } from '../../support/magento-in-process.ts';

it('lists the same products and categories of the demo shop as the embedded assortment', async () => {
  const magento = createMagentoAssortment(magentoOf(catalogue), noDrift);
  const store = createCatalogueStore(catalogue);
  const embedded = createEmbeddedAssortment(store);
  const inMagento = ({ since = '', sku }: ListedProduct): ListedProduct[] =>
    catalogue.products
      .filter((data) => data.sku === sku)
      .map((data) => Object.assign({ since }, productInMagento(store, 'de-at', data)));
  for (const page of [1, 2, 3]) {
    const request = { page, productsPerPage: 100 };
    const expected = await embedded.products('de-at', request);
    if (!expected.ok) throw new Error('The embedded assortment has no products');
    const { products, total } = expected.value;
    expect(await magento.products('de-at', request)).toStrictEqual(
      ok({ products: products.flatMap(inMagento), total }),
    );
  }
  expect(await magento.categories('de-at')).toStrictEqual(await embedded.categories('de-at'));
});
