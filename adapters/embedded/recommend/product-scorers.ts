import type {
  RecommendationModel,
  RecommendationRequest,
  Recommendations,
} from '#src/search/recommendations.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { ProductData } from '../catalogue-data.ts';
import type { CatalogueStore } from '../catalogue-store.ts';
import type { OrderIndex } from './order-index.ts';
import { relatedness, type Similarity, visualSimilarity } from './similarity.ts';

/** Inputs of recommendations. */
export type RecommendationContext = {
  readonly store: CatalogueStore;
  readonly locale: Locale;
  readonly orders: OrderIndex;
  /** SKUs, the latest first. */
  readonly viewed: readonly string[];
};

/** Score of a product for a request, from 0 to 100. */
export type ProductScorer = (product: ProductData) => number;

/** A request for products. */
export type ProductRecommendationRequest = RecommendationRequest & {
  readonly model: Exclude<RecommendationModel, 'trending-facets'>;
};

/** Returns the rating of products for a request, which may be about a `subject`. */
export function scorerFor(
  shop: RecommendationContext,
  request: ProductRecommendationRequest,
  subject: ProductData | undefined,
): ProductScorer {
  switch (request.model) {
    case 'bought-together':
      return without(subject, coPurchasesOf(shop, subject));
    case 'related-products':
      return without(subject, similarityTo(relatedness, subject));
    case 'looking-similar':
      return without(subject, similarityTo(visualSimilarity, subject));
    case 'trending-items':
      return inDemand(shop, request.facet);
    case 'recommended-for-you':
      break;
  }
  return forShopper(shop);
}

const without =
  (subject: ProductData | undefined, rate: ProductScorer): ProductScorer =>
  (product) =>
    product === subject ? 0 : rate(product);

const similarityTo =
  (rate: Similarity, subject: ProductData | undefined): ProductScorer =>
  (product) =>
    subject ? rate(subject, product) : 0;

function coPurchasesOf(
  { orders }: RecommendationContext,
  subject: ProductData | undefined,
): ProductScorer {
  const shares = orders.together(subject?.sku ?? '');
  return ({ sku }) => shares.get(sku) ?? 0;
}

/** With a facet, rates only products with its value, in the texts of the locale. */
function inDemand(
  { store, locale, orders }: RecommendationContext,
  facet?: ProductRecommendationRequest['facet'],
): ProductScorer {
  const { attributes } = store.localized(locale);
  return (product) =>
    facet && !attributes.values(product, facet.name).includes(facet.value)
      ? 0
      : (orders.demand.get(product.sku) ?? 0);
}

/** Maximum number of viewed products used; older ones say little about what a shopper wants now. */
const MAX_VIEWED = 10;

/** Rates products bought with or similar to the viewed ones, the latest most; else by demand. */
function forShopper(shop: RecommendationContext): ProductScorer {
  const viewedProducts = new Set(
    shop.viewed.flatMap((sku) => shop.store.article(sku)?.product ?? []),
  );
  if (viewedProducts.size === 0) return inDemand(shop);
  const raters = [...viewedProducts].slice(0, MAX_VIEWED).map((product, age): ProductScorer => {
    const coPurchases = coPurchasesOf(shop, product);
    return (other) => Math.max(coPurchases(other), relatedness(product, other)) / (age + 1);
  });
  return (other) =>
    viewedProducts.has(other) ? 0 : Math.max(...raters.map((rate) => rate(other)));
}

/** A request with its number of recommendations. */
export type LimitedRecommendationRequest = RecommendationRequest & {
  readonly maxRecommendations: number;
};

/** Returns the values of a facet by the demand for their products, highest first. */
export function trendingFacets(
  { store, locale, orders }: RecommendationContext,
  { facetName = '', threshold = 0, maxRecommendations }: LimitedRecommendationRequest,
): Recommendations {
  const { attributes } = store.localized(locale);
  const demand = new Map<string, number>();
  for (const product of store.data.products) {
    for (const value of attributes.values(product, facetName)) {
      demand.set(value, (demand.get(value) ?? 0) + (orders.demand.get(product.sku) ?? 0));
    }
  }
  const maxDemand = Math.max(...demand.values());
  const byDemand = Array.from(demand, ([value, counts]) => ({
    value,
    rating: (100 * counts) / maxDemand,
  }))
    .filter(({ rating }) => rating > 0 && rating >= threshold)
    .toSorted((a, b) => b.rating - a.rating || (a.value < b.value ? -1 : 1))
    .slice(0, maxRecommendations);
  return { kind: 'facets', facets: byDemand.map(({ value }) => ({ name: facetName, value })) };
}
