import type { Hit } from '../catalog/product.ts';
import { variantUrl } from '../catalog/variant-url.ts';
import { SIZE_FACET } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';
import { sizesInText } from '../search/named-sizes.ts';
import type { Locale } from '../shared/locale.ts';

/** What of a listing decides where its cards lead. */
export type NarrowedListing = {
  readonly appliedFilters: Selection;
  /** What is looked for in it. */
  readonly query?: string;
  readonly locale: Locale;
};

/**
 * Where the card of a hit leads: who has narrowed by size, color or firmness finds that chosen on the
 * product's page, and so does who has named a size in a search. No card leads to another size than the
 * one that it shows the price of: what is not sold in a named size leads to its bare page.
 */
export function cardUrl(hit: Hit, { appliedFilters, query = '', locale }: NarrowedListing): string {
  const isAsked = (code: string) => appliedFilters.some(({ name }) => name === code);
  const options = hit.options?.filter(({ code }) => isAsked(code)) ?? [];
  const size = isAsked(SIZE_FACET) || isNamed(hit, query) ? hit.size : undefined;
  return variantUrl(hit, { ...(size !== undefined && { size }), options }, locale);
}

/** Whether a text names the size that a hit shows. */
export const isNamed = ({ size }: Pick<Hit, 'size'>, query: string): boolean =>
  size !== undefined && sizesInText(query).includes(size);
