import { describe, expect, it } from 'vitest';
import type { RecommendationAnswer, Recommender } from '#ports/search.ts';
import type { Hit } from '#src/catalog/product.ts';
import { err, ok } from '#src/shared/result.ts';
import { findRecommended } from '#src/use-cases/find-recommended.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { aPicture, aProduct } from '../../support/shown-pages.ts';

const aHit: Hit = { ...aProduct, image: aPicture, priceFrom: false, deliveryDays: 3 };

const hitOf = (sku: string): Hit => ({ ...aHit, sku });
const hits = (...skus: readonly string[]): readonly Hit[] => skus.map(hitOf);
const answered = (...skus: readonly string[]): RecommendationAnswer =>
  ok({ kind: 'products', hits: hits(...skus) });
const rowsOf = async (...answers: readonly RecommendationAnswer[]) => {
  const recommender: Recommender = { recommend: () => Promise.resolve(answers) };
  const ports = { ...createFakePorts(SHOP), recommender };
  const rows = await findRecommended(ports, 'nl-nl', { sku: 'aurora', bed: undefined });
  return rows.map((row) => [row.model, row.hits.map(({ sku }) => sku)]);
};

describe('findRecommended', () => {
  it('S6 returns a row per model, without repeats and without the product itself', async () => {
    expect(
      await rowsOf(answered('a', 'b', 'aurora'), answered('b', 'c', 'd'), answered('c', 'd')),
    ).toEqual([
      ['bought-together', ['a', 'b']],
      ['related-products', ['c', 'd']],
    ]);
  });

  it('S6 asks for up to six of each model in one request', async () => {
    const asked: unknown[] = [];
    const recommender: Recommender = {
      recommend(...request) {
        asked.push(request);
        return Promise.resolve([]);
      },
    };
    const ports = { ...createFakePorts(SHOP), recommender };
    await findRecommended(ports, 'de-at', { sku: 'aurora', bed: undefined });
    const models = ['bought-together', 'related-products', 'looking-similar'];
    expect(asked).toEqual([
      ['de-at', models.map((model) => ({ model, objectId: 'aurora', maxRecommendations: 6 }))],
    ]);
  });

  it('S6 has no row of facets, and counts no product of a row that is left out', async () => {
    const facets: RecommendationAnswer = ok({ kind: 'facets', facets: [] });
    expect(await rowsOf(facets, answered('a'), answered('a', 'b'))).toEqual([
      ['looking-similar', ['a', 'b']],
    ]);
  });

  it('S6 omits a model that fails, and one with fewer than two products', async () => {
    const failed = err({ kind: 'recommendations-unreadable' } as const);
    expect(await rowsOf(failed, answered('a'), answered('c', 'd'))).toEqual([
      ['looking-similar', ['c', 'd']],
    ]);
    expect(await rowsOf()).toEqual([]);
  });
});
