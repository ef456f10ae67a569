import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listeningAlgolia, type ListeningAlgolia } from '../../support/algolia-sandbox.ts';

const BEDS = Array.from({ length: 12 }, (_, index) => ({
  objectID: `b${String(index).padStart(2, '0')}`,
  product: `p${index % 4}`,
  name: index % 2 === 0 ? 'Luna bed' : 'Bed Luna deluxe',
  merk: ['Luna', 'Lübeck', 'Sol y Luna'][index % 3],
  maat: ['90x200', '160x200'][index % 2],
  price: 100 + index * 10,
  secret: 'hidden',
  details: { width: index, note: 'Made of oak' },
}));

describe('queries to the Algolia sandbox', () => {
  let algolia: ListeningAlgolia;

  beforeAll(async () => {
    algolia = await listeningAlgolia({ publish: 'at-once' });
    const { client } = algolia;
    await client.setSettings({
      indexName: 'beds',
      indexSettings: {
        attributesForFaceting: ['searchable(merk)', 'maat', 'filterOnly(product)'],
        searchableAttributes: ['name,merk', 'unordered(details.note)'],
        customRanking: ['asc(price)'],
        unretrievableAttributes: ['secret'],
        attributeForDistinct: 'product',
        paginationLimitedTo: 8,
        replicas: ['virtual(beds_relevant)'],
        renderingContent: { facetOrdering: { facets: { order: ['maat'] } } },
        userData: { shop: 'one' },
      },
    });
    await client.setSettings({
      indexName: 'beds_relevant',
      indexSettings: { customRanking: ['desc(price)'], relevancyStrictness: 60 },
    });
    await client.saveRules({
      indexName: 'beds',
      rules: [
        {
          objectID: 'category-7',
          conditions: [{ context: 'category-7' }],
          consequence: {
            params: {
              filters: 'maat:90x200',
              renderingContent: { facetOrdering: { facets: { order: ['merk', 'maat'] } } },
            },
          },
        },
        {
          objectID: 'sale',
          conditions: [{ pattern: 'sale', anchoring: 'contains' }],
          consequence: {
            params: { query: { remove: ['sale'] } },
            promote: [{ objectID: 'b11', position: 0 }],
            hide: [{ objectID: 'b00' }],
            userData: { banner: 'sale' },
          },
        },
        {
          objectID: 'off',
          enabled: false,
          conditions: [],
          consequence: { params: { filters: 'product:none' } },
        },
      ],
    });
    await client.saveObjects({ indexName: 'beds', objects: BEDS });
  });

  afterAll(() => algolia.close());

  const ask = async (searchParams: object, indexName = 'beds') =>
    algolia.client.searchSingleIndex({ indexName, searchParams });
  const ids = async (searchParams: object, indexName = 'beds') =>
    (await ask(searchParams, indexName)).hits.map(({ objectID }) => objectID);

  it('returns pages up to the limit, and a message beyond it', async () => {
    expect(await ask({ hitsPerPage: 3, page: 2 })).toMatchObject({ nbHits: 12, nbPages: 3 });
    expect(await ids({ hitsPerPage: 3, page: 2 })).toEqual(['b06', 'b07']);
    const beyond = await ask({ hitsPerPage: 3, page: 3 });
    expect(beyond).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
    expect(beyond.message).toMatch(/^you can only fetch the 8 hits for this query/);
  });

  it('returns only counts for hitsPerPage 0', async () => {
    const found = await ask({ hitsPerPage: 0, facets: ['maat', 'nothing', 'product'] });
    expect(found).toMatchObject({ hits: [], nbHits: 12, nbPages: 0 });
    expect(found.facets).toEqual({ maat: { '160x200': 6, '90x200': 6 } });
    expect(found.facets_stats).toBeUndefined();
    expect((await ask({})).facets).toBeUndefined();
    expect((await ask({ filters: 'maat:none', facets: ['*'] })).facets).toEqual({});
  });

  it('supports offset and length', async () => {
    const found = await ask({ offset: 5, length: 2 });
    expect(found).toMatchObject({ offset: 5, length: 2, nbHits: 12 });
    expect(found.page).toBeUndefined();
    expect(found.hits.map(({ objectID }) => objectID)).toEqual(['b05', 'b06']);
  });

  it('returns the hits of a group together, and counts groups', async () => {
    const found = await ask({ distinct: 2, hitsPerPage: 2 });
    expect(found.nbHits).toBe(4);
    expect(found.hits.map(({ objectID, _distinctSeqID }) => [objectID, _distinctSeqID])).toEqual([
      ['b00', 0],
      ['b04', 1],
      ['b01', 0],
      ['b05', 1],
    ]);
  });

  it('returns the requested attributes, and never unretrievable ones', async () => {
    const [whole] = (await ask({})).hits;
    expect(whole).toMatchObject({ details: { width: 0, note: 'Made of oak' } });
    expect(whole).not.toHaveProperty('secret');
    const shown = async (attributesToRetrieve: readonly string[]) =>
      (await ask({ attributesToRetrieve, attributesToHighlight: [] })).hits[0];
    expect(await shown(['name', 'details.width', 'secret'])).toEqual({
      objectID: 'b00',
      name: 'Luna bed',
      details: { width: 0 },
    });
    expect(await shown(['*', '-details', '-merk'])).toEqual({
      objectID: 'b00',
      product: 'p0',
      name: 'Luna bed',
      maat: '90x200',
      price: 100,
    });
  });

  it('highlights all searchable attributes with the tags of the query', async () => {
    const [hit] = (await ask({ query: 'luna oa', highlightPreTag: '[', highlightPostTag: ']' }))
      .hits;
    expect(hit).toMatchObject({
      _highlightResult: {
        name: {
          value: '[Luna] bed',
          matchLevel: 'partial',
          matchedWords: ['luna'],
          fullyHighlighted: false,
        },
        merk: {
          value: '[Luna]',
          matchLevel: 'partial',
          matchedWords: ['luna'],
          fullyHighlighted: true,
        },
        details: {
          note: {
            value: 'Made of [oa]k',
            matchLevel: 'partial',
            matchedWords: ['oa'],
            fullyHighlighted: false,
          },
        },
      },
    });
  });

  it('ranks matches of optional filters first, and matches of negated ones last', async () => {
    const liked = await ids({ optionalFilters: ['maat:160x200'], hitsPerPage: 4 });
    expect(liked).toEqual(['b01', 'b03', 'b05', 'b07']);
    const denied = await ids({ optionalFilters: ['maat:-90x200'], hitsPerPage: 8 });
    expect(denied).toEqual(['b01', 'b03', 'b05', 'b07', 'b09', 'b11', 'b00', 'b02']);
    expect((await ask({ optionalFilters: ['maat:none'] })).nbHits).toBe(12);
  });

  it('applies the rules of a context', async () => {
    const plain = await ask({});
    expect(plain.renderingContent).toEqual({ facetOrdering: { facets: { order: ['maat'] } } });
    expect(plain).toMatchObject({ nbHits: 12, userData: { shop: 'one' } });
    expect(plain.appliedRules).toBeUndefined();
    const ruled = await ask({ ruleContexts: ['category-7'], filters: 'price > 120' });
    expect(ruled.renderingContent).toEqual({
      facetOrdering: { facets: { order: ['merk', 'maat'] } },
    });
    expect(ruled).toMatchObject({ nbHits: 4, appliedRules: [{ objectID: 'category-7' }] });
    expect((await ask({ ruleContexts: ['category-7'], enableRules: false })).nbHits).toBe(12);
  });

  it('promotes and hides records, and edits the query, by a rule for its text', async () => {
    const found = await ask({ query: 'luna sale', hitsPerPage: 3 });
    expect(found.hits.map(({ objectID }) => objectID)).toEqual(['b11', 'b03', 'b06']);
    expect(found).toMatchObject({ query: 'luna sale', userData: [{ banner: 'sale' }] });
  });

  it('sorts the sufficiently relevant hits in a virtual replica', async () => {
    const found = await ask({ query: 'luna' }, 'beds_relevant');
    expect(found).toMatchObject({ nbHits: 12, appliedRelevancyStrictness: 60 });
    expect(found.nbSortedHits).toBeLessThan(12);
    const prices = found.hits.map((hit) => Number('price' in hit ? hit.price : 0));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(
      await ids({ query: 'luna', relevancyStrictness: 0, hitsPerPage: 1 }, 'beds_relevant'),
    ).toEqual(['b11']);
  });

  it('returns a queryID only with clickAnalytics', async () => {
    const { queryID } = await ask({ clickAnalytics: true });
    expect(queryID).toMatch(/^[0-9a-f]{32}$/);
    expect((await ask({ clickAnalytics: true })).queryID).not.toBe(queryID);
    expect((await ask({})).queryID).toBeUndefined();
  });

  it('returns only the responseFields, and the ranking info on request', async () => {
    const found = await ask({ query: 'luna', responseFields: ['nbHits'] });
    expect(found).toEqual({ nbHits: 12 });
    const [hit] = (await ask({ query: 'lunq', getRankingInfo: true })).hits;
    expect(hit).toMatchObject({ _rankingInfo: { nbTypos: 1, words: 1 } });
  });
});
