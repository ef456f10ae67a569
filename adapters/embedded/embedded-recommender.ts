import type { RecommendationAnswer, Recommender } from '#ports/recommender.ts';
import { refuseRecommendation } from '#src/search/recommendation-refusal.ts';
import type { RecommendationRequest, Recommendations } from '#src/search/recommendations.ts';
import { err, ok } from '#src/shared/result.ts';
import type { Locale } from '#src/shared/locale.ts';
import { bestProducts, isInStock } from './best-products.ts';
import type { ProductData } from './catalogue-data.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { OrderData } from './order-data.ts';
import { relatedness, resemblance } from './recommend/likeness.ts';
import { createOrderIndex, type OrderIndex } from './recommend/order-index.ts';
import { remember } from './remember.ts';

/** How many are recommended where a question does not say. */
const USUAL_COUNT = 30;

/** Recommendations computed from the catalogue and its orders; the same question, the same answer. */
export function createEmbeddedRecommender(
  store: CatalogueStore,
  orders: readonly OrderData[],
): Recommender {
  const index = remember(createOrderIndex);
  return {
    recommend(locale, requests, viewed = []) {
      const shop: Shop = { store, locale, orders: index(orders), viewed };
      return Promise.resolve(requests.map((request, place) => answer(shop, request, place)));
    },
  };
}

type Shop = {
  readonly store: CatalogueStore;
  readonly locale: Locale;
  readonly orders: OrderIndex;
  readonly viewed: readonly string[];
};

/** How well a product answers a question, from 0 to 100. */
type Rating = (product: ProductData) => number;

function answer(shop: Shop, request: RecommendationRequest, place: number): RecommendationAnswer {
  const subject = request.objectId ? shop.store.article(request.objectId)?.product : undefined;
  const isUnknown = request.objectId !== undefined && subject === undefined;
  if (isUnknown || refuseRecommendation(request, place) !== undefined) {
    return err({ kind: 'recommendations-unreadable' });
  }
  return ok(recommendations(shop, request, subject));
}

function recommendations(
  shop: Shop,
  request: RecommendationRequest,
  subject: ProductData | undefined,
): Recommendations {
  switch (request.model) {
    case 'bought-together':
      return products(shop, request, without(subject, boughtWith(shop, subject)));
    case 'related-products':
      return products(
        shop,
        request,
        without(subject, (other) => likeness(relatedness, subject, other)),
      );
    case 'looking-similar':
      return products(
        shop,
        request,
        without(subject, (other) => likeness(resemblance, subject, other)),
      );
    case 'trending-items':
      return products(shop, request, trending(shop, request));
    case 'trending-facets':
      return trendingFacets(shop, request);
    case 'recommended-for-you':
      break;
  }
  return products(shop, request, forShopper(shop));
}

/** Only what can be bought is recommended. */
function products(
  { store, locale }: Shop,
  { threshold = 0, maxRecommendations = USUAL_COUNT }: RecommendationRequest,
  rate: Rating,
): Recommendations {
  const ratings = store.data.products.map((product) => {
    const rating = isInStock(product) ? rate(product) : 0;
    return rating >= threshold ? rating : 0;
  });
  const best = bestProducts(store.data.products, ratings, maxRecommendations);
  const catalogue = store.local(locale);
  return { kind: 'products', hits: best.map((product) => catalogue.plainHit(product)) };
}

const without =
  (subject: ProductData | undefined, rate: Rating): Rating =>
  (product) =>
    product === subject ? 0 : rate(product);

const likeness = (
  rate: typeof relatedness,
  subject: ProductData | undefined,
  other: ProductData,
): number => (subject ? rate(subject, other) : 0);

function boughtWith({ orders }: Shop, subject: ProductData | undefined): Rating {
  const shares = orders.together(subject?.sku ?? '');
  return ({ sku }) => shares.get(sku) ?? 0;
}

/** With a facet, of the products that have its value in the words of the locale. */
function trending({ store, locale, orders }: Shop, { facet }: RecommendationRequest): Rating {
  const { attributes } = store.local(locale);
  return (product) =>
    facet && !attributes.values(product, facet.name).includes(facet.value)
      ? 0
      : (orders.demand.get(product.sku) ?? 0);
}

/** Values of a facet by the demand for the products that have them, the most wanted first. */
function trendingFacets(
  { store, locale, orders }: Shop,
  { facetName = '', threshold = 0, maxRecommendations = USUAL_COUNT }: RecommendationRequest,
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

/** What goes with or is like what was looked at, the latest most; what is in demand if nothing was. */
function forShopper(shop: Shop): Rating {
  const seen = shop.viewed.flatMap((sku) => shop.store.article(sku)?.product ?? []);
  if (seen.length === 0) return trending(shop, { model: 'trending-items' });
  const raters = [...new Set(seen)].map((product, age) => {
    const together = boughtWith(shop, product);
    return (other: ProductData) =>
      Math.max(together(other), relatedness(product, other)) / (age + 1);
  });
  return (other) => (seen.includes(other) ? 0 : Math.max(...raters.map((rate) => rate(other))));
}
