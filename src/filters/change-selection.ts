import type { PriceRange } from './price-range.ts';
import type { SelectedFacet, Selection } from './selection.ts';

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
  const isTaken = choice.every((one) => isChosen(selection, name, one));
  const others = chosenValues(selection, name).filter((one) => !choice.includes(one));
  const values = isTaken ? others : [...others, ...choice];
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
