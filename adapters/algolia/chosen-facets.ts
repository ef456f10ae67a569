import { findFacetByKeyOrLabel } from '#src/filters/merge-facets.ts';
import { PRICE_FACET, type Facet } from '#src/filters/facet.ts';
import { parseAmount } from '#src/filters/price-range.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { toFacetFilters, toNumericFilters } from '#src/search/facet-filters.ts';

/** The choices for one facet, under any of its names. */
export type ChosenFacet = { readonly facet: Facet; readonly choices: readonly SelectedFacet[] };

/** Groups a selection by facet; `undefined` if one is not in the scope: no product matches (F7). */
export function resolveChosenFacets(
  facets: readonly Facet[],
  selection: Selection,
): readonly ChosenFacet[] | undefined {
  const chosen = new Map<Facet, SelectedFacet[]>();
  for (const selected of selection) {
    const facet = findFacetByKeyOrLabel(selected.name, facets);
    if (facet === undefined) return undefined;
    chosen.set(facet, [...(chosen.get(facet) ?? []), { ...selected, name: facet.name }]);
  }
  return Array.from(chosen, ([facet, choices]) => ({ facet, choices }));
}

/** Returns the chosen values; ranges have none. */
export const chosenValuesOf = (choices: readonly SelectedFacet[]): readonly string[] =>
  choices.flatMap((choice) => (choice.kind === 'values' ? choice.values : []));

/** Converts all choices except price to `facetFilters` (S4), one list per facet. */
export const chosenFacetFilters = (
  chosen: readonly ChosenFacet[],
): readonly (readonly string[])[] =>
  chosen
    .filter(({ facet }) => facet.name !== PRICE_FACET)
    .flatMap(({ facet, choices }) =>
      toFacetFilters(
        [{ kind: 'values', name: facet.name, values: chosenValuesOf(choices) }],
        [facet],
      ),
    );

/** Converts price choices to `numericFilters`. */
export const priceFilters = (chosen: readonly ChosenFacet[]): readonly (readonly string[])[] =>
  chosen
    .filter(({ facet }) => facet.name === PRICE_FACET)
    .map(({ choices }) => choices.flatMap(priceFilter));

const priceFilter = (choice: SelectedFacet): readonly string[] =>
  choice.kind === 'values'
    ? choice.values.map((value) => `${choice.name}=${(parseAmount(value) ?? NO_PRICE) / 100}`)
    : toNumericFilters([choice]).map(
        ({ name, atLeast, atMost }) => `${name}:${atLeast} TO ${atMost}`,
      );

/** In cents; matches no product. */
const NO_PRICE = -100;
