import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createMeasurementFor, createRenderer } from '#server/render.tsx';
import { FAVICON_SIZE } from '#src/content/image-url.ts';
import type { Product } from '#src/catalog/product.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { configOf, openShop, type RunningShop, smallAssets, smallPorts } from './small-shop.ts';

const HOSTILE = `</script><script>alert(1)</script><img src=x onerror="alert(2)">`;

const ports = smallPorts();
const { site } = configOf();

/** The small shop with the real components; the name of every product contains an attack. */
const catalog: typeof ports.catalog = {
  async product(locale, sku) {
    const found = await ports.catalog.product(locale, sku);
    if (!found.ok) return found;
    const product: Product = { ...found.value, name: HOSTILE, summary: HOSTILE };
    return ok(product);
  },
};
const hostilePorts = { ...ports, catalog };

const open = (environment: Record<string, string> = {}): Promise<RunningShop> =>
  openShop({
    environment,
    ports: hostilePorts,
    renderer: createRenderer({ assets: smallAssets, site, ports: hostilePorts }),
  });

const shop = await open();
const PAGES = [
  '/',
  '/matrassen',
  '/matrassen/maat/90x200',
  '/matras-wolk',
  '/winkelwagen',
  '/nergens',
];

/** Pages with JSON-LD. */
const WITH_STRUCTURED_DATA: ReadonlySet<string> = new Set(PAGES.slice(0, 4));

const htmlAt = async (path: string, locale = 'nl-nl') =>
  (await shop.get(path, { Host: `${locale}.localhost:3000` })).text();

