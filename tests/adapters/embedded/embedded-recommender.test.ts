import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedRecommender } from '#adapters/embedded/embedded-recommender.ts';
import type { RecommendationRequest } from '#src/search/recommendations.ts';
import { recommenderContract } from '../../contracts/recommender-contract.ts';
import { anyRecommendation } from '../../support/arbitraries/search.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const ORDERS = [
  { day: '2026-01-01', skus: ['P1', 'P1', 'P1', 'P1'] },
  { day: '2026-05-01', skus: ['M1', 'T1'] },
  { day: '2026-05-02', skus: ['M1', 'T1', 'P1'] },
  { day: '2026-05-03', skus: ['M2', 'M4'] },
];

const create = () => createEmbeddedRecommender(createCatalogueStore(smallCatalogue), ORDERS);

recommenderContract('embedded', create);

describe('createEmbeddedRecommender', () => {
  it('S6 ranks by how often products are bought together, in any size', async () => {
    expect(await skus({ model: 'bought-together', objectId: 'M1' })).toEqual(['T1', 'P1']);
    expect(await skus({ model: 'bought-together', objectId: 'M1-160' })).toEqual(['T1', 'P1']);
  });

  it('S6 omits recommendations below the threshold', async () => {
    const request = { model: 'bought-together', objectId: 'M1' } as const;
    expect(await skus({ ...request, threshold: 50 })).toEqual(['T1', 'P1']);
    expect(await skus({ ...request, threshold: 51 })).toEqual(['T1']);
  });

  it('S6 relates mattresses by the sizes they share and by their price', async () => {
    expect(await skus({ model: 'related-products', objectId: 'M1' })).toEqual(['M3', 'M2']);
    expect(await skus({ model: 'related-products', objectId: 'T2' })).toEqual(['T1']);
  });

  it('S6 ranks related products without a common size last', async () => {
    const apart = smallCatalogue.products.map((product) =>
      product.sku === 'M3'
        ? { ...product, variants: inStockIn(product.variants, '60x120') }
        : product,
    );
    const store = createCatalogueStore({ ...smallCatalogue, products: apart });
    const [answer] = await createEmbeddedRecommender(store, ORDERS).recommend('nl-nl', [
      { model: 'related-products', objectId: 'M1' },
    ]);
    const hits = answer?.ok && answer.value.kind === 'products' ? answer.value.hits : [];
    expect(hits.map(({ sku }) => sku)).toEqual(['M2', 'M3']);
  });

  it('S6 finds similar-looking products by shared properties', async () => {
    expect(await skus({ model: 'looking-similar', objectId: 'M4' })).toEqual(['M2', 'M1']);
  });

  it('S6 weights recent orders more than old ones', async () => {
    expect(await skus({ model: 'trending-items' })).toEqual(['M1', 'T1', 'M2', 'P1']);
  });

  it('S6 recommends by the last viewed products, or trending items without any', async () => {
    expect((await skus({ model: 'recommended-for-you' }, ['M1', 'T2']))[0]).toBe('T1');
    expect((await skus({ model: 'recommended-for-you' }, ['T2', 'M1']))[0]).toBe('T1');
    expect(await skus({ model: 'recommended-for-you' })).toEqual(
      await skus({ model: 'trending-items' }),
    );
  });

  it('S6 returns the same answer twice, with at most the requested number of products', async () => {
    const recommender = create();
    await fc.assert(
      fc.asyncProperty(anyRecommendation, async (request) => {
        const ofKnownProduct = { ...request, ...(request.objectId && { objectId: 'M1' }) };
        const answers = await recommender.recommend('de-at', [ofKnownProduct], ['M3']);
        expect(await recommender.recommend('de-at', [ofKnownProduct], ['M3'])).toEqual(answers);
        const [answer] = answers;
        expect(answer?.ok).toBe(true);
        const found = answer?.ok && answer.value.kind === 'products' ? answer.value.hits : [];
        expect(found.length).toBeLessThanOrEqual(request.maxRecommendations ?? 30);
      }),
    );
  });
});

function inStockIn(variants: ProductData['variants'], size: string): ProductData['variants'] {
  return [{ ...variants[0], size, stock: 1 }];
}

async function skus(request: RecommendationRequest, viewed?: readonly string[]) {
  const [answer] = await create().recommend('nl-nl', [request], viewed);
  if (!answer?.ok || answer.value.kind !== 'products') return [];
  return answer.value.hits.map(({ sku }) => sku);
}
