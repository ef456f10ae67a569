import type { Clock } from '#ports/clock-and-ids.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import type { ProductReviews, ReviewsAnswer } from '#ports/product-catalog.ts';
import type { VerifiedReviews } from '#ports/purchases.ts';
import { pageOfReviews, type ReviewsRequest } from '#src/catalog/review-page.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { UNDESCRIBED_CATALOGUE } from '#src/catalog/shop-catalogue.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { memoizeFor } from '#src/shared/memoize.ts';
import { ok } from '#src/shared/result.ts';
import { type Timers, withTimeout } from '#src/shared/time-limit.ts';
import { NO_OVERVIEW, type ProductOverview } from './catalogue/product-overview.ts';
import type { MagentoReadClient } from './magento-client.ts';
import { createDropReporter } from './catalogue/lenient-lists.ts';
import type { ReviewsQueryVariables } from './generated/operations.ts';
import { createMagentoProductCatalog } from './magento-product-catalog.ts';
import {
  type KnownReviews,
  NO_KNOWN_REVIEWS,
  type ReviewsOfProduct,
} from './reviews/known-reviews.ts';
import {
  fetchReviewsByStore,
  mergeReviews,
  isComplete,
  type ReviewsByStore,
} from './reviews/reviews-by-store.ts';
import { fetchStoreReviews, type StoreReviewsResult } from './reviews/fetch-store-reviews.ts';

/** What the reviews are read with besides Magento. */
export type ReviewsParts = {
  /** Store views in which a product has reviews; without an overview, all are asked. */
  readonly overview?: ProductOverview;
  /** Reviews that need not be asked for. */
  readonly known?: KnownReviews;
  /** Reviews of verified purchases, which Magento cannot tell. */
  readonly verified?: VerifiedReviews;
  /** Limits the wait for other store views. */
  readonly timers?: Timers;
};

/**
 * The reviews of Magento's products. Magento cannot sort or count them as the shop needs, so all
 * reviews of a product are read. Those that are not known are asked once in five minutes per store
 * view, for the pages of all locales; a page then needs those of its own store view, and others that
 * take longer come with the next page. The reviews of all products are collected by walking the
 * catalogue, once in five minutes.
 */
export function createMagentoProductReviews(
  magento: MagentoReadClient,
  drift: SchemaDrift,
  clock: Clock,
  parts: ReviewsParts = {},
): ProductReviews {
  const { overview = NO_OVERVIEW, known = NO_KNOWN_REVIEWS, timers = PROCESS_TIMERS } = parts;
  const { verified } = parts;
  const report = createDropReporter(drift);
  // Only the SKUs of its products matter here, which no description changes.
  const catalog = createMagentoProductCatalog(magento, drift, UNDESCRIBED_CATALOGUE, overview);
  const fetchIn = (locale: Locale, filter: Filter) =>
    fetchStoreReviews({ magento, report, verified }, locale, filter);
  const now = () => clock.now();
  const walks = memoizeFor<ReviewsByStore>({
    lifetime: LIFETIME,
    now,
    shouldCache: isComplete,
    maxEntries: 1,
  });
  const ofProducts = memoizeFor<StoreReviewsResult>({
    lifetime: LIFETIME,
    now,
    shouldCache: ({ ok: isOk }) => isOk,
    maxEntries: MAX_PRODUCTS,
  });
  const walk = (): Promise<ReviewsByStore> =>
    walks('all', () => fetchReviewsByStore(LOCALES, (locale) => fetchIn(locale, ALL)));

  const fetchReviews = async (locale: Locale, filter: Filter, sku: string) => {
    const counts = overview.reviewCounts(sku);
    const reviews = counts && counts.size > 0 ? known.ofProduct(sku, counts) : undefined;
    if (reviews) return mergeReviews(answersOf(reviews, locale), locale);
    const views = counts ? LOCALES.filter((view) => view === locale || counts.has(view)) : LOCALES;
    const byStore = await fetchReviewsByStore(views, (view) => {
      const reading = ofProducts(`${view} ${JSON.stringify(filter)}`, () => fetchIn(view, filter));
      const isNeeded = view === locale || !counts;
      return isNeeded ? reading : withTimeout(OTHER_VIEWS_TIME, reading, () => NONE, timers);
    });
    return mergeReviews(byStore, locale);
  };

  /** Retries with the SKUs of the variants: a product of one variant has another SKU in Magento. */
  const fetchByVariants = async (locale: Locale, sku: string): Promise<StoreReviewsResult> => {
    const product = await catalog.product(locale, sku);
    if (!product.ok) return NONE;
    const { sku: productSku, variants } = product.value;
    const skus = [productSku, ...variants.map((variant) => variant.sku)];
    return fetchReviews(locale, { sku: { in: skus } }, productSku);
  };

  return {
    async productReviews({ sku, ...request }) {
      if (sku.trim() === '') return pageOf(NONE, request);
      const magentoSku = overview.magentoSku(sku);
      const filter = { sku: { eq: magentoSku } };
      const found = await fetchReviews(request.locale, filter, magentoSku);
      const isFound = !found.ok || found.value.isKnown;
      return pageOf(isFound ? found : await fetchByVariants(request.locale, sku), request);
    },
    allReviews: async (request) => pageOf(mergeReviews(await walk(), request.locale), request),
  };
}

type Filter = ReviewsQueryVariables['filter'];

/** The answers of the store views whose reviews are known, and of the one of a locale. */
const answersOf = (reviews: ReviewsOfProduct, locale: Locale): ReviewsByStore =>
  new Map(
    [...new Set([locale, ...reviews.keys()])].map((view) => [
      view,
      ok({ isKnown: true, reviews: reviews.get(view) ?? [] }),
    ]),
  );

/** Time that a page waits for the reviews of other store views, in milliseconds. */
const OTHER_VIEWS_TIME = 500;

/** Maximum number of products and store views whose reviews are cached. */
const MAX_PRODUCTS = 1000;

const NONE: StoreReviewsResult = ok({ isKnown: false, reviews: [] });

/** Matches all products. */
const ALL = { price: { from: '0' } } as const;

const pageOf = (found: StoreReviewsResult, request: ReviewsRequest): ReviewsAnswer =>
  found.ok ? ok(pageOfReviews(found.value.reviews, request)) : found;

/** Cache lifetime of reviews, in milliseconds. */
const LIFETIME = 5 * 60 * 1000;
