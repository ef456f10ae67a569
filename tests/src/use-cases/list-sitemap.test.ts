import { describe, expect, it } from 'vitest';
import type { ContentSource } from '#ports/content-source.ts';
import type { ListedProduct, ProductsRequest } from '#ports/product-catalog.ts';
import type { ProductSearch } from '#ports/search.ts';
import type { Product } from '#src/catalog/product.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type { PageEntry, ProductEntry } from '#src/content/page-entry.ts';
import type { Domains } from '#src/routing/parse-location.ts';
import { emptySearch, failedSearch } from '#src/search/search-result.ts';
import {
  MAX_ENTRIES,
  parseSitemapPath,
  type SitemapFile,
  type SitemapKind,
} from '#src/seo/sitemap-file.ts';
import { NO_PICTURE } from '#src/catalog/product-pictures.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { buildRobotsTxt } from '#src/use-cases/build-robots-txt.ts';
import { listSitemapEntries, listSitemaps } from '#src/use-cases/list-sitemap.ts';
import type { CrawlContext } from '#src/use-cases/published-pages.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import { createFakePorts, type Outage } from '../../support/fake-ports.ts';
import { AURORA, filteredPageAt, MATTRESSES, SHOP } from '../../support/fake-shop.ts';
import { contentWithPages } from '../../support/content-with-pages.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const ORIGIN = 'https://nl.example';

const productAt = (index: number): Product => ({
  ...AURORA,
  sku: `p-${index}`,
  url: `/p-${index}`,
});

const pageOf = (
  { sku, url }: Pick<Product, 'sku' | 'url'>,
  metadata: ProductEntry['metadata'] = {},
): ProductEntry => ({
  type: 'Product',
  uid: sku,
  sku,
  title: sku,
  url,
  metadata,
  alternates: { 'nl-nl': url },
  breadcrumbs: [],
  modified: '2026-02-03',
});

/** As many as three files hold, the last of them one. */
const PRODUCTS = Array.from({ length: 2 * MAX_ENTRIES + 1 }, (_, index) => productAt(index));
const PAGES = PRODUCTS.map((product) => pageOf(product));

/**
 * A shop with this number of products, and the pages of them that were requested. All products, or
 * those at the given positions, are open to search engines.
 */
function shopOf(count: number, open?: ReadonlySet<number>) {
  const products = PRODUCTS.slice(0, count);
  const requests: ProductsRequest[] = [];
  const pages = PAGES.slice(0, count).map((page, index) =>
    open?.has(index) === false ? pageOf(page, { disableSearchIndexing: true }) : page,
  );
  const visit: CrawlContext = {
    ports: {
      ...createFakePorts({ ...SHOP, pages }),
      assortment: {
        products: (_locale, request) => {
          requests.push(request);
          const first = (request.page - 1) * request.productsPerPage;
          const page = products.slice(first, first + request.productsPerPage);
          return Promise.resolve(ok({ products: page, total: count }));
        },
      },
    },
    site: { domains: { 'nl-nl': ORIGIN }, remap: {} },
    locale: 'nl-nl',
  };
  return { visit, requests };
}

const productsIn = async (visit: CrawlContext, part: SitemapFile['part']) => {
  const entries = await listSitemapEntries(visit, { kind: 'products', part });
  return entries.ok ? entries.value?.map(({ location }) => location) : entries.error;
};

describe('listSitemaps', () => {
  it('splits entries that exceed the limit of one file', async () => {
    const { visit } = shopOf(MAX_ENTRIES + 1);
    expect(await listSitemaps(visit)).toEqual(
      ok([
        { location: `${ORIGIN}/sitemap-products.xml`, modified: '2026-02-03' },
        { location: `${ORIGIN}/sitemap-products-2.xml`, modified: '2026-02-03' },
      ]),
    );
  });
});

describe('listSitemapEntries', () => {
  it('looks only at the pages of the products in the file, however many the shop has', async () => {
    const { visit } = shopOf(2 * MAX_ENTRIES);
    const seen = new Set<string>();
    const pages = await visit.ports.content.sitemapPages('nl-nl');
    const watched = (pages.ok ? pages.value : []).map(
      (page) =>
        new Proxy(page, {
          get(target, name) {
            if (name === 'metadata' && page.type === 'Product') seen.add(page.url);
            return Reflect.get(target, name) as unknown;
          },
        }),
    );
    const content = { ...visit.ports.content, sitemapPages: () => Promise.resolve(ok(watched)) };
    const found = await productsIn({ ...visit, ports: { ...visit.ports, content } }, 2);
    expect(found).toHaveLength(MAX_ENTRIES);
    expect(seen.size).toBe(MAX_ENTRIES);
  });
});

