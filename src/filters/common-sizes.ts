import type { FacetValue } from './facet.ts';
import { splitTopValues } from './top-values.ts';

/** Common bed sizes, for one person and for two. */
const USUAL: ReadonlySet<string> = new Set([
  '80x200',
  '90x200',
  '90x210',
  '140x200',
  '160x200',
  '180x200',
]);

/** Products with fewer common sizes than this are not beds. */
const FEWEST = 3;

/**
 * Returns the sizes shown before all others, in the order of the facet: the common ones, which keep
 * their place whatever else is chosen. For products without them, the sizes of most products.
 */
export function commonSizes(sizes: readonly FacetValue[]): readonly FacetValue[] {
  const usual = sizes.filter(({ value }) => USUAL.has(value));
  return usual.length < FEWEST ? splitTopValues(sizes, USUAL.size).foremost : usual;
}
