import type { RecommendationAnswer, Recommender } from '#ports/search.ts';
import type { Product } from '#src/catalog/product.ts';
import { validateRecommendation } from '#src/search/recommendation-refusal.ts';
import type { RecommendationRequest, Recommendations } from '#src/search/recommendations.ts';
import { err, ok } from '#src/shared/result.ts';
import { hitsOf, valuesOf } from './memory-offers.ts';

/**
 * Recommends by the simplest rule for each model: other products of the category, other products of
 * the same orders, or the given products, most popular first. Ignores `threshold`.
 */
export const createMemoryRecommender = (
  products: readonly Product[],
  orders: readonly (readonly string[])[],
): Recommender => ({
  recommend: (_locale, requests, viewed = []) =>
    Promise.resolve(
      requests.map((request, index): RecommendationAnswer => {
        const { objectId } = request;
        const isKnown = !objectId || products.some(({ sku }) => sku === objectId);
        if (!isKnown || validateRecommendation(request, index)) {
          return err({ kind: 'recommendations-unreadable' });
        }
        const found = recommended(products, orders, request, viewed);
        return ok(answer(found.filter(isInStock), request));
      }),
    ),
});

function answer(
  products: readonly Product[],
  { model, facetName = '', maxRecommendations = 30 }: RecommendationRequest,
): Recommendations {
  if (model === 'trending-facets') {
    const values = new Set(
      products.flatMap((product) =>
        product.variants.flatMap((variant) => valuesOf(product, variant, facetName)),
      ),
    );
    const facets = Array.from(values, (value) => ({ name: facetName, value }));
    return { kind: 'facets', facets: facets.slice(0, maxRecommendations) };
  }
  const hits = products.flatMap((product) => hitsOf(product, []));
  return { kind: 'products', hits: hits.slice(0, maxRecommendations) };
}

function recommended(
  products: readonly Product[],
  orders: readonly (readonly string[])[],
  { model, objectId, facet }: RecommendationRequest,
  viewed: readonly string[],
): readonly Product[] {
  switch (model) {
    case 'bought-together': {
      const others = new Set(orders.filter((skus) => skus.includes(objectId ?? '')).flat());
      return products.filter(({ sku }) => sku !== objectId && others.has(sku));
    }
    case 'related-products':
    case 'looking-similar':
      return ofSameCategory(products, [objectId ?? '']);
    case 'recommended-for-you':
      return viewed.length > 0 ? ofSameCategory(products, viewed) : products;
    case 'trending-facets':
      return products;
    case 'trending-items':
      break;
  }
  return products.filter(
    (product) =>
      !facet ||
      product.variants.some((variant) =>
        valuesOf(product, variant, facet.name).includes(facet.value),
      ),
  );
}

function ofSameCategory(products: readonly Product[], skus: readonly string[]): readonly Product[] {
  const known = products.filter(({ sku }) => skus.includes(sku));
  const ids = new Set(known.flatMap(({ categoryIds }) => categoryIds));
  return products.filter(
    (product) => !known.includes(product) && product.categoryIds.some((id) => ids.has(id)),
  );
}

const isInStock = ({ variants }: Product): boolean => variants.some(({ stock }) => stock > 0);
