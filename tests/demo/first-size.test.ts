import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { CATEGORY_IDS } from '#demo/catalogue/category-ids.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { chooseVariant } from '#src/catalog/choose-variant.ts';
import { toDefaultHit } from '#src/catalog/hit-of-variant.ts';
import type { Product } from '#src/catalog/product.ts';
import { productType } from '#src/catalog/product-type.ts';
import { countryOf, LOCALES, type Locale } from '#src/shared/locale.ts';
import { demoPorts } from '../support/demo-ports.ts';
import { searchRequest } from '../support/search-request.ts';

const store = createCatalogueStore(catalogue);

const productsOf = (locale: Locale): readonly Product[] =>
  catalogue.products.map((data) => store.localized(locale).product(data));

const shownFirst = (product: Product) => chooseVariant(product, {}).chosen;

const isSold = (product: Product, size: string): boolean =>
  product.variants.some((variant) => variant.size === size && variant.stock > 0);

const BED_TYPES = new Set(['mattress', 'box-spring', 'bed-frame', 'topper', 'fitted-sheet']);

/** Sizes of German bed linen. */
const GERMAN_SIZES = new Map([
  ['duvet', ['135x200', '155x220']],
  ['duvet-cover', ['135x200', '155x220']],
  ['pillow', ['80x80']],
]);

describe('the size that the demo shop shows first', () => {
  it.each(LOCALES)('P3c in %s is 160x200 of all beds that are sold in it', (locale) => {
    const beds = productsOf(locale).filter(
      (product) => BED_TYPES.has(productType(product) ?? '') && isSold(product, '160x200'),
    );
    expect(beds.length).toBeGreaterThan(60);
    const stated = new Set(
      catalogue.products.flatMap(({ sku, mostBought }) => (mostBought ? [sku] : [])),
    );
    const others = beds.filter(
      (product) => !stated.has(product.sku) && shownFirst(product).size !== '160x200',
    );
    expect(others.map(({ sku }) => sku)).toEqual([]);
  });

  it.each(LOCALES)(
    'P3c in %s is a German size of bed linen in German shops, others sell none',
    (locale) => {
      const sold = productsOf(locale).flatMap((product) => {
        const german = GERMAN_SIZES.get(productType(product) ?? '') ?? [];
        return german.some((size) => isSold(product, size)) ? [{ product, german }] : [];
      });
      const isGerman = ['DE', 'AT'].includes(countryOf(locale));
      expect(sold.length > 20).toBe(isGerman);
      expect(sold.length === 0).toBe(!isGerman);
      const others = sold.filter(
        ({ product, german }) => !german.includes(shownFirst(product).size ?? ''),
      );
      expect(others.map(({ product }) => product.sku)).toEqual([]);
    },
  );

  it('P3c is what the data of a product says', () => {
    const stated = catalogue.products.filter(({ mostBought }) => mostBought);
    expect(stated.length).toBeGreaterThan(0);
    for (const data of stated) {
      const product = store.localized('nl-nl').product(data);
      expect(shownFirst(product).size).toBe(data.mostBought?.[0]);
    }
  });

  it.each(LOCALES)('P3c in %s is that of the card, with its own price', async (locale) => {
    const { search } = demoPorts();
    const found = await Promise.all(
      Object.values(CATEGORY_IDS).map((objectId) =>
        search.productsAndFilters(searchRequest({ locale, objectId, itemsPerPage: 1000 })),
      ),
    );
    const hits = found.flatMap((one) => one.hits);
    expect(hits.length).toBeGreaterThan(200);
    const products = new Map(productsOf(locale).map((product) => [product.sku, product]));
    for (const { sku, size, price, variantSku, priceFrom } of hits) {
      const product = products.get(sku);
      if (!product) throw new Error(sku);
      const shown = shownFirst(product);
      expect({ size, variantSku, cents: price.final.cents }).toEqual({
        size: shown.size,
        variantSku: shown.sku,
        cents: shown.price.final.cents,
      });
      expect(priceFrom).toBe(toDefaultHit(product).priceFrom);
    }
  });
});
