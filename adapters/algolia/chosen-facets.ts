import { facetCalled } from '#src/filters/facet-called.ts';
import { PRICE_FACET, type Facet } from '#src/filters/facet.ts';
import { parseAmount } from '#src/filters/price-range.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { filterPairs, filterRanges } from '#src/search/filter-pairs.ts';

/** The choices for one facet, under any of its names. */
export type Chosen = { readonly facet: Facet; readonly choices: readonly SelectedFacet[] };

/** Groups a selection by facet; `undefined` if one is not in the scope: no product matches (F7). */
export function chosenOf(
  facets: readonly Facet[],
  selection: Selection,
): readonly Chosen[] | undefined {
  const chosen = new Map<Facet, SelectedFacet[]>();
  for (const selected of selection) {
    const facet = facetCalled(selected.name, facets);
    if (facet === undefined) return undefined;
    chosen.set(facet, [...(chosen.get(facet) ?? []), { ...selected, name: facet.name }]);
  }
  return Array.from(chosen, ([facet, choices]) => ({ facet, choices }));
}

/** Returns the chosen values; ranges have none. */
export const valuesIn = (choices: readonly SelectedFacet[]): readonly string[] =>
  choices.flatMap((choice) => (choice.kind === 'values' ? choice.values : []));

/** Converts all choices except price to `facetFilters` (S4), one list per facet. */
export const wordFilters = (chosen: readonly Chosen[]): readonly (readonly string[])[] =>
  chosen
    .filter(({ facet }) => facet.name !== PRICE_FACET)
    .flatMap(({ facet, choices }) =>
      filterPairs([{ kind: 'values', name: facet.name, values: valuesIn(choices) }], [facet]),
    );

/** Converts price choices to `numericFilters`. */
export const priceFilters = (chosen: readonly Chosen[]): readonly (readonly string[])[] =>
  chosen
    .filter(({ facet }) => facet.name === PRICE_FACET)
    .map(({ choices }) => choices.flatMap(priceFilter));

const priceFilter = (choice: SelectedFacet): readonly string[] =>
  choice.kind === 'values'
    ? choice.values.map((value) => `${choice.name}=${(parseAmount(value) ?? NO_PRICE) / 100}`)
    : filterRanges([choice]).map(({ name, atLeast, atMost }) => `${name}:${atLeast} TO ${atMost}`);

/** In cents; matches no product. */
const NO_PRICE = -100;
