import { describe, expect, it } from 'vitest';
import type { RecommendationAnswer, Recommender } from '#ports/recommender.ts';
import type { RecommendationRequest } from '#src/search/recommendations.ts';

/**
 * What every recommender keeps to. The one made by `create` knows in `nl-nl` the mattresses M1,
 * M2 and M3, which is like M1, the topper T1 that is bought with M1, and the facet `matras_kern` with "Koudschuim", which M2
 * has; M4 is sold out.
 *
 * A service that does not tell an unknown product from one that nothing goes with answers it with
 * nothing: `isUnknownProductTold` is false there.
 */
export function recommenderContract(
  name: string,
  create: () => Recommender,
  { isUnknownProductTold = true } = {},
): void {
  describe(`Recommender: ${name}`, () => {
    const recommender = create();
    const ask = async (request: RecommendationRequest, viewed?: readonly string[]) => {
      const [answer] = await recommender.recommend('nl-nl', [request], viewed);
      return answer;
    };
    const skus = async (request: RecommendationRequest, viewed?: readonly string[]) =>
      skusIn(await ask(request, viewed));

    it('S6 answers each question in its order, and one that cannot be answered alone', async () => {
      const answers = await recommender.recommend('nl-nl', [
        { model: 'trending-items' },
        { model: 'related-products' },
        { model: 'trending-facets', facetName: 'matras_kern' },
      ]);
      expect(answers.map((answer) => (answer.ok ? answer.value.kind : answer.error.kind))).toEqual([
        'products',
        'recommendations-unreadable',
        'facets',
      ]);
      expect(await recommender.recommend('nl-nl', [])).toEqual([]);
    });

    it('S6 recommends nothing beside a product that is unknown', async () => {
      const answer = await ask({ model: 'related-products', objectId: 'nobody' });
      const nothing = { ok: true, value: { kind: 'products', hits: [] } };
      const failure = { ok: false, error: { kind: 'recommendations-unreadable' } };
      expect(answer).toEqual(isUnknownProductTold ? failure : nothing);
    });

    it('S6 recommends what was bought with a product', async () => {
      const together = await skus({ model: 'bought-together', objectId: 'M1' });
      expect(together).toContain('T1');
      expect(together).not.toContain('M1');
    });

    it.each(['related-products', 'looking-similar'] as const)(
      'S6 recommends other mattresses as %s, but not what is sold out',
      async (model) => {
        const others = await skus({ model, objectId: 'M1' });
        expect(others).toContain('M3');
        expect(others).not.toContain('M1');
        expect(others).not.toContain('M4');
        expect(others).not.toContain('T1');
      },
    );

    it('S6 knows what is in demand, of all products and of those with a value', async () => {
      expect(await skus({ model: 'trending-items' })).toContain('T1');
      const facet = { name: 'matras_kern', value: 'Koudschuim' };
      expect(await skus({ model: 'trending-items', facet })).toEqual(['M2']);
      const values = await ask({ model: 'trending-facets', facetName: 'matras_kern' });
      expect(values).toMatchObject({ value: { facets: expect.arrayContaining([facet]) } });
    });

    it('S6 recommends to a shopper what they have not looked at', async () => {
      const forShopper = await skus({ model: 'recommended-for-you' }, ['M1']);
      expect(forShopper).toContain('M2');
      expect(forShopper).not.toContain('M1');
      expect(await skus({ model: 'recommended-for-you' })).not.toEqual([]);
    });

    it('S6 recommends the best of all when fewer are wanted, and always the same', async () => {
      const all = await skus({ model: 'trending-items' });
      expect(all.length).toBeGreaterThan(1);
      expect(await skus({ model: 'trending-items', maxRecommendations: 1 })).toEqual([all[0]]);
      expect(await skus({ model: 'trending-items' })).toEqual(all);
    });
  });
}

function skusIn(answer: RecommendationAnswer | undefined): readonly string[] {
  if (!answer?.ok || answer.value.kind !== 'products') return ['no products'];
  return answer.value.hits.map(({ sku }) => sku);
}
