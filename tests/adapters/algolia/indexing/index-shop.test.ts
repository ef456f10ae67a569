import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { createAlgoliaIndexWriter } from '#adapters/algolia/indexing/algolia-index-writer.ts';
import {
  planIndexes,
  pushIndexes,
  type IndexingSources,
} from '#adapters/algolia/indexing/index-shop.ts';
import type { IndexPlan } from '#adapters/algolia/indexing/index-writer.ts';
import { describeIndexingFailure } from '#adapters/algolia/indexing/indexing-failure.ts';
import { createAlgoliaProductSearch } from '#adapters/algolia/algolia-product-search.ts';
import { NO_UPPER_BOUND } from '#adapters/algolia/product-record.ts';
import type { ListedProductsPage } from '#ports/product-catalog.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { ALGOLIA_KEYS } from '../../../support/algolia-sandbox.ts';
import { createPushMemory, indexedAlgolia, shopOf } from '../../../support/indexed-algolia.ts';
import { stubHost } from '../../../support/http-stub.ts';
import { searchRequest } from '../../../support/search-request.ts';
import { smallCatalogue } from '../../../support/small-catalogue.ts';
import { smallContent } from '../../../support/small-content.ts';

const indexed = await indexedAlgolia(smallCatalogue, smallContent);
afterAll(() => indexed.algolia.close());
const { client } = indexed.algolia;
const writer = createAlgoliaIndexWriter({ ...indexed.settings, writeKey: ALGOLIA_KEYS.write });
const shop = shopOf(smallCatalogue, smallContent);

async function plansOf(more: Partial<IndexingSources> = {}): Promise<readonly IndexPlan[]> {
  const plans = await planIndexes({ ...shop, ...more }, 'nl-nl');
  if (!plans.ok) throw new Error(describeIndexingFailure(plans.error));
  return plans.value.plans;
}

const PRODUCTS = 'test_products_nl-nl';

const failing = (products: (page: number) => Result<ListedProductsPage, never> | 'down') =>
  planIndexes(
    {
      ...shop,
      assortment: {
        ...shop.assortment,
        products: (_, { page }) => {
          const answer = products(page);
          const failure = { kind: 'catalog-unavailable', status: 503, message: 'away' } as const;
          return Promise.resolve(answer === 'down' ? err(failure) : answer);
        },
      },
    },
    'nl-nl',
  );

/** Forwards a request to the sandbox; records the number of rules requested, if any. */
async function forward(request: IncomingMessage, response: ServerResponse, requests: unknown[]) {
  const { method = 'GET', url = '/' } = request;
  const body = await text(request);
  if (url.includes('/rules/search'))
    requests.push((JSON.parse(body) as { readonly hitsPerPage?: unknown }).hitsPerPage);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      (header): header is [string, string] =>
        typeof header[1] === 'string' && /^(?:x-algolia-|content-type)/u.test(header[0]),
    ),
  );
  const answer = await fetch(`http://127.0.0.1:${indexed.algolia.port}${url}`, {
    method,
    headers,
    ...(body !== '' && { body }),
  });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
}

const push = async (plans: readonly IndexPlan[], progress = createPushMemory()) =>
  pushIndexes(plans, { writer, progress });

/** Each content page of the shop twenty times, and no other page. */
async function manyContentPages(locale: Locale) {
  const pages = await shop.content.sitemapPages(locale);
  const content = pages.ok ? pages.value.filter(({ type }) => type === 'Content') : [];
  return ok(Array.from({ length: 20 }, () => content).flat());
}

