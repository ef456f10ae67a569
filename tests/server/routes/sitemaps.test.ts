import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ContentSource } from '#ports/content-source.ts';
import { createApp } from '#server/app.ts';
import { createHttpServer, drain, listen } from '#server/http-server.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { LONG_LIST } from '#src/content/caching.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type { SitemapPage } from '#src/content/page-entry.ts';
import { failedSearch } from '#src/search/search-result.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import type { MemoryLog } from '../../support/memory-log.ts';
import { readSitemap, readSitemapIndex } from '../../support/read-sitemap.ts';
import { configOf, openShop, plainRenderer, smallPorts, type RunningShop } from '../small-shop.ts';

const ORIGIN = 'http://nl-nl.localhost:3000';
const DUTCH = { host: 'nl-nl.localhost:3000' };

const NARROW: LandingPageEntry = {
  uid: 'narrow',
  categoryUid: 'mattresses',
  objectId: '7',
  selection: [{ kind: 'values', name: 'maat', values: ['90x200'] }],
  url: '/matrassen/maat/90x200',
  title: 'Smalle matrassen',
  text: 'Voor een.',
  metadata: {},
  alternates: { 'nl-nl': '/matrassen/maat/90x200', 'en-us': '/mattresses/size/90x200' },
  modified: '2026-02-03',
};

/** The small shop, whose editors have listed one combination of filters. */
function portsWith(listed: LandingPageEntry = NARROW, change: Partial<ContentSource> = {}) {
  const ports = smallPorts();
  const asPage: SitemapPage = { ...listed, type: 'Lister' };
  const content: ContentSource = {
    ...ports.content,
    sitemapPages: async (locale) => {
      const pages = await ports.content.sitemapPages(locale);
      return pages.ok
        ? ok(pages.value.map((page) => (page.uid === 'firm' ? asPage : page)))
        : pages;
    },
    filteredPages: (_locale, uid) =>
      Promise.resolve(ok(uid === listed.categoryUid ? [listed] : [])),
    ...change,
  };
  return { ...ports, content };
}

