import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { withContentCache } from '#adapters/cache/cached-content-source.ts';
import { withCatalogCache } from '#adapters/cache/cached-product-catalog.ts';
import { createUpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createMagentoClient } from '#adapters/magento/magento-client.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import type { ContentData } from '#adapters/embedded/content-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { alterReplies, type Alter } from '../support/altered-service.ts';
import {
  contentstackSettings,
  createDriftRecorder,
  openContentstack,
} from '../support/contentstack-shop.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { smallContent } from '../support/small-content.ts';
import { startMagento } from '../support/start-magento.ts';
import { inScope } from '../support/test-scope.ts';
import { openShop, smallPorts } from './small-shop.ts';

const HOUR = 3_600_000;
const DUTCH = { host: 'nl-nl.localhost:3000' };

const page = (uid: string, url: string) => ({
  uid,
  url,
  title: uid,
  metadata: {},
  alternates: {},
  breadcrumbs: [],
});

/** Additions to the small shop: pages about a product, one of which is discontinued, and texts. */
const MORE: readonly PageEntry[] = [
  { ...page('cloud', '/wolk'), type: 'Product', sku: 'M1' },
  { ...page('single', '/anker'), type: 'Product', sku: 'X1' },
  { ...page('gone', '/weg'), type: 'Product', sku: 'GONE' },
  { ...page('about', '/over'), type: 'Content', blocks: [] },
];

const content: ContentData = {
  ...smallContent,
  'nl-nl': { ...smallContent['nl-nl'], pages: [...smallContent['nl-nl'].pages, ...MORE] },
};

const stack = await openContentstack(content, smallCatalogue);
const service = await alterReplies(stack.origin);
const magento = await startMagento({ store: createCatalogueStore(smallCatalogue) }, afterAll);
const commerce = await alterReplies(magento.origin);
const asItIs: Alter = (reply) => reply;

afterEach(() => {
  service.state.alter = asItIs;
  commerce.state.alter = asItIs;
});

/** A shop over both, with an adjustable clock. */
async function openOver() {
  let now = HOUR;
  const stopwatch = { now: () => now };
  const drift = createDriftRecorder();
  const log = createMemoryLog();
  const answers = createUpstreamCache({
    cache: createMemoryCache({ stopwatch }),
    locks: createMemoryLocks(stopwatch),
    stopwatch,
    log,
    staleIfErrorTimeout: 5000,
  });
  const client = createMagentoClient({
    graphqlUrl: `${commerce.origin}/graphql`,
    clock: stopwatch,
  });
  afterAll(() => client.close());
  const source = createContentstackContentSource({
    settings: contentstackSettings(service.origin, service.host),
    drift,
    now: stopwatch.now,
  });
  const shop = await openShop({
    ports: {
      ...smallPorts(),
      content: withContentCache(source, answers),
      catalog: withCatalogCache(createMagentoProductCatalog(client, drift, shopCatalogue), answers),
      log,
    },
  });
  return {
    drift,
    get: (path: string) => shop.get(path, DUTCH),
    later: (milliseconds: number) => (now += milliseconds),
  };
}

type Entry = Record<string, unknown>;

/** Changes the entries found by a query for pages by their addresses. */
const alterEntries =
  (change: (reply: { entries: Entry[]; count: unknown }) => unknown): Alter =>
  (reply, url) => {
    const isRequested =
      url.includes('/content_types/page/') && url.includes('%24in') && url.includes('nl-nl');
    return isRequested && url.includes('%22url%22') ? change(reply as never) : reply;
  };

const eachEntry = (fields: Entry): Alter =>
  alterEntries((reply) => ({
    ...reply,
    entries: reply.entries.map((entry) => ({ ...entry, ...fields })),
  }));

const withoutFields = (...names: readonly string[]): Alter =>
  alterEntries((reply) => ({
    ...reply,
    entries: reply.entries.map((entry) =>
      Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name))),
    ),
  }));

const nothing = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(nothing)
    : Object.fromEntries(Object.keys(Object(value) as object).map((name) => [name, null]));

