import { describe, expect, it } from 'vitest';
import type { Assortment, Currencies, ProductsRequest } from '#ports/product-catalog.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type { Category } from '#src/catalog/categories.ts';
import { emptySearch, failedSearch } from '#src/search/search-result.ts';
import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import type { Domains } from '#src/routing/parse-location.ts';
import { findShopProblems } from '#src/use-cases/find-shop-problems.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import { contentWithPages } from '../../support/content-with-pages.ts';
import { createFakePorts, type Outage } from '../../support/fake-ports.ts';
import { filteredPageAt, MATTRESSES, SHOP } from '../../support/fake-shop.ts';
import { aProduct } from '../../support/shown-pages.ts';

const site = { domains: { 'nl-nl': 'https://nl.example' }, remap: {} };

const noProducts: Assortment['products'] = () => Promise.resolve(ok({ products: [], total: 0 }));

const NO_OLD_ADDRESSES: OldAddresses = { remap: {}, redirects: {} };

const EURO: Currencies = { base: 'EUR', available: ['EUR'] };

const assortmentOf = (categories: readonly Category[], currencies = EURO) => ({
  categories: () => Promise.resolve(ok(categories)),
  currencies: () => Promise.resolve(ok(currencies)),
  products: noProducts,
});

/** Problems of a shop with these filtered pages, as lines; it has one locale. */
async function problemsOf(
  filteredPages: readonly LandingPageEntry[] = [],
  oldAddresses = NO_OLD_ADDRESSES,
  ...outages: readonly Outage[]
): Promise<readonly string[]> {
  const fake = createFakePorts(SHOP, ...outages);
  const content = {
    ...contentWithPages([{ ...MATTRESSES, filteredPages }], SHOP),
    oldAddresses: () => Promise.resolve(ok(oldAddresses)),
  };
  const assortment = assortmentOf([]);
  const ports = { ...fake, content, assortment };
  const problems = await findShopProblems({ ports, site });
  return problems.map(({ level, kind, detail }) => `${level} ${kind} ${detail}`);
}

const priced = (sku: string, amount: number) => ({
  ...aProduct,
  sku,
  price: { regular: euroCents(amount), final: euroCents(amount), default: euroCents(amount) },
});

