import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecommendationsRequest } from 'algoliasearch';
import { listeningAlgolia, type ListeningAlgolia } from '../../support/algolia-sandbox.ts';

const PRODUCTS = [
  { objectID: 'bed', soort: 'bed', kleur: 'eiken', rank: 1 },
  { objectID: 'bed2', soort: 'bed', kleur: 'wit', rank: 2 },
  { objectID: 'kast', soort: 'kast', kleur: 'eiken', rank: 3 },
  { objectID: 'lamp', soort: 'lamp', kleur: 'zwart', rank: 4 },
];

const NOW = Date.UTC(2026, 0, 15);

const event = (more: object) => ({
  eventType: 'conversion' as const,
  eventName: 'Bought',
  index: 'goods',
  userToken: 'visitor-1',
  objectIDs: ['bed', 'lamp'],
  timestamp: NOW - 1000,
  ...more,
});

describe('recommendations and events of the Algolia sandbox', () => {
  let algolia: ListeningAlgolia;

  beforeAll(async () => {
    algolia = await listeningAlgolia({
      publish: 'at-once',
      now: () => new Date(NOW),
      topSearches: { goods: ['boxspring', 'topper'] },
    });
    const { client } = algolia;
    await client.setSettings({
      indexName: 'goods',
      indexSettings: { attributesForFaceting: ['soort', 'kleur'], customRanking: ['asc(rank)'] },
    });
    await client.saveObjects({ indexName: 'goods', objects: PRODUCTS });
  });

  afterAll(() => algolia.close());

  const options = () => ({
    hosts: algolia.hosts,
    timeouts: { connect: 2000, read: 2000, write: 2000 },
  });
  const ask = async (request: object) => {
    const { results } = await algolia.client
      .initRecommend({ options: options() })
      .getRecommendations({
        requests: [{ indexName: 'goods', threshold: 0, ...request } as RecommendationsRequest],
      });
    return results[0]?.hits.map((hit) =>
      'facetValue' in hit ? hit.facetValue : 'objectID' in hit ? hit.objectID : undefined,
    );
  };
  const insights = () => algolia.client.initInsights({ options: { ...options() } });

  it('recommends similar records but never the record itself, within limit, threshold and filters', async () => {
    for (const model of ['related-products', 'looking-similar']) {
      const found = await ask({ model, objectID: 'bed' });
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining(['bed2', 'kast']));
    }
    expect(
      await ask({ model: 'related-products', objectID: 'bed', maxRecommendations: 1 }),
    ).toHaveLength(1);
    expect(await ask({ model: 'related-products', objectID: 'bed', threshold: 100 })).toEqual([]);
    expect(
      await ask({
        model: 'related-products',
        objectID: 'bed',
        queryParameters: { filters: 'kleur:eiken' },
      }),
    ).toEqual(['kast']);
  });

  it('fills up with fallback records only when maxRecommendations is given', async () => {
    const fallback = {
      model: 'related-products',
      objectID: 'lamp',
      fallbackParameters: { filters: 'soort:bed' },
    };
    expect(await ask(fallback)).toEqual([]);
    expect(await ask({ ...fallback, maxRecommendations: 3 })).toEqual(['bed', 'bed2']);
  });

  it('recommends trending items and facet values in index order before any events', async () => {
    expect(await ask({ model: 'trending-items', maxRecommendations: 2 })).toEqual(['bed', 'bed2']);
    expect(await ask({ model: 'trending-items', facetName: 'kleur', facetValue: 'eiken' })).toEqual(
      ['bed', 'kast'],
    );
    expect(await ask({ model: 'trending-facets', facetName: 'soort' })).toEqual([
      'bed',
      'kast',
      'lamp',
    ]);
  });

  it('derives recommendations from events', async () => {
    await insights().pushEvents({
      events: [event({}), event({ userToken: 'visitor-2', objectIDs: ['lamp'] })],
    });
    expect(await ask({ model: 'bought-together', objectID: 'bed' })).toEqual(['lamp']);
    expect(await ask({ model: 'trending-items' })).toEqual(['lamp', 'bed']);
    const forVisitor = {
      model: 'recommended-for-you',
      queryParameters: { userToken: 'visitor-1' },
    };
    expect(await ask(forVisitor)).toEqual(['bed2', 'kast']);
  });

  it.each([
    [{ model: 'nothing' }, 400],
    [{ model: 'trending-items', threshold: 101 }, 400],
    [{ model: 'trending-items', maxRecommendations: 31 }, 400],
    [{ model: 'bought-together' }, 400],
    [{ model: 'trending-facets' }, 400],
    [{ model: 'trending-items', indexName: 'none' }, 404],
    [{ model: 'trending-items', queryParameters: { filters: 'a:1 b' } }, 400],
  ])('rejects the request %j with status %i', async (request, status) => {
    await expect(ask(request)).rejects.toMatchObject({ status });
  });

  it.each([
    [{ eventType: 'buy' }],
    [{ eventName: 'x'.repeat(65) }],
    [{ eventName: 'Köpfe' }],
    [{ userToken: 'a b' }],
    [{ objectIDs: [] }],
    [{ objectIDs: Array.from({ length: 21 }, String) }],
    [{ filters: ['a:b'] }],
    [{ queryID: 'x' }],
    [{ positions: [1, 2] }],
    [{ eventType: 'click', queryID: 'a'.repeat(32) }],
    [{ eventType: 'click', queryID: 'a'.repeat(32), positions: [1] }],
    [{ eventType: 'click', queryID: 'a'.repeat(32), positions: [0, 1] }],
    [{ eventSubtype: 'purchase', objectData: [{ price: 1 }], currency: 'EUR' }],
    [{ eventSubtype: 'purchase', objectData: [{ price: 1 }, { price: 1 }] }],
    [{ timestamp: NOW - 31 * 24 * 3600 * 1000 }],
  ])('rejects an event with %j together with the other events of its request', async (wrong) => {
    const before = await ask({ model: 'trending-items' });
    const events = [event({ objectIDs: ['kast'] }), event(wrong)];
    await expect(insights().pushEvents({ events })).rejects.toMatchObject({ status: 422 });
    expect(await ask({ model: 'trending-items' })).toEqual(before);
  });

  it('accepts clicks after a search and views of filters', async () => {
    const click = event({ eventType: 'click', queryID: 'a'.repeat(32), positions: [1, 2] });
    const chosen = {
      eventType: 'view' as const,
      eventName: 'Filtered',
      index: 'goods',
      userToken: 'visitor-1',
      filters: ['discount:10%25'],
    };
    const answer = await insights().pushEvents({ events: [click, chosen] });
    expect(answer).toEqual({ status: 200, message: 'OK' });
  });

  it('counts top searches, except those with analytics off', async () => {
    const analytics = algolia.client.initAnalytics({ options: { ...options() } });
    const top = async () => {
      const answer = await analytics.getTopSearches({ index: 'goods', limit: 2 });
      return 'searches' in answer ? answer.searches.map(({ search }) => search) : [];
    };
    expect(await top()).toEqual(['boxspring', 'topper']);
    for (let times = 0; times < 3; times += 1) {
      await algolia.client.searchSingleIndex({
        indexName: 'goods',
        searchParams: { query: ' Lamp ' },
      });
      await algolia.client.searchSingleIndex({
        indexName: 'goods',
        searchParams: { query: 'bed', analytics: false },
      });
    }
    expect(await top()).toEqual(['lamp', 'boxspring']);
  });
});
