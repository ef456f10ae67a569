import type { RecommendationAnswer, Recommender } from '#ports/search.ts';
import { validateRecommendation } from '#src/search/recommendation-refusal.ts';
import type { RecommendationRequest, Recommendations } from '#src/search/recommendations.ts';
import { err, ok } from '#src/shared/result.ts';
import { bestProducts, isInStock } from './best-products.ts';
import type { OrderData } from './catalogue-data.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import { memoize } from '#src/shared/memoize.ts';
import { createOrderIndex } from './recommend/order-index.ts';
import {
  type LimitedRecommendationRequest,
  type ProductScorer,
  type RecommendationContext,
  scorerFor,
  trendingFacets,
} from './recommend/product-scorers.ts';

/** Number of recommendations if a request gives none. */
const DEFAULT_COUNT = 30;

/** Recommendations computed from the catalogue and its orders; equal requests get equal results. */
export function createEmbeddedRecommender(
  store: CatalogueStore,
  orders: readonly OrderData[],
): Recommender {
  const index = memoize(createOrderIndex);
  return {
    recommend(locale, requests, viewed = []) {
      const shop: RecommendationContext = { store, locale, orders: index(orders), viewed };
      return Promise.resolve(requests.map((request, position) => answer(shop, request, position)));
    },
  };
}

function answer(
  shop: RecommendationContext,
  request: RecommendationRequest,
  index: number,
): RecommendationAnswer {
  const subject = request.objectId ? shop.store.article(request.objectId)?.product : undefined;
  const isUnknown = request.objectId !== undefined && subject === undefined;
  if (isUnknown || validateRecommendation(request, index) !== undefined) {
    return err({ kind: 'recommendations-unreadable' });
  }
  const limited = { ...request, maxRecommendations: request.maxRecommendations ?? DEFAULT_COUNT };
  const { model } = limited;
  if (model === 'trending-facets') return ok(trendingFacets(shop, limited));
  return ok(products(shop, limited, scorerFor(shop, { ...limited, model }, subject)));
}

/** Recommends only products in stock. */
function products(
  { store, locale }: RecommendationContext,
  { threshold = 0, maxRecommendations }: LimitedRecommendationRequest,
  rate: ProductScorer,
): Recommendations {
  const ratings = store.data.products.map((product) => {
    const isOffered = isInStock(product) && store.isFound(locale, product);
    const rating = isOffered ? rate(product) : 0;
    return rating >= threshold ? rating : 0;
  });
  const best = bestProducts(store.data.products, ratings, maxRecommendations);
  const catalogue = store.localized(locale);
  return { kind: 'products', hits: best.map((product) => catalogue.plainHit(product)) };
}
