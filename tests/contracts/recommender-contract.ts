import { describe, expect, it } from 'vitest';
import type { RecommendationAnswer, Recommender } from '#ports/search.ts';
import type { RecommendationRequest, TrendingFacet } from '#src/search/recommendations.ts';
import { withKnownData } from './known-data.ts';

/** Products in `nl-nl` of the recommender under test; partial for an unknown shop. */
export type KnownProducts = {
  readonly sku?: string;
  /** A product with products bought with it, similar ones, and ones that are neither. */
  readonly together?: string;
  readonly similarSku?: string;
  readonly dissimilar?: readonly string[];
  /** A product to recommend to a shopper who has looked at it. */
  readonly personal?: string;
  readonly trending?: string;
  /** Name of a facet. */
  readonly facetName?: string;
  /** A value of it, and the only product in demand that has it. */
  readonly facet?: { readonly facet: TrendingFacet; readonly sku: string };
};

/** The mattresses M1, M2 and M3, a topper T1; M4 is sold out. */
const SMALL: KnownProducts = {
  sku: 'M1',
  together: 'T1',
  similarSku: 'M3',
  dissimilar: ['M4', 'T1'],
  personal: 'M2',
  trending: 'T1',
  facetName: 'matras_kern',
  facet: { facet: { name: 'matras_kern', value: 'Koudschuim' }, sku: 'M2' },
};

/**
 * Contract for every {@link Recommender}.
 *
 * Set `reportsUnknownProduct` to false for a service that answers an unknown product like one
 * without related products, with nothing.
 */
export function recommenderContract(
  name: string,
  create: () => Recommender,
  { reportsUnknownProduct = true } = {},
  known: KnownProducts = SMALL,
): void {
  describe(`Recommender: ${name}`, () => {
    const recommender = create();
    const recommend = async (request: RecommendationRequest, viewed?: readonly string[]) => {
      const [answer] = await recommender.recommend('nl-nl', [request], viewed);
      return answer;
    };
    const skus = async (request: RecommendationRequest, viewed?: readonly string[]) =>
      skusIn(await recommend(request, viewed));

    it(
      'S6 answers the requests in their order, and fails an invalid one alone',
      withKnownData(known.facetName, async (facetName) => {
        const answers = await recommender.recommend('nl-nl', [
          { model: 'trending-items' },
          { model: 'related-products' },
          { model: 'trending-facets', facetName },
        ]);
        const kinds = answers.map((answer) => (answer.ok ? answer.value.kind : answer.error.kind));
        expect(kinds).toEqual(['products', 'recommendations-unreadable', 'facets']);
      }),
    );

    it('S6 answers no questions with nothing', async () => {
      expect(await recommender.recommend('nl-nl', [])).toEqual([]);
    });

    it('S6 recommends nothing for an unknown product', async () => {
      const answer = await recommend({ model: 'related-products', objectId: 'nobody' });
      const emptyAnswer = { ok: true, value: { kind: 'products', hits: [] } };
      const failure = { ok: false, error: { kind: 'recommendations-unreadable' } };
      expect(answer).toEqual(reportsUnknownProduct ? failure : emptyAnswer);
    });

    it.for(['bought-together', 'related-products', 'looking-similar'] as const)(
      'S6 recommends products as %s, without the one that is shown',
      (model, context) =>
        withKnownData(known.sku, async (objectId) => {
          const others = await recommend({ model, objectId });
          expect(others).toMatchObject({ ok: true, value: { kind: 'products' } });
          expect(skusIn(others)).not.toContain(objectId);
        })(context),
    );

    it(
      'S6 recommends products bought together',
      withKnownData(known.together, async (boughtTogether) => {
        expect(await skus({ model: 'bought-together', objectId: known.sku ?? '' })).toContain(
          boughtTogether,
        );
      }),
    );

    it.for(['related-products', 'looking-similar'] as const)(
      'S6 recommends other mattresses as %s, but none that is sold out',
      (model, context) =>
        withKnownData(known.similarSku, async (similarSku) => {
          const others = await skus({ model, objectId: known.sku ?? '' });
          expect(others).toContain(similarSku);
          for (const sku of known.dissimilar ?? []) expect(others).not.toContain(sku);
        })(context),
    );

    it(
      'S6 returns the products in demand',
      withKnownData(known.trending, async (sku) => {
        expect(await skus({ model: 'trending-items' })).toContain(sku);
      }),
    );

    it(
      'S6 returns the products in demand that have a value',
      withKnownData(known.facet, async ({ facet, sku }) => {
        expect(await skus({ model: 'trending-items', facet })).toEqual([sku]);
        const values = await recommend({ model: 'trending-facets', facetName: facet.name });
        expect(values).toMatchObject({ value: { facets: expect.arrayContaining([facet]) } });
      }),
    );

    it(
      'S6 recommends products that a shopper has not looked at',
      withKnownData(known.sku, async (viewed) => {
        expect(await skus({ model: 'recommended-for-you' }, [viewed])).not.toContain(viewed);
        expect(await skus({ model: 'recommended-for-you' })).not.toEqual([]);
      }),
    );

    it(
      'S6 recommends products that go with those a shopper has looked at',
      withKnownData(known.personal, async (sku) => {
        const viewed = known.sku === undefined ? [] : [known.sku];
        expect(await skus({ model: 'recommended-for-you' }, viewed)).toContain(sku);
      }),
    );

    it('S6 returns the best ones when fewer are requested, and always the same', async () => {
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
