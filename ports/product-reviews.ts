import type { ReviewPage, ReviewsRequest } from '#src/catalog/review-page.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

export interface ProductReviews {
  /** A page of one product's reviews; empty after the last page, and for an unknown product. */
  productReviews(request: ReviewsRequest & { readonly sku: string }): Promise<ReviewsAnswer>;
  /** A page of the reviews of all products. */
  allReviews(request: ReviewsRequest): Promise<ReviewsAnswer>;
}

export type ReviewsAnswer = Result<ReviewPage, ReviewsFailure>;

/** The service cannot answer; its message and status. */
export type ReviewsFailure = { readonly status: number; readonly message: string };

export const ProductReviews = token<ProductReviews>('ProductReviews');