const away = () =>
  Promise.resolve(
    err({ kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const),
  );

const closedProduct = (page: SitemapPage): SitemapPage =>
  page.type === 'Product' ? { ...page, metadata: { disableSearchIndexing: true } } : page;

const openWith = (ports: ServerPorts): Promise<RunningShop> => openShop({ ports });

const shop = await openWith(portsWith());

const sitemapOf = async (kind: string, from: RunningShop = shop) => {
  const response = await from.get(`/sitemap-${kind}.xml`, DUTCH);
  return response.status === 200 ? readSitemap(await response.text()) : response.status;
};

const urls = async (kind: string) => {
  const entries = await sitemapOf(kind);
  return Array.isArray(entries) ? entries.map(({ location }) => location) : entries;
};

const hostsNamed = async (host: string) => {
  const response = await shop.get('/sitemap.xml', { host });
  const links = readSitemapIndex(await response.text());
  return new Set(links.map(({ location }) => new URL(location).hostname));
};

const ask = (path: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
  shop.ask(path, { method, headers: { ...DUTCH, ...headers } });

describe('/sitemap.xml', () => {
  it('is answered although it is read for longer than a silent connection is kept', async () => {
    const ports = smallPorts();
    const slow = {
      ...ports.content,
      sitemapPages: async (locale: Locale) => {
        await wait(1500);
        return ports.content.sitemapPages(locale);
      },
    };
    const server = createHttpServer(
      createApp({
        config: configOf(),
        ports: { ...ports, content: slow },
        renderer: plainRenderer,
      }),
      500,
    );
    const port = await listen(server, 0, '127.0.0.1');
    const answer = await fetch(`http://127.0.0.1:${port}/sitemap.xml`).catch(() => undefined);
    expect(answer?.status).toBe(200);
    await answer?.text();
    await drain(server);
  });

  it.each([
    [0, 3],
    [LONG_LIST, 1],
  ])(
    'reads the list of a shop with %i more pages %i times for three files',
    async (more, times) => {
      const { content, ...ports } = smallPorts();
      let reads = 0;
      const sitemapPages: ContentSource['sitemapPages'] = async (locale, types) => {
        const pages = await content.sitemapPages(locale, types);
        if (!pages.ok || types) return pages;
        reads += 1;
        const [page] = pages.value;
        const others = Array.from({ length: page ? more : 0 }, () => page).flatMap(
          (one) => one ?? [],
        );
        return ok([...pages.value, ...others]);
      };
      const large = await openWith({ ...ports, content: { ...content, sitemapPages } });
      for (const kind of ['products', 'categories', 'content'])
        expect(Array.isArray(await sitemapOf(kind, large))).toBe(true);
      expect(reads).toBe(times);
    },
  );

  it('lists a sitemap per kind of page, with its latest date', async () => {
    const response = await shop.get('/sitemap.xml', DUTCH);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/u);
    expect(readSitemapIndex(await response.text())).toEqual([
      { location: `${ORIGIN}/sitemap-products.xml`, modified: '2026-05-01' },
      { location: `${ORIGIN}/sitemap-categories.xml`, modified: '2026-01-01' },
      { location: `${ORIGIN}/sitemap-landing-pages.xml`, modified: '2026-02-03' },
      { location: `${ORIGIN}/sitemap-content.xml`, modified: '2026-01-01' },
    ]);
  });

  it("is that of the host's shop, and the default one at an unknown host", async () => {
    expect(await hostsNamed('de-at.localhost:3000')).toEqual(new Set(['de-at.localhost']));
    expect(await hostsNamed('127.0.0.1')).toEqual(new Set(['nl-nl.localhost']));
  });

  it('does not exist if the locale has no domain, or no page may be indexed', async () => {
    const other = { DOMAINS: '{"de-de":"https://de.example"}' };
    const foreign = await openShop({ ports: portsWith(), environment: other });
    expect((await foreign.get('/sitemap.xml', DUTCH)).status).toBe(404);
    const { content } = smallPorts();
    const hidden = await openWith(
      portsWith(NARROW, {
        shell: async (locale) => {
          const shell = await content.shell(locale);
          if (!shell.ok) return shell;
          const defaults = { ...shell.value.defaults, disableSearchIndexing: true };
          return ok({ ...shell.value, defaults });
        },
      }),
    );
    expect((await hidden.get('/sitemap.xml', DUTCH)).status).toBe(404);
  });
});

describe('/sitemap-<kind>.xml', () => {
  it('H4 lists the indexable pages of its kind', async () => {
    expect(await urls('content')).toEqual([`${ORIGIN}/`, `${ORIGIN}/stores`]);
    expect(await urls('categories')).toEqual(
      ['/matrassen', '/matrassen/lunaro', '/toppers', '/bedding'].map((path) => ORIGIN + path),
    );
    expect(await urls('landing-pages')).toEqual([`${ORIGIN}/matrassen/maat/90x200`]);
    expect(await urls('products')).toContain(`${ORIGIN}/matras-wolk`);
  });

  it('has the date, the alternates and the pictures of a product', async () => {
    const entries = await sitemapOf('products');
    expect(entries).toContainEqual({
      location: `${ORIGIN}/matras-wolk`,
      modified: '2026-03-01',
      alternates: expect.arrayContaining([
        { hreflang: 'nl-NL', href: `${ORIGIN}/matras-wolk` },
        { hreflang: 'en-US', href: 'http://en-us.localhost:3000/cloud-mattress' },
        { hreflang: 'x-default', href: `${ORIGIN}/matras-wolk` },
      ]),
      images: [expect.stringContaining(`${ORIGIN}/remote-image/`)],
    });
  });

  it('F11 lists a filtered page with its own alternates', async () => {
    expect(await sitemapOf('landing-pages')).toEqual([
      {
        location: `${ORIGIN}/matrassen/maat/90x200`,
        modified: '2026-02-03',
        alternates: [
          { hreflang: 'nl-NL', href: `${ORIGIN}/matrassen/maat/90x200` },
          { hreflang: 'en-US', href: 'http://en-us.localhost:3000/mattresses/size/90x200' },
          { hreflang: 'x-default', href: `${ORIGIN}/matrassen/maat/90x200` },
        ],
      },
    ]);
  });

  it('F11 omits an unknown date of a filtered page', async () => {
    const { modified: _, ...undated } = NARROW;
    const other = await openWith(portsWith(undated));
    const entries = await sitemapOf('landing-pages', other);
    expect(entries).toMatchObject([{ location: `${ORIGIN}/matrassen/maat/90x200` }]);
    expect(entries).toEqual([expect.not.objectContaining({ modified: expect.anything() })]);
  });

  it('F11 omits a filtered page without products, one elsewhere, and a disabled one', async () => {
    const listed: readonly Partial<LandingPageEntry>[] = [
      { selection: [{ kind: 'values', name: 'maat', values: ['70x200'] }] },
      { url: '/matrassen/maat/smal' },
      { metadata: { disableSearchIndexing: true } },
    ];
    for (const change of listed) {
      const other = await openWith(portsWith({ ...NARROW, ...change }));
      expect(await sitemapOf('landing-pages', other)).toBe(404);
      const index = await (await other.get('/sitemap.xml', DUTCH)).text();
      expect(index).not.toContain('landing-pages');
    }
  });

  it('omits a discontinued product, and a page with another spelling', async () => {
    const { content } = portsWith();
    const changed = await openWith(
      portsWith(NARROW, {
        sitemapPages: async (locale) => {
          const pages = await content.sitemapPages(locale);
          const [page] = pages.ok ? pages.value.filter(({ type }) => type === 'Product') : [];
          if (!pages.ok || !page) return pages;
          const others = ['/gone', '/Matras-Wolk', '/a//b'];
          return ok([
            ...pages.value,
            ...others.map((url): SitemapPage => Object.assign({}, page, { url })),
          ]);
        },
      }),
    );
    expect(await sitemapOf('products', changed)).toEqual(await sitemapOf('products'));
  });

  it('exists for each in the index, also if no product on sale is indexable', async () => {
    const { content } = portsWith();
    const closed = await openWith(
      portsWith(NARROW, {
        sitemapPages: async (locale) => {
          const pages = await content.sitemapPages(locale);
          return pages.ok ? ok(pages.value.map(closedProduct)) : pages;
        },
      }),
    );
    for (const [from, kinds] of [
      [shop, ['products', 'categories', 'landing-pages', 'content']],
      [closed, ['categories', 'landing-pages', 'content']],
    ] as const) {
      const index = await (await from.get('/sitemap.xml', DUTCH)).text();
      const named = readSitemapIndex(index).map(({ location }) => new URL(location).pathname);
      expect(named).toEqual(kinds.map((kind) => `/sitemap-${kind}.xml`));
      for (const path of named) {
        const file = await from.get(path, DUTCH);
        expect([path, file.status]).toEqual([path, 200]);
        expect(readSitemap(await file.text())).not.toEqual([]);
      }
    }
  });

  it.each([
    '/sitemap-products-2.xml',
    '/sitemap-content-7.xml',
    '/sitemap-cart.xml',
    '/sitemap-.xml',
    '/sitemap-products.xml/',
    '/sitemap.xml/',
    '/Sitemap.xml',
  ])('does not exist at %s', async (path) => {
    expect((await shop.get(path, DUTCH)).status).toBe(404);
  });
});

describe('a sitemap on the wire', () => {
  it('is compressed as the client accepts', async () => {
    const plain = await (await ask('/sitemap-products.xml', {})).text();
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await ask('/sitemap-products.xml', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(decompress(await response.arrayBuffer()).toString()).toBe(plain);
    }
  });

  it('is sent once to a client that revalidates, and has its date', async () => {
    const response = await ask('/sitemap-products.xml', {});
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/u);
    expect(response.headers.get('last-modified')).toBe('Fri, 01 May 2026 00:00:00 GMT');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/u);
    const again = await ask('/sitemap-products.xml', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await ask('/sitemap-content.xml', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is sent to a client that revalidates by date only, as a page may be gone since', async () => {
    const since = { 'if-modified-since': 'Fri, 01 May 2026 00:00:00 GMT' };
    expect((await ask('/sitemap-products.xml', since)).status).toBe(200);
  });

  it('answers HEAD with the same head', async () => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const whole = await ask('/sitemap-products.xml', headers);
      const head = await ask('/sitemap-products.xml', headers, 'HEAD');
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      for (const name of ['etag', 'last-modified', 'content-type', 'content-encoding'])
        expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    }
  });

  it('rejects other methods', async () => {
    expect((await ask('/sitemap.xml', {}, 'DELETE')).status).toBe(405);
  });
});

