import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listeningAlgolia, type ListeningAlgolia } from '../../support/algolia-sandbox.ts';

/** A few beds, with a record per size; the vendor's client writes and queries them. */
const BEDS = [
  { objectID: 'a-90', sku: 'a', name: 'Basic', maat: '90x200', price: 100, kleur: ['Rood'] },
  { objectID: 'a-160', sku: 'a', name: 'Basic', maat: '160x200', price: 199.5, kleur: ['Rood'] },
  { objectID: 'b-90', sku: 'b', name: 'Luxe', maat: '90x200', price: 80, kleur: ['Blauw'] },
  { objectID: 'b-160', sku: 'b', name: 'Luxe', maat: '160x200', price: 300, kleur: ['Blauw'] },
  {
    objectID: 'c-160',
    sku: 'c',
    name: 'Eco',
    maat: '160x200',
    price: 250,
    kleur: ['rood', 'Groen'],
  },
];

const SETTINGS = {
  attributesForFaceting: ['maat', 'afterDistinct(kleur)', 'price', 'filterOnly(sku)'],
  attributeForDistinct: 'sku',
  customRanking: ['desc(price)'],
  replicas: ['beds_price_asc'],
  distinct: true,
};

describe('the Algolia sandbox with the official client', () => {
  let algolia: ListeningAlgolia;

  beforeAll(async () => {
    algolia = await listeningAlgolia();
    const { client } = algolia;
    const { taskID } = await client.setSettings({ indexName: 'beds', indexSettings: SETTINGS });
    await client.waitForTask({ indexName: 'beds', taskID });
    const replica = await client.setSettings({
      indexName: 'beds_price_asc',
      indexSettings: { ranking: ['asc(price)'], customRanking: [] },
    });
    await client.waitForTask({ indexName: 'beds_price_asc', taskID: replica.taskID });
    await client.saveObjects({ indexName: 'beds', objects: BEDS, waitForTasks: true });
  });

  afterAll(() => algolia.close());

  const ask = async (searchParams: object, indexName = 'beds') =>
    algolia.client.searchSingleIndex({ indexName, searchParams });

  it('returns the best hit of each group in the order of the custom ranking', async () => {
    const found = await ask({});
    expect(found.hits.map(({ objectID }) => objectID)).toEqual(['b-160', 'c-160', 'a-160']);
    expect(found).toMatchObject({ nbHits: 3, page: 0, nbPages: 1, hitsPerPage: 20 });
  });

  it('returns the records of the primary index from a replica, in the ranking of the replica', async () => {
    const found = await ask({}, 'beds_price_asc');
    expect(found.hits.map(({ objectID }) => objectID)).toEqual(['b-90', 'a-90', 'c-160']);
  });

  it('counts facets before deduplication, or after it for afterDistinct facets', async () => {
    const { facets, facets_stats } = await ask({ facets: ['*'] });
    expect(facets).toEqual({
      maat: { '160x200': 3, '90x200': 2 },
      kleur: { Blauw: 1, Groen: 1, Rood: 1, rood: 1 },
      price: { 100: 1, 199.5: 1, 250: 1, 300: 1, 80: 1 },
    });
    expect(facets_stats).toEqual({ price: { min: 80, max: 300, avg: 185.9, sum: 929.5 } });
  });

  it('answers several queries in one request independently', async () => {
    const { results } = await algolia.client.search({
      requests: [
        { indexName: 'beds', filters: 'maat:90x200 AND price <= 90', hitsPerPage: 1 },
        { indexName: 'beds', facetFilters: [['kleur:ROOD', 'kleur:Groen']], hitsPerPage: 0 },
        { indexName: 'beds', numericFilters: ['price>=199.5', 'price<250'] },
      ],
    });
    expect(results.map((result) => ('nbHits' in result ? result.nbHits : undefined))).toEqual([
      1, 2, 1,
    ]);
    expect(results[0]).toMatchObject({ index: 'beds', hits: [{ objectID: 'b-90' }] });
  });
});
