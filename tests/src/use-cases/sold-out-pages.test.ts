import { describe, expect, it } from 'vitest';
import type { ContentSource } from '#ports/content-source.ts';
import type { ProductSearch } from '#ports/search.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import { failedSearch } from '#src/search/search-result.ts';
import { err, ok } from '#src/shared/result.ts';
import { soldOutPagesByLocale, soldOutPages } from '#src/use-cases/sold-out-pages.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import { createFakePorts, type FakeSearchProduct, type Outage } from '../../support/fake-ports.ts';
import { filteredPageAt, MATTRESSES, SHOP } from '../../support/fake-shop.ts';
import { contentWithPages } from '../../support/content-with-pages.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const NARROW = valuesOf('maat', ['90x200']);
const MEDIUM = valuesOf('matras_hardheid', ['Medium']);

/** The fake shop with these filtered pages in all of its locales. */
function openShop(filteredPages: readonly LandingPageEntry[], ...outages: readonly Outage[]) {
  const ports = createFakePorts(SHOP, ...outages);
  return { ...ports, content: contentWithPages([{ ...MATTRESSES, filteredPages }], SHOP) };
}

const inDutch = (ports: ReturnType<typeof openShop>) => soldOutPages({ ports, locale: 'nl-nl' });

describe('soldOutPages', () => {
  it('reads no other pages than home and categories, of which a large shop has few', async () => {
    const ports = openShop([filteredPageAt('/matrassen/hardheid/medium', MEDIUM)]);
    const asked: unknown[] = [];
    const sitemapPages: ContentSource['sitemapPages'] = (locale, types) => {
      asked.push(types);
      return ports.content.sitemapPages(locale, types);
    };
    await inDutch({ ...ports, content: { ...ports.content, sitemapPages } });
    expect(asked).toEqual([['Home', 'Lister']]);
  });

  it('F11 finds empty pages of one filter with one search for their category', async () => {
    const medium = filteredPageAt('/matrassen/hardheid/medium', MEDIUM);
    const gone = filteredPageAt(
      '/matrassen/hardheid/verdwenen',
      valuesOf('matras_hardheid', ['Weg']),
    );
    const ports = openShop([medium, gone]);
    expect(await inDutch(ports)).toEqual(ok(new Set([gone.url])));
    expect(ports.searches).toHaveLength(1);
  });

  it('F11 finds empty pages of two filters with a search of their own', async () => {
    const both = filteredPageAt('/matrassen/maat/90x200/hardheid/medium', MEDIUM, NARROW);
    const ports = openShop([both]);
    const products = {
      '7': (SHOP.searchProducts['7'] ?? []).filter(({ values }) => !isBoth(values)),
    };
    expect(await inDutch(ports)).toEqual(ok(new Set()));
    expect(ports.searches.map(({ selection }) => selection.length)).toEqual([0, 2]);
    const search = createFakePorts({ ...SHOP, searchProducts: products }).search;
    expect(await inDutch({ ...ports, search })).toEqual(ok(new Set([both.url])));
  });

  it('F11 counts the values of a page alone, any of which shows something', async () => {
    const page = filteredPageAt('/matrassen/hardheid/medium', MEDIUM);
    const two = filteredPageAt(
      '/matrassen/hardheid/medium+stevig',
      valuesOf('matras_hardheid', ['Medium', 'Stevig']),
    );
    const ports = openShop([page, two]);
    const search: ProductSearch = {
      productsAndFilters: async (request) => ({
        ...(await ports.search.productsAndFilters(request)),
        facets: [
          {
            name: 'matras_hardheid',
            label: 'Hardheid',
            values: [
              { value: 'Medium', count: 0 },
              { value: 'Stevig', count: 4 },
            ],
          },
        ],
      }),
    };
    expect(await inDutch({ ...ports, search })).toEqual(ok(new Set([page.url])));
  });

  it('fails while the shell is unavailable, whose words name filters', async () => {
    const medium = filteredPageAt('/matrassen/hardheid/medium', MEDIUM);
    const ports = { ...openShop([medium]), log: createMemoryLog() };
    const away = { kind: 'content-unavailable', status: 503, message: 'Down', url: '' } as const;
    const content = { ...ports.content, shell: () => Promise.resolve(err(away)) };
    expect(await inDutch({ ...ports, content })).toEqual(err({ kind: 'pages-unavailable' }));
    expect(ports.log.entries).toEqual([
      { level: 'error', event: 'pages-unavailable', facts: { locale: 'nl-nl', ...away } },
    ]);
  });

  it('F11 includes a page whose URL does not match its filters', async () => {
    const elsewhere = filteredPageAt('/matrassen/hardheid/middel', MEDIUM);
    expect(await inDutch(openShop([elsewhere]))).toEqual(ok(new Set([elsewhere.url])));
  });

  it('L8 F11 keeps a page that editors gave an address in their own words for filters', async () => {
    const middle = filteredPageAt('/matrassen/stevigheid/middel', MEDIUM);
    const filterTranslations = [
      { key: 'Hardheid', value: 'stevigheid' },
      { key: 'Medium', value: 'middel' },
    ];
    const shell = { ...SHOP.shell, filterTranslations };
    const content = contentWithPages([{ ...MATTRESSES, filteredPages: [middle] }], {
      ...SHOP,
      shell,
    });
    expect(await inDutch({ ...openShop([middle]), content })).toEqual(ok(new Set()));
  });

  it('makes no search when no category has filtered pages', async () => {
    const ports = openShop([]);
    expect(await inDutch(ports)).toEqual(ok(new Set()));
    expect(ports.searches).toEqual([]);
  });

  it('fails when one of the searches fails', async () => {
    const ports = openShop([
      filteredPageAt('/matrassen/maat/90x200/hardheid/medium', MEDIUM, NARROW),
    ]);
    const search: ProductSearch = {
      productsAndFilters: (request) =>
        request.selection.length > 0
          ? Promise.resolve(failedSearch(503, 'unavailable'))
          : ports.search.productsAndFilters(request),
    };
    expect(await inDutch({ ...ports, search })).toEqual(err({ kind: 'pages-unavailable' }));
  });

  it('fails while the search is unavailable', async () => {
    const away = openShop([filteredPageAt('/matrassen/hardheid/medium', MEDIUM)], 'search');
    expect(await inDutch(away)).toEqual(err({ kind: 'pages-unavailable' }));
  });

  it('fails while pages are unavailable, and logs it', async () => {
    const ports = { ...createFakePorts(SHOP, 'pages'), log: createMemoryLog() };
    const soldOut = await soldOutPages({ ports, locale: 'nl-nl' });
    expect(soldOut).toEqual(err({ kind: 'pages-unavailable' }));
    expect(ports.log.entries.map(({ event }) => event)).toEqual(['pages-unavailable']);
  });
});

