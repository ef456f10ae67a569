import { LENGTH_FACET, SIZE_FACET } from '../filters/facet.ts';
import { sizeLength } from './product.ts';

/**
 * Facets whose values come from the size of a variant (F6): the size, and its length, which tall
 * sleepers need in whatever width. There is no width among them: the size facet lists its sizes by
 * width. `breedte` is an attribute of furniture.
 */
export const SIZE_FACETS: readonly string[] = [SIZE_FACET, LENGTH_FACET];

export const isSizeFacet = (code: string): boolean => SIZE_FACETS.includes(code);

/**
 * Values of a facet for a variant of a size: `210 cm` of `90x210`. `undefined` if they do not come
 * from the size: another facet, or the length of goods without sizes, which is an attribute.
 */
export function sizeFacetValues(
  code: string,
  size: string | undefined,
): readonly string[] | undefined {
  if (code === SIZE_FACET) return size === undefined ? [] : [size];
  if (code !== LENGTH_FACET || size === undefined) return undefined;
  const length = sizeLength(size);
  return length > 0 ? [`${length} cm`] : [];
}
