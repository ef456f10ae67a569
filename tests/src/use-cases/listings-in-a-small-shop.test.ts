import { describe, expect, it } from 'vitest';
import type { ProductSearch } from '#ports/search.ts';
import type { Hit, Product } from '#src/catalog/product.ts';
import { FULL_CONSENT } from '#src/consent/consent.ts';
import type { ContentBlock, ProductsBlock } from '#src/content/block.ts';
import type { ConsentBlock, EmailPreferencesBlock } from '#src/content/form-block.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type { CategoryPageEntry, PageEntry } from '#src/content/page-entry.ts';
import type { PreferencesDocument } from '#src/messages/preferences-document.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import { EMPTY_SEARCH_ORDER } from '#src/search/search-order.ts';
import { failedSearch, type SearchRequest } from '#src/search/search-result.ts';
import { ok } from '#src/shared/result.ts';
import { emptyResultSuggestions } from '#src/use-cases/empty-result-suggestions.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import {
  createFakePorts,
  type FakePorts,
  type FakeSearchProduct,
  type FakeShop,
} from '../../support/fake-ports.ts';
import { AURORA, filteredPageAt, mattress, SHOP } from '../../support/fake-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { pageAt, visit } from '../../support/visit.ts';

/** The small shop with another entry of its category, or other products. */
const shopWith = (
  category: Partial<CategoryPageEntry>,
  more: Partial<FakeShop> = {},
): FakeShop => ({
  ...SHOP,
  pages: SHOP.pages.map((page): PageEntry =>
    page.type === 'Lister' ? { ...page, ...category } : page,
  ),
  ...more,
});

const sold = (products: readonly FakeSearchProduct[]): Partial<FakeShop> => ({
  searchProducts: { '7': products, '': products },
});

/** Ports whose search answers in another way. */
const searching = (ports: FakePorts, answer: ProductSearch['productsAndFilters']): FakePorts => ({
  ...ports,
  search: { productsAndFilters: answer },
});

const skusOf = ({ slots }: ListingPage) =>
  slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit.sku] : []));

const price = (regular: number, final: number): Price => ({
  regular: euroCents(regular),
  final: euroCents(final),
  default: euroCents(final),
});

const productAt = (number: number, change: Partial<Hit> = {}, values = {}): FakeSearchProduct => {
  const { hit, values: own } = mattress(number);
  return { hit: { ...hit, ...change }, values: { ...own, ...values } };
};

describe('the picture of a category', () => {
  const image = { path: 'kop.webp', width: 1800, height: 900, alt: 'Een bed' };
  const labels = { ...SHOP.labels, merk: 'Merk' };
  const products = [1, 2].map((number) => productAt(number, {}, { merk: ['Sluimer'] }));
  const ports = () => createFakePorts(shopWith({ image }, { ...sold(products), labels }));

  it('L1 is not above a chosen brand, as it may show another one', async () => {
    expect(await pageAt('listing', '/matrassen', ports())).toMatchObject({ image });
    expect(await pageAt('listing', '/matrassen/hardheid/medium', ports())).toMatchObject({ image });
    const ofBrand = await pageAt('listing', '/matrassen/merk/sluimer', ports());
    expect(ofBrand).not.toHaveProperty('image');
    expect(ofBrand.head.ogImage?.alt).toBe('Matras Aurora');
  });

  it('H1 is shared without a picture where nothing is listed', async () => {
    const page = await pageAt('listing', '/matrassen', createFakePorts(shopWith({}, sold([]))));
    expect(page.head).not.toHaveProperty('ogImage');
  });
});