describe('soldOutPagesByLocale', () => {
  const gone = filteredPageAt(
    '/matrassen/hardheid/verdwenen',
    valuesOf('matras_hardheid', ['Weg']),
  );
  const site = {
    domains: { 'nl-nl': 'https://nl.example', 'de-at': 'https://at.example' },
    remap: {},
  };

  it('F11 returns the sold-out pages of every locale that has a domain', async () => {
    expect(await soldOutPagesByLocale({ ports: openShop([gone]), site })).toEqual(
      ok({ 'nl-nl': new Set([gone.url]), 'de-at': new Set([gone.url]) }),
    );
  });

  it('F11 fails when the search of one locale fails', async () => {
    const ports = openShop([gone]);
    const search: ProductSearch = {
      productsAndFilters: (request) =>
        request.locale === 'de-at'
          ? Promise.resolve(failedSearch(503, 'unavailable'))
          : ports.search.productsAndFilters(request),
    };
    expect(await soldOutPagesByLocale({ ports: { ...ports, search }, site })).toEqual(
      err({ kind: 'pages-unavailable' }),
    );
  });
});

const isBoth = ({ maat = [], matras_hardheid = [] }: FakeSearchProduct['values']): boolean =>
  maat.includes('90x200') && matras_hardheid.includes('Medium');
