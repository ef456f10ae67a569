import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { noDrift } from '../../support/drift.ts';
import { magentoOf } from '../../support/magento-in-process.ts';
import { setCatalogue } from '../../support/set-catalogue.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

describe('createMagentoProductCatalog', () => {
  const store = createCatalogueStore(catalogue);
  const catalog = createMagentoProductCatalog(magentoOf(catalogue), noDrift, shopCatalogue);

  it('returns every product of the demo shop like the embedded catalogue, in every locale', async () => {
    const anyProduct = fc.constantFrom(...catalogue.products);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...LOCALES), anyProduct, async (locale, data) => {
        const expected = store.localized(locale).product(data);
        expect(await catalog.product(locale, data.sku)).toStrictEqual(ok(expected));
      }),
      { numRuns: 40 },
    );
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
    const local = createCatalogueStore(setCatalogue).localized('nl-nl');
    for (const data of setCatalogue.products.filter(({ sku }) => sku !== 'P1')) {
      expect(await sets.product('nl-nl', data.sku)).toStrictEqual(ok(local.product(data)));
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
