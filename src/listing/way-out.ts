import { facetNames, type Facet } from '../filters/facet.ts';
import type { Selection } from '../filters/selection.ts';

/** A way out of a listing that shows nothing: what is left of its selection, and what that shows. */
export type WayOut = {
  readonly selection: Selection;
  /** What becomes of the text that is looked for in a category; stays where it is left out. */
  readonly text?: 'dropped' | 'everywhere';
  /** The facets that are let go of, by name. */
  readonly dropped: readonly string[];
  /** At least one. */
  readonly nbHits: number;
};

/** So many facets are looked at: each costs a search. */
const MOST_TRIES = 4;

/**
 * The selections to try where one shows nothing: without one of its facets each, as far as the counts
 * let hope. A count disregards the choices of its own facet, so one above zero says that the facet
 * stands in the way; of a facet whose values all count nothing, others do.
 */
export const selectionsToTry = (
  selection: Selection,
  facets: readonly Facet[],
): readonly Selection[] =>
  selection
    .filter(({ name }) => standsInTheWay(facets.find((facet) => facetNames(facet).includes(name))))
    .slice(0, MOST_TRIES)
    .map(({ name }) => selection.filter((other) => other.name !== name));

const standsInTheWay = (facet: Facet | undefined): boolean =>
  facet?.values.some(({ count }) => count > 0) ?? false;

/** Where a text is not found in its category: the category without it, and the whole shop. */
export const TEXT_WAYS = ['dropped', 'everywhere'] as const;

/** What `selection` has of facets and `left` has not. */
export const droppedFacets = (selection: Selection, left: Selection): readonly string[] =>
  selection.map(({ name }) => name).filter((name) => !left.some((one) => one.name === name));
