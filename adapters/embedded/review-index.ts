import {
  ratingDistribution,
  summarizeRatings,
  type ReviewSummary,
} from '#src/catalog/review-summary.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import type { ReviewData } from './review-data.ts';

/** Reviews by product. */
export interface ReviewIndex {
  readonly all: readonly ProductReview[];
  of(sku: string): readonly ProductReview[];
  /** Returns the summary of a product's reviews; `undefined` if it has none. */
  summary(sku: string): ReviewSummary | undefined;
}

export function createReviewIndex(data: readonly ReviewData[]): ReviewIndex {
  const bySku = new Map<string, ProductReview[]>();
  const all = data.map((review) => {
    const ofProduct = bySku.get(review.sku) ?? [];
    const kept = { ...review, id: `${review.sku}-${ofProduct.length + 1}` };
    ofProduct.push(kept);
    bySku.set(review.sku, ofProduct);
    return kept;
  });
  const summaries = new Map<string, ReviewSummary | undefined>();
  for (const [sku, reviews] of bySku) {
    summaries.set(sku, summarizeRatings(ratingDistribution(reviews)));
  }
  return {
    all,
    of: (sku) => bySku.get(sku) ?? [],
    summary: (sku) => summaries.get(sku),
  };
}
