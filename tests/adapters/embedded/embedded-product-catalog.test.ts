import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import {
  createEmbeddedAssortment,
  createEmbeddedProductAddresses,
  createEmbeddedProductCatalog,
  createEmbeddedProductReviews,
} from '#adapters/embedded/embedded-product-catalog.ts';
import type { Product } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import { assortmentContract } from '../../contracts/assortment-contract.ts';
import { productAddressesContract } from '../../contracts/product-addresses-contract.ts';
import { productCatalogContract } from '../../contracts/product-catalog-contract.ts';
import { productReviewsContract } from '../../contracts/product-reviews-contract.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallReviews } from '../../support/small-reviews.ts';

const create = () => createEmbeddedProductCatalog(createCatalogueStore(smallCatalogue));

productCatalogContract('embedded', create, 'M1');
productAddressesContract('embedded', createEmbeddedProductAddresses, '');

describe('createEmbeddedProductCatalog', () => {
  const catalog = create();
  const product = async (locale: Locale, sku: string): Promise<Product> => {
    const found = await catalog.product(locale, sku);
    if (!found.ok) throw new Error(found.error.kind);
    return found.value;
  };

  it('finds a product by the SKU of any of its variants', async () => {
    const found = await product('nl-nl', 'M1');
    expect(found.variants.length).toBeGreaterThan(1);
    for (const { sku } of found.variants) expect(await product('nl-nl', sku)).toEqual(found);
  });

  it('returns the texts of a product in the language of the locale or the variety of its country', async () => {
    expect(await product('nl-be', 'M3')).toMatchObject({
      name: 'Matras Duin',
      url: '/matras-duin',
    });
    expect(await product('de-de', 'M3')).toMatchObject({ url: '/matratze-duene' });
    expect(await product('de-at', 'M3')).toMatchObject({ url: '/matratze-sandhuegel' });
    const { pictures, summary, description } = await product('en-us', 'M3');
    expect(pictures[0].alt).toBe('Photo of M3');
    expect([summary, ...description]).toEqual(['Sleeps quietly', 'Sleeps quietly']);
  });

  it('L5 formats attributes: options, several options, numbers with their unit', async () => {
    expect((await product('de-de', 'M1')).attributes).toEqual([
      { code: 'matras_hardheid', label: 'Härtegrad', value: 'Weich, Mittel' },
      { code: 'matras_kern', label: 'Kern', value: 'Taschenfederkern' },
      { code: 'matras_hoogte', label: 'Höhe', value: '22,5 cm' },
      { code: 'matras_aantal_veren', label: 'Anzahl Federn', value: '1.220/m²' },
    ]);
    expect((await product('en-us', 'M1')).attributes[2]?.value).toBe('22.5 cm');
  });

  it('L5 falls back to the label of the catalogue, or else to the attribute code', async () => {
    const [first] = smallCatalogue.products;
    if (!first) throw new Error('no product');
    const scented = { ...first, attributes: { matras_geur: 'Dennen', matras_klank: 'Stil' } };
    const store = createCatalogueStore({ ...smallCatalogue, products: [scented] });
    expect(store.localized('de-at').product(scented).attributes).toEqual([
      { code: 'matras_geur', label: 'Duft', value: 'Dennen' },
      { code: 'matras_klank', label: 'matras_klank', value: 'Stil' },
    ]);
  });

  it('L3a sorts the options of one attribute by its scale', async () => {
    const { attributes } = await product('nl-nl', 'M1');
    expect(attributes[0]?.value).toBe('Zacht, Medium');
  });

  it('L4 returns the USP attributes of its attribute set, as ratings or texts', async () => {
    const pressure = { code: 'topper_drukverdeling', label: 'Drukverdeling', icon: 'pressure.svg' };
    expect((await product('nl-nl', 'T1')).uspAttributes).toEqual([
      {
        code: 'topper_ventilatie',
        label: 'Ventilatie',
        value: '4',
        icon: 'ventilation.svg',
        showRating: true,
      },
      { ...pressure, value: '2', showRating: true },
      {
        code: 'topper_hardheid',
        label: 'Hardheid',
        value: 'Medium',
        icon: 'hardness.svg',
        showRating: false,
      },
    ]);
  });

  it('L4 omits a USP attribute that the product has no value for', async () => {
    const { uspAttributes } = await product('nl-nl', 'T2');
    expect(uspAttributes.map(({ code }) => code)).toEqual(['topper_hardheid']);
  });

  it('L10 returns the catalogue id of a product', async () => {
    expect((await product('nl-nl', 'M1')).catalogueId).toBe('C-M1');
  });

  it('P3 shows the price of the size most bought, preferring variants in stock', async () => {
    const { price, variants } = await product('nl-nl', 'M1');
    expect(price).toEqual({
      regular: euroCents(44_900),
      final: euroCents(44_900),
      default: euroCents(44_900),
    });
    expect(variants[2]?.price).toEqual({
      regular: euroCents(69_900),
      final: euroCents(59_900),
      default: euroCents(44_900),
    });
    expect((await product('nl-nl', 'M4')).price.default).toEqual(euroCents(99_900));
  });
});

const store = createCatalogueStore({ ...smallCatalogue, reviews: smallReviews });
const reviews = createEmbeddedProductReviews(store);

productReviewsContract('embedded', () => reviews);

describe('createEmbeddedProductReviews', () => {
  it('finds the reviews of a product by the SKU of any of its variants', async () => {
    const request = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 9 } as const;
    const found = await reviews.productReviews({ ...request, sku: 'M1-160' });
    expect(found).toEqual(await reviews.productReviews({ ...request, sku: 'M1' }));
    expect(found).toMatchObject({ value: { total: 5 } });
  });
});

describe('the products of a store with reviews', () => {
  const catalogue = store.localized('nl-nl');
  const [wolk, , , rots] = smallCatalogue.products;

  it('have a review summary as a product and as a hit', () => {
    if (!wolk) throw new Error('no product');
    const summary = { average: 3.8, count: 5 };
    expect(catalogue.product(wolk).reviews).toEqual(summary);
    expect(catalogue.hit(wolk, wolk.variants[0], false).reviews).toEqual(summary);
  });

  it('have no review summary without reviews', () => {
    if (!rots) throw new Error('no product');
    expect(catalogue.product(rots)).not.toHaveProperty('reviews');
    expect(catalogue.hit(rots, rots.variants[0], false)).not.toHaveProperty('reviews');
  });
});

assortmentContract('embedded', () =>
  createEmbeddedAssortment(createCatalogueStore(smallCatalogue)),
);