const CONTENT_FAULTS: readonly (readonly [string, Alter])[] = [
  [
    'an entry whose fields are all null',
    alterEntries((r) => ({ ...r, entries: nothing(r.entries) })),
  ],
  ['an entry whose address is null', eachEntry({ url: null })],
  ['an entry whose address is empty', eachEntry({ url: '' })],
  ['an entry without an address', withoutFields('url')],
  ['an entry whose uid is null', eachEntry({ uid: null })],
  ['an entry without a title', withoutFields('title')],
  ['an entry whose type is null', eachEntry({ page_type: null })],
  ['an entry whose type is a number', eachEntry({ page_type: 7 })],
  ['an entry without a type', withoutFields('page_type')],
  ['null for an entry', alterEntries((reply) => ({ ...reply, entries: [null] }))],
  ['null for its entries', alterEntries((reply) => ({ ...reply, entries: null }))],
  ['no entries', alterEntries(({ count }) => ({ count }))],
  ['a count and none of what it counts', alterEntries((reply) => ({ ...reply, entries: [] }))],
  ['an empty list and no count', alterEntries(() => ({ entries: [] }))],
  ['an empty list and null for its count', alterEntries(() => ({ entries: [], count: null }))],
];

type Products = { items: Entry[]; total_count: unknown };

const alterProducts =
  (change: (products: Products) => unknown): Alter =>
  (reply) => {
    const { data } = reply as { data?: { products?: Products } };
    const { products } = data ?? {};
    const isCatalogue = products?.total_count !== undefined;
    return isCatalogue
      ? { ...(reply as object), data: { ...data, products: change(products) } }
      : reply;
  };

const eachProduct = (fields: Entry): Alter =>
  alterProducts((products) => ({
    ...products,
    items: products.items.map((item) => ({ ...item, ...fields })),
  }));

const PRODUCT_FAULTS: readonly (readonly [string, Alter])[] = [
  ['null for its products', alterProducts(() => null)],
  ['null for its items', alterProducts((products) => ({ ...products, items: null }))],
  ['null for an item', alterProducts((products) => ({ ...products, items: [null] }))],
  ['null for its count', alterProducts((products) => ({ ...products, total_count: null }))],
  ['a count and none of what it counts', alterProducts(() => ({ items: [], total_count: 1 }))],
  ['items whose fields are all null', alterProducts((p) => ({ ...p, items: nothing(p.items) }))],
  ['a product without SKU', eachProduct({ sku: null })],
  ['a product without name', eachProduct({ name: null })],
  ['a product without address', eachProduct({ url_key: null })],
  ['a product without price', eachProduct({ price_range: null })],
  ['a product without kind', eachProduct({ kind: null })],
];

/** The cache takes every failure of a source alike: the short run has the first of each source. */
const cachedIn = <T>(faults: readonly T[]): readonly T[] => inScope(faults, faults.slice(0, 1));

/** Pages are read alike: the short run asks for the first. */
const pagesIn = (...paths: readonly string[]): readonly string[] =>
  inScope(paths, paths.slice(0, 1));

/** Status and cache headers of an answer, and whether it shows unreadable values. */
async function summaryOf(answer: Response) {
  const { status, headers } = answer;
  return {
    status,
    retryAfter: headers.get('retry-after'),
    cacheControl: headers.get('cache-control'),
    isOdd: /NaN|\[object Object\]/u.test(await answer.text()),
  };
}

const OUTAGE = { status: 503, retryAfter: '10', cacheControl: 'no-store', isOdd: false };

/** In milliseconds: a shop asks again after a failure, and still has its menu. */
const MINUTE = 60_000;

/** The faults of a service, and whether it was asked while it had them. */
function counted(alter: Alter) {
  let changed = 0;
  return {
    changes: () => changed,
    alter: (reply: unknown, url: string): unknown => {
      const altered = alter(reply, url);
      if (altered !== reply) changed += 1;
      return altered;
    },
  };
}

