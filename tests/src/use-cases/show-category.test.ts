import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductSearch } from '#ports/search.ts';
import type { Selection } from '#src/filters/selection.ts';
import { listingUrl } from '#src/listing/listing-url.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { MATTRESSES, SHOP } from '../../support/fake-shop.ts';
import { rangeOf, valuesOf } from '../../support/arbitraries/filters.ts';
import { pageAt, visit } from '../../support/visit.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

const skusAt = async (url: string): Promise<readonly string[]> =>
  (await pageAt('listing', url)).slots.flatMap((slot) =>
    slot.kind === 'product' ? [slot.hit.sku] : [],
  );

describe('showCategory', () => {
  it('L1 L2 shows products and banners, together as many as productsPerPage', async () => {
    const page = await pageAt('listing', '/matrassen');
    expect(page).toMatchObject({
      objectId: '7',
      intro: 'Voor elke slaper.',
      categoryUrl: '/matrassen',
      appliedFilters: [],
      filtersOrder: ['maat', 'price', 'matras_hardheid'],
      bannersCount: 2,
      itemsPerPage: 6,
      page: 1,
      pages: 3,
      nbHits: 14,
      sorting: 'popular',
      queryId: 'query-1',
      available: true,
      banner: MATTRESSES.banner,
    });
    expect(page.slots.map((slot) => (slot.kind === 'product' ? slot.hit.sku : 'banner'))).toEqual([
      'matras-1',
      'matras-2',
      'banner',
      'matras-3',
      'matras-4',
      'banner',
      'matras-5',
      'matras-6',
    ]);
  });

  it('L2 requests sixteen products when the editor sets no number', async () => {
    const { productsPerPage: _, banner: __, ...bare } = MATTRESSES;
    const ports = createFakePorts({ ...SHOP, pages: [bare] });
    const page = await pageAt('listing', '/matrassen', ports);
    expect(page).toMatchObject({ itemsPerPage: 16, bannersCount: 0, pages: 1 });
    expect(page).not.toHaveProperty('banner');
    expect(page).not.toHaveProperty('image');
  });

  it('L1 shows the picture of the category', async () => {
    const image = { path: 'kop.webp', width: 1920, height: 900, alt: 'Een bed' };
    const ports = createFakePorts({ ...SHOP, pages: [{ ...MATTRESSES, image }] });
    expect(await pageAt('listing', '/matrassen', ports)).toMatchObject({ image });
  });

  it('L2 shows every product of a listing on exactly one of its pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => skusAt(`/matrassen?page=${page}`)));
    expect(pages.flat()).toEqual(SHOP.searchProducts['7']?.map(({ hit }) => hit.sku));
  });

  it('F1 F2 narrows the category by the filters of the path', async () => {
    const page = await pageAt('listing', '/matrassen/maat/90x200/prijs/300-700');
    expect(page.appliedFilters).toEqual([
      { kind: 'values', name: 'maat', values: ['90x200'] },
      { kind: 'range', name: 'price', minCents: 30_000, maxCents: 70_000 },
    ]);
    expect(page).toMatchObject({ nbHits: 3, pages: 1, categoryUrl: '/matrassen' });
  });

  it('H2 H4 has neither robots tag nor alternates when it is filtered', async () => {
    const { head } = await pageAt('listing', '/matrassen/maat/90x200');
    expect(head).not.toHaveProperty('robots');
    expect(head.alternates).toEqual([]);
    expect((await pageAt('listing', '/matrassen')).head.alternates).toHaveLength(3);
  });

  it.each([
    '/matrassen/maat',
    '/matrassen/maat/90x200/prijs',
    '/matrassen/maat/70x200',
    '/matrassen/kleur/blauw',
    '/matrassen/prijs/700-300',
    '/matrassen/prijs/300-',
    '/matrassen/maat/%',
    '/matrassen/maat//',
    '/matrassen/__proto__/x',
  ])('F7 returns 404 for %s', async (path) => {
    const page = await pageAt('error', path);
    expect(page.head.status).toBe(404);
  });

  it('F9 accepts filters in another order, and sets the canonical URL in the usual order', async () => {
    const { head, appliedFilters } = await pageAt(
      'listing',
      '/matrassen/prijs/300-700/maat/160x200+90x200?sorting=price-asc&page=1&utm=b',
    );
    expect(head.status).toBe(200);
    expect(appliedFilters.map(({ name }) => name)).toEqual(['maat', 'price']);
    expect(head.canonical).toBe(
      'https://nl.example/matrassen/maat/90x200+160x200/prijs/300-700?sorting=price-asc&utm=b',
    );
  });

  it('F9 shows the selection of a URL, with that URL as canonical if it finds something', async () => {
    const { facets } = await pageAt('listing', '/matrassen');
    const listing = {
      categoryUrl: '/matrassen',
      facets,
      locale: 'nl-nl',
      sorting: 'popular',
    } as const;
    await fc.assert(
      fc.asyncProperty(anySelection, async (selection) => {
        const url = listingUrl({ ...listing, selection, page: 1 });
        const page = await pageAt('listing', url);
        expect(page.appliedFilters).toEqual(selection);
        const isBarren = selection.length > 0 && page.nbHits === 0;
        expect(page.head.canonical).toBe(isBarren ? undefined : `https://nl.example${url}`);
      }),
    );
  });

  it('F9 S2 orders facets by filtersOrder of the search result, with unlisted facets at the end', async () => {
    const fake = createFakePorts(SHOP);
    const search: ProductSearch = {
      productsAndFilters: async (request) => ({
        ...(await fake.search.productsAndFilters(request)),
        filtersOrder: ['matras_hardheid', 'kleur', 'price', 'matras_hardheid'],
      }),
    };
    const url = '/matrassen/maat/90x200/prijs/300-700';
    const page = await pageAt('listing', url, { ...fake, search });
    const names = ['matras_hardheid', 'price', 'maat'];
    expect(page.facets.map(({ name }) => name)).toEqual(names);
    expect(page.filtersOrder).toEqual(names);
    expect(page.appliedFilters.map(({ name }) => name)).toEqual(['price', 'maat']);
    expect(page.head.canonical).toBe('https://nl.example/matrassen/prijs/300-700/maat/90x200');
  });

  it('F9 searches once for a whole category, and first for its facets when it is filtered', async () => {
    const ports = createFakePorts(SHOP);
    await visit('/matrassen?page=2', ports);
    expect(ports.searches).toMatchObject([{ page: 2, itemsPerPage: 6, selection: [] }]);
    await visit('/matrassen/maat/90x200?page=2', ports);
    expect(ports.searches.slice(1)).toMatchObject([
      { page: 1, itemsPerPage: 0, selection: [] },
      { page: 2, itemsPerPage: 6, selection: [{ values: ['90x200'] }] },
    ]);
  });

  it('F8 merges facets with the same label', async () => {
    const labels = { ...SHOP.labels, topper_hardheid: 'Hardheid' };
    const page = await pageAt('listing', '/matrassen', createFakePorts({ ...SHOP, labels }));
    expect(page.facets.map(({ label }) => label)).toEqual(['Maat', 'Prijs', 'Hardheid']);
    expect(page.filtersOrder).toEqual(['maat', 'price', 'matras_hardheid']);
  });

  it('H5 returns 404 for a page beyond the last one', async () => {
    expect((await pageAt('error', '/matrassen?page=4')).head.status).toBe(404);
    expect((await pageAt('listing', '/matrassen?page=3')).page).toBe(3);
  });

  it('H5 shows the first page of a category without products', async () => {
    const page = await pageAt(
      'listing',
      '/matrassen',
      createFakePorts({ ...SHOP, searchProducts: {} }),
    );
    expect(page).toMatchObject({ nbHits: 0, slots: [], available: true, head: { status: 200 } });
  });

  it('H3 shows the first page for an invalid page number', async () => {
    const page = await pageAt('listing', '/matrassen?page=-2');
    expect([page.page, page.head.canonical]).toEqual([1, 'https://nl.example/matrassen']);
  });

  it('H5 L7 keeps the sorting in the links to the neighboring pages', async () => {
    const { head } = await pageAt('listing', '/matrassen?sorting=price-asc&page=2&utm=b');
    expect([head.prev, head.next]).toEqual([
      'https://nl.example/matrassen?sorting=price-asc',
      'https://nl.example/matrassen?page=3&sorting=price-asc',
    ]);
  });

  it.each([
    ['/matrassen?sorting=duurste', '/matrassen'],
    ['/matrassen?gclid=1&sorting=duurste', '/matrassen?gclid=1'],
    ['/matrassen?sorting=popular&page=2', '/matrassen?page=2'],
    ['/matrassen/maat/90x200?sorting=', '/matrassen/maat/90x200'],
    ['/search?q=matras&sorting=duurste', '/search?q=matras'],
  ])('L7 redirects %s, which names no other order, to %s', async (url, location) => {
    expect(await visit(url)).toEqual({ kind: 'moved', status: 308, location });
  });

  it.each([
    ['/matrassen?q=', '/matrassen'],
    ['/matrassen?q', '/matrassen'],
    ['/matrassen?q=%20&sorting=rating&gclid=1', '/matrassen?sorting=rating&gclid=1'],
    ['/matrassen/maat/90x200?q=&q=latex', '/matrassen/maat/90x200'],
    ['/matrassen?q=latex&q=', '/matrassen?q=latex'],
    ['/search?q=&maat=90x200', '/search?maat=90x200'],
    ['/matrassen?sorting=price-asc&page=2&sorting=rating', '/matrassen?sorting=price-asc&page=2'],
    ['/matrassen?sorting=duurste&sorting=rating', '/matrassen'],
  ])('H3 L7 redirects %s, with an empty or repeated parameter, to %s', async (url, location) => {
    expect(await visit(url)).toEqual({ kind: 'moved', status: 308, location });
    expect(await visit(location)).toMatchObject({ kind: 'page', model: { head: { status: 200 } } });
  });

  it.each([
    ['?q=&sorting=popular&min=200&max=500', 303, '/matrassen/prijs/200-500'],
    ['/matras_hardheid/medium?sorting=duurste&q=', 308, '/matrassen/hardheid/medium'],
  ])('redirects %s by one %i to %s', async (tail, status, location) => {
    expect(await visit(`/matrassen${tail}`)).toEqual({ kind: 'moved', status, location });
  });

  it.each(['/matrassen/kleur/rood?sorting=popular', '/search?q=latex&q=&page=9'])(
    'F7 H5 answers 404 for %s without a redirect',
    async (url) => {
      expect((await pageAt('error', url)).head.status).toBe(404);
    },
  );

  it.each([
    [
      'the attribute key',
      '/matrassen/matras_hardheid/medium?page=2',
      '/matrassen/hardheid/medium?page=2',
    ],
    ['the key of the price', '/matrassen/price/300-700', '/matrassen/prijs/300-700'],
    [
      'the key, within a text',
      '/search?q=latex&matras_hardheid=medium',
      '/search?q=latex&hardheid=medium',
    ],
  ])('F7 redirects a filter named by %s to its own name', async (_, url, location) => {
    expect(await visit(url)).toEqual({ kind: 'moved', status: 308, location });
  });

  describe('with words of the editors for filters', () => {
    const filterTranslations = [
      { key: 'Hardheid', value: 'Stevigheid' },
      { key: 'Medium', value: 'Gemiddeld' },
    ];
    const translated = createFakePorts({ ...SHOP, shell: { ...SHOP.shell, filterTranslations } });
    const medium = [valuesOf('matras_hardheid', ['Medium'])];

    it('L8 reads and writes these words in URLs', async () => {
      const page = await pageAt('listing', '/matrassen/stevigheid/gemiddeld', translated);
      expect(page).toMatchObject({ appliedFilters: medium, head: { status: 200 } });
      const { facets, head } = page;
      const state = { categoryUrl: '/matrassen', facets, locale: 'nl-nl', page: 1 } as const;
      expect(listingUrl({ ...state, selection: medium, sorting: 'popular' })).toBe(
        '/matrassen/stevigheid/gemiddeld',
      );
      expect(head.canonical).toBe('https://nl.example/matrassen/stevigheid/gemiddeld');
    });

    it('L8 redirects the label of a filter, as any other name of it', async () => {
      expect(await visit('/matrassen/hardheid/medium', translated)).toEqual({
        kind: 'moved',
        status: 308,
        location: '/matrassen/stevigheid/gemiddeld',
      });
    });

    it('L8 F9 shows a value by its own word too, and names the other as canonical', async () => {
      const page = await pageAt('listing', '/matrassen/stevigheid/medium', translated);
      expect(page).toMatchObject({ appliedFilters: medium });
      expect(page.head.canonical).toBe('https://nl.example/matrassen/stevigheid/gemiddeld');
    });
  });

  it.each(['/matrassen', '/matrassen/maat/90x200', '/matrassen?min=1'])(
    'S2 responds to %s with 503 and noindex while the search is unavailable',
    async (url) => {
      const ports = createFakePorts(SHOP, 'search');
      const page = await pageAt('listing', url, ports);
      expect(page).toMatchObject({ available: false, slots: [], nbHits: 0, title: 'Matrassen' });
      expect(page.head).toMatchObject({ status: 503, robots: 'noindex,nofollow', alternates: [] });
      expect(page.head).not.toHaveProperty('canonical');
      expect(ports.logged).toEqual(['search-unavailable']);
    },
  );

  it('fills the products that an editor recommends below the listing', async () => {
    const block = {
      type: 'products',
      title: 'Erbij',
      objectId: '7',
      count: 2,
      link: { title: 'Alle', url: '/matrassen' },
    } as const;
    const ports = createFakePorts({ ...SHOP, pages: [{ ...MATTRESSES, blocks: [block] }] });
    const page = await pageAt('listing', '/matrassen', ports);
    const hits = [{ sku: 'matras-1' }, { sku: 'matras-2' }];
    expect(page.blocks).toMatchObject([{ hits, queryId: expect.stringMatching(/./) }]);
  });
});

