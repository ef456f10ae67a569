import { describe, expect, it } from 'vitest';
import { createMemoryContentSource } from '#adapters/memory/memory-content-source.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import type { ProductSearch } from '#ports/product-search.ts';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { Selection } from '#src/filters/selection.ts';
import { failedSearch } from '#src/search/search-result.ts';
import { err, ok } from '#src/shared/result.ts';
import { soldOutPagesByLocale, soldOutPages } from '#src/use-cases/sold-out-pages.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import { createFakePorts, type FakeSearchProduct, type Outage } from '../../support/fake-ports.ts';
import { MATTRESSES, SHOP } from '../../support/fake-shop.ts';

const NARROW = valuesOf('maat', ['90x200']);
const MEDIUM = valuesOf('matras_hardheid', ['Medium']);

const pageAt = (url: string, ...selection: Selection): FilteredPageEntry => ({
  uid: url,
  categoryUid: MATTRESSES.uid,
  objectId: MATTRESSES.objectId,
  selection,
  url,
  title: url,
  text: '',
  metadata: {},
  alternates: { 'nl-nl': url },
  modified: '2026-02-03',
});

/** The fake shop with these filtered pages in all of its locales. */
function openShop(filteredPages: readonly FilteredPageEntry[], ...outages: readonly Outage[]) {
  const { errorPage, shell } = SHOP;
  const own = { pages: [{ ...MATTRESSES, filteredPages }], errorPage, shell };
  const ports = createFakePorts(SHOP, ...outages);
  const content = createMemoryContentSource({
    'nl-nl': own,
    'nl-be': own,
    'de-de': own,
    'de-at': own,
    'en-us': own,
  });
  return { ...ports, content };
}

const inDutch = (ports: ReturnType<typeof openShop>) => soldOutPages({ ports, locale: 'nl-nl' });

describe('soldOutPages', () => {
  it('F11 are those that show nothing, by what the category has of a value', async () => {
    const medium = pageAt('/matrassen/hardheid/medium', MEDIUM);
    const gone = pageAt('/matrassen/hardheid/verdwenen', valuesOf('matras_hardheid', ['Weg']));
    const ports = openShop([medium, gone]);
    expect(await inDutch(ports)).toEqual(ok(new Set([gone.url])));
    expect(ports.searches).toHaveLength(1);
  });

  it('F11 are those of two filters that show nothing together, by a question of their own', async () => {
    const both = pageAt('/matrassen/maat/90x200/hardheid/medium', MEDIUM, NARROW);
    const ports = openShop([both]);
    const goods = { '7': (SHOP.goods['7'] ?? []).filter(({ values }) => !isBoth(values)) };
    expect(await inDutch(ports)).toEqual(ok(new Set()));
    expect(ports.searches.map(({ selection }) => selection.length)).toEqual([0, 2]);
    const search = createFakePorts({ ...SHOP, goods }).search;
    expect(await inDutch({ ...ports, search })).toEqual(ok(new Set([both.url])));
  });

  it('F11 are those elsewhere than their filters are written', async () => {
    const elsewhere = pageAt('/matrassen/hardheid/middel', MEDIUM);
    expect(await inDutch(openShop([elsewhere]))).toEqual(ok(new Set([elsewhere.url])));
  });

  it('ask for nothing where no category has filtered pages', async () => {
    const ports = openShop([]);
    expect(await inDutch(ports)).toEqual(ok(new Set()));
    expect(ports.searches).toEqual([]);
  });

  it('are not known while the search leaves one question unanswered', async () => {
    const ports = openShop([pageAt('/matrassen/maat/90x200/hardheid/medium', MEDIUM, NARROW)]);
    const search: ProductSearch = {
      productsAndFilters: (asked) =>
        asked.selection.length > 0
          ? Promise.resolve(failedSearch(503, 'away'))
          : ports.search.productsAndFilters(asked),
    };
    expect(await inDutch({ ...ports, search })).toEqual(err({ kind: 'pages-unavailable' }));
  });

  it('are not known while the search is away', async () => {
    const away = openShop([pageAt('/matrassen/hardheid/medium', MEDIUM)], 'search');
    expect(await inDutch(away)).toEqual(err({ kind: 'pages-unavailable' }));
  });

  it('are not known while pages are away, which is logged', async () => {
    const ports = { ...createFakePorts(SHOP, 'pages'), log: createMemoryLog() };
    const asked = await soldOutPages({ ports, locale: 'nl-nl' });
    expect(asked).toEqual(err({ kind: 'pages-unavailable' }));
    expect(ports.log.entries.map(({ event }) => event)).toEqual(['pages-unavailable']);
  });
});

describe('soldOutPagesByLocale', () => {
  const gone = pageAt('/matrassen/hardheid/verdwenen', valuesOf('matras_hardheid', ['Weg']));
  const site = {
    domains: { 'nl-nl': 'https://nl.example', 'de-at': 'https://at.example' },
    remap: {},
  };

  it('F11 tells of every locale that has a domain', async () => {
    expect(await soldOutPagesByLocale({ ports: openShop([gone]), site })).toEqual(
      ok({ 'nl-nl': new Set([gone.url]), 'de-at': new Set([gone.url]) }),
    );
  });

  it('F11 tells nothing unless it is known of each', async () => {
    const ports = openShop([gone]);
    const search: ProductSearch = {
      productsAndFilters: (asked) =>
        asked.locale === 'de-at'
          ? Promise.resolve(failedSearch(503, 'away'))
          : ports.search.productsAndFilters(asked),
    };
    expect(await soldOutPagesByLocale({ ports: { ...ports, search }, site })).toEqual(
      err({ kind: 'pages-unavailable' }),
    );
  });
});

const isBoth = ({ maat = [], matras_hardheid = [] }: FakeSearchProduct['values']): boolean =>
  maat.includes('90x200') && matras_hardheid.includes('Medium');
