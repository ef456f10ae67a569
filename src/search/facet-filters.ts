import { findFacetByKeyOrLabel } from '../filters/merge-facets.ts';
import { facetNames, type Facet } from '../filters/facet.ts';
import type { SelectedRange, SelectedValues, Selection } from '../filters/selection.ts';
import { euroCents, toEuroNumber } from '../pricing/money.ts';

/**
 * Chosen values of a selection as filters of the search service (S4): `maat:140x200`. One list per
 * facet: the pairs of a list are combined by OR, the lists by AND. `facets` are those of the
 * listing, merged by label (`mergeFacetsByLabel`): a value is requested under every key of its facet,
 * since no product has it under all (F8). Excludes price ranges ({@link toNumericFilters}).
 *
 * The first colon ends the name, as attribute keys have none, and the rest is the value as it is.
 * Only a minus at its beginning is escaped, as `\-`: the service would negate the pair.
 */
export const toFacetFilters = (
  selection: Selection,
  facets: readonly Facet[],
): readonly (readonly string[])[] =>
  selection
    .filter((selected): selected is SelectedValues => selected.kind === 'values')
    .map(({ name, values }) => {
      const facet = findFacetByKeyOrLabel(name, facets) ?? { name };
      return facetNames(facet).flatMap((key) => values.map((value) => writePair(key, value)));
    });

const writePair = (name: string, value: string): string => `${name}:${value.replace(/^-/, '\\-')}`;

/** Range of an attribute with amounts: in euros, both bounds inclusive. */
export type PriceBounds = {
  readonly name: string;
  readonly atLeast: number;
  readonly atMost: number;
};

/** Chosen price ranges of a selection as filters of the search service (S4). */
export const toNumericFilters = (selection: Selection): readonly PriceBounds[] =>
  selection
    .filter((selected): selected is SelectedRange => selected.kind === 'range')
    .map(({ name, minCents, maxCents }) => ({
      name,
      atLeast: toEuroNumber(euroCents(minCents)),
      atMost: toEuroNumber(euroCents(maxCents)),
    }));
