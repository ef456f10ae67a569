import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { describe, expect, it } from 'vitest';
import type { Assortment, ListedProduct } from '#ports/product-catalog.ts';
import { budgetsOf } from '#server/observe/route-kind.ts';
import { createRequestScope } from '#server/observe/request-scope.ts';
import { createFeeds, FEED_PATHS, type FeedLimits } from '#server/routes/feeds.ts';
import { createLocateShop } from '#server/request-source.ts';
import { NO_PICTURE } from '#src/catalog/product-pictures.ts';
import { euroCents } from '#src/pricing/money.ts';
import { err, ok } from '#src/shared/result.ts';
import { createBarrier } from '../../support/barrier.ts';
import { eventually } from '../../support/eventually.ts';
import { listenOnLoopback } from '../../support/listen-on-loopback.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { textOf } from '../../support/merchant-specification.ts';
import { readRobots } from '../../support/read-robots.ts';
import { readTsvFeed, readXmlFeed } from '../../support/read-feed.ts';
import { configOf, openShop, smallPorts } from '../small-shop.ts';

const ORIGIN = 'http://nl-nl.localhost:3000';
const DUTCH = { host: 'nl-nl.localhost:3000' };
const XML = '/feeds/google.xml';
const TSV = '/feeds/google.tsv';

const shop = await openShop();

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  shop.ask(path, { method, headers: { ...DUTCH, ...headers } });

const away = err({ kind: 'catalog-unavailable', status: 503, message: 'away' } as const);

const [aProduct] = await smallPorts()
  .assortment.products('nl-nl', { page: 1, productsPerPage: 1 })
  .then((answer) => (answer.ok ? answer.value.products : []));
if (!aProduct) throw new Error('The small shop has no product');
const product: ListedProduct = aProduct;

type Pages = { readonly count: number; readonly before?: (page: number) => Promise<boolean> };

/** An assortment of pages of copies of one product; `before` says whether a page is answered. */
function assortmentOf({ count, before = () => Promise.resolve(true) }: Pages) {
  const asked: number[] = [];
  const products: Assortment['products'] = async (_locale, { page, productsPerPage }) => {
    asked.push(page);
    if (!(await before(page))) return away;
    const copies = Array.from({ length: productsPerPage }, (_, index): ListedProduct => {
      const sku = `P-${page}-${index}`;
      const [first, ...others] = product.variants;
      return { ...product, sku, variants: [{ ...first, sku }, ...others.slice(0, 0)] };
    });
    return ok({ products: page > count ? [] : copies, total: count * productsPerPage });
  };
  return { asked, assortment: { ...smallPorts().assortment, products } };
}

const soldBy = (products: readonly ListedProduct[]) => ({
  ...smallPorts(),
  log: createMemoryLog(),
  assortment: {
    ...smallPorts().assortment,
    products: () => Promise.resolve(ok({ products, total: products.length })),
  },
});

