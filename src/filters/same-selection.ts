import type { SelectedFacet, Selection } from './selection.ts';

/**
 * Whether two selections choose the same, in any order of facets and values. Selections that are
 * parsed from URLs are the same exactly if their canonical URL is (F9).
 */
export const isSameSelection = (one: Selection, other: Selection): boolean =>
  keyOf(one) === keyOf(other);

const keyOf = (selection: Selection): string => JSON.stringify(selection.map(choiceKey).sort());

/** A repeated value counts once. */
const choiceKey = (chosen: SelectedFacet): string =>
  JSON.stringify(
    chosen.kind === 'range'
      ? [chosen.name, chosen.minCents, chosen.maxCents]
      : [chosen.name, [...new Set(chosen.values)].sort()],
  );
