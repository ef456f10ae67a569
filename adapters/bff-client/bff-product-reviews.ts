import type { ProductReviews, ReviewsAnswer } from '#ports/product-reviews.ts';
import type { ReviewPage } from '#src/catalog/review-page.ts';
import { readCount, readFields, readListOf, readText } from '#src/shared/json-reader.ts';
import { err } from '#src/shared/result.ts';
import { parserOf, type BffReads } from './bff-reads.ts';
import { readTrusted } from './read-trusted.ts';

/** Reviews via the shop's own server. */
export function createBffProductReviews(reads: BffReads): ProductReviews {
  const ask = async (method: string, request: object): Promise<ReviewsAnswer> => {
    const found = await reads.read(method, [request], parserOf(readPage));
    if (found.ok) return found;
    const { statusCode, message } = found.error;
    return err({ status: statusCode || 503, message });
  };
  return {
    productReviews: (request) => ask('magento/getProductReviews', request),
    allReviews: (request) => ask('algolia/getAllReviews', request),
  };
}

const readPage = readTrusted<ReviewPage>(
  readFields({
    total: readCount,
    reviews: readListOf(readFields({ id: readText, sku: readText })),
    distribution: readFields({ 5: readCount }),
    verified: readCount,
  }),
);
