import type { Hit } from '../catalog/product.ts';
import { variantUrl } from '../catalog/variant-url.ts';
import { SIZE_FACET } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';
import type { Locale } from '../shared/locale.ts';

/** What of a listing decides where its cards lead. */
export type NarrowedListing = { readonly appliedFilters: Selection; readonly locale: Locale };

/**
 * Where the card of a hit leads: who has narrowed by size, color or firmness finds that chosen on the
 * product's page.
 */
export function cardUrl(hit: Hit, { appliedFilters, locale }: NarrowedListing): string {
  const isAsked = (code: string) => appliedFilters.some(({ name }) => name === code);
  const options = hit.options?.filter(({ code }) => isAsked(code)) ?? [];
  const size = isAsked(SIZE_FACET) && hit.size !== undefined ? { size: hit.size } : {};
  return variantUrl(hit, { ...size, options }, locale);
}
