import type { FacetValue } from './facet.ts';

/** Values of a facet that are shown at once, and those that are shown on demand. */
export type SplitValues = {
  readonly foremost: readonly FacetValue[];
  readonly rest: readonly FacetValue[];
};

/**
 * Picks the `most` values that most products have, so that a long list shows first what shoppers
 * look for: 140x200 rather than the sizes of cots. Both parts stay in the order of the facet (L3);
 * of values with one count the earlier is foremost.
 */
export function foremostValues(values: readonly FacetValue[], most: number): SplitValues {
  const byCount = values.toSorted((a, b) => b.count - a.count);
  const foremost = new Set(byCount.slice(0, most));
  return split(values, (value) => foremost.has(value));
}

/**
 * Shows at once the values that are named, whatever their counts are by now: each choice changes them,
 * and no value is to change its place under the shopper's hand (L3).
 */
export const splitAsShown = (
  values: readonly FacetValue[],
  shown: ReadonlySet<string>,
): SplitValues => split(values, ({ value }) => shown.has(value));

const split = (
  values: readonly FacetValue[],
  isForemost: (value: FacetValue) => boolean,
): SplitValues => ({
  foremost: values.filter((value) => isForemost(value)),
  rest: values.filter((value) => !isForemost(value)),
});
