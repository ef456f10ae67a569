import { expect, it } from 'vitest';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedAssortment } from '#adapters/embedded/embedded-product-catalog.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import type { ListedProduct } from '#ports/product-catalog.ts';
import { ok } from '#src/shared/result.ts';
import { withFailures } from '../../support/changed-answers.ts';
import { noDrift } from '../../support/drift.ts';
import { productInMagento } from '../../support/magento-option-keys.ts';
import { magentoOf, type MagentoReads } from '../../support/magento-in-process.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

it.each([
  [100, 5, 20],
  [16, 4, 4],
  [9, 3, 3],
  [7, 7, 1],
  [2, 2, 1],
  [97, 97, 1],
])('reads a page of %i products by %i at a time', async (productsPerPage, size, calls) => {
  const sizes: number[] = [];
  const reads = magentoOf(catalogue);
  const heard: MagentoReads = {
    read(locale, operation, variables) {
      if (operation.name === 'Products') sizes.push(Number(Object(variables)['pageSize']));
      return reads.read(locale, operation, variables);
    },
  };
  const answer = await createMagentoAssortment(heard, noDrift, shopCatalogue).products('nl-nl', {
    page: 2,
    productsPerPage,
  });
  expect(answer.ok && answer.value.products).toHaveLength(productsPerPage);
  expect(sizes).toEqual(Array.from({ length: calls }, () => size));
});

it('asks nothing beyond the last product, and fails if one of the calls does', async () => {
  const needed = Math.ceil(smallCatalogue.products.length / 5);
  let calls = 0;
  const failing = withFailures(magentoOf(smallCatalogue), ({ operation }) => {
    if (operation === 'Products') calls += 1;
    return calls > needed ? { kind: 'timeout' } : undefined;
  });
  const assortment = createMagentoAssortment(failing, noDrift, shopCatalogue);
  expect(await assortment.products('nl-nl', { page: 1, productsPerPage: 100 })).toMatchObject({
    ok: true,
  });
  expect(calls).toBe(needed);
  calls = 0;
  const many = withFailures(magentoOf(catalogue), ({ operation }) => {
    if (operation === 'Products') calls += 1;
    return operation === 'Products' && calls > 1 ? { kind: 'timeout' } : undefined;
  });
  expect(
    await createMagentoAssortment(many, noDrift, shopCatalogue).products('nl-nl', {
      page: 1,
      productsPerPage: 100,
    }),
  ).toMatchObject({ ok: false, error: { status: 504 } });
});

it('lists the same products and categories of the demo shop as the embedded assortment', async () => {
  const magento = createMagentoAssortment(magentoOf(catalogue), noDrift, shopCatalogue);
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
