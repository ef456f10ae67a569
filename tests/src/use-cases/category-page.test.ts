import { describe, expect, it } from 'vitest';
import type { ProductSearch } from '#ports/search.ts';
import type { Product } from '#src/catalog/product.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import { failedSearch, type SearchRequest } from '#src/search/search-result.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { AURORA, filteredPageAt, SHOP, reducedPriceOf } from '../../support/fake-shop.ts';
import { pageAt, visit } from '../../support/visit.ts';
import {
  shopWithCategory,
  sold,
  searching,
  listedSkus,
  productAt,
} from '../../support/listed-products.ts';

describe('the picture of a category', () => {
  const image = { path: 'kop.webp', width: 1800, height: 900, alt: 'Een bed' };
  const labels = { ...SHOP.labels, merk: 'Merk' };
  const products = [1, 2].map((number) => productAt(number, {}, { merk: ['Sluimer'] }));
  const ports = () => createFakePorts(shopWithCategory({ image }, { ...sold(products), labels }));

  it('L1 is not above a chosen brand, as it may show another one', async () => {
    expect(await pageAt('listing', '/matrassen', ports())).toMatchObject({ image });
    expect(await pageAt('listing', '/matrassen/hardheid/medium', ports())).toMatchObject({ image });
    const ofBrand = await pageAt('listing', '/matrassen/merk/sluimer', ports());
    expect(ofBrand).not.toHaveProperty('image');
    expect(ofBrand.head.ogImage?.alt).toBe('Matras Aurora');
  });

  it('H1 is shared without a picture where nothing is listed', async () => {
    const page = await pageAt(
      'listing',
      '/matrassen',
      createFakePorts(shopWithCategory({}, sold([]))),
    );
    expect(page.head).not.toHaveProperty('ogImage');
  });
});

describe('a category of offers', () => {
  const reduced = productAt(
    1,
    { price: reducedPriceOf(200, 100), priceFrom: true },
    { aanbieding: ['Afgeprijsd'] },
  );
  const unpriced = productAt(3, { price: reducedPriceOf(0, 0) }, { aanbieding: ['Afgeprijsd'] });
  const unproven = productAt(
    2,
    { price: reducedPriceOf(100, 100) },
    { aanbieding: ['Afgeprijsd'] },
  );
  const shop = shopWithCategory(
    { listsOffers: true },
    {
      ...sold([reduced, unproven, unpriced]),
      labels: { ...SHOP.labels, aanbieding: 'Aanbieding' },
    },
  );

  it('L11 lists what has a confirmed reduction, at the price of the shown variant', async () => {
    const page = await pageAt('listing', '/matrassen', createFakePorts(shop));
    expect(listedSkus(page)).toEqual(['matras-1']);
    expect(page.slots).toMatchObject([{ hit: { priceFrom: false } }]);
    expect(page.offers).toBe(true);
    expect(page.facets.map(({ name }) => name)).toEqual(['maat', 'price', 'matras_hardheid']);
    expect(page.filtersOrder).not.toContain('aanbieding');
  });

  it.each([
    ['/matrassen', 'saving'],
    ['/matrassen?sorting=price-asc', 'price-asc'],
  ])('L11 puts what saves most first, unless shoppers sort it: %s', async (url, sorting) => {
    const ports = createFakePorts(shop);
    await visit(url, ports);
    expect(ports.searches).toMatchObject([
      { sorting, selection: [{ kind: 'values', name: 'aanbieding', values: ['Afgeprijsd'] }] },
    ]);
  });

  it('L11 leaves an ordinary category unsorted and unfiltered', async () => {
    const ports = createFakePorts(shopWithCategory({}));
    const page = await pageAt('listing', '/matrassen', ports);
    expect(page).not.toHaveProperty('offers');
    expect(ports.searches).toMatchObject([{ sorting: 'popular', selection: [] }]);
  });
});

