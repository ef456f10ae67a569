import type { SelectedFacet, Selection } from './selection.ts';

/**
 * Whether two selections choose the same, in whatever order they name facets and values. Those that
 * are read from URLs are the same exactly where their canonical URL is (F9).
 */
export const isSameSelection = (one: Selection, other: Selection): boolean =>
  keyOf(one) === keyOf(other);

const keyOf = (selection: Selection): string => JSON.stringify(selection.map(choiceKey).sort());

/** A value that is named twice is chosen once. */
const choiceKey = (chosen: SelectedFacet): string =>
  JSON.stringify(
    chosen.kind === 'range'
      ? [chosen.name, chosen.minCents, chosen.maxCents]
      : [chosen.name, [...new Set(chosen.values)].sort()],
  );
