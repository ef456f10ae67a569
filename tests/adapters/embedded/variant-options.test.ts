import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import type { Selection } from '#src/filters/selection.ts';
import { productCatalogContract } from '../../contracts/product-catalog-contract.ts';
import { productSearchContract } from '../../contracts/product-search-contract.ts';
import { searchRequest } from '../../support/search-request.ts';
import { boxSpring, setCatalogue } from '../../support/set-catalogue.ts';

const store = createCatalogueStore(setCatalogue);
const search = createEmbeddedProductSearch(store);

const valuesOf = (name: string, ...values: string[]): Selection[number] => ({
  kind: 'values',
  name,
  values,
});
const find = (...selection: Selection) =>
  search.productsAndFilters(searchRequest({ selection, objectId: '7' }));

productSearchContract('embedded, with colors', () => createEmbeddedProductSearch(store), {
  category: '7',
  newestFirst: ['M3', 'M1', 'B1', 'M2', 'M4'],
  lengths: '3',
});
productCatalogContract('embedded, with colors', () => createEmbeddedProductCatalog(store), 'B1');

describe('a listing of products in several colors', () => {
  it('shows the variant that met the filters, at its price and in its color', async () => {
    const { hits } = await find(valuesOf('kleur', 'Grijs'), valuesOf('maat', '140x200'));
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({
      sku: 'B1',
      size: '140x200',
      options: [{ code: 'kleur', label: 'Kleur', value: 'Grijs', key: 'grijs' }],
      price: { final: { cents: 94_900 } },
      image: { path: 'grey.webp' },
    });
  });

  it('shows an available variant rather than a sold-out one', async () => {
    const { hits } = await find(valuesOf('maat', '180x200'), valuesOf('kleur', 'Zand', 'Grijs'));
    expect(hits[0]?.options?.[0]?.value).toBe('Zand');
  });

  it('F7 matches price and color on the same variant', async () => {
    const dear = { kind: 'range', name: 'price', minCents: 104_900, maxCents: 104_900 } as const;
    expect((await find(dear, valuesOf('kleur', 'Grijs'))).nbHits).toBe(1);
    expect((await find(dear, valuesOf('kleur', 'Zand'))).nbHits).toBe(0);
  });
});

describe('a product in several colors', () => {
  const product = store.localized('nl-nl').product(boxSpring);

  it('returns the options of each variant and the pictures of each color', () => {
    expect(product.variants.map(({ options }) => options?.[0]?.value)).toEqual([
      'Zand',
      'Grijs',
      'Zand',
      'Grijs',
    ]);
    expect(product.looks?.map(({ key, pictures }) => [key, pictures[0].path])).toEqual([
      ['zand', 'sand.webp'],
      ['grijs', 'grey.webp'],
    ]);
  });

  it('returns its parts with labels and surcharges', () => {
    const [topper] = product.parts ?? [];
    expect(topper).toMatchObject({ key: 'topper', label: 'Topper' });
    expect(topper?.choices[1]).toMatchObject({
      label: 'Latex',
      summary: 'Soepel',
      extraByWidth: { 140: { cents: 9900 }, 180: { cents: 14_900 } },
      isSoldOut: false,
    });
    expect(store.localized('de-de').product(boxSpring).parts?.[0]?.label).toBe('Topper (de)');
  });
});
