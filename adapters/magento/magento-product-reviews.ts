import type { Clock } from '#ports/clock-and-ids.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import type { ProductReviews, ReviewsAnswer } from '#ports/product-catalog.ts';
import { pageOfReviews, type ReviewsRequest } from '#src/catalog/review-page.ts';
import { UNDESCRIBED_CATALOGUE } from '#src/catalog/shop-catalogue.ts';
import type { Locale } from '#src/shared/locale.ts';
import { memoizeFor } from '#src/shared/memoize.ts';
import { ok } from '#src/shared/result.ts';
import type { MagentoReadClient } from './magento-client.ts';
import { createDropReporter } from './catalogue/lenient-lists.ts';
import type { ReviewsQueryVariables } from './generated/operations.ts';
import { createMagentoProductCatalog } from './magento-product-catalog.ts';
import {
  fetchReviewsByStore,
  mergeReviews,
  isComplete,
  type ReviewsByStore,
} from './reviews/reviews-by-store.ts';
import { fetchStoreReviews, type StoreReviewsResult } from './reviews/fetch-store-reviews.ts';

/**
 * The reviews of Magento's products. Magento cannot sort or count them as the shop needs, so all
 * reviews of a product are read. The reviews of all products are collected by walking the
 * catalogue, cached for five minutes.
 */
export function createMagentoProductReviews(
  magento: MagentoReadClient,
  drift: SchemaDrift,
  clock: Clock,
): ProductReviews {
  const report = createDropReporter(drift);
  // Only the SKUs of its products matter here, which no description changes.
  const catalog = createMagentoProductCatalog(magento, drift, UNDESCRIBED_CATALOGUE);
  const fetchReviews = (filter: ReviewsQueryVariables['filter']): Promise<ReviewsByStore> =>
    fetchReviewsByStore((locale) => fetchStoreReviews(magento, report, locale, filter));
  const cached = memoizeFor<ReviewsByStore>({
    lifetime: LIFETIME,
    now: () => clock.now(),
    shouldCache: isComplete,
    maxEntries: 1,
  });
  const walk = (): Promise<ReviewsByStore> => cached('all', () => fetchReviews(ALL));

  /** Retries with the SKUs of the variants: a product of one variant has another SKU in Magento. */
  const fetchByVariants = async (locale: Locale, sku: string): Promise<StoreReviewsResult> => {
    const product = await catalog.product(locale, sku);
    if (!product.ok) return NONE;
    const { sku: productSku, variants } = product.value;
    const skus = [productSku, ...variants.map((variant) => variant.sku)];
    return mergeReviews(await fetchReviews({ sku: { in: skus } }), locale);
  };

  return {
    async productReviews({ sku, ...request }) {
      if (sku.trim() === '') return pageOf(NONE, request);
      const found = mergeReviews(await fetchReviews({ sku: { eq: sku } }), request.locale);
      const isFound = !found.ok || found.value.isKnown;
      return pageOf(isFound ? found : await fetchByVariants(request.locale, sku), request);
    },
    allReviews: async (request) => pageOf(mergeReviews(await walk(), request.locale), request),
  };
}

const NONE: StoreReviewsResult = ok({ isKnown: false, reviews: [] });

/** Matches all products. */
const ALL = { price: { from: '0' } } as const;

const pageOf = (found: StoreReviewsResult, request: ReviewsRequest): ReviewsAnswer =>
  found.ok ? ok(pageOfReviews(found.value.reviews, request)) : found;

/** Cache lifetime of the reviews of all products, in milliseconds. */
const LIFETIME = 5 * 60 * 1000;
