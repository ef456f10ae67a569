import { describe, expect, it } from 'vitest';
import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { EMPTY_SEARCH_VOCABULARY } from '#adapters/embedded/text-search/search-vocabulary.ts';
import type { SearchRequest } from '#src/search/search-result.ts';
import { searchRequest } from '../../support/search-request.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

describe('createProductTexts', () => {
  it.each([
    ['M2', 'M2'],
    ['m1-160', 'M1'],
    ['C-T2', 'T2'],
    [' x1-1 ', 'X1'],
  ])('finds by the article number %s the product %s alone', async (number, sku) => {
    expect(await found({ query: number })).toEqual([sku]);
  });

  it('finds a product by its EAN', async () => {
    const [first, ...others] = smallCatalogue.products;
    const ean = '8712345678906';
    const [variant, ...variants] = first?.variants ?? [];
    if (!first || !variant) throw new Error('no product');
    const boxed = { ...first, variants: [{ ...variant, ean }, ...variants] } as const;
    expect(
      await found({ query: ean }, { ...smallCatalogue, products: [boxed, ...others] }),
    ).toEqual(['M1']);
  });

  it('L7 sorts by relevance, then by availability, then by popularity', async () => {
    expect(await found({ query: 'matras' })).toEqual(['M2', 'M1', 'M3', 'M4']);
    expect(await found({ query: 'lunaro' })).toEqual(['M2', 'T1', 'P1', 'M3', 'L1', 'X1']);
    expect(await found({ query: 'veer' })).toEqual(['T1']);
  });

  it('L7 follows another order on request', async () => {
    expect(await found({ query: 'matras', sorting: 'price-desc' })).toEqual([
      'M4',
      'M1',
      'M2',
      'M3',
    ]);
  });

  it('finds products by sizes and widths, but not by other measures', async () => {
    expect(await found({ query: 'matras 160 bij 200' })).toEqual(['M1', 'M3']);
    expect(await found({ query: 'matras 140' })).toEqual(['M2']);
    expect(await found({ query: '25' })).toEqual([]);
  });

  it('does not find a product by a negated property', async () => {
    const [first, ...others] = smallCatalogue.products;
    if (!first) throw new Error('no product');
    const dimmable = { options: { nee: { nl: 'Niet dimbaar', de: '-', en: '-' } } };
    const catalogue = {
      ...smallCatalogue,
      attributes: { ...smallCatalogue.attributes, matras_geur: dimmable },
      products: [{ ...first, attributes: { matras_geur: 'nee' } }, ...others],
    };
    expect(await found({ query: 'dimbaar' }, catalogue)).toEqual([]);
  });

  it('S4 searches within a category, and in the language of the locale', async () => {
    expect(await found({ query: 'lunaro', objectId: '3', pageType: 'category' })).toEqual(['T1']);
    expect(await found({ query: 'wolkchen', locale: 'de-de' })).toEqual(['M1']);
    expect(await found({ query: 'woelkchen', locale: 'de-de' })).toEqual(['M1']);
    expect(await found({ query: 'wolkchen', locale: 'en-us' })).toEqual([]);
  });
});

async function found(
  overrides: Partial<SearchRequest>,
  catalogue: CatalogueData = smallCatalogue,
): Promise<readonly string[]> {
  const store = createCatalogueStore(catalogue);
  const words = {
    ...EMPTY_SEARCH_VOCABULARY,
    nl: { ...EMPTY_SEARCH_VOCABULARY.nl, negations: ['niet'] },
  };
  const search = createEmbeddedProductSearch(store, createProductTexts(store, words));
  const request = searchRequest({ pageType: 'search', objectId: '', ...overrides });
  return (await search.productsAndFilters(request)).hits.map(({ sku }) => sku);
}
