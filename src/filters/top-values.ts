import type { FacetValue } from './facet.ts';

/** Facet values that are shown at once, and those that are shown on demand. */
export type SplitValues = {
  readonly foremost: readonly FacetValue[];
  readonly rest: readonly FacetValue[];
};

/**
 * Picks the `most` values that most products have, so that a long list starts with what shoppers
 * look for: 140x200 rather than the sizes of cots. Both parts keep the order of the facet (L3); of
 * values with equal counts the earlier is picked.
 */
export function splitTopValues(values: readonly FacetValue[], most: number): SplitValues {
  const byCount = values.toSorted((a, b) => b.count - a.count);
  const foremost = new Set(byCount.slice(0, most));
  return split(values, (value) => foremost.has(value));
}

/**
 * Shows the named values at once, whatever their counts are now: each choice changes the counts,
 * and no value may move while the shopper is choosing (L3).
 */
export const splitByShownValues = (
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
