import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedRecommender } from '#adapters/embedded/embedded-recommender.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { ordersOf } from '#demo/search/orders.ts';
import type { Hit } from '#src/catalog/product.ts';
import type { RecommendationModel } from '#src/search/recommendations.ts';

const orders = ordersOf(catalogue.products);
const recommender = createEmbeddedRecommender(createCatalogueStore(catalogue), orders);

describe('ordersOf', () => {
  it('returns the same orders for the same products', () => {
    expect(ordersOf(catalogue.products)).toEqual(orders);
    expect(ordersOf(catalogue.products, 40)).not.toEqual(orders);
  });

  it('orders only products of the shop, from August to October', () => {
    const skus = new Set(catalogue.products.map(({ sku }) => sku));
    for (const order of orders) {
      expect(order.day).toMatch(/^2026-(08|09|10)-\d\d$/);
      expect(order.skus.filter((sku) => !skus.has(sku))).toEqual([]);
    }
  });

  it('includes every best seller in an order', () => {
    const ordered = new Set(orders.flatMap(({ skus }) => skus));
    const best = catalogue.products.filter(({ popularity }) => popularity > 100);
    expect(best.filter(({ sku }) => !ordered.has(sku)).map(({ sku }) => sku)).toEqual([]);
  });
});

describe('the recommendations of the demo shop', () => {
  it.each(catalogue.products.map(({ sku }) => sku))(
    'S6 return several products related to %s',
    async (sku) => {
      const hits = await hitsOf('related-products', sku);
      expect(hits.length).toBeGreaterThan(1);
      expect(hits.map((hit) => hit.sku)).not.toContain(sku);
    },
  );

  it('S6 return no mattress bought together with a mattress', async () => {
    const hits = await hitsOf('bought-together', 'LUN-VITA');
    expect(hits.length).toBe(4);
    expect(hits.filter(({ attributeSetId }) => attributeSetId === '37')).toEqual([]);
  });

  it('S6 return only box springs that look similar to a box spring', async () => {
    const own = catalogue.products.find(({ sku }) => sku === 'LUN-SERENA');
    const hits = await hitsOf('looking-similar', 'LUN-SERENA');
    expect(hits.map(({ attributeSetId }) => attributeSetId)).toEqual(
      hits.map(() => own?.attributeSetId),
    );
    expect(hits).toHaveLength(4);
  });
});

async function hitsOf(model: RecommendationModel, objectId?: string): Promise<readonly Hit[]> {
  const request = { model, maxRecommendations: 4, ...(objectId && { objectId }) };
  const [answer] = await recommender.recommend('nl-nl', [request]);
  return answer?.ok && answer.value.kind === 'products' ? answer.value.hits : [];
}