/** The parts of the product sitemap in the index. */
const partsNamed = async (visit: CrawlContext) => {
  const links = await listSitemaps(visit);
  const found = links.ok ? links.value : [];
  return found.map(({ location }) => parseSitemapPath(new URL(location).pathname)?.part ?? 0);
};

describe('listSitemapEntries', () => {
  it('lists a product without a picture, and no image', async () => {
    const { visit } = shopOf(1);
    const sold = ok({ products: [{ ...productAt(0), pictures: [NO_PICTURE] as const }], total: 1 });
    const assortment = { products: () => Promise.resolve(sold) };
    const entries = await listSitemapEntries(
      { ...visit, ports: { ...visit.ports, assortment } },
      { kind: 'products', part: 1 },
    );
    expect(JSON.stringify(entries)).toContain(ORIGIN);
    expect(JSON.stringify(entries)).not.toContain('remote-image');
  });
});

describe('a sitemap part of products that are not indexable', () => {
  it.each([
    ['the first part', [MAX_ENTRIES + 3, 2 * MAX_ENTRIES], [2, 3]],
    ['one in the middle', [7, 2 * MAX_ENTRIES], [1, 3]],
    ['the last ones', [7, MAX_ENTRIES - 1], [1]],
    ['all but the very last product', [2 * MAX_ENTRIES], [3]],
    ['all', [], []],
  ] as const)('is neither listed nor found: %s', async (_which, indexes, filled) => {
    const { visit } = shopOf(2 * MAX_ENTRIES + 1, new Set(indexes));
    expect(await partsNamed(visit)).toEqual(filled);
    for (const part of [1, 2, 3, 4])
      expect([part, Array.isArray(await productsIn(visit, part))]).toEqual([
        part,
        filled.some((one) => one === part),
      ]);
  });

  it('takes one assortment request per part and one more when each part begins with a page', async () => {
    const { visit, requests } = shopOf(
      2 * MAX_ENTRIES + 1,
      new Set([0, MAX_ENTRIES, 2 * MAX_ENTRIES]),
    );
    expect(await partsNamed(visit)).toEqual([1, 2, 3]);
    expect(requests).toHaveLength(1 + 3);
  });
});

describe('listSitemapEntries', () => {
  it('has products without an entry, by the catalogue', async () => {
    const { visit } = shopOf(3);
    const content = contentWithPages([pageOf(productAt(1))], SHOP);
    const found = await productsIn({ ...visit, ports: { ...visit.ports, content } }, 1);
    expect(found).toEqual(['/p-0', '/p-1', '/p-2'].map((url) => ORIGIN + url));
  });

  it.each([
    ['fails if an answer before the last is empty', 1, { kind: 'pages-unavailable' }],
    ['omits the last answer if it is empty', 2, 200],
  ])('%s', async (_name, empty, expected) => {
    const { visit } = shopOf(250);
    const { assortment } = visit.ports;
    const products: typeof assortment.products = async (locale, request) => {
      const found = await assortment.products(locale, request);
      const isEmpty = found.ok && request.productsPerPage > 1 && request.page === empty + 1;
      return isEmpty ? ok({ ...found.value, products: [] }) : found;
    };
    const found = await productsIn(
      { ...visit, ports: { ...visit.ports, assortment: { products } } },
      1,
    );
    expect(Array.isArray(found) ? found.length : found).toEqual(expected);
  });

  it('lists each product in one file, and requests the products of that file alone', async () => {
    const { visit, requests } = shopOf(MAX_ENTRIES + 120);
    const [first, second] = [await productsIn(visit, 1), await productsIn(visit, 2)];
    expect(first).toHaveLength(MAX_ENTRIES);
    expect(second).toHaveLength(120);
    expect(new Set([first, second].flat()).size).toBe(MAX_ENTRIES + 120);
    const lists = requests.filter(({ productsPerPage }) => productsPerPage > 1);
    expect(lists.map(({ page }) => page)).toEqual(
      Array.from({ length: 27 }, (_, index) => index + 1),
    );
    expect(await productsIn(visit, 3)).toBeUndefined();
  });
});

