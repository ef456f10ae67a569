import type { ReviewPage, ReviewsRequest } from '#src/catalog/review-page.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** What shoppers wrote of the goods. */
export interface ProductReviews {
  /** Of one product, a page of them; a page past the last is empty. A product nobody knows has none. */
  productReviews(request: ReviewsRequest & { readonly sku: string }): Promise<ReviewsAnswer>;
  /** Of all products. */
  allReviews(request: ReviewsRequest): Promise<ReviewsAnswer>;
}

export type ReviewsAnswer = Result<ReviewPage, ReviewsFailure>;

/** The service cannot answer; what it said, and under which status. */
export type ReviewsFailure = { readonly status: number; readonly message: string };

export const ProductReviews = token<ProductReviews>('ProductReviews');
