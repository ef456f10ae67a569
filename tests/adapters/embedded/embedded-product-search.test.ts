import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import { productSearchContract } from '../../contracts/product-search-contract.ts';
import { anyCatalogue } from '../../support/arbitraries/embedded-catalogue.ts';
import { anyOfferedSelection } from '../../support/arbitraries/offered-selection.ts';
import { createReferenceSearch } from '../../support/reference-search.ts';
import { searchRequest } from '../../support/search-request.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const create = () => createEmbeddedProductSearch(createCatalogueStore(smallCatalogue));

productSearchContract('embedded', create);

describe('createEmbeddedProductSearch', () => {
  const search = create();
  const ask = (overrides: Partial<SearchRequest>) =>
    search.productsAndFilters(searchRequest(overrides));
  const shown = async (selection: SearchRequest['selection'], sku: string) =>
    (await ask({ selection })).hits.find((hit) => hit.sku === sku);
  const meant = async (query: string, locale: SearchRequest['locale'] = 'nl-nl') =>
    skusOf(await ask({ pageType: 'search', objectId: '', query, locale })).toSorted();

  it('L1 lists the facets in the order of the category, with the labels of the locale', async () => {
    const dutch = await ask({});
    expect(dutch.facets.map(({ name, label }) => [name, label])).toEqual([
      ['maat', 'Maat'],
      ['price', 'Prijs'],
      ['matras_hardheid', 'Hardheid'],
      ['matras_kern', 'Kern'],
      ['matras_hoogte', 'Hoogte'],
      ['merk', 'Merk'],
    ]);
    const german = await ask({ locale: 'de-at' });
    expect(german.facets.map(({ label }) => label)).toContain('Härtegrad');
  });

  it('L3 lists the values with their counts, one count per product', async () => {
    const found = await ask({});
    expect(valuesOf(found, 'maat')).toEqual({
      '90x200': 3,
      '140x200': 1,
      '160x200': 2,
      '180x200': 3,
    });
    expect(Object.keys(valuesOf(found, 'price'))).toEqual(expect.arrayContaining(['349.5', '999']));
    expect(valuesOf(found, 'price')['299']).toBe(2);
    expect(valuesOf(found, 'matras_hardheid')).toEqual({ Medium: 2, Stevig: 2, Zacht: 1 });
    expect(valuesOf(found, 'matras_hoogte')).toEqual({
      '18 cm': 1,
      '20 cm': 1,
      '22,5 cm': 1,
      '25 cm': 1,
    });
    expect(valuesOf(found, 'merk')).toEqual({ Lunaro: 2, Noorderlicht: 2 });
  });

  it('leaves out a facet that no product of the category has', async () => {
    expect((await ask({ objectId: '10' })).filtersOrder).toEqual(['maat', 'price']);
    expect((await ask({ objectId: '5' })).filtersOrder).toEqual(['price']);
  });

  it('F4 does not show a product whose chosen size costs more than the range', async () => {
    const found = await ask({ selection: [SIZE('180x200'), PRICE(0, 30_000)] });
    expect(skusOf(found)).toEqual(['M3']);
    expect(skusOf(await ask({ selection: [SIZE('180x200'), PRICE(0, 59_900)] }))).toEqual([
      'M2',
      'M1',
      'M3',
    ]);
  });

  it('counts a facet without its own selection, but under that of all others', async () => {
    const found = await ask({
      selection: [SIZE('160x200'), { kind: 'values', name: 'matras_hardheid', values: ['Zacht'] }],
    });
    expect(skusOf(found)).toEqual(['M1']);
    expect(valuesOf(found, 'matras_hardheid')).toEqual({ Medium: 2, Stevig: 0, Zacht: 1 });
    expect(valuesOf(found, 'maat')).toEqual({
      '90x200': 1,
      '140x200': 0,
      '160x200': 1,
      '180x200': 1,
    });
    expect(valuesOf(found, 'price')['449']).toBe(1);
    expect(valuesOf(found, 'price')['299']).toBe(0);
  });

  it('P3c shows the matching offer in the size most bought that is in stock, and its own price', async () => {
    expect(await shown([], 'M1')).toMatchObject({
      size: '160x200',
      priceFrom: false,
      price: { final: { cents: 44_900 }, default: { cents: 44_900 } },
    });
    expect(await shown([SIZE('180x200')], 'M1')).toMatchObject({
      size: '180x200',
      priceFrom: false,
      price: { regular: { cents: 69_900 }, final: { cents: 59_900 }, default: { cents: 44_900 } },
    });
    expect(await shown([SIZE('160x200', '180x200')], 'M1')).toMatchObject({
      size: '160x200',
      priceFrom: false,
    });
    expect(await shown([PRICE(0, 30_000)], 'M1')).toMatchObject({ size: '90x200' });
    expect(await shown([], 'M3')).toMatchObject({ size: '160x200', priceFrom: false });
    expect(await shown([SIZE('180x200')], 'M3')).toMatchObject({ size: '180x200' });
  });

  it('L7 puts sold-out products last, whatever their popularity', async () => {
    expect(skusOf(await ask({}))).toEqual(['M2', 'M1', 'M3', 'M4']);
    expect(skusOf(await ask({ sorting: 'newest' }))).toEqual(['M3', 'M1', 'M2', 'M4']);
    expect(skusOf(await ask({ sorting: 'price-asc' }))).toEqual(['M3', 'M2', 'M1', 'M4']);
    expect(skusOf(await ask({ sorting: 'delivery' }))).toEqual(['M2', 'M1', 'M3', 'M4']);
  });

  it('H5 returns no hits, with the same counts, for a page after the last one', async () => {
    expect(await ask({ page: 3, itemsPerPage: 2 })).toMatchObject({
      hits: [],
      pages: 2,
      nbHits: 4,
      nbSortedHits: 4,
    });
  });

  it('F8 merges facets with the same label when the whole catalogue is searched', async () => {
    const found = await ask({ pageType: 'search', objectId: '', selection: [PRICE(0, 1_000_000)] });
    expect(found.nbHits).toBe(9);
    expect(valuesOf(found, 'matras_hardheid')).toEqual({ Medium: 3, Stevig: 3, Zacht: 1 });
    expect(found.filtersOrder).not.toContain('topper_hardheid');
    const byOtherName = [{ kind: 'values', name: 'topper_hardheid', values: ['Zacht'] }] as const;
    expect(skusOf(await ask({ objectId: '', selection: byOtherName }))).toEqual(['M1']);
  });

  it('finds each word of the query at the beginning of a word, without accents', async () => {
    expect(await meant('creme')).toEqual(['T2']);
    expect(await meant('CRÈME top')).toEqual(['T2']);
    expect(await meant('lunaro koud')).toEqual(['M2']);
    expect(await meant('topper 90x200')).toEqual(['T1']);
    expect(await meant('opper')).toEqual(['T1', 'T2']);
    expect(await meant('pper')).toEqual([]);
    expect(await meant('sandhugel', 'de-at')).toEqual(['M3']);
    expect(await meant('sandhügel', 'de-de')).toEqual([]);
    expect(await meant('???')).toEqual([]);
  });

  it('returns the same hits and facet counts as the reference search', async () => {
    await fc.assert(
      fc.asyncProperty(anyCatalogue, fc.nat(), async (catalogue, seed) => {
        const store = createCatalogueStore(catalogue);
        const products = catalogue.products.map((data) => store.localized('nl-nl').product(data));
        const byLetter = createReferenceSearch(products, createSequentialIds());
        const inOnePass = createEmbeddedProductSearch(store);
        const { facets } = await byLetter.productsAndFilters(searchRequest());
        for (const selection of fc.sample(anyOfferedSelection(facets), { seed, numRuns: 4 })) {
          const request = searchRequest({ selection, sorting: 'price-asc' });
          const expected = await byLetter.productsAndFilters(request);
          const found = await inOnePass.productsAndFilters(request);
          expect(bySku(found)).toEqual(bySku(expected));
          expect(byName(found)).toEqual(byName(expected));
        }
      }),
    );
  });

  it('returns the same query ID for equal requests, and another one for others', async () => {
    const [first, again, other] = [await ask({}), await ask({}), await ask({ page: 2 })];
    expect(again.queryId).toBe(first.queryId);
    expect(other.queryId).not.toBe(first.queryId);
  });
});

const skusOf = ({ hits }: SearchResult) => hits.map(({ sku }) => sku);

const valuesOf = ({ facets }: SearchResult, name: string) =>
  Object.fromEntries(
    facets.find((facet) => facet.name === name)?.values.map(({ value, count }) => [value, count]) ??
      [],
  );

const SIZE = (...values: string[]) => ({ kind: 'values', name: 'maat', values }) as const;

const PRICE = (minCents: number, maxCents: number) =>
  ({ kind: 'range', name: 'price', minCents, maxCents }) as const;

const bySku = ({ hits }: SearchResult) => Object.fromEntries(hits.map((hit) => [hit.sku, hit]));

const byName = ({ facets }: SearchResult) =>
  Object.fromEntries(facets.map(({ name, values }) => [name, values]));