const MEDIUM = valuesOf('matras_hardheid', ['Medium']);
const medium: LandingPageEntry = {
  ...filteredPageAt('/matrassen/hardheid/medium', MEDIUM),
  alternates: {
    'nl-nl': '/matrassen/hardheid/medium',
    'de-at': '/matrassen/hardheid/medium',
    'de-de': '/matrassen/hardheid/hart',
  },
};
/** Nothing matches it. */
const soft = filteredPageAt('/matrassen/hardheid/zacht', valuesOf('matras_hardheid', ['Zacht']));
const old = filteredPageAt('/Matrassen/Hardheid/Medium', MEDIUM);

const DOMAINS = { 'nl-nl': ORIGIN, 'de-at': 'https://at.example' } as const;

type Change = {
  readonly pages?: readonly PageEntry[];
  readonly filteredPages?: readonly LandingPageEntry[];
  readonly shop?: Partial<typeof SHOP.shell>;
  readonly outages?: readonly Outage[];
  readonly domains?: Domains;
  readonly products?: readonly ListedProduct[];
  readonly content?: Partial<ContentSource>;
  readonly search?: ProductSearch;
};

/** Pages of several types, products without an entry, and the categories with these filtered pages. */
function shopWith(change: Change = {}) {
  const { filteredPages = [], outages = [], domains = DOMAINS, products = [AURORA] } = change;
  const ports = createFakePorts(SHOP, ...outages);
  const listed = { ...MATTRESSES, filteredPages, modified: '2026-01-01' };
  const others = SHOP.pages.filter(({ type }) => type !== 'Lister' && type !== 'Product');
  const shell = { ...SHOP.shell, ...change.shop };
  const requests: ProductsRequest[] = [];
  const log = createMemoryLog();
  const visit: CrawlContext = {
    ports: {
      search: change.search ?? ports.search,
      log,
      content: {
        ...contentWithPages([...others, listed, ...(change.pages ?? [])], { ...SHOP, shell }),
        ...change.content,
      },
      assortment: {
        products(_, request) {
          requests.push(request);
          const { page, productsPerPage: size } = request;
          return Promise.resolve(
            outages.includes('catalog')
              ? err(AWAY)
              : ok({
                  products: products.slice((page - 1) * size, page * size),
                  total: products.length,
                }),
          );
        },
      },
    },
    site: { domains, remap: {} },
    locale: 'nl-nl',
  };
  return { visit, requests, log };
}

const AWAY = { kind: 'catalog-unavailable', status: 503, message: 'Down' } as const;

const entriesOf = async (visit: CrawlContext, kind: SitemapKind) => {
  const entries = await listSitemapEntries(visit, { kind, part: 1 });
  if (!entries.ok) throw new Error(entries.error.kind);
  return entries.value;
};

const pathsOf = async (visit: CrawlContext, kind: SitemapKind) =>
  (await entriesOf(visit, kind))?.map(({ location }) => location.slice(ORIGIN.length));

const rulesOf = async (change: Change) => {
  const { text, isComplete } = await buildRobotsTxt(shopWith(change).visit);
  return { lines: text.split('\n'), isComplete };
};

/** The trial's page of two locales, whose path is remapped in one of them. */
const remapIn = (locale?: Locale) =>
  shopWith({
    content: {
      oldAddresses: (one) =>
        Promise.resolve(
          ok({ remap: one === locale ? { '/proefslapen': '/' } : {}, redirects: {} }),
        ),
      sitemapPages: () => Promise.resolve(ok([TRIAL])),
    },
  }).visit;

const TRIAL: PageEntry = {
  ...MATTRESSES,
  type: 'Content',
  uid: 'trial',
  url: '/proefslapen',
  alternates: { 'nl-nl': '/proefslapen', 'de-at': '/proefslapen' },
};

const alternatesIn = async (locale?: Locale) => {
  const [entry] = (await entriesOf(remapIn(locale), 'content')) ?? [];
  return entry?.alternates.map(({ hreflang }) => hreflang);
};

const inAustria = async (search?: ProductSearch) => {
  const { visit } = shopWith({ filteredPages: [medium], ...(search && { search }) });
  const [entry] = (await entriesOf(visit, 'landing-pages')) ?? [];
  return entry?.alternates.map(({ hreflang }) => hreflang);
};

