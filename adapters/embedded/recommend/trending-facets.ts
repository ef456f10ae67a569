import type { RecommendationRequest, Recommendations } from '#src/search/recommendations.ts';
import type { RecommendationContext } from './product-scorers.ts';

/** A request with its number of recommendations. */
export type LimitedRecommendationRequest = RecommendationRequest & {
  readonly maxRecommendations: number;
};

/** Returns the values of a facet by the demand for their products, highest first. */
export function trendingFacets(
  { store, locale, orders }: RecommendationContext,
  { facetName = '', threshold = 0, maxRecommendations }: LimitedRecommendationRequest,
): Recommendations {
  const { attributes } = store.local(locale);
  const demand = new Map<string, number>();
  for (const product of store.data.products) {
    for (const value of attributes.values(product, facetName)) {
      demand.set(value, (demand.get(value) ?? 0) + (orders.demand.get(product.sku) ?? 0));
    }
  }
  const most = Math.max(...demand.values());
  const wanted = Array.from(demand, ([value, counts]) => ({ value, rating: (100 * counts) / most }))
    .filter(({ rating }) => rating > 0 && rating >= threshold)
    .toSorted((a, b) => b.rating - a.rating || (a.value < b.value ? -1 : 1))
    .slice(0, maxRecommendations);
  return { kind: 'facets', facets: wanted.map(({ value }) => ({ name: facetName, value })) };
}
