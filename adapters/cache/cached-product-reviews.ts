import { productCacheTag } from '#src/catalog/product.ts';
import type { ProductReviews, ReviewsAnswer } from '#ports/product-catalog.ts';
import { NO_REVIEW_FILTER, type ReviewFilter } from '#src/catalog/review-filter.ts';
import { REVIEW_FACTS } from '#src/catalog/review-params.ts';
import type { ReviewsRequest } from '#src/catalog/review-page.ts';
import { CATALOG_LIFETIMES, freshOnly } from './lifetimes.ts';
import { type Cacheability, responseKey } from './response-store.ts';
import type { UpstreamCache } from './upstream-cache.ts';

/** Maximum cached page: few shoppers read on, and crawlers would evict what is read. */
const MAX_PAGES = 10;

/** Caches product reviews. */
export function withReviewsCache(reviews: ProductReviews, answers: UpstreamCache): ProductReviews {
  const readCached = async (
    request: ReviewsRequest,
    sku: string,
    load: () => Promise<ReviewsAnswer>,
  ): Promise<ReviewsAnswer> => {
    const { locale, sorting, page, reviewsPerPage, filter = NO_REVIEW_FILTER } = request;
    if (page > MAX_PAGES) return load();
    const cacheRequest = {
      key: responseKey('reviews', locale, sku, sorting, page, reviewsPerPage, factsOf(filter)),
      tags: () => (sku === '' ? [] : [productCacheTag(sku)]),
      cacheability: cacheabilityOf,
    };
    return (await answers.getOrLoad(cacheRequest, load)).answer;
  };
  return {
    productReviews: (request) =>
      readCached(request, request.sku, () => reviews.productReviews(request)),
    allReviews: (request) => readCached(request, '', () => reviews.allReviews(request)),
  };
}

/** Returns the filter in a fixed order, so that equal requests have equal keys. */
const factsOf = ({ stars, facts }: ReviewFilter) => [
  stars,
  REVIEW_FACTS.map((fact) => facts[fact] ?? null),
];

/** Empty results are cached briefly, as filters without matches are unlimited. */
function cacheabilityOf(answer: ReviewsAnswer): Cacheability {
  if (!answer.ok) return 'failed';
  return answer.value.total === 0 ? freshOnly(CATALOG_LIFETIMES) : CATALOG_LIFETIMES;
}
