import type { CatalogFailure, ProductCatalog } from '#ports/product-catalog.ts';
import type { ReviewWriter, ReviewWriterFailure } from '#ports/review-writer.ts';
import type { ReviewSubmission } from '../catalog/written-review.ts';
import type { Result } from '../shared/result.ts';

type SubmitPorts = {
  readonly catalog: ProductCatalog;
  readonly reviewWriter: Pick<ReviewWriter, 'submit'>;
};

/** Submits a review of a product that the shop sells (WR1), under the product's own SKU. */
export async function submitReview(
  { catalog, reviewWriter }: SubmitPorts,
  submission: ReviewSubmission,
): Promise<Result<'accepted', ReviewWriterFailure | CatalogFailure>> {
  const { review } = submission;
  const found = await catalog.product(review.locale, review.sku);
  if (!found.ok) return found;
  const { sku, name } = found.value;
  return reviewWriter.submit({ ...submission, review: { ...review, sku } }, name);
}
