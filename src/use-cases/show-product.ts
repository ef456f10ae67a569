import type { CatalogFailure } from '#ports/product-catalog.ts';
import { chooseVariant } from '../catalog/choose-variant.ts';
import type { ReviewPage } from '../catalog/review-page.ts';
import { parseChoices, parseVariantWish } from '../catalog/variant-query.ts';
import type { ProductEntry } from '../content/page-entry.ts';
import { queryValue } from '../routing/query-string.ts';
import { pageFrame } from './page-frame.ts';
import type { PageOutcome, Visit } from './page-request.ts';
import { showError } from './show-error.ts';

/** A product as the address wants it: `/aurora?maat=160x200&kleur=zand&topper=latex`. */
export async function showProduct(visit: Visit, entry: ProductEntry): Promise<PageOutcome> {
  const { locale, query } = visit.request;
  const [answer, reviews] = await Promise.all([
    visit.ports.catalog.product(locale, entry.sku),
    firstReviews(visit, entry),
  ]);
  if (!answer.ok) return showFailure(visit, entry, answer.error);
  const product = answer.value;
  const named = (name: string) => queryValue(query, name);
  const choice = chooseVariant(product, parseVariantWish(product, named, locale));
  const parts = parseChoices(product.parts ?? [], named, locale);
  const choices = parts.map((one) => one.choice.uid);
  const frame = pageFrame(visit, entry);
  return {
    kind: 'page',
    model: { type: 'product', ...frame, product, ...choice, choices, reviews },
  };
}

function showFailure(
  visit: Visit,
  { sku }: ProductEntry,
  failure: CatalogFailure,
): Promise<PageOutcome> {
  visit.ports.log.warn(failure.kind, { locale: visit.request.locale, sku, ...failure });
  return showError(visit, failure.kind === 'product-not-found' ? 404 : 503);
}

/** How many reviews a product's page shows. */
const REVIEWS_SHOWN = 6;

/** A page is shown without reviews rather than not at all. */
async function firstReviews(
  { ports, request: { locale } }: Visit,
  { sku }: ProductEntry,
): Promise<ReviewPage | null> {
  const answer = await ports.reviews.productReviews({
    locale,
    sku,
    sorting: 'newest',
    page: 1,
    reviewsPerPage: REVIEWS_SHOWN,
  });
  if (answer.ok) return answer.value;
  ports.log.warn('reviews-unavailable', { locale, sku, ...answer.error });
  return null;
}