describe('findShopProblems', () => {
  it('finds none in a shop without mistakes', async () => {
    const both = [valuesOf('matras_hardheid', ['Medium']), valuesOf('maat', ['90x200'])];
    const turned = filteredPageAt('/matrassen/hardheid/medium/maat/90x200', ...both);
    const moved: OldAddresses = {
      remap: { '/oud': '/matrassen' },
      redirects: {
        '/weg': { status: 410 },
        '/hard': { status: 301, target: '/matrassen/hardheid/stevig' },
      },
    };
    expect(await problemsOf([turned], moved)).toEqual([]);
  });

  it('F11 finds filtered pages that cannot be shown, and why', async () => {
    const problems = await problemsOf([
      filteredPageAt('/matrassen/geur/roos', valuesOf('geur', ['Roos'])),
      filteredPageAt('/matrassen/maat/90x200', valuesOf('maat', ['1x1'])),
      filteredPageAt('/matrassen/zacht', valuesOf('matras_hardheid', ['Medium'])),
    ]);
    expect(problems).toEqual([
      'error landing-page-unmet /matrassen/geur/roos: unknown-filter geur',
      'error landing-page-unmet /matrassen/maat/90x200: nothing-matches 1x1',
      'error landing-page-unmet /matrassen/zacht: other-address',
    ]);
  });

  it('H3 finds remaps and redirects that lead to no page, or in a circle', async () => {
    const problems = await problemsOf([], {
      remap: { '/oud': '/nergens', '/rond': '/om', '/om': '/rond' },
      redirects: { '/hard': { status: 301, target: '/matrassen/geur/roos' } },
    });
    expect(problems).toEqual([
      'error remap-to-nowhere /oud -> /nergens',
      'error remap-to-nowhere /rond -> /rond',
      'error remap-to-nowhere /om -> /om',
      'error redirect-to-nowhere /hard -> /matrassen/geur/roos',
    ]);
  });

  it('finds a search that does not answer', async () => {
    expect(await problemsOf([], NO_OLD_ADDRESSES, 'search')).toEqual([
      'error search-unavailable /matrassen: the search does not answer',
    ]);
  });

  it('does not take a page for missing that is unavailable for now', async () => {
    const old = { remap: { '/oud': '/matrassen' }, redirects: {} };
    expect(await problemsOf([], old, 'search')).toEqual([
      'error search-unavailable /matrassen: the search does not answer',
    ]);
  });

  it('L6 finds categories with products that the search has no filters for', async () => {
    const fake = createFakePorts(SHOP);
    const answers: Readonly<Record<string, SearchResult>> = {
      '7': { ...emptySearch(), facets: [{ name: 'price', label: 'Prijs', values: [] }] },
      '12': emptySearch(),
      '13': failedSearch(404, 'Unknown category: 13'),
      '14': failedSearch(503, 'away'),
    };
    const search = {
      productsAndFilters: ({ objectId, itemsPerPage }: SearchRequest) =>
        Promise.resolve(itemsPerPage === 0 ? (answers[objectId] ?? emptySearch()) : emptySearch()),
    };
    const assortment = assortmentOf([
      { id: '7', name: 'Matrassen', productCount: 4 },
      { id: '12', name: 'Banken', productCount: 3 },
      { id: '13', name: 'Lampen', productCount: 1 },
      { id: '14', name: 'Kasten', productCount: 1 },
      { id: '15', name: 'Later', productCount: 0 },
    ]);
    const problems = await findShopProblems({ ports: { ...fake, search, assortment }, site });
    const found = problems.filter(({ kind }) => kind === 'category-without-filters');
    expect(found.map(({ level, detail }) => `${level} ${detail}`)).toEqual([
      'warning 12 "Banken": no filters: describe them (docs/catalogue.md)',
      'warning 13 "Lampen": unknown to the search: index the products again',
    ]);
  });

  it('finds prices in another currency', async () => {
    const assortment = assortmentOf([], { base: 'USD', available: ['USD', 'CHF'] });
    const ports = { ...createFakePorts(SHOP), assortment };
    const problems = await findShopProblems({ ports, site });
    expect(problems).toContainEqual({
      level: 'error',
      locale: 'nl-nl',
      kind: 'other-currency',
      detail: 'USD, CHF instead of EUR',
    });
  });

  it('warns of products whose price differs from that of the first locale', async () => {
    const fake = createFakePorts(SHOP);
    const cents = new Map([
      ['de-de', [19_571, 9900]],
      ['nl-be', [19_900, 9900]],
    ]);
    const products: Assortment['products'] = (locale) => {
      const [bed = 19_900, lamp = 9900] = cents.get(locale) ?? [];
      // A product that one locale lacks is not compared.
      const shown = [priced('BED', bed), priced('LAMP', lamp), priced(locale, 100)];
      return Promise.resolve(ok({ products: shown, total: shown.length }));
    };
    const assortment = { ...assortmentOf([]), products };
    const content = {
      ...contentWithPages([MATTRESSES], SHOP),
      oldAddresses: () => Promise.resolve(ok(NO_OLD_ADDRESSES)),
    };
    const domains = {
      'nl-nl': 'https://nl.example',
      'nl-be': 'https://be.example',
      'de-de': 'https://de.example',
    };
    const problems = await findShopProblems({
      ports: { ...fake, content, assortment },
      site: { ...site, domains },
    });
    expect(problems.filter(({ kind }) => kind === 'prices-differ')).toEqual([
      {
        level: 'warning',
        locale: 'de-de',
        kind: 'prices-differ',
        detail: 'BED: 195.71, 199.00 in nl-nl; 1 of 2 products',
      },
    ]);
  });

  it('asks for the twenty best sellers of each locale, and for none where there is one', async () => {
    const asked: (readonly [Locale, ProductsRequest])[] = [];
    const products: Assortment['products'] = (locale, request) => {
      asked.push([locale, request]);
      return Promise.resolve(ok({ products: [], total: 0 }));
    };
    const ports = { ...createFakePorts(SHOP), assortment: { ...assortmentOf([]), products } };
    const both = { 'nl-nl': 'https://nl.example', 'nl-be': 'https://be.example' };
    const compared = async (domains: Domains) => {
      asked.length = 0;
      await findShopProblems({ ports, site: { ...site, domains } });
      return asked.filter(([, request]) => request.productsPerPage === 20);
    };
    const request = { page: 1, productsPerPage: 20 };
    expect(await compared(both)).toEqual([
      ['nl-nl', request],
      ['nl-be', request],
    ]);
    expect(await compared(site.domains)).toEqual([]);
    expect(await compared({})).toEqual([]);
  });

  it.each([
    [
      'another',
      { 'nl-nl': 100, 'de-de': 200 },
      ['de-de: BED: 2.00, 1.00 in nl-nl; 1 of 1 products'],
    ],
    [
      'the first',
      { 'nl-be': 100, 'de-de': 200 },
      ['de-de: BED: 2.00, 1.00 in nl-be; 1 of 1 products'],
    ],
    ['all but one', { 'de-de': 200 }, []],
    ['all', {}, []],
  ] as const)(
    'compares prices with those of the first locale that has products while %s has none or cannot be read',
    async (_, readable, expected) => {
      const away = err({ kind: 'catalog-unavailable', status: 503, message: 'Down' } as const);
      const none = ok({ products: [], total: 0 });
      const cents: Partial<Record<Locale, number>> = readable;
      const domains = {
        'nl-nl': 'https://nl.example',
        'nl-be': 'https://be.example',
        'de-de': 'https://de.example',
      };
      for (const lacking of [away, none]) {
        const products: Assortment['products'] = (locale) => {
          const price = cents[locale];
          return Promise.resolve(
            price === undefined ? lacking : ok({ products: [priced('BED', price)], total: 1 }),
          );
        };
        const ports = { ...createFakePorts(SHOP), assortment: { ...assortmentOf([]), products } };
        const problems = await findShopProblems({ ports, site: { ...site, domains } });
        const differences = problems.filter(({ kind }) => kind === 'prices-differ');
        expect(differences.map(({ locale, detail }) => `${locale}: ${detail}`)).toEqual(expected);
      }
    },
  );

  it('F11 warns of a filtered page whose products are sold out', async () => {
    const [medium, wide] = [valuesOf('matras_hardheid', ['Stevig']), valuesOf('maat', ['160x200'])];
    const sold = (SHOP.searchProducts['7'] ?? []).filter(
      ({ values }) =>
        !(values['maat']?.includes('160x200') && values['matras_hardheid']?.includes('Stevig')),
    );
    const shop = { ...SHOP, searchProducts: { '7': sold } };
    const page = filteredPageAt('/matrassen/maat/160x200/hardheid/stevig', wide, medium);
    const content = {
      ...contentWithPages([{ ...MATTRESSES, filteredPages: [page] }], SHOP),
      oldAddresses: () => Promise.resolve(ok(NO_OLD_ADDRESSES)),
    };
    const ports = { ...createFakePorts(shop), content, assortment: assortmentOf([]) };
    expect(await findShopProblems({ ports, site })).toEqual([
      {
        level: 'warning',
        locale: 'nl-nl',
        kind: 'landing-page-unmet',
        detail: `${page.url}: no-products`,
      },
    ]);
  });

  it('H3 looks at the remaps of the settings as well, in which those of editors win', async () => {
    const fake = createFakePorts(SHOP);
    const content = {
      ...contentWithPages([MATTRESSES], SHOP),
      oldAddresses: () => Promise.resolve(ok({ remap: { '/toen': '/matrassen' }, redirects: {} })),
    };
    const remap = { 'nl-nl': { '/oud': '/nergens', '/toen': '/weg' } };
    const ports = { ...fake, content, assortment: assortmentOf([]) };
    const problems = await findShopProblems({ ports, site: { ...site, remap } });
    expect(problems.map(({ level, detail }) => `${level} ${detail}`)).toEqual([
      'error /oud -> /nergens',
    ]);
  });

  it('H3 finds a remap in a circle, although its page exists', async () => {
    const remap = { '/matrassen': '/bedden', '/bedden': '/matrassen' };
    expect(await problemsOf([], { remap, redirects: {} })).toEqual([
      'error remap-to-nowhere /matrassen -> /matrassen',
      'error remap-to-nowhere /bedden -> /bedden',
    ]);
  });

  it.each(['errorPage', 'oldAddresses', 'shell'] as const)(
    'finds content that does not answer: %s',
    async (method) => {
      const away = err({
        kind: 'content-unavailable',
        status: 503,
        message: 'Down',
        url: '',
      } as const);
      const fake = createFakePorts(SHOP);
      const content = { ...fake.content, [method]: () => Promise.resolve(away) };
      const ports = { ...fake, content, assortment: assortmentOf([]) };
      expect(await findShopProblems({ ports, site })).toEqual([
        { level: 'error', locale: 'nl-nl', kind: 'content-unavailable', detail: 'Down' },
      ]);
    },
  );

  it('asks the search once for each category, and for no other page', async () => {
    const fake = createFakePorts(SHOP, 'search');
    const problems = await findShopProblems({
      ports: { ...fake, assortment: assortmentOf([]) },
      site,
    });
    expect(problems.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      'search-unavailable /matrassen: the search does not answer',
    ]);
    const page = filteredPageAt(
      '/matrassen/hardheid/medium',
      valuesOf('matras_hardheid', ['Medium']),
    );
    expect(await problemsOf([page], NO_OLD_ADDRESSES, 'search')).toEqual([
      'error search-unavailable /matrassen: the search does not answer',
    ]);
  });

  it('takes a redirect for one that leads to a page if its end moves to one', async () => {
    expect(
      await problemsOf([], {
        remap: {},
        redirects: {
          '/toen': { status: 301, target: '/oud' },
          '/oud': { status: 301, target: '/matrassen' },
        },
      }),
    ).toEqual([]);
  });

  it('says that the pages cannot be listed, and why the categories cannot', async () => {
    const fake = createFakePorts(SHOP, 'pages');
    const away = { kind: 'catalog-unavailable', status: 503, message: 'Down' } as const;
    const assortment = { ...assortmentOf([]), categories: () => Promise.resolve(err(away)) };
    const problems = await findShopProblems({ ports: { ...fake, assortment }, site });
    expect(problems.map(({ level, kind, detail }) => `${level} ${kind} ${detail}`)).toEqual([
      'error commerce-unavailable Down',
      'error content-unavailable The pages cannot be listed.',
    ]);
  });

  it('asks only for the facets of a category', async () => {
    const asked: SearchRequest[] = [];
    const fake = createFakePorts(SHOP);
    const search = {
      productsAndFilters(request: SearchRequest) {
        asked.push(request);
        return fake.search.productsAndFilters(request);
      },
    };
    const assortment = assortmentOf([{ id: '12', name: 'Banken', productCount: 1 }]);
    await findShopProblems({ ports: { ...fake, search, assortment }, site });
    expect(asked[0]).toEqual({
      locale: 'nl-nl',
      pageType: 'category',
      objectId: '12',
      query: '',
      selection: [],
      page: 1,
      sorting: 'popular',
      itemsPerPage: 0,
    });
  });

  it('finds content and commerce that do not answer', async () => {
    const away = err({
      kind: 'catalog-unavailable',
      status: 503,
      message: 'connect ECONNREFUSED',
    } as const);
    const fake = createFakePorts(SHOP, 'shell', 'pages');
    const assortment = {
      categories: () => Promise.resolve(away),
      currencies: () => Promise.resolve(away),
      products: noProducts,
    };
    const problems = await findShopProblems({ ports: { ...fake, assortment }, site });
    expect(problems.map(({ kind }) => kind)).toEqual([
      'commerce-unavailable',
      'content-unavailable',
      'content-unavailable',
    ]);
    expect(problems[0]?.detail).toBe('connect ECONNREFUSED');
  });
});
