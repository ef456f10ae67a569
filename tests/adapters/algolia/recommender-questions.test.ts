import { describe, expect, it } from 'vitest';
import { createAlgoliaRecommender } from '#adapters/algolia/algolia-recommender.ts';
import type { AlgoliaPayload } from '#adapters/algolia/algolia-client.ts';
import type { AlgoliaResult } from '#adapters/algolia/search-failure.ts';
import type { Recommender } from '#ports/search.ts';
import type { DroppedItem } from '#ports/upstreams.ts';
import { formatHit } from '#src/search/hit-document.ts';
import { RECOMMENDATION_MODELS, type RecommendationRequest } from '#src/search/recommendations.ts';
import { ok } from '#src/shared/result.ts';
import { HIT } from '../../support/hit.ts';
import { namesOf } from '../../support/indexed-algolia.ts';
import { REFUSED, scriptedReader, UNREACHABLE } from '../../support/scripted-reader.ts';

const RECORD = { ...formatHit(HIT), dearest: [] };
const UNREADABLE = { ok: false, error: { kind: 'recommendations-unreadable' } };
const PRODUCTS = { ok: true, value: { kind: 'products', hits: [{ ...HIT, priceFrom: false }] } };

function recommender(answer: (wire: AlgoliaPayload) => AlgoliaResult<unknown>) {
  const client = scriptedReader(answer);
  const dropped: DroppedItem[] = [];
  const drift = { report: (item: DroppedItem) => void dropped.push(item) };
  const adapter = createAlgoliaRecommender({ client, names: namesOf(), drift });
  const recommend: Recommender['recommend'] = (...args) => adapter.recommend(...args);
  return { reader: client, dropped, recommend };
}

const ABOUT: readonly RecommendationRequest[] = RECOMMENDATION_MODELS.map((model) => ({
  model,
  ...(['bought-together', 'related-products', 'looking-similar'].includes(model) && {
    objectId: 'M1',
  }),
  ...(model === 'trending-facets' && { facetName: 'merk' }),
}));

describe('createAlgoliaRecommender', () => {
  it('S6 requests all models, recommended-for-you in a call of its own', async () => {
    const { recommend, reader } = recommender(({ model }) =>
      ok({
        hits: model === 'trending-facets' ? [{ facetName: 'merk', facetValue: 'A' }] : [RECORD],
      }),
    );
    const answers = await recommend('nl-nl', ABOUT, ['M"9']);
    expect(answers).toEqual(
      RECOMMENDATION_MODELS.map((model) =>
        model === 'trending-facets'
          ? { ok: true, value: { kind: 'facets', facets: [{ name: 'merk', value: 'A' }] } }
          : PRODUCTS,
      ),
    );
    const [known, personal] = reader.calls;
    expect(known?.map(({ model }) => model)).toEqual(RECOMMENDATION_MODELS.slice(0, 5));
    expect(known?.[0]).toMatchObject({
      threshold: 0,
      queryParameters: { filters: 'isShown=1 AND soldOut=0' },
    });
    expect(personal).toMatchObject([
      {
        indexName: 'test_products_nl-nl',
        model: 'recommended-for-you',
        queryParameters: { filters: 'isShown=1 AND soldOut=0 AND NOT objectID:"M\\"9"' },
      },
    ]);
  });

  it('S6 sends each request alone if the service refuses all of them because of one', async () => {
    const { recommend, reader } = recommender(({ model }) =>
      model === 'looking-similar' ? REFUSED : ok({ hits: [RECORD] }),
    );
    const answers = await recommend('nl-nl', [
      { model: 'trending-items' },
      { model: 'looking-similar', objectId: 'M1' },
      { model: 'related-products', objectId: 'M1' },
    ]);
    expect(answers).toEqual([PRODUCTS, UNREADABLE, PRODUCTS]);
    expect(reader.calls.map((wires) => wires.length)).toEqual([3, 1, 1, 1]);
  });

  it('S6 does not retry an unreachable service, nor send invalid requests', async () => {
    const { recommend, reader } = recommender(() => UNREACHABLE);
    const requests: RecommendationRequest[] = [
      { model: 'trending-items' },
      { model: 'trending-items', threshold: 101 },
      { model: 'related-products' },
      { model: 'bought-together', objectId: 'M1' },
    ];
    expect(await recommend('nl-nl', requests)).toEqual(requests.map(() => UNREADABLE));
    expect(reader.calls.map((wires) => wires.length)).toEqual([2]);
  });

  it('drops and reports an unreadable product', async () => {
    const { recommend, dropped } = recommender(() =>
      ok({ hits: [{ objectID: 'BAD' }, RECORD, null] }),
    );
    expect(await recommend('nl-nl', [{ model: 'trending-items' }])).toEqual([PRODUCTS]);
    const item = { upstream: 'algolia', place: 'recommendations.hits[]' };
    expect(dropped).toEqual([{ ...item, item: 'BAD' }, item]);
  });

  it.each([undefined, null, {}, { hits: 1 }, 'x'])(
    'S6 returns recommendations-unreadable for the answer %j',
    async (answer) => {
      const { recommend } = recommender(() => ok(answer));
      expect(await recommend('nl-nl', [{ model: 'trending-items' }])).toEqual([UNREADABLE]);
    },
  );
});