describe('createRenderer', () => {
  it('P6 names icons that the shop has, in their sizes', async () => {
    const html = await (await shop.get('/')).text();
    const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/gu)];
    const sizes = icons.map(async ([, href = '']) => {
      const { width, height } = await sharp(`ui/public${href}`).metadata();
      return [href, width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      ['/favicon-49.png', FAVICON_SIZE, FAVICON_SIZE],
      ['/favicon.svg', 32, 32],
      ['/apple-touch-icon.png', 180, 180],
    ]);
    expect(html).toContain(`href="/favicon-49.png" type="image/png" sizes="49x49"`);
  });

  it.each(LOCALES)('links manifest, search and feed of the shop: %s', async (locale) => {
    const html = await htmlAt('/', locale);
    const links = [...html.matchAll(/<link rel="(?:manifest|search|alternate" type)[^>]*>/gu)];
    const addresses = links.map(([link]) => /href="([^"]+)"/u.exec(link)?.[1]);
    expect(addresses).toEqual(['/manifest.webmanifest', '/opensearch.xml', '/feed.xml']);
    expect(links.at(-1)?.[0]).toMatch(/title="[^"]+ Klein[^"]*"/u);
  });

  it.each(PAGES)('writes one inline script on %s, the one in the policy', async (path) => {
    const html = await htmlAt(path);
    const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gsu)];
    const [boot, data, ...others] = scripts.map(({ groups }) => groups);
    expect(others.map((other) => other?.['attributes'])).toEqual(
      WITH_STRUCTURED_DATA.has(path) ? [' type="application/ld+json"'] : [],
    );
    expect(boot?.['attributes']).toBe('');
    expect(smallAssets.contentSecurityPolicy).toContain(
      `'sha256-${createHash('sha256')
        .update(boot?.['text'] ?? '')
        .digest('base64')}'`,
    );
    expect(data?.['attributes']).toBe(' type="application/json" id="boot-data"');
    expect(html.match(/<script/gu)).toHaveLength(scripts.length);
  });

  it.each(PAGES)('writes nothing that the policy forbids on %s', async (path) => {
    const html = await htmlAt(path);
    const tags = html.replaceAll(/"[^"]*"/gu, '""').match(/<[a-z][^>]*>/giu) ?? [];
    expect(tags.filter((tag) => /\s(?:on[a-z]+|style)=/iu.test(tag))).toEqual([]);
    expect(html).not.toMatch(/(?:href|src|action)="\s*javascript:/iu);
  });

  it('writes a hostile name as plain text, and passes it to the browser unharmed', async () => {
    const html = await htmlAt('/matras-wolk');
    const [, boot = ''] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
    expect(JSON.parse(boot)).toMatchObject({ page: { product: { name: HOSTILE } } });
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<img src=x');
  });

  it.each(PAGES)(
    'requests the pictures of the first screen of %s before its styles',
    async (path) => {
      const html = await htmlAt(path);
      const [before = '', after = ''] = html.split('<style>');
      expect(before).toContain('<link rel="preload" as="image" href="/logo.svg">');
      expect(after).not.toContain('as="image"');
    },
  );

  it.each(PAGES)('has %s painted with its whole header or not at all', async (path) => {
    const html = await htmlAt(path);
    const [, id = 'none'] =
      /<link rel="expect" href="#([^"]+)" blocking="render">/u.exec(html) ?? [];
    const [end, main] = [html.indexOf(`id="${id}"`), html.indexOf('<main')];
    expect(end).toBeGreaterThan(html.indexOf('</header>'));
    expect(main).toBeGreaterThan(end);
  });

  it.each(LOCALES)('includes all boot data of the browser: %s', async (locale) => {
    const html = await htmlAt('/', locale);
    const [, boot = ''] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
    expect(JSON.parse(boot)).toMatchObject({
      page: { type: 'home', locale },
      shell: { shopName: 'Klein' },
      build: '/assets/main-1.js',
    });
  });

  it('writes the same bytes for the same page', async () => {
    expect(await htmlAt('/matras-wolk')).toBe(await htmlAt('/matras-wolk'));
  });

  it('reports an unavailable product as such, not as missing', async () => {
    const failure = { kind: 'catalog-unavailable', status: 500, message: 'down' } as const;
    const away = { ...ports, catalog: { product: () => Promise.resolve(err(failure)) } };
    const renderer = createRenderer({ assets: smallAssets, site, ports: away });
    const response = await (await openShop({ ports: away, renderer })).get('/matras-wolk');
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('<title>Deze pagina laat even op zich wachten</title>');
    expect(html).toContain('<h1>Deze pagina laat even op zich wachten</h1>');
  });

  it.each([
    ['nl-nl', 'Deze pagina laat even op zich wachten'],
    ['de-at', 'Diese Seite lässt sich gerade nicht laden'],
    ['en-us', 'This page cannot be loaded right now'],
  ])('does so while the layout is unavailable: %s', async (locale, title) => {
    const failure = { kind: 'content-unavailable', status: 500, message: 'x', url: '' } as const;
    const content = { ...ports.content, shell: () => Promise.resolve(err(failure)) };
    const away = { ...ports, content };
    const renderer = createRenderer({ assets: smallAssets, site, ports: away });
    const shop = await openShop({ ports: away, renderer });
    const response = await shop.get('/', { Host: `${locale}.localhost:3000` });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toContain('<script');
  });

  it.each([
    ['nl-be', 'We maken het bed even op', 'Over een paar minuten'],
    ['de-at', 'Wir machen gerade das Bett', 'In wenigen Minuten'],
    ['en-us', 'We are making the bed', 'in a few minutes'],
  ])('H6 shows logo, title and paragraph in maintenance: %s', async (locale, title, paragraph) => {
    const closed = await open({ MAINTENANCE_MODE: 'true' });
    const response = await closed.get('/', { Host: `${locale}.localhost:3000` });
    const html = await response.text();
    expect(html).toMatch(/<img[^>]*width="233"[^>]*height="24"/u);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(paragraph);
    expect(html).not.toContain('<script');
  });
});

const settings = { tagScript: 'https://tags.example/gtm.js', searchEvents: true };

describe('createMeasurementFor', () => {
  it('H14a passes the measurement settings to pages on which a consent can be withdrawn', () => {
    const measurementFor = createMeasurementFor(createMemoryLog(), settings);
    expect(measurementFor('nl-nl', { cookiesUrl: '/cookies' })).toEqual({ measurement: settings });
    expect(createMeasurementFor(createMemoryLog())('nl-nl', { cookiesUrl: '/cookies' })).toEqual(
      {},
    );
  });

  it('H14a logs once per locale that there is no such page, and ignores drafts', () => {
    const log = createMemoryLog();
    const measurementFor = createMeasurementFor(log, settings);
    expect(measurementFor('nl-nl', { isDraft: true })).toEqual({});
    expect(log.entries).toEqual([]);
    for (const locale of ['nl-nl', 'nl-nl', 'de-de'] as const)
      expect(measurementFor(locale, {})).toEqual({});
    expect(log.entries.map(({ event }) => event)).toEqual([
      'nothing-measured-without-cookies-page',
      'nothing-measured-without-cookies-page',
    ]);
    expect(measurementFor('nl-nl', { isDraft: true, cookiesUrl: '/cookies' })).toEqual({});
  });
});
