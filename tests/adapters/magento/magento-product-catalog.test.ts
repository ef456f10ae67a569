import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { noDrift } from '../../support/drift.ts';
import { productInMagento } from '../../support/magento-option-keys.ts';
import { magentoOf } from '../../support/magento-in-process.ts';
import { setCatalogue } from '../../support/set-catalogue.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { inScope } from '../../support/test-scope.ts';

/** Sizes and option keys of the variants of two products, by Magento's id of the first option. */
async function keysOf(firstOptionId: number, locale: Locale) {
  const catalog = createMagentoProductCatalog(
    magentoOf(setCatalogue, { firstOptionId }),
    noDrift,
    shopCatalogue,
  );
  const found = await Promise.all(['B1', 'M1'].map((sku) => catalog.product(locale, sku)));
  const variants = found.flatMap((one) => (one.ok ? one.value.variants : []));
  return variants.map(({ size, options = [] }) => [size, options.map(({ key }) => key)]);
}

describe('createMagentoProductCatalog', () => {
  const store = createCatalogueStore(catalogue);
  const catalog = createMagentoProductCatalog(magentoOf(catalogue), noDrift, shopCatalogue);

  it('returns every product of the demo shop like the embedded catalogue, in every locale', async () => {
    const anyProduct = fc.constantFrom(...catalogue.products);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...LOCALES), anyProduct, async (locale, data) => {
        const expected = productInMagento(store, locale, data);
        expect(await catalog.product(locale, data.sku)).toStrictEqual(ok(expected));
      }),
      { numRuns: inScope(40, 10) },
    );
  });

  it('F2 F3 has the same keys of options in every locale, also after attributes were imported again', async () => {
    const keys = await keysOf(4, 'nl-nl');
    expect(JSON.stringify(keys)).not.toMatch(/"\d+"/u);
    expect(keys[0]).toEqual(['140x200', ['zand']]);
    expect(await keysOf(4, 'de-de')).toEqual(keys);
    expect(await keysOf(7000, 'en-us')).toEqual(keys);
  });

  it('finds a product of one variant by its SKU in Magento and in the shop, no variant by its own', async () => {
    const small = createMagentoProductCatalog(magentoOf(smallCatalogue), noDrift, shopCatalogue);
    for (const sku of ['X1', 'X1-1']) {
      expect(await small.product('nl-nl', sku)).toMatchObject({ value: { sku: 'X1' } });
    }
    expect(await small.product('nl-nl', 'M1-160')).toEqual(err({ kind: 'product-not-found' }));
  });

  it('reads sets whose parts have negative surcharges, or differ by width', async () => {
    const sets = createMagentoProductCatalog(
      magentoOf(setCatalogue, { stockThreshold: 5000 }),
      noDrift,
      shopCatalogue,
    );
    const store = createCatalogueStore(setCatalogue);
    for (const data of setCatalogue.products.filter(({ sku }) => sku !== 'P1')) {
      const expected = productInMagento(store, 'nl-nl', data);
      expect(await sets.product('nl-nl', data.sku)).toStrictEqual(ok(expected));
    }
  });

  it('assumes a large stock if Magento does not return it', async () => {
    const few = createMagentoProductCatalog(
      magentoOf(smallCatalogue, { stockThreshold: 4 }),
      noDrift,
      shopCatalogue,
    );
    const found = await few.product('nl-nl', 'M1');
    const stock = found.ok ? found.value.variants.map((variant) => variant.stock) : [];
    expect(stock).toEqual([MAX_LINE_QUANTITY, MAX_LINE_QUANTITY, 2]);
    expect(await few.product('nl-nl', 'M4')).toMatchObject({ value: { variants: [{ stock: 0 }] } });
  });

  it('returns product-not-found for a SKU that only resembles an existing one', async () => {
    expect(await catalog.product('nl-nl', 'LUN-SERENA-140200')).toEqual(
      err({ kind: 'product-not-found' }),
    );
  });
});
