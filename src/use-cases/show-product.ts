import type { CatalogFailure } from '#ports/product-catalog.ts';
import { chooseVariant } from '../catalog/choose-variant.ts';
import type { ProductEntry } from '../content/page-entry.ts';
import { SIZE_FACET } from '../filters/facet.ts';
import { facetUrlName } from '../filters/facet-names.ts';
import { queryValue } from '../routing/query-string.ts';
import { LOCALES, type Locale } from '../shared/locale.ts';
import { pageFrame } from './page-frame.ts';
import type { PageOutcome, Visit } from './page-request.ts';
import { showError } from './show-error.ts';

/** A product with the size that the address names: `/aurora?maat=160x200`. */
export async function showProduct(visit: Visit, entry: ProductEntry): Promise<PageOutcome> {
  const { locale, query } = visit.request;
  const answer = await visit.ports.catalog.product(locale, entry.sku);
  if (!answer.ok) return showFailure(visit, entry, answer.error);
  const product = answer.value;
  const choice = chooseVariant(product, namedSize(query, locale));
  const frame = pageFrame(visit, entry);
  return { kind: 'page', model: { type: 'product', ...frame, product, ...choice } };
}

function showFailure(
  visit: Visit,
  { sku }: ProductEntry,
  failure: CatalogFailure,
): Promise<PageOutcome> {
  visit.ports.log.warn(failure.kind, { locale: visit.request.locale, sku, ...failure });
  return showError(visit, failure.kind === 'product-not-found' ? 404 : 503);
}

/** A link that was copied from another shop still names its size. */
const namedSize = (query: string, locale: Locale): string | undefined =>
  [locale, ...LOCALES]
    .map((named) => queryValue(query, facetUrlName({ name: SIZE_FACET, label: '' }, named)))
    .find((size) => size !== undefined);