describe('planIndexes', () => {
  it('S4 creates a record per variant, with the SKU of the product for the default variant', async () => {
    const products = (await plansOf()).find(({ name }) => name === PRODUCTS);
    const records = [...(products?.records ?? [])];
    const ids = records.map(({ objectID }) => objectID);
    expect(products?.recordCount).toBe(16);
    expect(ids.slice(0, 4)).toEqual(['M4', 'M2#M2-90', 'M2#M2-140', 'M2']);
    expect(ids).toHaveLength(16);
    expect(new Set(ids).size).toBe(16);
    expect(records[3]).toMatchObject({
      sku: 'M2',
      price: 349.5,
      soldOut: 0,
      isShown: 1,
      sizeRank: 1,
      rank: 1,
      place: 2,
      since: 20_250_615,
      categories: ['7'],
      maat: ['180x200'],
      matras_hardheid: ['Stevig'],
      by_price: 'M2|349.5',
      all: { maat: ['90x200', '140x200', '180x200'] },
      offers: {
        none: { lower: -1, upper: NO_UPPER_BOUND },
        maat: { lower: -1, upper: NO_UPPER_BOUND },
      },
    });
  });

  it('plans nothing if the products cannot be read or change meanwhile', async () => {
    expect(await failing(() => 'down')).toMatchObject({ error: { kind: 'goods-unavailable' } });
    const all = await shop.assortment.products('nl-nl', { page: 1, productsPerPage: 100 });
    const products = all.ok ? all.value.products : [];
    const answers = [ok({ products, total: 150 }), ok({ products: [], total: 149 })];
    expect(await failing((page) => answers[page - 1] ?? 'down')).toEqual(
      err({ kind: 'assortment-changed' }),
    );
    const withheld = [
      ok({ products: [], total: 101, withheld: 100 }),
      ok({ products: [], total: 101, withheld: 1 }),
    ];
    expect(await failing((page) => withheld[page - 1] ?? 'down')).toMatchObject(
      err({ kind: 'nothing-to-index' }),
    );
    expect(await failing(() => ok({ products, total: 150 }))).toEqual(
      err({ kind: 'assortment-changed' }),
    );
  });

  it('keeps no product in memory: each page is put away before the next is requested', async () => {
    const events: string[] = [];
    const plans = await plansOf({
      assortment: {
        ...shop.assortment,
        async products(locale, request) {
          events.push(`page ${request.page}`);
          const page = await shop.assortment.products(locale, { page: 1, productsPerPage: 100 });
          const { products } = page.ok ? page.value : { products: [] };
          return ok({ products: products.slice(request.page - 1, request.page), total: 300 });
        },
      },
      products: {
        append: (products) => void events.push(`put away ${products.length}`),
        clear: () => void events.push('cleared'),
        [Symbol.iterator]: () => shop.products[Symbol.iterator](),
      },
    }).catch(() => []);
    expect(plans).toHaveLength(2);
    expect(events).toEqual([
      'cleared',
      ...[1, 2, 3].flatMap((page) => [`page ${page}`, 'put away 1']),
    ]);
  });

  it('keeps no content page in memory: a few are put away before the next are requested', async () => {
    let [open, most, kept] = [0, 0, 0];
    const plans = await plansOf({
      content: {
        ...shop.content,
        sitemapPages: manyContentPages,
        async pageByUrl(...request) {
          open += 1;
          most = Math.max(most, open);
          return shop.content.pageByUrl(...request);
        },
      },
      entries: {
        append(records) {
          open = 0;
          kept += records.length;
        },
        clear: () => {},
        [Symbol.iterator]: () => shop.entries[Symbol.iterator](),
      },
    });
    expect(most).toBe(8);
    expect(plans.find(({ name }) => name === 'test_entries_nl-nl')?.recordCount).toBe(kept);
    expect(kept).toBeGreaterThan(most);
  });

  it('asks for no pages of products, of which a large shop has most', async () => {
    const asked: unknown[] = [];
    await plansOf({
      content: {
        ...shop.content,
        sitemapPages(locale, types) {
          asked.push(types);
          return shop.content.sitemapPages(locale, types);
        },
      },
    });
    expect(asked).toEqual([['Lister', 'Content']]);
  });

  it('reads the content pages several at a time', async () => {
    let [reading, most] = [0, 0];
    await plansOf({
      content: {
        ...shop.content,
        sitemapPages: manyContentPages,
        async pageByUrl(...request) {
          reading += 1;
          most = Math.max(most, reading);
          const page = await shop.content.pageByUrl(...request);
          reading -= 1;
          return page;
        },
      },
    });
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('returns nothing-to-index for a shop without products', async () => {
    expect(await failing(() => ok({ products: [], total: 0 }))).toEqual(
      err({ kind: 'nothing-to-index', index: PRODUCTS }),
    );
  });

  it('skips a product that could not be read', async () => {
    const all = await shop.assortment.products('nl-nl', { page: 1, productsPerPage: 100 });
    const products = all.ok ? all.value.products.slice(1) : [];
    expect(await failing(() => ok({ products, total: products.length + 1 }))).toMatchObject({
      ok: true,
    });
  });
});

describe('pushIndexes', () => {
  it('keeps the rules of merchandisers, and removes products that are no longer sold', async () => {
    const rule = {
      objectID: 'christmas',
      conditions: [{ pattern: 'kerst', anchoring: 'is' as const }],
      consequence: { params: { query: 'dekbed' } },
    };
    const { taskID } = await client.saveRules({ indexName: PRODUCTS, rules: [rule] });
    await client.waitForTask({ indexName: PRODUCTS, taskID });
    const others = smallCatalogue.products.filter(({ sku }) => sku !== 'M2');
    const fewer = shopOf({ ...smallCatalogue, products: others }, smallContent);
    expect(await push(await plansOf(fewer))).toMatchObject(ok({ replaced: 2 }));
    const { hits } = await client.searchRules({
      indexName: PRODUCTS,
      searchRulesParams: { query: 'christmas' },
    });
    expect(hits).toMatchObject([rule]);
    const search = createAlgoliaProductSearch(indexed);
    const found = await search.productsAndFilters(searchRequest({ sorting: 'price-asc' }));
    expect(found.hits.map(({ sku }) => sku)).toEqual(['M3', 'M1', 'M4']);
  });

  it('requests a hundred rules at a time, and keeps all rules of merchandisers', async () => {
    const plans = await plansOf();
    await push(plans);
    const rules = Array.from({ length: 250 }, (_, index) => ({
      objectID: `rule-${index}`,
      conditions: [{ pattern: `word ${index}`, anchoring: 'is' as const }],
      consequence: { params: { query: 'dekbed' } },
    }));
    const { taskID } = await client.saveRules({ indexName: PRODUCTS, rules });
    await client.waitForTask({ indexName: PRODUCTS, taskID });
    const requests: unknown[] = [];
    const watched = await stubHost((request, response) => {
      void forward(request, response, requests);
    });
    const settings = { ...indexed.settings, hosts: [watched.host] };
    const careful = createAlgoliaIndexWriter({ ...settings, writeKey: ALGOLIA_KEYS.write });
    await pushIndexes(plans, { writer: careful, progress: createPushMemory() });
    await careful.close();
    await watched.close();
    const manualRules = await client.searchRules({
      indexName: PRODUCTS,
      searchRulesParams: { query: '', hitsPerPage: 1000 },
    });
    expect(manualRules.hits.filter(({ objectID }) => objectID.startsWith('rule-'))).toHaveLength(
      250,
    );
    expect(requests.length).toBeGreaterThanOrEqual(3);
    expect(new Set(requests)).toEqual(new Set([100]));
  });

  it('removes the replicas of facets that no longer exist', async () => {
    const plans = await plansOf();
    const bare = plans.map((plan) => ({ ...plan, replicas: plan.replicas.slice(0, 1) }));
    await push(bare);
    const { replicas } = await client.getSettings({ indexName: PRODUCTS });
    expect(replicas).toEqual([`${PRODUCTS}_price-asc`]);
    expect(await client.indexExists({ indexName: `${PRODUCTS}_by_price` })).toBe(false);
    await push(plans);
    const { items } = await client.listIndices();
    const entries = items
      .filter(({ name }) => name.startsWith(PRODUCTS))
      .map(({ entries }) => entries);
    expect(entries).toEqual(
      Array.from({ length: plans.at(-1)?.replicas.length ?? 0 }, () => 16).concat(16),
    );
  });

  it('does not push unchanged indexes again', async () => {
    const memory = createPushMemory();
    const plans = await plansOf();
    await push(plans, memory);
    expect(await push(plans, memory)).toMatchObject(ok({ replaced: 0, updated: 0 }));
  });

  it("keeps merchandisers' synonyms, and gives synonyms and rules to the replicas", async () => {
    const plans = await plansOf();
    await push(plans);
    const synonym = {
      objectID: 'bunk',
      type: 'synonym' as const,
      synonyms: ['stapelbed', 'hoogslaper'],
    };
    const { taskID } = await client.saveSynonyms({ indexName: PRODUCTS, synonymHit: [synonym] });
    await client.waitForTask({ indexName: PRODUCTS, taskID });
    await push(plans);
    for (const indexName of [PRODUCTS, `${PRODUCTS}_price-asc`, `${PRODUCTS}_by_price`]) {
      const synonyms = await client.searchSynonyms({ indexName });
      expect(synonyms.hits.map(({ objectID }) => objectID)).toContain('bunk');
      const rules = await client.searchRules({ indexName });
      expect(rules.hits.map(({ objectID }) => objectID)).toContain('category-7');
    }
  });

  it('writes only the records of a changed price and a removed variant', async () => {
    const memory = createPushMemory();
    await push(await plansOf(), memory);
    const products = smallCatalogue.products.map((product) => {
      const [first, ...others] = product.variants;
      const dearer = { ...first, cents: first.cents + 100 };
      return product.sku === 'M4'
        ? { ...product, variants: [dearer, ...others] as const }
        : product;
    });
    const dearer = await plansOf(shopOf({ ...smallCatalogue, products }, smallContent));
    expect(await push(dearer, memory)).toEqual(
      ok({ replaced: 0, updated: 1, written: 1, removed: 0 }),
    );
    const search = createAlgoliaProductSearch(indexed);
    const found = await search.productsAndFilters(searchRequest({ sorting: 'price-asc' }));
    const before = smallCatalogue.products.find(({ sku }) => sku === 'M4')?.variants[0]?.cents ?? 0;
    const changed = found.hits.find(({ sku }) => sku === 'M4');
    expect(changed?.price.final.cents).toBe(before + 100);
    expect(await push(dearer, memory)).toEqual(
      ok({ replaced: 0, updated: 0, written: 0, removed: 0 }),
    );
  });

  it('says which record is too large, and changes nothing', async () => {
    const plans = await plansOf();
    const pushed = await pushIndexes(plans, {
      writer,
      progress: createPushMemory(),
      maxRecordBytes: 1000,
    });
    if (pushed.ok) throw new Error('It was pushed.');
    expect(pushed.error).toMatchObject({ kind: 'record-too-large', maxRecordBytes: 1000 });
    expect(describeIndexingFailure(pushed.error)).toMatch(/ALGOLIA_RECORD_BYTES/);
  });
});
