import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAlgoliaProductSearch } from '#adapters/algolia/algolia-product-search.ts';
import type { AlgoliaPayload } from '#adapters/algolia/algolia-client.ts';
import type { AlgoliaResult } from '#adapters/algolia/search-failure.ts';
import type { DroppedItem } from '#ports/upstreams.ts';
import { formatHit } from '#src/search/hit-document.ts';
import type { SearchRequest } from '#src/search/search-result.ts';
import { ok } from '#src/shared/result.ts';
import { HIT } from '../../support/hit.ts';
import { namesOf } from '../../support/indexed-algolia.ts';
import { scriptedReader, UNREACHABLE } from '../../support/scripted-reader.ts';
import { searchRequest } from '../../support/search-request.ts';

const { priceFrom: _, ...document } = formatHit(HIT);
const RECORD = { ...document, objectID: HIT.sku, dearest: [{ size: '180x200', price: 2000 }] };

const SCOPE = {
  nbHits: 9,
  facets: {
    maat: { '90x200': 5, '160x200': 4 },
    price: { '999': 4, '99.5': 5 },
    merk: { Lunaro: 9 },
    constructor: { x: 1 },
  },
  userData: [
    {
      labels: { eigen: 'Eigen' },
      groups: { maat: 'maat', price: 'price' },
      replicas: ['price'],
      offerDepth: 2,
    },
  ],
  renderingContent: {
    facetOrdering: { facets: { order: ['merk', 'maat', 'price', 'eigen', 'toString'] } },
  },
};
const FOUND = {
  nbHits: 1,
  page: 0,
  hits: [RECORD],
  queryID: 'q1',
  facets: { merk: { Lunaro: 1 } },
};

const isScope = ({ distinct }: AlgoliaPayload) => distinct === false;
const SHOP = (wire: AlgoliaPayload): AlgoliaResult<unknown> => ok(isScope(wire) ? SCOPE : FOUND);

function search(answer: (wire: AlgoliaPayload) => AlgoliaResult<unknown> = SHOP, now = () => 0) {
  const client = scriptedReader(answer);
  const dropped: DroppedItem[] = [];
  const drift = { report: (item: DroppedItem) => void dropped.push(item) };
  const adapter = createAlgoliaProductSearch({ client, names: namesOf(), drift, now });
  return {
    reader: client,
    dropped,
    ask: (overrides: Partial<SearchRequest> = {}) =>
      adapter.productsAndFilters(searchRequest(overrides)),
  };
}

const SIZE = { kind: 'values', name: 'maat', values: ['160x200'] } as const;
const PRICE = { kind: 'range', name: 'price', minCents: 10_000, maxCents: 99_950 } as const;

/** Hits of an answer whose product is dearer in another variant of this size. */
const hitsOf = async (size: string) => {
  const dearer = { ...RECORD, dearest: [{ size, price: 2000 }] };
  const { ask } = search((wire) => ok(isScope(wire) ? SCOPE : { ...FOUND, hits: [dearer] }));
  return (await ask()).hits;
};

