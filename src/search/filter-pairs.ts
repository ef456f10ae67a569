import { facetCalled } from '../filters/facet-called.ts';
import { facetNames, type Facet } from '../filters/facet.ts';
import type { SelectedRange, SelectedValues, Selection } from '../filters/selection.ts';
import { euros, toEuroNumber } from '../pricing/money.ts';

/**
 * The chosen values of a selection as the search service is asked for them (S4): `maat:140x200`.
 * One list per facet, of which any pair may hold; each list must. `facets` are those of the
 * listing, united by label (`groupFacets`): a value is asked for under every key of its facet, for
 * no product has it under all (F8). Without price ranges, which are no values
 * ({@link filterRanges}).
 *
 * The first colon ends the name, for attribute keys have none, and all that follows it is the value
 * as it stands. Only a minus at its beginning is escaped, as `\-`: the service would take the pair
 * for its opposite.
 */
export const filterPairs = (
  selection: Selection,
  facets: readonly Facet[],
): readonly (readonly string[])[] =>
  selection
    .filter((selected): selected is SelectedValues => selected.kind === 'values')
    .map(({ name, values }) => {
      const facet = facetCalled(name, facets) ?? { name };
      return facetNames(facet).flatMap((key) => values.map((value) => writePair(key, value)));
    });

const writePair = (name: string, value: string): string => `${name}:${value.replace(/^-/, '\\-')}`;

/** A range of an attribute that holds amounts: in euros, both bounds included. */
export type PriceBounds = {
  readonly name: string;
  readonly atLeast: number;
  readonly atMost: number;
};

/** The chosen price ranges of a selection as the search service is asked for them (S4). */
export const filterRanges = (selection: Selection): readonly PriceBounds[] =>
  selection
    .filter((selected): selected is SelectedRange => selected.kind === 'range')
    .map(({ name, minCents, maxCents }) => ({
      name,
      atLeast: toEuroNumber(euros(minCents)),
      atMost: toEuroNumber(euros(maxCents)),
    }));