describe('the sitemaps of a small shop', () => {
  it('is one for each kind of page, with the latest change of its pages', async () => {
    const { visit } = shopWith({ filteredPages: [medium], pages: [pageOf(AURORA)] });
    expect(await listSitemaps(visit)).toEqual(
      ok([
        { location: `${ORIGIN}/sitemap-products.xml`, modified: '2026-02-03' },
        { location: `${ORIGIN}/sitemap-categories.xml`, modified: '2026-01-01' },
        { location: `${ORIGIN}/sitemap-landing-pages.xml`, modified: '2026-02-03' },
        { location: `${ORIGIN}/sitemap-content.xml` },
      ]),
    );
  });

  it('has each page in the sitemap of its type; search and cart in none', async () => {
    const { visit } = shopWith({ filteredPages: [medium] });
    expect(await pathsOf(visit, 'products')).toEqual(['/aurora']);
    expect(await pathsOf(visit, 'categories')).toEqual(['/matrassen']);
    expect(await pathsOf(visit, 'landing-pages')).toEqual(['/matrassen/hardheid/medium']);
    expect(await pathsOf(visit, 'content')).toEqual(['/', '/proefslapen']);
  });

  it('leaves out a page whose address is written otherwise than its links', async () => {
    const loud = { ...SHOP.pages[0], uid: 'loud', type: 'Content', url: '/Over-Ons' } as PageEntry;
    const { visit } = shopWith({ filteredPages: [old], pages: [loud] });
    expect(await pathsOf(visit, 'content')).toEqual(['/', '/proefslapen']);
    expect(await pathsOf(visit, 'landing-pages')).toBeUndefined();
  });

  it('F11 has filtered pages that show something, with the date of their own change', async () => {
    const { visit } = shopWith({ filteredPages: [soft, medium] });
    expect(await entriesOf(visit, 'landing-pages')).toMatchObject([
      { location: `${ORIGIN}/matrassen/hardheid/medium`, modified: '2026-02-03' },
    ]);
    const { modified: _, ...dateless } = medium;
    const [entry] =
      (await entriesOf(shopWith({ filteredPages: [dateless] }).visit, 'landing-pages')) ?? [];
    expect(entry).toBeDefined();
    expect(entry).not.toHaveProperty('modified');
  });

  it('H4 F11 names no counterpart of a filtered page that shows nothing now', async () => {
    const { search } = createFakePorts(SHOP);
    const soldOutThere: ProductSearch = {
      productsAndFilters: async (request) =>
        request.locale === 'de-at' ? emptySearch() : search.productsAndFilters(request),
    };
    expect(await inAustria()).toEqual(['nl-NL', 'de-AT', 'x-default']);
    expect(await inAustria(soldOutThere)).toEqual(['nl-NL', 'x-default']);
  });

  it('F11 fails while the search cannot tell what filtered pages show', async () => {
    const { visit } = shopWith({ filteredPages: [medium], outages: ['search'] });
    const failed = err({ kind: 'pages-unavailable' });
    expect(await listSitemaps(visit)).toEqual(failed);
    expect(await listSitemapEntries(visit, { kind: 'landing-pages', part: 1 })).toEqual(failed);
  });

  it('F11 fails while the search of another locale cannot', async () => {
    const { search } = createFakePorts(SHOP);
    const { visit } = shopWith({
      filteredPages: [medium],
      search: {
        productsAndFilters: async (request) =>
          request.locale === 'de-at'
            ? failedSearch(503, 'away')
            : search.productsAndFilters(request),
      },
    });
    expect(await listSitemapEntries(visit, { kind: 'landing-pages', part: 1 })).toEqual(
      err({ kind: 'pages-unavailable' }),
    );
  });

  it('P6 has up to ten pictures of a product, in full width, at the address of the shop', async () => {
    const [picture] = AURORA.pictures;
    const pictures = Array.from({ length: 12 }, (_, index) => ({
      ...picture,
      path: `products/${index}.jpg`,
    }));
    const [first = picture, ...more] = pictures;
    const { visit } = shopWith({ products: [{ ...AURORA, pictures: [first, ...more] }] });
    const [entry] = (await entriesOf(visit, 'products')) ?? [];
    const images = (entry?.images ?? []).map((image) => new URL(image));
    expect(images.map(({ origin, pathname }) => origin + pathname)).toEqual(
      pictures.slice(0, 10).map(({ path }) => `${ORIGIN}/remote-image/${path}`),
    );
    expect(new Set(images.map(({ searchParams }) => searchParams.get('width')))).toEqual(
      new Set(['1200']),
    );
  });

  it('has the day since which a product is sold, if it has no page of editors', async () => {
    const { visit } = shopWith({ products: [{ ...AURORA, since: '2026-03-01' }] });
    expect(await entriesOf(visit, 'products')).toMatchObject([
      { location: `${ORIGIN}/aurora`, modified: '2026-03-01' },
    ]);
    const [entry] = (await entriesOf(shopWith().visit, 'products')) ?? [];
    expect(entry).not.toHaveProperty('modified');
    expect(entry?.images).toHaveLength(1);
    expect(entry?.alternates.map(({ hreflang }) => hreflang)).toEqual(['nl-NL', 'x-default']);
  });

  it('leaves out an entry that is too large for a file', async () => {
    const huge = { ...AURORA, url: `/${'a'.repeat(20_000)}` };
    const { visit } = shopWith({ products: [AURORA, huge] });
    expect(await pathsOf(visit, 'products')).toEqual(['/aurora']);
  });

  it('H2 asks for no products in a shop that is closed to search engines', async () => {
    const closed = { defaults: { ...SHOP.shell.defaults, disableSearchIndexing: true } };
    const { visit, requests } = shopWith({ shop: closed, pages: [pageOf(AURORA)] });
    expect(await listSitemaps(visit)).toEqual(ok([]));
    expect(requests).toEqual([]);
    const opened = pageOf(AURORA, { disableSearchIndexing: false });
    const links = await listSitemaps(shopWith({ shop: closed, pages: [opened] }).visit);
    expect(links.ok && links.value.map(({ location }) => location)).toEqual([
      `${ORIGIN}/sitemap-products.xml`,
    ]);
  });

  it('H2 has the latest change of the products that it lists, by their pages', async () => {
    const closed = {
      ...pageOf(productAt(1), { disableSearchIndexing: true }),
      modified: '2026-09-09',
    };
    const article = { ...SHOP.pages[0], uid: 'news', type: 'Content', url: '/nieuws' } as const;
    const { visit } = shopWith({
      pages: [pageOf(AURORA), closed, { ...article, modified: '2026-10-10' } as PageEntry],
    });
    const links = await listSitemaps(visit);
    expect(links.ok && links.value[0]).toEqual({
      location: `${ORIGIN}/sitemap-products.xml`,
      modified: '2026-02-03',
    });
  });

  it('H2 lists products in a closed shop if editors have opened one of them', async () => {
    const closed = { defaults: { ...SHOP.shell.defaults, disableSearchIndexing: true } };
    const opened = pageOf(AURORA, { disableSearchIndexing: false });
    const products = [AURORA, productAt(1)];
    const { visit } = shopWith({ shop: closed, pages: [opened, pageOf(productAt(1))], products });
    expect(await pathsOf(visit, 'products')).toEqual(['/aurora']);
    expect((await partsNamed(visit))[0]).toBe(1);
  });

  it('FT1 fails if one answer of the assortment does, and says which one lacks products', async () => {
    const { visit, log } = shopWith({ products: PRODUCTS.slice(0, 250) });
    const { assortment } = visit.ports;
    const answering = (page: number, answer: Awaited<ReturnType<typeof assortment.products>>) => ({
      ...visit,
      ports: {
        ...visit.ports,
        assortment: {
          products: (...asked: Parameters<typeof assortment.products>) =>
            asked[1].page === page && asked[1].productsPerPage > 1
              ? Promise.resolve(answer)
              : assortment.products(...asked),
        },
      },
    });
    const unavailable = err({ kind: 'pages-unavailable' });
    expect(await listSitemaps(answering(1, err(AWAY)))).toEqual(unavailable);
    const file = { kind: 'products', part: 1 } as const;
    expect(await listSitemapEntries(answering(2, err(AWAY)), file)).toEqual(unavailable);
    const empty = ok({ products: [], total: 250 });
    expect(await listSitemapEntries(answering(2, empty), file)).toEqual(unavailable);
    expect(log.entries.at(-1)).toEqual({
      level: 'error',
      event: 'pages-unavailable',
      facts: {
        locale: 'nl-nl',
        message: 'The assortment has no products on page 2, though more follow.',
      },
    });
    // Goods that lack what the law asks for are withheld, and leave no gap.
    const withheld = answering(2, ok({ products: [], total: 250, withheld: 100 }));
    expect(await pathsOf(withheld, 'products')).toHaveLength(150);
  });

  it('asks for no answer after the last product', async () => {
    const { visit, requests } = shopWith({ products: PRODUCTS.slice(0, 100) });
    await pathsOf(visit, 'products');
    expect(requests).toHaveLength(1);
  });

  it('is none where the locale has no domain', async () => {
    expect(await listSitemaps(shopWith({ domains: {} }).visit)).toEqual(ok([]));
  });

  it('FT1 fails while the assortment is unavailable, and logs it', async () => {
    const { visit, log } = shopWith({ outages: ['catalog'] });
    expect(await listSitemaps(visit)).toEqual(err({ kind: 'pages-unavailable' }));
    expect(log.entries).toEqual([
      { level: 'error', event: 'pages-unavailable', facts: { locale: 'nl-nl', ...AWAY } },
    ]);
    expect(await listSitemapEntries(visit, { kind: 'products', part: 1 })).toEqual(
      err({ kind: 'pages-unavailable' }),
    );
  });

  it.each<keyof ContentSource>(['sitemapPages', 'filteredPages', 'shell', 'oldAddresses'])(
    'FT1 fails while the content service does not answer %s, and logs it',
    async (method) => {
      const away = err({
        kind: 'content-unavailable',
        status: 503,
        message: 'Down',
        url: '/x',
      } as const);
      const { visit, log } = shopWith({ content: { [method]: () => Promise.resolve(away) } });
      expect(await listSitemaps(visit)).toEqual(err({ kind: 'pages-unavailable' }));
      expect(await listSitemapEntries(visit, { kind: 'content', part: 1 })).toEqual(
        err({ kind: 'pages-unavailable' }),
      );
      expect(log.entries[0]).toEqual({
        level: 'error',
        event: 'pages-unavailable',
        facts: { locale: 'nl-nl', ...away.error },
      });
    },
  );

  it('H3 leaves out a page that editors remap', async () => {
    expect(await pathsOf(remapIn(), 'content')).toEqual(['/proefslapen']);
    expect(await pathsOf(remapIn('nl-nl'), 'content')).toBeUndefined();
  });

  it('H4 names no counterpart that another locale remaps', async () => {
    expect(await alternatesIn()).toEqual(['nl-NL', 'de-AT', 'x-default']);
    expect(await alternatesIn('de-at')).toEqual(['nl-NL', 'x-default']);
  });

  describe('buildRobotsTxt', () => {
    it('F11 closes the filters of each listing, but not its filtered pages', async () => {
      const beds = { ...MATTRESSES, uid: 'beds', url: '/bedden' };
      const { lines, isComplete } = await rulesOf({ filteredPages: [medium], pages: [beds] });
      expect(isComplete).toBe(true);
      expect(lines).toContain('Disallow: /matrassen/*/');
      expect(lines).toContain('Disallow: /bedden/*/');
      expect(lines).not.toContain('Disallow: /proefslapen/*/');
      expect(lines).toContain(`Allow: ${medium.url}$`);
      expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    });

    it('closes the changes of a cart and of its checkout', async () => {
      const { lines } = await rulesOf({ shop: { checkoutUrl: '/bestellen' } });
      expect(lines).toEqual(
        expect.arrayContaining(['Disallow: /winkelwagen?', 'Disallow: /bestellen?']),
      );
      expect((await rulesOf({})).lines.filter((line) => line.includes('undefined'))).toEqual([]);
    });

    it('FT1 is shorter while the content service is unavailable, and leads to the sitemap', async () => {
      const away = err({ kind: 'content-unavailable', status: 503, message: '', url: '' } as const);
      const { lines, isComplete } = await rulesOf({
        content: { sitemapPages: () => Promise.resolve(away) },
      });
      expect(isComplete).toBe(false);
      expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
      expect(lines.filter((line) => line.includes('/matrassen'))).toEqual([]);
    });
  });
});
