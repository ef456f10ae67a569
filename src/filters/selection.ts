import type { PriceRange } from './price-range.ts';

/**
 * A shopper's choices, with at most one entry per facet. Values of one facet widen the listing
 * (OR), facets narrow each other (AND).
 */
export type Selection = readonly SelectedFacet[];

export type SelectedFacet = SelectedValues | SelectedRange;

/** Chosen values of the facet `name`, as the facet spells them. Never empty. */
export type SelectedValues = {
  readonly kind: 'values';
  readonly name: string;
  readonly values: readonly string[];
};

/** A price range in cents, bounds inclusive. */
export type SelectedRange = {
  readonly kind: 'range';
  readonly name: string;
  readonly minCents: number;
  readonly maxCents: number;
};

/**
 * Whether two selections choose the same, in any order of facets and values. Selections that are
 * parsed from URLs are the same exactly if their canonical URL is (F9).
 */
export const isSameSelection = (one: Selection, other: Selection): boolean =>
  keyOf(one) === keyOf(other);

/** Whether all choices of `part` are among those of `whole`, each with the same values. */
export function isPartOfSelection(part: Selection, whole: Selection): boolean {
  const chosen = new Set(whole.map(choiceKey));
  return part.every((one) => chosen.has(choiceKey(one)));
}

const keyOf = (selection: Selection): string => JSON.stringify(selection.map(choiceKey).sort());

/** A repeated value counts once. */
const choiceKey = (chosen: SelectedFacet): string =>
  JSON.stringify(
    chosen.kind === 'range'
      ? [chosen.name, chosen.minCents, chosen.maxCents]
      : [chosen.name, [...new Set(chosen.values)].sort()],
  );

/**
 * Toggles a value of a facet. A list of values that read alike (`valuesWithSameSlug`) is one
 * choice: it is removed if all of it is chosen, otherwise added.
 */
export function toggleValue(
  selection: Selection,
  name: string,
  value: string | readonly string[],
): Selection {
  const choice = typeof value === 'string' ? [value] : value;
  const isSelected = choice.every((one) => isChosen(selection, name, one));
  const otherValues = chosenValues(selection, name).filter((one) => !choice.includes(one));
  const values = isSelected ? otherValues : [...otherValues, ...choice];
  if (values.length === 0) return withoutFacet(selection, name);
  return withSelected(selection, { kind: 'values', name, values });
}

export const isChosen = (selection: Selection, name: string, value: string): boolean =>
  chosenValues(selection, name).includes(value);

/** Replaces the choice of a price facet with a range; removes it without a range. */
export function withRange(
  selection: Selection,
  name: string,
  range: PriceRange | undefined,
): Selection {
  if (range === undefined) return withoutFacet(selection, name);
  const { minCents, maxCents } = range;
  return withSelected(selection, { kind: 'range', name, minCents, maxCents });
}

/** Removes everything that is chosen of a facet. */
export const withoutFacet = (selection: Selection, name: string): Selection =>
  selection.filter((selected) => selected.name !== name);

/** Number of choices that a shopper sees: each value is one, a price range is one. */
export const choiceCount = (selection: Selection): number =>
  selection.reduce((sum, chosen) => sum + (chosen.kind === 'range' ? 1 : chosen.values.length), 0);

/** Chosen values of a facet; none for a price range. */
export const chosenValues = (selection: Selection, name: string): readonly string[] =>
  selection.flatMap((one) => (one.kind === 'values' && one.name === name ? one.values : []));

/** Replaces the choice of a facet in its position; appends a new facet. */
function withSelected(selection: Selection, selected: SelectedFacet): Selection {
  const isNew = selection.every((other) => other.name !== selected.name);
  if (isNew) return [...selection, selected];
  return selection.map((other) => (other.name === selected.name ? selected : other));
}