const listingOf = (code: string) =>
  pageAt(
    'listing',
    '/matrassen',
    createFakePorts(
      shopWithCategory({}, sold([productAt(1, { attributes: [{ code, label: '', value: 'x' }] })])),
    ),
  );

describe('the filtered pages of a category', () => {
  it('F11 are named by a listing, and linked while it is not narrowed', async () => {
    const page = filteredPageAt(
      '/matrassen/hardheid/medium',
      valuesOf('matras_hardheid', ['Medium']),
    );
    const ports = createFakePorts(shopWithCategory({ filteredPages: [page] }));
    const linked = [{ title: page.title, url: page.url }];
    const whole = await pageAt('listing', '/matrassen', ports);
    expect(whole).toMatchObject({ indexablePaths: [page.url], landingPages: linked });
    for (const url of ['/matrassen?delivered=2026-02-02', '/matrassen?q=a', page.url])
      expect((await pageAt('listing', url, ports)).landingPages).toEqual([]);
    const down = searching(ports, async (request) => ({
      ...(await ports.search.productsAndFilters(request)),
      status: 503,
    }));
    expect((await pageAt('listing', '/matrassen', down)).landingPages).toEqual([]);
  });
});

describe('the tool for the way to a bedroom', () => {
  it.each(['matras_kern', 'boxspring_kern', 'ledikant_materiaal'])(
    'RM12 is offered at the first bed of a listing: %s',
    async (code) => {
      expect((await listingOf(code)).wayUrl).toMatch(/^\/matras-1\?room=way#\w+$/u);
    },
  );

  it('RM12 is not offered by a listing of other goods, or of none', async () => {
    expect(await listingOf('hoofdkussen_vulling')).not.toHaveProperty('wayUrl');
    expect(await pageAt('listing', '/matrassen')).not.toHaveProperty('wayUrl');
    const none = createFakePorts(shopWithCategory({}, sold([])));
    expect(await pageAt('listing', '/matrassen', none)).not.toHaveProperty('wayUrl');
  });
});

describe('the products that are compared', () => {
  it('EL19 are shown by a listing and a search, in their order, with their choices', async () => {
    const other: Product = { ...AURORA, sku: 'vita', name: 'Vita', url: '/vita' };
    const ports = createFakePorts({ ...SHOP, products: [AURORA, other] });
    const compared = [
      { sku: 'vita', name: 'Vita', url: '/vita', image: AURORA.pictures[0] },
      { sku: 'aurora', name: 'Aurora', url: '/aurora', image: AURORA.pictures[0] },
    ];
    const query = '?compare=vita,aurora:topper=latex,gone';
    for (const page of [
      await pageAt('listing', `/matrassen${query}`, ports),
      await pageAt('search', `/search${query}`, ports),
    ])
      expect(page.compared).toMatchObject(compared);
    expect(ports.logged).toEqual([]);
    const away = createFakePorts(SHOP, 'catalog');
    expect((await pageAt('listing', '/matrassen?compare=vita', away)).compared).toEqual([]);
    expect(away.logged).toEqual(['catalog-unavailable']);
  });
});

describe('a filter that is redirected to its own name', () => {
  const KEPT = 'compare=aurora&bed=160x200&sizes=all&delivered=2026-02-02';

  it('F7 keeps page, order, text, compared products, bed and day', async () => {
    const url = `/matrassen/matras_hardheid/medium?page=2&sorting=rating&q=latex&${KEPT}`;
    const outcome = await visit(url);
    const location = outcome.kind === 'moved' ? outcome.location : '';
    expect(location.split('?')[0]).toBe('/matrassen/hardheid/medium');
    expect(new Set((location.split('?')[1] ?? '').split('&'))).toEqual(
      new Set(['page=2', 'sorting=rating', 'q=latex', ...KEPT.split('&')]),
    );
  });

  it('F4 keeps them behind the form of prices, but for the page', async () => {
    const outcome = await visit(`/matrassen?min=200&max=500&page=2&sorting=rating&${KEPT}`);
    const location = outcome.kind === 'moved' ? outcome.location : '';
    expect(location.split('?')[0]).toBe('/matrassen/prijs/200-500');
    expect(new Set((location.split('?')[1] ?? '').split('&'))).toEqual(
      new Set(['sorting=rating', ...KEPT.split('&')]),
    );
  });

  it('F7 is redirected beside others that have their own name', async () => {
    expect(await visit('/matrassen/maat/90x200/matras_hardheid/medium')).toEqual({
      kind: 'moved',
      status: 308,
      location: '/matrassen/maat/90x200/hardheid/medium',
    });
  });

  it('F1 F10 asks the search for nothing where the filters cannot be read', async () => {
    const ports = createFakePorts(SHOP);
    await visit('/matrassen/maat', ports);
    expect(ports.searches).toEqual([]);
  });

  it('F11 stays at the address that editors gave to a filtered page', async () => {
    const page: LandingPageEntry = filteredPageAt(
      '/matrassen/matras_hardheid/medium',
      valuesOf('matras_hardheid', ['Medium']),
    );
    const ports = createFakePorts(shopWithCategory({ filteredPages: [page] }));
    expect(await pageAt('listing', page.url, ports)).toMatchObject({ head: { status: 200 } });
    expect(await visit('/matrassen/matras_hardheid/stevig', ports)).toMatchObject({ status: 308 });
  });
});

const counted = (countsOfDays: readonly number[]) => {
  const ports = createFakePorts(SHOP);
  const requests: SearchRequest[] = [];
  const answer: ProductSearch['productsAndFilters'] = async (request) => {
    requests.push(request);
    return { ...(await ports.search.productsAndFilters(request)), countsOfDays };
  };
  return { ports: searching(ports, answer), requests };
};

describe('the days of delivery of a listing', () => {
  /** The clock shows Thursday, January 1, 2026, in Central Europe. */
  const NEXT_WEEK = '2026-01-09';

  it('DB2 DB4 are counted with one search, and offered with what each shows', async () => {
    const { ports, requests } = counted([1, 1, 2, 5, 5, 9]);
    const { delivery } = await pageAt('listing', '/matrassen', ports);
    expect(requests.map(({ countedDays }) => countedDays)).toEqual([[1, 2, 3, 5, 10, 20]]);
    expect(requests[0]).not.toHaveProperty('deliveredWithin');
    expect(delivery?.days.map(({ count }) => count)).toEqual([1, 2, 5, 9]);
    expect(delivery).not.toHaveProperty('chosen');
    expect(delivery).not.toHaveProperty('missed');
  });

  it('DB3 is the one of the URL, in working days from an order placed now', async () => {
    const { ports, requests } = counted([1, 1, 2, 5, 5, 9]);
    const page = await pageAt('listing', `/matrassen?delivered=${NEXT_WEEK}`, ports);
    expect(page.delivery).toMatchObject({ chosen: NEXT_WEEK });
    expect(page.delivery).not.toHaveProperty('missed');
    expect(requests.at(-1)?.deliveredWithin).toBeGreaterThan(3);
  });

  it('DB5 is missed if nothing is delivered by then any more', async () => {
    const { ports, requests } = counted([1, 1, 2, 5, 5, 9]);
    const { delivery } = await pageAt('listing', '/matrassen?delivered=2025-12-01', ports);
    expect(delivery).toMatchObject({ missed: '2025-12-01' });
    expect(delivery).not.toHaveProperty('chosen');
    expect(requests.at(-1)).not.toHaveProperty('deliveredWithin');
  });

  it('DB4 is none where the search has counted none, or does not answer', async () => {
    expect(await pageAt('listing', '/matrassen')).not.toHaveProperty('delivery');
    const away = searching(createFakePorts(SHOP), () =>
      Promise.resolve({ ...failedSearch(503, 'Down'), countsOfDays: [1] }),
    );
    expect(await pageAt('listing', '/matrassen', away)).not.toHaveProperty('delivery');
  });
});
