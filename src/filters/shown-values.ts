import type { Locale } from '../shared/locale.ts';
import { memoizePerObject } from '../shared/memoize.ts';
import { slugify } from '../shared/normalize-text.ts';
import type { Facet, FacetValue } from './facet.ts';
import { parseSize } from './filter-slug.ts';

/** Facet values that are shown at once, and those that are shown on demand. */
export type SplitValues = {
  readonly top: readonly FacetValue[];
  readonly rest: readonly FacetValue[];
};

/** A facet of the filter panel, or the values of one that stand under a heading of their own. */
export type PanelFacet = Facet & {
  /** Absent if it has all its values. */
  readonly isApart?: boolean;
};

/** Number of facets before the values that stand apart. */
const BEFORE_APART = 4;

/**
 * Takes the values that stand apart out of their facet, and places them early under a heading. The
 * facet itself, and with it all URLs, stays as it is.
 */
export function panelFacets(facets: readonly Facet[], heading: string): readonly PanelFacet[] {
  const whole = facets.find(({ values }) => values.some((value) => value.isApart));
  if (!whole) return facets;
  const partOf = (isApart: boolean): PanelFacet => ({
    ...whole,
    isApart,
    values: whole.values.filter((value) => Boolean(value.isApart) === isApart),
  });
  return facets
    .map((facet): PanelFacet => (facet === whole ? partOf(false) : facet))
    .toSpliced(BEFORE_APART, 0, { ...partOf(true), label: heading });
}

/**
 * Picks the `limit` values that most products have, so that a long list starts with what shoppers
 * look for: 140x200 rather than the sizes of cots. Both parts keep the order of the facet (L3); of
 * values with equal counts the earlier is picked.
 */
export function splitTopValues(values: readonly FacetValue[], limit: number): SplitValues {
  const byCount = values.toSorted((a, b) => b.count - a.count);
  const mostFrequent = new Set(byCount.slice(0, limit));
  return split(values, (value) => mostFrequent.has(value));
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
  isTop: (value: FacetValue) => boolean,
): SplitValues => ({
  top: values.filter((value) => isTop(value)),
  rest: values.filter((value) => !isTop(value)),
});

/**
 * Values of a facet in whose name a word begins as the shopper types, ignoring case and accents;
 * every typed word has to match. All values if nothing is typed.
 */
export function filterFacetValues(
  values: readonly FacetValue[],
  typed: string,
  locale: Locale,
): readonly FacetValue[] {
  const typedWords = slugify(typed, locale).split('-').filter(Boolean);
  if (typedWords.length === 0) return typed.trim() === '' ? values : [];
  return values.filter(({ value }) => {
    const words = slugify(value, locale).split('-');
    return typedWords.every((typedWord) => words.some((word) => word.startsWith(typedWord)));
  });
}

/** Common bed sizes, for one person and for two. */
const COMMON_SIZES: ReadonlySet<string> = new Set([
  '80x200',
  '90x200',
  '90x210',
  '140x200',
  '160x200',
  '180x200',
]);

/** Products with fewer common sizes than this are not beds. */
const MIN_COMMON_SIZES = 3;

/**
 * Returns the sizes shown before all others, in the order of the facet: the common ones, which keep
 * their place whatever else is chosen. For products without them, the sizes of most products.
 */
export function commonSizes(sizes: readonly FacetValue[]): readonly FacetValue[] {
  const common = sizes.filter(({ value }) => COMMON_SIZES.has(value));
  return common.length < MIN_COMMON_SIZES ? splitTopValues(sizes, COMMON_SIZES.size).top : common;
}

/**
 * Sizes to choose from in a listing that is narrowed by `chosen` sizes and others: all of a listing of
 * beds, so that none moves while the shopper chooses (L3). Of a listing of other goods, as of bedding
 * narrowed to duvets, those that its goods come in, and the chosen ones: the rest are sizes of other
 * goods. All if there are none.
 */
export function offeredSizes(
  sizes: readonly FacetValue[],
  chosen: readonly string[],
): readonly FacetValue[] {
  const offered = sizes.filter(({ value, count }) => count > 0 || chosen.includes(value));
  const common = sizes.filter(({ value, count }) => count > 0 && COMMON_SIZES.has(value));
  return common.length >= MIN_COMMON_SIZES || offered.length === 0 ? sizes : offered;
}

/** A width with the lengths that it is sold in, both in centimetres, each with its size. */
export type SizesOfWidth = {
  readonly width: number;
  readonly lengths: readonly { readonly length: number; readonly size: FacetValue }[];
};

/**
 * Groups the sizes of a facet by width, then by length, as shoppers choose them (F2). Drops values
 * that are no size; of two spellings of one size the first counts. Memoized: a page shows them twice.
 */
export const sizesByWidth: (values: readonly FacetValue[]) => readonly SizesOfWidth[] =
  memoizePerObject(groupByWidth);

function groupByWidth(values: readonly FacetValue[]): readonly SizesOfWidth[] {
  const widths = new Map<number, Map<number, FacetValue>>();
  for (const size of values) {
    const [width, length] = parseSize(size.value)?.split('x').map(Number) ?? [];
    if (width === undefined || length === undefined) continue;
    const lengths = widths.get(width) ?? new Map<number, FacetValue>();
    if (!lengths.has(length)) lengths.set(length, size);
    widths.set(width, lengths);
  }
  return [...widths]
    .map(([width, lengths]) => ({ width, lengths: inOrder(lengths) }))
    .toSorted((a, b) => a.width - b.width);
}

const inOrder = (lengths: ReadonlyMap<number, FacetValue>): SizesOfWidth['lengths'] =>
  Array.from(lengths, ([length, size]) => ({ length, size })).toSorted(
    (a, b) => a.length - b.length,
  );
