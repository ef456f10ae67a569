import { describe, expect, it } from 'vitest';
import type { ProductSearch } from '#ports/search.ts';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import { EMPTY_SEARCH_ORDER } from '#src/search/search-order.ts';
import { failedSearch } from '#src/search/search-result.ts';
import { createFakePorts, type FakeShop } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';
import { pageAt, visit } from '../../support/visit.ts';
import { searching, productAt, sold } from '../../support/listed-products.ts';

const answer: ProductSearch['productsAndFilters'] = () =>
  Promise.resolve(failedSearch(503, 'Down'));

describe('a search', () => {
  const FOUND: FakeShop = {
    ...SHOP,
    box: { found: EMPTY_COMBINED_SEARCH, didYouMean: ['matras'], top: ['topper'] },
  };
  const searchAt = (url: string, shop = FOUND, answer?: ProductSearch['productsAndFilters']) => {
    const ports = createFakePorts(shop);
    return pageAt('search', url, answer ? searching(ports, answer) : ports);
  };

  it('S5 offers top searches only where a text without filters and day finds nothing', async () => {
    const nothing = { ...FOUND, searchProducts: {} };
    const none: FakeShop = { ...FOUND, ...sold([productAt(2)]) };
    expect((await searchAt('/search?q=x', nothing)).topSearches).toEqual(['topper']);
    expect((await searchAt('/search?q=x')).topSearches).toEqual([]);
    const { search } = createFakePorts(none);
    const empty: ProductSearch['productsAndFilters'] = async (request) => ({
      ...(await search.productsAndFilters(request)),
      hits: [],
      nbHits: 0,
    });
    expect((await searchAt('/search?q=x&maat=160x200', none, empty)).topSearches).toEqual([]);
    expect((await searchAt('/search?q=x&delivered=2026-02-02', none, empty)).topSearches).toEqual(
      [],
    );
  });

  it('S5 offers no top searches while the search does not answer', async () => {
    const page = await searchAt('/search?q=x', FOUND, answer);
    expect(page).toMatchObject({ topSearches: [], available: false });
  });

  it('DB4 keeps the delivery time while a day is chosen, of which nothing is left', async () => {
    const { search } = createFakePorts(FOUND);
    const counted: ProductSearch['productsAndFilters'] = async (request) => {
      const result = await search.productsAndFilters(request);
      const days = { name: 'levertijd', label: 'Levertijd', values: [{ value: '2', count: 0 }] };
      return { ...result, facets: [...result.facets, days], countsOfDays: [1, 1, 1, 1, 1, 1] };
    };
    const namesAt = async (url: string) =>
      (await searchAt(url, FOUND, counted)).facets.map(({ name }) => name);
    expect(await namesAt('/search?q=a&delivered=2026-02-02')).toContain('levertijd');
    expect(await namesAt('/search?q=a')).not.toContain('levertijd');
  });

  it('S1 takes a text for an article number on its first page only', async () => {
    const products = [{ ...AURORA, sku: 'AUR-1' }];
    const all = Array.from({ length: 20 }, (_, index) => productAt(index + 1));
    const shop = { ...FOUND, ...sold(all), products };
    expect(await visit('/search?q=aur-1', createFakePorts(shop))).toMatchObject({ status: 303 });
    expect(await visit('/search?q=aur-1&page=2', createFakePorts(shop))).toMatchObject({
      kind: 'page',
    });
  });

  it('ES8 asks for pages and spellings of a text on its first page only', async () => {
    expect(await searchAt('/search?q=matrs')).toMatchObject({ didYouMean: ['matras'] });
    const nothing = { entries: EMPTY_SEARCH_ORDER, didYouMean: [] };
    const shop = {
      ...FOUND,
      ...sold(Array.from({ length: 20 }, (_, index) => productAt(index + 1))),
    };
    expect(await searchAt('/search?q=matrs&page=2', shop)).toMatchObject(nothing);
    expect(await searchAt('/search?maat=90x200')).toMatchObject(nothing);
  });

  it('S1 keeps a chosen filter of which nothing is left, so that it can be removed', async () => {
    const labels = { ...SHOP.labels, kap: 'Kap' };
    const products = [productAt(1, {}, { kap: ['Linnen'] })];
    const { search } = createFakePorts({ ...FOUND, ...sold(products), labels });
    const empty: ProductSearch['productsAndFilters'] = async (request) => {
      const result = await search.productsAndFilters(request);
      const facets = result.facets.map((facet) => ({
        ...facet,
        values: facet.values.map((value) => ({ ...value, count: facet.name === 'maat' ? 1 : 0 })),
      }));
      return { ...result, facets };
    };
    const names = async (url: string) =>
      (await searchAt(url, FOUND, empty)).facets.map(({ name }) => name);
    expect(await names('/search?q=a')).toEqual(['maat']);
    expect(await names('/search?q=a&kap=linnen')).toEqual(['maat', 'kap']);
  });

  it('H1 has its own title without a text, and that of the text before the shop’s name', async () => {
    const entry = SHOP.pages.find(({ type }) => type === 'Search');
    const pages = entry ? [{ ...entry, metadata: { metaDescription: 'Zoek.' } }] : [];
    const shop = { ...FOUND, pages };
    expect((await searchAt('/search?maat=90x200', FOUND)).head.title).toBe('Zoeken | Sluimer');
    expect((await searchAt('/search?q=latex', shop)).head).toMatchObject({
      title: 'latex – Zoeken | Sluimer',
      description: 'Zoek.',
    });
  });

  it('L1 tells its query, and that of a category if it has one', async () => {
    expect((await searchAt('/search?q=latex')).query).toBe('latex');
    expect((await pageAt('listing', '/matrassen?q=latex')).query).toBe('latex');
    expect(await pageAt('listing', '/matrassen')).not.toHaveProperty('query');
  });
});

/** Counts for one, two, three, five, ten and twenty working days, and for a chosen one. */
