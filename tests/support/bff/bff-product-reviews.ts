import { type BffReads, parserOf } from '#adapters/bff-client/bff-reads.ts';
import type { ProductReviews, ReviewsAnswer } from '#ports/product-catalog.ts';
import { err } from '#src/shared/result.ts';
import { parseReviewPage } from './review-document.ts';

/**
 * Reviews via the shop's own server, as another program reads them: a tab's pages have theirs.
 */
export function createBffProductReviews(reads: BffReads): ProductReviews {
  const readReviews = async (method: string, request: object): Promise<ReviewsAnswer> => {
    const found = await reads.read(method, [request], parserOf(parseReviewPage));
    if (found.ok) return found;
    const { statusCode, message } = found.error;
    return err({ status: statusCode || 503, message });
  };
  return {
    productReviews: (request) => readReviews('magento/getProductReviews', request),
    allReviews: (request) => readReviews('algolia/getAllReviews', request),
  };
}
