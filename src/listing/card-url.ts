import type { Hit } from '../catalog/product.ts';
import { variantUrl } from '../catalog/variant-url.ts';
import { SIZE_FACET } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';
import { sizesInText } from '../search/sizes-in-text.ts';
import type { Locale } from '../shared/locale.ts';

/** Properties of a listing that decide where its cards link to. */
export type CardUrlContext = {
  readonly appliedFilters: Selection;
  /** Text searched for within it. */
  readonly query?: string;
  readonly locale: Locale;
};

/**
 * URL of a hit's card. A size, color or firmness that the listing is filtered by is preselected on
 * the product's page, and so is a size named in a search. No card leads to another size than the
 * one whose price it shows: a product not sold in a named size gets the URL of its page alone.
 */
export function cardUrl(hit: Hit, { appliedFilters, query = '', locale }: CardUrlContext): string {
  const isAsked = (code: string) => appliedFilters.some(({ name }) => name === code);
  const options = hit.options?.filter(({ code }) => isAsked(code)) ?? [];
  const size = isAsked(SIZE_FACET) || isSizeInQuery(hit, query) ? hit.size : undefined;
  return variantUrl(hit, { ...(size !== undefined && { size }), options }, locale);
}

/** Whether a text names the size that a hit shows. */
export const isSizeInQuery = ({ size }: Pick<Hit, 'size'>, query: string): boolean =>
  size !== undefined && sizesInText(query).includes(size);