describe('createAlgoliaProductSearch', () => {
  it('S4 queries the hits and the selected facets of a listing in one call', async () => {
    const { ask, reader } = search();
    await ask({ selection: [SIZE, PRICE], sorting: 'price-asc', page: 3 });
    expect(reader.calls.map((wires) => wires.length)).toEqual([1, 4]);
    const [hits, ...counts] = reader.calls[1] ?? [];
    expect(hits).toMatchObject({
      indexName: 'test_products_nl-nl_price-asc',
      facetFilters: [['categories:7'], ['maat:160x200']],
      numericFilters: [['price:100 TO 999.5'], 'offers.maat.lower<100', 'offers.maat.upper>999.5'],
      facets: ['merk'],
      page: 2,
      hitsPerPage: 16,
      ruleContexts: ['category-7'],
    });
    expect(counts.slice(0, 2)).toMatchObject(
      ['90x200', '160x200'].map((size) => ({
        indexName: 'test_products_nl-nl',
        facetFilters: [['categories:7'], [`maat:${size}`]],
        numericFilters: [['price:100 TO 999.5']],
        hitsPerPage: 0,
        analytics: false,
      })),
    );
    expect(counts[2]).toMatchObject({
      indexName: 'test_products_nl-nl_by_price',
      facetFilters: [['categories:7'], ['maat:160x200']],
      numericFilters: [],
    });
  });

  it('counts the sizes of all products by one query as long as no other variant facet is chosen', async () => {
    const { ask, reader } = search();
    await ask();
    await ask({ selection: [SIZE] });
    const indexes = reader.calls
      .slice(1)
      .map((wires) =>
        wires.map(({ indexName, facets, facetFilters }) => ({ indexName, facets, facetFilters })),
      );
    const all = [['categories:7']];
    const chosen = [['categories:7'], ['maat:160x200']];
    const prices = { indexName: 'test_products_nl-nl_by_price', facets: ['price'] };
    expect(indexes).toEqual([
      [
        { indexName: 'test_products_nl-nl', facets: ['merk', 'all.maat'], facetFilters: all },
        { ...prices, facetFilters: all },
      ],
      [
        { indexName: 'test_products_nl-nl', facets: ['merk'], facetFilters: chosen },
        { indexName: 'test_products_nl-nl', facets: ['all.maat'], facetFilters: all },
        { ...prices, facetFilters: chosen },
      ],
    ]);
  });

  it('does not look for the best offer of more facets than the index knows', async () => {
    const rule = { ...SCOPE, userData: [{ ...SCOPE.userData[0], offerDepth: 0 }] };
    const { ask, reader } = search((wire) => ok(isScope(wire) ? rule : FOUND));
    await ask({ selection: [SIZE], sorting: 'price-asc' });
    expect(reader.calls[1]?.[0]).toMatchObject({ numericFilters: [] });
  });

  it('reports counts that Algolia estimated', async () => {
    const exhaustive = { nbHits: false };
    const { ask, dropped } = search((wire) => ok(isScope(wire) ? SCOPE : { ...FOUND, exhaustive }));
    expect((await ask()).nbHits).toBe(1);
    expect(dropped).toEqual([{ upstream: 'algolia', place: 'products.exhaustive' }]);
  });

  it('returns the query ID of the hits query, the only one with click analytics', async () => {
    const { ask, reader } = search();
    expect((await ask()).queryId).toBe('q1');
    const wires = reader.calls.flat();
    expect(wires.map(({ clickAnalytics }) => clickAnalytics === true)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('excludes queries that request no hits from the analytics', async () => {
    const { ask, reader } = search();
    await ask({ itemsPerPage: 0, selection: [SIZE] });
    await ask({ page: Number.MAX_SAFE_INTEGER });
    const counted = reader.calls.flat().filter(({ analytics }) => analytics !== false);
    expect(counted).toEqual([]);
    expect(reader.calls.flat().some(({ clickAnalytics }) => clickAnalytics === true)).toBe(false);
    await ask();
    expect(reader.calls.at(-1)?.map(({ analytics }) => analytics !== false)).toEqual([true, false]);
  });

  it('requests the facets of a category once a minute', async () => {
    let time = 0;
    const { ask, reader } = search(SHOP, () => time);
    const scopes = () => reader.calls.flat().filter(isScope).length;
    await Promise.all([ask(), ask(), ask({ query: 'zacht' })]);
    time = 59_999;
    await ask();
    expect(scopes()).toBe(1);
    await ask({ objectId: '3' });
    expect(scopes()).toBe(2);
    time = 60_000;
    await ask();
    expect(scopes()).toBe(3);
  });

  it('reads the facets with the order, labels and values that the shop shows', async () => {
    const { facets, filtersOrder } = await search().ask();
    expect(filtersOrder).toEqual(['merk', 'maat', 'price']);
    expect(facets.map(({ label }) => label)).toEqual(['Merk', 'Maat', 'Prijs']);
    expect(facets[2]?.values.map(({ value }) => value)).toEqual(['99.5', '999']);
  });

  it('reads a price as "from" if another variant of its size costs more', async () => {
    expect(await hitsOf('160x200')).toEqual([{ ...HIT, priceFrom: true }]);
    expect(await hitsOf('180x200')).toEqual([{ ...HIT, priceFrom: false }]);
  });

  it('drops and reports an unreadable hit', async () => {
    const bad = { ...RECORD, objectID: 'BAD', prices: { EUR: { final_price: 'free' } } };
    const hits = [bad, RECORD, null, 'x', { ...RECORD, url: 'https://elsewhere.example' }];
    const { ask, dropped } = search((wire) =>
      ok(isScope(wire) ? SCOPE : { ...FOUND, nbHits: 5, hits }),
    );
    expect((await ask()).hits).toEqual([{ ...HIT, priceFrom: false }]);
    const item = { upstream: 'algolia', place: 'products.hits[]' };
    expect(dropped).toEqual([{ ...item, item: 'BAD' }, item, item, { ...item, item: HIT.sku }]);
  });

  it('S2 returns 404 for a category with neither a rule nor a product', async () => {
    const { ask, reader } = search(() => ok({ nbHits: 0, facets: {} }));
    expect(await ask({ objectId: '404' })).toMatchObject({ status: 404, facets: [] });
    await ask({ objectId: '404' });
    expect(reader.calls).toHaveLength(2);
  });

  it('S5 returns the status of a failure, and queries again on the next call', async () => {
    const { ask, reader } = search(() => UNREACHABLE);
    expect(await ask({ query: 'zacht' })).toMatchObject({ status: 503, hits: [], query: 'zacht' });
    await ask();
    expect(reader.calls).toHaveLength(2);
    const later = search((wire) => (isScope(wire) ? ok(SCOPE) : UNREACHABLE));
    expect(await later.ask()).toMatchObject({ status: 503, facets: [] });
  });

  it("H5 counts the products if a page is beyond the service's limit", async () => {
    const beyond = { nbHits: 0, nbPages: 0, page: 99, hits: [], message: 'you can only fetch …' };
    const { ask } = search((wire) => {
      if (isScope(wire)) return ok(SCOPE);
      return ok(wire['page'] === 99 ? beyond : { ...FOUND, nbHits: 7100, hits: [] });
    });
    const found = await ask({ page: 100, itemsPerPage: 20 });
    expect(found).toMatchObject({ status: 200, nbHits: 7100, pages: 99, hits: [] });
  });

  it('H5 requests no hits for a page that cannot be reached', async () => {
    const { ask, reader } = search();
    await ask({ page: Number.MAX_SAFE_INTEGER });
    expect(reader.calls[1]?.[0]).toMatchObject({ page: 0, hitsPerPage: 0 });
  });

  it('returns a result for any answer of the service', async () => {
    const anyAnswer = fc.oneof(
      fc.anything(),
      fc.record(
        { nbHits: fc.anything(), hits: fc.anything(), facets: fc.anything() },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(anyAnswer, anyAnswer, async (scope, found) => {
        const { ask } = search((wire) => ok(isScope(wire) ? scope : found));
        const answer = await ask();
        expect([200, 404, 502]).toContain(answer.status);
        const second = search((wire) => ok(isScope(wire) ? SCOPE : found));
        expect([200, 502]).toContain((await second.ask()).status);
      }),
    );
  });
});
