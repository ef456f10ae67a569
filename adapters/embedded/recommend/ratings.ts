import type { RecommendationModel, RecommendationRequest } from '#src/search/recommendations.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { ProductData } from '../catalogue-data.ts';
import type { CatalogueStore } from '../catalogue-store.ts';
import { relatedness, resemblance, type Likeness } from './likeness.ts';
import type { OrderIndex } from './order-index.ts';

/** What recommendations go by. */
export type Shop = {
  readonly store: CatalogueStore;
  readonly locale: Locale;
  readonly orders: OrderIndex;
  /** SKUs, the latest first. */
  readonly viewed: readonly string[];
};

/** How well a product answers a question, from 0 to 100. */
export type Rating = (product: ProductData) => number;

/** A question that is answered with products. */
export type ProductsRequest = RecommendationRequest & {
  readonly model: Exclude<RecommendationModel, 'trending-facets'>;
};

/** How well products answer a question, which may be about a `subject`. */
export function ratingOf(
  shop: Shop,
  request: ProductsRequest,
  subject: ProductData | undefined,
): Rating {
  switch (request.model) {
    case 'bought-together':
      return without(subject, boughtWith(shop, subject));
    case 'related-products':
      return without(subject, likeness(relatedness, subject));
    case 'looking-similar':
      return without(subject, likeness(resemblance, subject));
    case 'trending-items':
      return inDemand(shop, request.facet);
    case 'recommended-for-you':
      break;
  }
  return forShopper(shop);
}

const without =
  (subject: ProductData | undefined, rate: Rating): Rating =>
  (product) =>
    product === subject ? 0 : rate(product);

const likeness =
  (rate: Likeness, subject: ProductData | undefined): Rating =>
  (product) =>
    subject ? rate(subject, product) : 0;

function boughtWith({ orders }: Shop, subject: ProductData | undefined): Rating {
  const shares = orders.together(subject?.sku ?? '');
  return ({ sku }) => shares.get(sku) ?? 0;
}

/** With a facet, of the products that have its value in the words of the locale. */
function inDemand({ store, locale, orders }: Shop, facet?: ProductsRequest['facet']): Rating {
  const { attributes } = store.local(locale);
  return (product) =>
    facet && !attributes.values(product, facet.name).includes(facet.value)
      ? 0
      : (orders.demand.get(product.sku) ?? 0);
}

/** What was looked at before that says little of what somebody wants now. */
const MOST_VIEWED = 10;

/** What goes with or is like what was looked at, the latest most; what is in demand if nothing was. */
function forShopper(shop: Shop): Rating {
  const seen = new Set(shop.viewed.flatMap((sku) => shop.store.article(sku)?.product ?? []));
  if (seen.size === 0) return inDemand(shop);
  const raters = [...seen].slice(0, MOST_VIEWED).map((product, age): Rating => {
    const together = boughtWith(shop, product);
    return (other) => Math.max(together(other), relatedness(product, other)) / (age + 1);
  });
  return (other) => (seen.has(other) ? 0 : Math.max(...raters.map((rate) => rate(other))));
}
