import type { ReviewsFailure } from '#ports/product-reviews.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { catalogFailure, catalogUnavailable } from '../catalogue/catalog-failure.ts';
import type { MagentoReads } from '../catalogue/magento-reads.ts';
import type { TellDropped } from '../catalogue/told-list.ts';
import { Reviews, type ReviewsQueryVariables } from '../generated/operations.ts';
import { toReview } from './magento-review.ts';
import { readReviewed, type ReviewedProduct } from './reviewed-product.ts';

type Filter = ReviewsQueryVariables['filter'];

export type StoreReviews = {
  /** False where the filter finds no product. */
  readonly isKnown: boolean;
  readonly reviews: readonly ProductReview[];
};

export type StoreAnswer = Result<StoreReviews, ReviewsFailure>;

/** As many as this Magento lays on a page, of products and of their reviews. */
const PAGE = 100;

/** All reviews in one store view, of the products that a filter finds: page by page. */
export async function askStoreReviews(
  magento: MagentoReads,
  tell: TellDropped,
  locale: Locale,
  filter: Filter,
): Promise<StoreAnswer> {
  const found: ReviewedProduct[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await askPage(magento, tell, locale, { filter, currentPage: page });
    if (!answer.ok) return answer;
    found.push(...answer.value.items);
    pages = answer.value.pages;
  }
  const further: ReviewedProduct[] = [];
  for (const { sku, pages } of found) {
    for (let reviewPage = 2; reviewPage <= pages; reviewPage += 1) {
      const more = await askPage(magento, tell, locale, {
        filter: { sku: { eq: sku } },
        reviewPage,
      });
      if (!more.ok) return more;
      further.push(...more.value.items);
    }
  }
  const reviews = found
    .concat(further)
    .flatMap(({ productSku, reviews }) =>
      reviews.map((review) => toReview(productSku, locale, review)),
    );
  return ok({ isKnown: found.length > 0, reviews });
}

type Asked = Pick<ReviewsQueryVariables, 'filter'> &
  Partial<Pick<ReviewsQueryVariables, 'currentPage' | 'reviewPage'>>;

async function askPage(
  magento: MagentoReads,
  tell: TellDropped,
  locale: Locale,
  { filter, currentPage = 1, reviewPage = 1 }: Asked,
): Promise<Result<{ items: readonly ReviewedProduct[]; pages: number }, ReviewsFailure>> {
  const sizes = { pageSize: PAGE, reviewsPerPage: PAGE };
  const asked = { filter, currentPage, reviewPage, ...sizes };
  const answer = await magento.read(locale, Reviews, asked);
  if (!answer.ok) return err(failureOf(catalogFailure(answer.error)));
  const page = readReviewed(tell)(answer.value.data);
  return page ? ok(page) : err(failureOf(catalogUnavailable(502)));
}

const failureOf = ({ status }: { readonly status: number }): ReviewsFailure => ({
  status,
  message: 'The reviews cannot be read at the moment.',
});
