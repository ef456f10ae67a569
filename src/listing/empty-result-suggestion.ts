import { facetNames, type Facet } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';

/** Suggestion for a listing without results: the rest of its selection, and its number of hits. */
export type EmptyResultSuggestion = {
  readonly selection: Selection;
  /** Change of the search text within a category; kept if omitted. */
  readonly text?: 'dropped' | 'everywhere';
  /** Names of the facets that are removed. */
  readonly dropped: readonly string[];
  /** At least one. */
  readonly nbHits: number;
};

/** Maximum number of facets to try: each costs a search. */
const MAX_TRIED_FACETS = 4;

/**
 * Selections to try for a listing without results: each without one facet, if its counts are
 * promising. A count ignores the choices of its own facet, so one above zero shows that the facet
 * is in the way; if all values of a facet count zero, other facets are.
 */
export const relaxedSelections = (
  selection: Selection,
  facets: readonly Facet[],
): readonly Selection[] =>
  selection
    .filter(({ name }) => isBlocking(facets.find((facet) => facetNames(facet).includes(name))))
    .slice(0, MAX_TRIED_FACETS)
    .map(({ name }) => selection.filter((other) => other.name !== name));

const isBlocking = (facet: Facet | undefined): boolean =>
  facet?.values.some(({ count }) => count > 0) ?? false;

/** Alternatives for a text not found in its category: the category without it, the whole shop. */
export const TEXT_RELAXATIONS = ['dropped', 'everywhere'] as const;

/** Facets of `selection` that are missing in `remaining`. */
export const droppedFacets = (selection: Selection, remaining: Selection): readonly string[] =>
  selection.map(({ name }) => name).filter((name) => !remaining.some((one) => one.name === name));