describe('a sitemap during an outage', () => {
  const ports = portsWith();
  const outages: readonly (readonly [string, string, ServerPorts])[] = [
    ['pages', '/sitemap.xml', portsWith(NARROW, { sitemapPages: away })],
    ['the shell', '/sitemap-content.xml', portsWith(NARROW, { shell: away })],
    ['old addresses', '/sitemap-content.xml', portsWith(NARROW, { oldAddresses: away })],
    ['filtered pages', '/sitemap-categories.xml', portsWith(NARROW, { filteredPages: away })],
    [
      'the search',
      '/sitemap-landing-pages.xml',
      {
        ...ports,
        search: { productsAndFilters: () => Promise.resolve(failedSearch(503, 'away')) },
      },
    ],
    [
      'the assortment',
      '/sitemap-products.xml',
      {
        ...ports,
        assortment: {
          ...ports.assortment,
          products: () =>
            Promise.resolve(err({ kind: 'catalog-unavailable', status: 503, message: 'away' })),
        },
      },
    ],
  ];

  it.each(outages)('is 503 with Retry-After, without %s', async (_who, path, without) => {
    const response = await (await openWith(without)).get(path, DUTCH);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { entries } = without.log as MemoryLog;
    expect(entries.map(({ event }) => event)).toContain(
      path.includes('landing') ? 'search-unavailable' : 'pages-unavailable',
    );
  });
});