describe('a page of the content service that is unreadable', async () => {
  const before = await openOver();

  it.each(CONTENT_FAULTS)('is unavailable if the service answers %s', async (_name, alter) => {
    const fault = counted(alter);
    before.later(MINUTE);
    service.state.alter = fault.alter;
    for (const [index, path] of pagesIn('/over', '/wolk').entries()) {
      expect(await summaryOf(await before.get(path))).toEqual(OUTAGE);
      expect(fault.changes()).toBeGreaterThan(index);
    }
  });

  it.each(cachedIn(CONTENT_FAULTS))(
    'is shown from the cache if the service answers %s',
    async (_name, alter) => {
      const { get, later } = await openOver();
      const before = await (await get('/over')).text();
      service.state.alter = alter;
      later(2 * HOUR);
      const answer = await get('/over');
      expect([answer.status, await answer.text()]).toEqual([200, before]);
    },
  );

  it.each([
    ['a product without its SKU', '/wolk', { sku: null }],
    ['a category without its id', '/matrassen', { object_id: null }],
  ])('is unavailable: %s', async (_name, path, fields) => {
    const { get, drift, later } = await openOver();
    service.state.alter = eachEntry(fields);
    expect(await summaryOf(await get(path))).toEqual(OUTAGE);
    expect(drift.items).toContainEqual(expect.objectContaining({ place: 'page' }));
    later(2000);
    service.state.alter = asItIs;
    expect((await get(path)).status).toBe(200);
  });

  it('is shown without its optional parts', async () => {
    const { get } = await openOver();
    service.state.alter = eachEntry({
      blocks: null,
      seo: null,
      breadcrumbs: null,
      updated_at: null,
    });
    expect((await get('/over')).status).toBe(200);
  });

  it('is unavailable, and not answered with the page of a shorter URL', async () => {
    const { get } = await openOver();
    service.state.alter = alterEntries((reply) => ({
      ...reply,
      entries: reply.entries.map((entry) =>
        entry['uid'] === 'lunaro' ? { ...entry, page_type: null } : entry,
      ),
    }));
    expect(await summaryOf(await get('/matrassen/lunaro'))).toEqual(OUTAGE);
    expect((await get('/matrassen')).status).toBe(200);
  });

  it('does not exist if the service says so, and exists again by its next answer', async () => {
    const { get, later } = await openOver();
    expect((await get('/bestaat-niet')).status).toBe(404);
    service.state.alter = alterEntries(() => ({ entries: [], count: 0 }));
    expect((await get('/over')).status).toBe(404);
    service.state.alter = asItIs;
    later(HOUR);
    expect((await get('/over')).status).toBe(200);
  });
});

describe('a product of Magento that is unreadable', async () => {
  const before = await openOver();

  it.each(PRODUCT_FAULTS)('is unavailable if Magento answers %s', async (_name, alter) => {
    const fault = counted(alter);
    before.later(MINUTE);
    commerce.state.alter = fault.alter;
    for (const [index, path] of pagesIn('/wolk', '/anker').entries()) {
      expect(await summaryOf(await before.get(path))).toEqual(OUTAGE);
      expect(fault.changes()).toBeGreaterThan(index);
    }
  });

  it.each(cachedIn(PRODUCT_FAULTS))(
    'is shown from the cache if Magento answers %s',
    async (_name, alter) => {
      const { get, later } = await openOver();
      const before = await (await get('/wolk')).text();
      commerce.state.alter = alter;
      later(2 * HOUR);
      const answer = await get('/wolk');
      expect([answer.status, await answer.text()]).toEqual([200, before]);
    },
  );

  it('is unavailable if its own name is among properties that are null', async () => {
    const { get } = await openOver();
    commerce.state.alter = eachProduct({ custom_attributesV2: null });
    expect(await summaryOf(await get('/anker'))).toEqual(OUTAGE);
  });

  it('is shown without its optional parts', async () => {
    const { get } = await openOver();
    commerce.state.alter = eachProduct({
      short_description: null,
      description: null,
      categories: null,
      shown: null,
      new_from_date: null,
    });
    expect((await get('/wolk')).status).toBe(200);
  });

  it('does not exist if Magento says so', async () => {
    const { get } = await openOver();
    expect((await get('/weg')).status).toBe(404);
    commerce.state.alter = alterProducts(() => ({ items: [], total_count: 0 }));
    expect((await get('/wolk')).status).toBe(404);
  });
});
