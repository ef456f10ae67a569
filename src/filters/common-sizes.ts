import type { FacetValue } from './facet.ts';
import { foremostValues } from './foremost-values.ts';

/** The sizes that most beds have: for one, and for two. */
const USUAL: ReadonlySet<string> = new Set([
  '80x200',
  '90x200',
  '90x210',
  '140x200',
  '160x200',
  '180x200',
]);

/** Fewer usual sizes say that these goods are no beds. */
const FEWEST = 3;

/**
 * The sizes that are shown before any other, in the order of the facet: the usual ones, which stay
 * where they are whatever is chosen beside them. Of goods without these, those that most of them have.
 */
export function commonSizes(sizes: readonly FacetValue[]): readonly FacetValue[] {
  const usual = sizes.filter(({ value }) => USUAL.has(value));
  return usual.length < FEWEST ? foremostValues(sizes, USUAL.size).foremost : usual;
}
