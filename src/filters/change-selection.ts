import type { PriceRange } from './price-range.ts';
import type { SelectedFacet, Selection } from './selection.ts';

/**
 * Takes a value of a facet, or drops it when it is taken. A list of values that read alike
 * (`valuesWrittenAlike`) is one choice: dropped when all of it is taken, else taken.
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

/** Narrows a price facet to a range in place of what was chosen; without a range, to nothing. */
export function withRange(
  selection: Selection,
  name: string,
  range: PriceRange | undefined,
): Selection {
  if (range === undefined) return withoutFacet(selection, name);
  const { minCents, maxCents } = range;
  return withSelected(selection, { kind: 'range', name, minCents, maxCents });
}

/** Drops all that is chosen of a facet. */
export const withoutFacet = (selection: Selection, name: string): Selection =>
  selection.filter((selected) => selected.name !== name);

/** How many choices a shopper sees as made: each value is one, a price range is one. */
export const choiceCount = (selection: Selection): number =>
  selection.reduce((sum, chosen) => sum + (chosen.kind === 'range' ? 1 : chosen.values.length), 0);

/** What is chosen of a facet by its values; of a price range, nothing. */
export const chosenValues = (selection: Selection, name: string): readonly string[] =>
  selection.flatMap((one) => (one.kind === 'values' && one.name === name ? one.values : []));

/** A facet keeps its place among the chosen ones; a new one goes last. */
function withSelected(selection: Selection, selected: SelectedFacet): Selection {
  const isNew = selection.every((other) => other.name !== selected.name);
  if (isNew) return [...selection, selected];
  return selection.map((other) => (other.name === selected.name ? selected : other));
}