describe('a category of offers', () => {
  const reduced = productAt(
    1,
    { price: price(200, 100), priceFrom: true },
    { aanbieding: ['Afgeprijsd'] },
  );
  const unpriced = productAt(3, { price: price(0, 0) }, { aanbieding: ['Afgeprijsd'] });
  const unproven = productAt(2, { price: price(100, 100) }, { aanbieding: ['Afgeprijsd'] });
  const shop = shopWith(
    { listsOffers: true },
    {
      ...sold([reduced, unproven, unpriced]),
      labels: { ...SHOP.labels, aanbieding: 'Aanbieding' },
    },
  );

  it('L11 lists what has a confirmed reduction, at the price of the shown variant', async () => {
    const page = await pageAt('listing', '/matrassen', createFakePorts(shop));
    expect(skusOf(page)).toEqual(['matras-1']);
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
    const ports = createFakePorts(shopWith({}));
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
      shopWith({}, sold([productAt(1, { attributes: [{ code, label: '', value: 'x' }] })])),
    ),
  );

describe('the filtered pages of a category', () => {
  it('F11 are named by a listing, and linked while it is not narrowed', async () => {
    const page = filteredPageAt(
      '/matrassen/hardheid/medium',
      valuesOf('matras_hardheid', ['Medium']),
    );
    const ports = createFakePorts(shopWith({ filteredPages: [page] }));
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
    const none = createFakePorts(shopWith({}, sold([])));
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
    const ports = createFakePorts(shopWith({ filteredPages: [page] }));
    expect(await pageAt('listing', page.url, ports)).toMatchObject({ head: { status: 200 } });
    expect(await visit('/matrassen/matras_hardheid/stevig', ports)).toMatchObject({ status: 308 });
  });
});

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

const bothAreIn = ({ selection }: SearchRequest) => (selection.length === 0 ? 7 : 0);

const facetOf = (name: string, ...counts: readonly number[]) => ({
  name,
  label: name,
  values: counts.map((count, index) => ({ value: String(index), count })),
});

/** Suggestions of a search that finds these numbers of products, and what it was asked. */
async function suggestionsFor(
  query: Parameters<typeof emptyResultSuggestions>[1],
  result: Partial<Parameters<typeof emptyResultSuggestions>[2]> = {},
  nbHitsOf: (request: SearchRequest) => number = () => 1,
) {
  const asked: SearchRequest[] = [];
  const { search } = createFakePorts(SHOP);
  const context = {
    ports: {
      log: createMemoryLog(),
      search: {
        async productsAndFilters(request: SearchRequest) {
          asked.push(request);
          return { ...(await search.productsAndFilters(request)), nbHits: nbHitsOf(request) };
        },
      },
    },
    request: { locale: 'nl-nl' },
    shell: {},
  } as const;
  const facets = [facetOf('maat', 1), facetOf('matras_hardheid', 0, 1)];
  const found = await emptyResultSuggestions(context, query, {
    status: 200,
    nbHits: 0,
    facets,
    ...result,
  });
  return { asked, found };
}

describe('emptyResultSuggestions', () => {
  const NARROW = valuesOf('maat', ['90x200']);
  const FIRM = valuesOf('matras_hardheid', ['Stevig']);
  const none = {
    objectId: '7',
    page: 3,
    sorting: 'rating',
    itemsPerPage: 6,
    selection: [],
  } as const;

  it('EL17 is asked for only where nothing was found', async () => {
    const question = { ...none, selection: [NARROW], query: 'latex' };
    for (const result of [{ nbHits: 1 }, { status: 503 }]) {
      const { asked, found } = await suggestionsFor(question, result);
      expect([asked, found]).toEqual([[], []]);
    }
    expect((await suggestionsFor(none)).asked).toEqual([]);
  });

  it('EL17 is the listing without one of its filters, with the number that it shows', async () => {
    const { asked, found } = await suggestionsFor({ ...none, selection: [NARROW, FIRM] });
    expect(found).toEqual([
      { selection: [FIRM], dropped: ['maat'], nbHits: 1 },
      { selection: [NARROW], dropped: ['matras_hardheid'], nbHits: 1 },
    ]);
    expect(asked).toMatchObject([
      { selection: [FIRM], page: 1, itemsPerPage: 0, objectId: '7', sorting: 'rating' },
      { selection: [NARROW], page: 1, itemsPerPage: 0 },
    ]);
  });

  it('EL17 is the listing without all of them, if none alone is in the way', async () => {
    const { found } = await suggestionsFor({ ...none, selection: [NARROW, FIRM] }, {}, bothAreIn);
    expect(found).toEqual([{ selection: [], dropped: ['maat', 'matras_hardheid'], nbHits: 7 }]);
    const { asked, found: lost } = await suggestionsFor(
      { ...none, selection: [NARROW] },
      {},
      () => 0,
    );
    expect([asked.length, lost]).toEqual([1, []]);
  });

  it('EL17 is a text without its category, or the category without the text', async () => {
    const question = { ...none, query: 'latex', selection: [NARROW] };
    const { asked, found } = await suggestionsFor(question, { facets: [] });
    expect(found).toEqual([
      { text: 'dropped', selection: [NARROW], dropped: [], nbHits: 1 },
      { text: 'everywhere', selection: [], dropped: ['maat'], nbHits: 1 },
    ]);
    expect(
      asked.filter(({ selection, query }) => selection.length > 0 && query === ''),
    ).toMatchObject([{ objectId: '7', pageType: 'category', selection: [NARROW] }]);
    expect(asked.filter(({ pageType }) => pageType === 'search')).toMatchObject([
      { objectId: '', query: 'latex', selection: [] },
    ]);
  });

  it('EL17 offers nothing instead of a text alone', async () => {
    const question = { ...none, objectId: '', query: 'latex', selection: [NARROW] };
    expect((await suggestionsFor(question, { facets: [] })).found).toEqual([]);
  });

  it('DB5 EL17 keeps the day, but not for the whole shop, and counts no days', async () => {
    const question = { ...none, query: 'latex', deliveredWithin: 3, countedDays: [1, 3] };
    const { asked } = await suggestionsFor(question);
    expect(asked.map(({ deliveredWithin, countedDays }) => [deliveredWithin, countedDays])).toEqual(
      [
        [3, undefined],
        [undefined, undefined],
      ],
    );
  });
});

const answering = (answer: Awaited<ReturnType<FakePorts['newsletter']['preferences']>>) => {
  const ports = createFakePorts(SHOP);
  const asked: unknown[] = [];
  const newsletter: FakePorts['newsletter'] = {
    ...ports.newsletter,
    preferences(request) {
      asked.push(request);
      return Promise.resolve(answer);
    },
  };
  return { ports: { ...ports, newsletter }, asked };
};

type Visit = Parameters<typeof pageAt>[3] & { readonly query?: string };

const home = (
  blocks: readonly ContentBlock[],
  ports: FakePorts,
  { query = '', ...more }: Visit = {},
) => {
  const entry: PageEntry = {
    type: 'Home',
    uid: 'home',
    title: 'Sluimer',
    url: '/',
    metadata: {},
    alternates: {},
    breadcrumbs: [],
    blocks,
  };
  const content = { ...ports.content, pageByUrl: () => Promise.resolve(ok(entry)) };
  return pageAt('home', `/${query}`, { ...ports, content }, more);
};

describe('the blocks of a page', () => {
  it('H14a show the choice of a visitor, and nothing before it', async () => {
    const block: ConsentBlock = { type: 'consent', title: '', text: '' };
    const consent = FULL_CONSENT;
    expect((await home([block], createFakePorts(SHOP), { consent })).blocks).toEqual([
      { ...block, shown: consent },
    ]);
    expect((await home([block], createFakePorts(SHOP))).blocks).toEqual([block]);
  });

  it('L1 omit the queryId of a search that has none', async () => {
    const block: ProductsBlock = {
      type: 'products',
      title: '',
      objectId: '7',
      count: 1,
      link: { title: '', url: '/' },
    };
    const ports = createFakePorts(SHOP);
    const nameless = searching(ports, async (request) => ({
      ...(await ports.search.productsAndFilters(request)),
      queryId: '',
    }));
    expect((await home([block], nameless)).blocks[0]).not.toHaveProperty('queryId');
    expect((await home([block], ports)).blocks[0]).toMatchObject({ queryId: 'query-1' });
  });

  describe('with e-mail preferences', () => {
    const block: EmailPreferencesBlock = { type: 'email-preferences', title: '', text: '' };
    const preferences: PreferencesDocument = {
      email: 'anna@example.nl',
      customer_id: '1',
      status: 'subscribed',
      customer: { is_subscribed: true },
    };
    const LINK = '?email=anna%40example.nl&customer_id=1';

    const FOUND = answering(ok(preferences)).ports;

    it('N2 show those of the visitor whom a letter led here', async () => {
      const { ports, asked } = answering(ok(preferences));
      expect((await home([block], ports, { query: LINK })).blocks).toEqual([
        { ...block, shown: { kind: 'found', preferences } },
      ]);
      expect(asked).toEqual([{ email: 'anna@example.nl', customer_id: '1' }]);
    });

    it('N2 show nothing to anybody else, and ask for nothing', async () => {
      const { ports, asked } = answering(ok(preferences));
      expect((await home([block], ports)).blocks).toEqual([block]);
      expect(asked).toEqual([]);
    });

    it('N2 say that a link is unknown or malformed, or cannot be read now', async () => {
      const unknown = [{ ...block, shown: { kind: 'unknown' } }];
      expect((await home([block], createFakePorts(SHOP), { query: LINK })).blocks).toEqual(unknown);
      expect((await home([block], FOUND, { query: '?email=anna&customer_id=1' })).blocks).toEqual(
        unknown,
      );
      const away = createFakePorts(SHOP, 'newsletter');
      expect((await home([block], away, { query: LINK })).blocks).toEqual([
        { ...block, shown: { kind: 'unavailable' } },
      ]);
      expect(away.logged).toEqual(['preferences-unavailable']);
    });

    it('N2 show those of a form that has to be corrected', async () => {
      const values = { email: 'anna@example.nl', customer_id: '1' };
      const posted = { form: 'preferences', values, errors: [] } as const;
      expect((await home([block], FOUND, { posted })).blocks).toMatchObject([
        { shown: { kind: 'found' } },
      ]);
      expect(
        (await home([block], FOUND, { posted: { ...posted, values: {} } })).blocks,
      ).toMatchObject([{ shown: { kind: 'unknown' } }]);
      expect((await home([block], FOUND, { posted: { ...posted, form: 'email' } })).blocks).toEqual(
        [block],
      );
    });
  });
});
