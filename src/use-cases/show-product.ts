import type { CatalogFailure } from '#ports/product-catalog.ts';
import { chooseVariant } from '../catalog/choose-variant.ts';
import { parseChoices, parseVariantWish } from '../catalog/variant-query.ts';
import type { ProductEntry } from '../content/page-entry.ts';
import { queryValue } from '../routing/query-string.ts';
import { pageFrame } from './page-frame.ts';
import type { PageOutcome, Visit } from './page-request.ts';
import { showError } from './show-error.ts';

/** A product as the address wants it: `/aurora?maat=160x200&kleur=zand&topper=latex`. */
export async function showProduct(visit: Visit, entry: ProductEntry): Promise<PageOutcome> {
  const { locale, query } = visit.request;
  const answer = await visit.ports.catalog.product(locale, entry.sku);
  if (!answer.ok) return showFailure(visit, entry, answer.error);
  const product = answer.value;
  const named = (name: string) => queryValue(query, name);
  const choice = chooseVariant(product, parseVariantWish(product, named, locale));
  const parts = parseChoices(product.parts ?? [], named, locale);
  const choices = parts.map((one) => one.choice.uid);
  const frame = pageFrame(visit, entry);
  return { kind: 'page', model: { type: 'product', ...frame, product, ...choice, choices } };
}

function showFailure(
  visit: Visit,
  { sku }: ProductEntry,
  failure: CatalogFailure,
): Promise<PageOutcome> {
  visit.ports.log.warn(failure.kind, { locale: visit.request.locale, sku, ...failure });
  return showError(visit, failure.kind === 'product-not-found' ? 404 : 503);
}