describe('the feeds', () => {
  it('P3 have every variant of the shop of the host, sold out or not', async () => {
    const response = await ask(XML);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const { channel, items } = readXmlFeed(await response.text());
    expect(channel).toMatchObject({ link: `${ORIGIN}/`, language: 'nl-NL' });
    expect(items).toHaveLength(16);
    expect(items.find((item) => textOf(item, 'id') === 'M1-180')).toMatchObject({
      title: ['Matras Wolk, 180 × 200 cm'],
      link: [`${ORIGIN}/matras-wolk?maat=180x200`],
      price: ['699.00 EUR'],
      sale_price: ['599.00 EUR'],
      product_type: ['Soort 7'],
      gtin: ['8710000000000'],
      identifier_exists: ['yes'],
      shipping: [
        {
          country: 'NL',
          service: 'Naar de kamer van je keuze, ook met een trap',
          price: '0.00 EUR',
          min_handling_time: '2',
          max_handling_time: '2',
          min_transit_time: '1',
          max_transit_time: '3',
        },
      ],
    });
    const soldOut = items.find((item) => textOf(item, 'id') === 'M4-90');
    expect(soldOut).toMatchObject({ availability: ['out_of_stock'] });
    expect(JSON.stringify(soldOut)).not.toContain('handling_time');
  });

  it('say the same as text', async () => {
    const response = await ask(TSV);
    expect(response.headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8');
    const { items } = readXmlFeed(await (await ask(XML)).text());
    expect(readTsvFeed(await response.text())).toEqual(items);
  });

  it('are in the language of their host', async () => {
    const german = await shop.get(XML, { host: 'de-at.localhost:3000' });
    const { channel, items } = readXmlFeed(await german.text());
    expect(channel['language']).toBe('de-AT');
    expect(textOf(items[0] ?? {}, 'link')).toMatch(/^http:\/\/de-at\.localhost:3000\//u);
    expect(items.map((item) => textOf(item, 'title')).join()).toContain('Matratze Sandhügel');
  });

  it('do not exist without a domain, or under other names', async () => {
    const foreign = await openShop({ environment: { DOMAINS: '{"de-de":"https://de.example"}' } });
    expect((await foreign.get(XML, DUTCH)).status).toBe(404);
    for (const path of ['/feeds/google.csv', '/feeds/other.xml', `${XML}/`, '/Feeds/google.xml'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  it('are open to crawlers, with the pages and pictures that they lead to', async () => {
    const mayFetch = readRobots(ORIGIN, await (await ask('/robots.txt')).text());
    const { items } = readXmlFeed(await (await ask(XML)).text());
    const urls = items.flatMap((item) =>
      ['link', 'image_link', 'additional_image_link'].flatMap((name) => item[name] ?? []),
    );
    expect(urls.length).toBeGreaterThan(2 * 16 - 1);
    expect([XML, TSV, ...urls.map(String)].filter((url) => !mayFetch(url))).toEqual([]);
  });

  it('P3 leave out and report what Google would refuse, and keep the rest', async () => {
    const [first] = product.variants;
    const bad: readonly ListedProduct[] = [
      { ...product, sku: 'FREE', variants: [{ ...first, sku: 'FREE-1', price: priceOf(0) }] },
      { ...product, sku: 'BARE', pictures: [NO_PICTURE], variants: [{ ...first, sku: 'BARE-1' }] },
      { ...product, sku: 'LONG', variants: [{ ...first, sku: 'L'.repeat(51) }] },
      { ...product, sku: 'MUTE', name: '\u200B', variants: [{ ...first, sku: 'MUTE-1' }] },
      {
        ...product,
        sku: 'FAR',
        url: `/${'é'.repeat(400)}`,
        variants: [{ ...first, sku: 'FAR-1' }],
      },
      { ...product, sku: 'TWICE', variants: [first, first] },
      product,
      product,
    ];
    const ports = soldBy(bad);
    const other = await openShop({ ports });
    const { items } = readXmlFeed(await (await other.get(XML, DUTCH)).text());
    const ids = items.map((item) => textOf(item, 'id'));
    expect(ids).toEqual([first.sku, ...product.variants.map(({ sku }) => sku)]);
    expect(ports.log.entries.filter(({ level }) => level === 'warn')).toEqual([
      {
        level: 'warn',
        event: 'feed-items-left-out',
        facts: {
          locale: 'nl-nl',
          count: 6,
          omissions: [
            { sku: 'FREE-1', reason: 'no-price' },
            { sku: 'BARE-1', reason: 'no-picture' },
            { sku: 'L'.repeat(51), reason: 'unusable-id' },
            { sku: 'MUTE-1', reason: 'no-name' },
            { sku: 'FAR-1', reason: 'long-link' },
            { sku: first.sku, reason: 'repeated-id' },
          ],
        },
      },
    ]);
  });

  it('are 503 if the assortment or the content fails before they are sent', async () => {
    const { assortment, content, ...ports } = smallPorts();
    const failing = [
      { ...ports, content, assortment: { ...assortment, products: () => Promise.resolve(away) } },
      { ...ports, content, assortment: { ...assortment, categories: () => Promise.resolve(away) } },
      {
        ...ports,
        content,
        ...assortmentOf({ count: 3, before: (page) => Promise.resolve(page < 3) }),
      },
      {
        ...ports,
        assortment,
        content: {
          ...content,
          shell: () =>
            Promise.resolve(
              err({ kind: 'content-unavailable', status: 503, message: '', url: '' } as const),
            ),
        },
      },
    ];
    for (const one of failing) {
      const response = await (await openShop({ ports: one })).get(XML, DUTCH);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('120');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
      expect(await response.text()).toBe('The feed is not available now.\n');
    }
  });

  it('are 503 if an answer of the assortment is empty though more follow', async () => {
    const { assortment, ...ports } = smallPorts();
    const gaps = {
      ...assortment,
      products: () => Promise.resolve(ok({ products: [], total: 500 })),
    };
    const other = await openShop({ ports: { ...ports, assortment: gaps } });
    expect((await other.get(XML, DUTCH)).status).toBe(503);
  });

  it('go on after an answer of which all products are withheld', async () => {
    const products: Assortment['products'] = (_locale, { page }) =>
      Promise.resolve(
        ok({
          total: 150,
          ...(page === 1 ? { products: [], withheld: 100 } : { products: [product] }),
        }),
      );
    const assortment = { ...smallPorts().assortment, products };
    const other = await openShop({ ports: { ...smallPorts(), assortment } });
    const { items } = readXmlFeed(await (await other.get(XML, DUTCH)).text());
    expect(items).toHaveLength(product.variants.length);
  });

  it('have a deadline for each answer of the assortment, not for all of them', async () => {
    const budgets = { ...budgetsOf(configOf().timeLimits), sitemap: { read: 600, write: 600 } };
    const slow = (delay: number) => {
      const { assortment } = assortmentOf({ count: 5, before: () => wait(delay, true) });
      return openShop({ ports: { ...smallPorts(), assortment }, budgets });
    };
    expect((await (await slow(200)).get(XML, DUTCH)).status).toBe(200);
    expect((await (await slow(30_000)).get(XML, DUTCH)).status).toBe(503);
  });
});

const priceOf = (cents: number) => ({
  regular: euroCents(cents),
  final: euroCents(cents),
  default: euroCents(cents),
});

describe('a feed on the wire', () => {
  it.each([XML, TSV])('is compressed as the client accepts: %s', async (path) => {
    const plain = await (await ask(path)).text();
    for (const [encoding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await ask(path, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(decompress(await response.arrayBuffer()).toString()).toBe(plain);
    }
  });

  it('is sent once to a client that revalidates, and claims no date of a change', async () => {
    const response = await ask(XML);
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/u);
    expect(response.headers.get('last-modified')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect((await ask(XML, { 'if-none-match': etag })).status).toBe(304);
    expect((await ask(TSV, { 'if-none-match': etag })).status).toBe(200);
    const elsewhere = await (await openShop()).get(XML, { ...DUTCH, 'if-none-match': etag });
    expect(elsewhere.status).toBe(304);
    const cheaper = await openShop({ ports: soldBy([product]) });
    expect((await cheaper.get(XML, { ...DUTCH, 'if-none-match': etag })).status).toBe(200);
  });

  it('lets other requests in between two products', async () => {
    const { asked, get } = await openMill({ count: 100 }, { heldLength: Infinity });
    const feed = get(XML);
    await eventually(() => expect(asked.length).toBeGreaterThan(0));
    expect((await get('/elsewhere')).status).toBe(404);
    expect(asked.length).toBeLessThan(100);
    expect((await feed).status).toBe(200);
    await (await feed).text();
  });

  it('is read once for requests within ten seconds', async () => {
    const { asked, get } = await openMill({ count: 2 }, { heldLength: 10_000_000 });
    const [first, second] = [await (await get(XML)).text(), await (await get(XML)).text()];
    expect(second).toBe(first);
    expect(asked).toEqual([1, 2]);
    await (await get(TSV)).text();
    expect(asked).toEqual([1, 2, 1, 2]);
  });

  it('leaves memory after its lifetime, though nobody asks again', async () => {
    const lifetime = 10_000;
    const { get } = await openMill({ count: 60 }, { heldLength: Infinity, lifetime });
    const lengthOf = async (path: string): Promise<number> =>
      (await (await get(path)).text()).length;
    const before = await settledHeap();
    const length = await lengthOf(XML);
    const held = usedHeap() - before;
    await wait(lifetime);
    const left = usedHeap() - before;
    expect(held).toBeGreaterThan(length / 2);
    expect(left).toBeLessThan(length / 4);
  });

  it('is held in one format', async () => {
    const { asked, get } = await openMill({ count: 1 }, { heldLength: Infinity });
    for (const path of [XML, XML, TSV, TSV, XML]) await (await get(path)).text();
    expect(asked).toEqual([1, 1, 1]);
  });

  it('answers HEAD with the same head, and rejects other methods', async () => {
    const [whole, head] = [await ask(XML), await ask(XML, {}, 'HEAD')];
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'cache-control'])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    expect((await ask(XML, {}, 'POST')).status).toBe(405);
  });
});

/** {@link usedHeap} once nothing of the test files that ran before is being released any more. */
async function settledHeap(): Promise<number> {
  const first = usedHeap();
  await wait(500);
  const second = usedHeap();
  return Math.abs(second - first) < 100_000 ? second : settledHeap();
}

/** In bytes, of what is still referred to. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Feeds of this assortment alone, of which little is held; of every locale by its host. */
async function openMill(pages: Pages, limits: Partial<FeedLimits> = {}) {
  const { asked, assortment } = assortmentOf(pages);
  const { domains } = configOf().site;
  const log = createMemoryLog();
  const feeds = createFeeds({
    ports: { ...smallPorts(), assortment, log },
    site: { domains, remap: {} },
    locate: createLocateShop(domains),
    scope: createRequestScope(),
    budget: { read: 30_000, write: 30_000 },
    limits: { heldLength: 1000, patience: 600_000, lifetime: 10_000, ...limits },
  });
  const app = express().get([...FEED_PATHS], feeds);
  const { origin } = await listenOnLoopback(app);
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(origin + path, { headers });
  return { asked, log, get, origin };
}

describe('a feed that is too long to be held', () => {
  it.each([XML, TSV])('P3 is sent while it is read, without an ETag: %s', async (path) => {
    const { get, asked } = await openMill({ count: 4 });
    for (const encoding of ['identity', 'br', 'gzip']) {
      const response = await get(path, { 'accept-encoding': encoding });
      expect(response.status).toBe(200);
      expect(response.headers.get('etag')).toBeNull();
      expect(response.headers.get('last-modified')).toBeNull();
      const text = await response.text();
      expect(path === XML ? readXmlFeed(text).items : readTsvFeed(text)).toHaveLength(400);
    }
    expect(asked).toHaveLength(12);
  });

  it.each([
    [XML, 'identity'],
    [XML, 'br'],
    [TSV, 'identity'],
    [TSV, 'gzip'],
  ])('breaks its connection if it fails: %s, %s', async (path, encoding) => {
    const { get, log, asked } = await openMill({
      count: 50,
      before: (page) => Promise.resolve(page < 40),
    });
    let received = '';
    const reading = (async () => {
      const response = await get(path, { 'accept-encoding': encoding });
      expect(response.status).toBe(200);
      const decoder = new TextDecoder();
      for await (const bytes of response.body ?? []) received += decoder.decode(bytes);
    })();
    // A compressed one may break before its first bytes have left the compression.
    await expect(reading).rejects.toThrow(/^(?:terminated|fetch failed)$/u);
    expect(received).not.toContain('</rss>');
    expect(asked.at(-1)).toBe(40);
    expect(log.entries.map(({ event }) => event)).toContain('pages-unavailable');
    const next = await get(path, { 'accept-encoding': 'identity' });
    expect(next.status).toBe(200);
    await next.body?.cancel();
  });

  it('is refused while another of its locale is read, and only then', async () => {
    const barrier = createBarrier();
    const { get } = await openMill({
      count: 2,
      async before(page) {
        if (page === 1) {
          barrier.arrive();
          await barrier.opened;
        }
        return true;
      },
    });
    const first = get(XML);
    await barrier.arrived;
    for (const path of [XML, TSV]) {
      const refused = await get(path);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('120');
      expect(refused.headers.get('cache-control')).toBe('no-store');
      await refused.text();
    }
    barrier.open();
    expect(readXmlFeed(await (await first).text()).items).toHaveLength(200);
    expect((await get(TSV)).status).toBe(200);
  });

  it('is read no further, and makes room, when its client leaves', async () => {
    const { get, asked } = await openMill({ count: 5000 });
    const response = await get(XML);
    expect(response.status).toBe(200);
    await response.body?.cancel();
    const next = await eventually(async () => {
      const found = await get(TSV);
      expect(found.status).toBe(200);
      return found;
    });
    await next.body?.cancel();
    expect(asked.length).toBeLessThan(1000);
  });

  it('is not cut off for the time that the assortment takes', async () => {
    const { get } = await openMill({ count: 8, before: () => wait(250, true) }, { patience: 1500 });
    expect(readTsvFeed(await (await get(TSV)).text())).toHaveLength(800);
  });

  it('is cut off if its client reads too slowly, so that it does not keep its place', async () => {
    const { get, origin, asked } = await openMill({ count: 5000 }, { patience: 300 });
    const { port, host } = new URL(origin);
    const client = connect(Number(port), '127.0.0.1').pause();
    const closed = new Promise<void>((resolve) => void client.once('close', () => resolve()));
    client.write(`GET ${XML} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await eventually(() => expect(asked.length).toBeGreaterThan(0));
    await eventually(async () => expect((await get(TSV)).status).toBe(200));
    client.resume();
    await closed;
    expect(asked.length).toBeLessThan(4000);
  });
});
