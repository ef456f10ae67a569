import type { ReviewsFailure } from '#ports/product-catalog.ts';
import type { VerifiedReviews } from '#ports/purchases.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { catalogFailure, catalogUnavailable } from '../catalogue/catalog-failure.ts';
import { isCut, SEARCH_LIMIT } from '../catalogue/price-ranges.ts';
import type { MagentoReadClient } from '../magento-client.ts';
import type { ReportDropped } from '../catalogue/lenient-lists.ts';
import { Reviews, type ReviewsQueryVariables } from '../generated/operations.ts';
import { toReview } from './magento-review.ts';
import { readReviewed, type ReviewedProduct } from './reviewed-product.ts';

type Filter = ReviewsQueryVariables['filter'];

export type StoreReviews = {
  /** False if the filter matches no product. */
  readonly isKnown: boolean;
  readonly reviews: readonly ProductReview[];
};

export type StoreReviewsResult = Result<StoreReviews, ReviewsFailure>;

/** What the reviews of store views are read with. */
export type StoreReviewsParts = {
  readonly magento: MagentoReadClient;
  readonly report: ReportDropped;
  /** Reviews of verified purchases, which Magento cannot tell. */
  readonly verified?: VerifiedReviews | undefined;
};

/** Page size for products and for their reviews. */
const PAGE = 100;

/** Limits of a walk: 100,000 products, and 5,000 reviews of each. */
const MAX_PRODUCT_PAGES = 1000;
const MAX_REVIEW_PAGES = 50;

/**
 * Reads all reviews in one store view for the products matching a filter, page by page. A walk
 * takes the page count from the first answer and ends early at an empty or repeated page, or at its
 * limit; what is left out is reported.
 */
export async function fetchStoreReviews(
  { magento, report, verified }: StoreReviewsParts,
  locale: Locale,
  filter: Filter,
): Promise<StoreReviewsResult> {
  const fetchPage = (page: ReviewsPageRequest) => fetchReviewPage(magento, report, locale, page);
  const products = await walk(
    {
      first: 1,
      maxPages: MAX_PRODUCT_PAGES,
      reportIncomplete: () => report('products.page_info', undefined),
    },
    (currentPage) => fetchPage({ filter, currentPage }),
  );
  if (!products.ok) return products;
  if (isCut(products.value.length, SEARCH_LIMIT)) report('products.page_info', undefined);
  const found = [...products.value];
  for (const { sku, pages } of products.value) {
    const more = await walk(
      {
        first: 2,
        pages,
        maxPages: MAX_REVIEW_PAGES,
        reportIncomplete: () => report(REVIEW_PAGES, { sku }),
      },
      (reviewPage) => fetchPage({ filter: { sku: { eq: sku } }, reviewPage }),
    );
    if (!more.ok) return more;
    for (const product of more.value) found.push(product);
  }
  const reviews = found.flatMap(({ productSku, reviews }) =>
    reviews.map((review) => toReview(productSku, locale, review)),
  );
  const marked = verified ? await verified.mark(reviews) : reviews;
  return ok({ isKnown: products.value.length > 0, reviews: marked });
}

const REVIEW_PAGES = 'products.items[].reviews.page_info';

type Page = { readonly items: readonly ReviewedProduct[]; readonly pages: number };

type WalkBounds = {
  readonly first: number;
  /** Number of pages; taken from the first answer if left out. */
  readonly pages?: number;
  readonly maxPages: number;
  /** Called if the walk ended early. */
  readonly reportIncomplete: () => void;
};

async function walk(
  { first, pages: known, maxPages, reportIncomplete }: WalkBounds,
  fetchPage: (page: number) => Promise<Result<Page, ReviewsFailure>>,
): Promise<Result<readonly ReviewedProduct[], ReviewsFailure>> {
  const found: ReviewedProduct[] = [];
  let pages = known ?? first;
  let before = '';
  for (let page = first; page <= pages; page += 1) {
    if (page > maxPages) return ended(found, reportIncomplete);
    const answer = await fetchPage(page);
    if (!answer.ok) return answer;
    const { items } = answer.value;
    if (page === first) pages = known ?? answer.value.pages;
    const serialized = JSON.stringify(items);
    if (page > first && (items.length === 0 || serialized === before))
      return ended(found, reportIncomplete);
    for (const item of items) found.push(item);
    before = serialized;
  }
  return ok(found);
}

function ended<T>(found: readonly T[], reportIncomplete: () => void): Result<readonly T[], never> {
  reportIncomplete();
  return ok(found);
}

type ReviewsPageRequest = Pick<ReviewsQueryVariables, 'filter'> &
  Partial<Pick<ReviewsQueryVariables, 'currentPage' | 'reviewPage'>>;

async function fetchReviewPage(
  magento: MagentoReadClient,
  report: ReportDropped,
  locale: Locale,
  { filter, currentPage = 1, reviewPage = 1 }: ReviewsPageRequest,
): Promise<Result<Page, ReviewsFailure>> {
  const sizes = { pageSize: PAGE, reviewsPerPage: PAGE };
  const variables = { filter, currentPage, reviewPage, ...sizes };
  // The answer serves the pages of other requests, too, so that the end of this one does not abort it.
  const { signal } = new AbortController();
  const answer = await magento.read(locale, Reviews, variables, signal);
  if (!answer.ok) return err(failureOf(catalogFailure(answer.error)));
  const page = readReviewed(report)(answer.value.data);
  return page ? ok(page) : err(failureOf(catalogUnavailable(502)));
}

const failureOf = ({ status }: { readonly status: number }): ReviewsFailure => ({
  status,
  message: 'The reviews cannot be read at the moment.',
});