describe('the price form of showCategory', () => {
  it.each([
    ['/matrassen?min=200&max=500', '/matrassen/prijs/200-500'],
    ['/matrassen?min=200&max=', '/matrassen/prijs/200-1400'],
    ['/matrassen?max=500', '/matrassen/prijs/100-500'],
    ['/matrassen?min=199%2C50&max=1.299', '/matrassen/prijs/200-1200'],
    ['/matrassen?min=500&max=200', '/matrassen/prijs/200-500'],
    ['/matrassen?min=2000', '/matrassen/prijs/2000-2000'],
    [
      '/matrassen/maat/90x200?min=200&max=500&sorting=newest&page=2',
      '/matrassen/maat/90x200/prijs/200-500?sorting=newest',
    ],
    ['/matrassen/prijs/200-500?min=300&max=400', '/matrassen/prijs/300-400'],
    ['/matrassen/prijs/200-500?min=&max=', '/matrassen'],
    ['/matrassen/prijs/200-500?min=goedkoop&max=400', '/matrassen/prijs/200-500'],
    ['/matrassen?min=-5&max=400', '/matrassen'],
  ])('F4 redirects %s to %s', async (url, location) => {
    expect(await visit(url)).toEqual({ kind: 'moved', status: 303, location });
  });

  it('F4 redirects back to a category without prices', async () => {
    const ports = createFakePorts({ ...SHOP, labels: { maat: 'Maat' } });
    expect(await visit('/matrassen?min=200&max=500', ports)).toMatchObject({
      location: '/matrassen',
    });
  });

  it('F4 redirects within the listing, and never back to the form', async () => {
    await fc.assert(
      fc.asyncProperty(anyField, anyField, async (min, max) => {
        const query = new URLSearchParams({ min, max }).toString();
        const outcome = await visit(`/matrassen?${query}`);
        expect(outcome).toMatchObject({ kind: 'moved', status: 303 });
        const location = outcome.kind === 'moved' ? outcome.location : '';
        expect(location).toMatch(/^\/matrassen(\/prijs\/[\d.]+-[\d.]+)?$/);
        expect((await visit(location)).kind).toBe('page');
      }),
    );
  });
});

const anyField = fc.oneof(
  fc.constantFrom('', '0', '100', '199,50', '1.299', '5000', '-5', 'veel'),
  fc.string({ unit: anyCharacter }),
);

const someOf = (name: string, all: readonly string[]): fc.Arbitrary<Selection> =>
  fc
    .subarray([...all])
    .map((values) => (values.length > 0 ? [{ kind: 'values', name, values }] : []));

const anyPrice = fc.integer({ min: 1, max: 14 }).map((number) => number * 10_000);

/** From the price of one of the mattresses to that of another. */
const anyRange: fc.Arbitrary<Selection> = fc
  .tuple(anyPrice, anyPrice)
  .map((bounds) => [rangeOf('price', Math.min(...bounds), Math.max(...bounds))]);

/** In the order of the listing, like a selection parsed from an address. */
const anySelection: fc.Arbitrary<Selection> = fc
  .tuple(
    someOf('maat', ['90x200', '160x200']),
    fc.oneof(anyRange, fc.constant<Selection>([])),
    someOf('matras_hardheid', ['Medium', 'Stevig']),
  )
  .map((parts) => parts.flat());
