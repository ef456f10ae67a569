import { facetCalled } from '#src/filters/facet-called.ts';
import { PRICE_FACET, type Facet } from '#src/filters/facet.ts';
import { parseAmount } from '#src/filters/price-range.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { filterPairs, filterRanges } from '#src/search/filter-pairs.ts';

/** What is chosen of one facet, under whatever of its names. */
export type Chosen = { readonly facet: Facet; readonly choices: readonly SelectedFacet[] };

/** `undefined` where something is chosen that the place does not have: nothing has it (F7). */
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

/** The values among some choices; ranges have none. */
export const valuesIn = (choices: readonly SelectedFacet[]): readonly string[] =>
  choices.flatMap((choice) => (choice.kind === 'values' ? choice.values : []));

/** What is chosen in words, as the service is asked for it (S4): one list per facet. */
export const wordFilters = (chosen: readonly Chosen[]): readonly (readonly string[])[] =>
  chosen
    .filter(({ facet }) => facet.name !== PRICE_FACET)
    .flatMap(({ facet, choices }) =>
      filterPairs([{ kind: 'values', name: facet.name, values: valuesIn(choices) }], [facet]),
    );

/** What is chosen of the price: it is a number, compared rather than spelled. */
export const priceFilters = (chosen: readonly Chosen[]): readonly (readonly string[])[] =>
  chosen
    .filter(({ facet }) => facet.name === PRICE_FACET)
    .map(({ choices }) => choices.flatMap(priceFilter));

const priceFilter = (choice: SelectedFacet): readonly string[] =>
  choice.kind === 'values'
    ? choice.values.map((value) => `${choice.name}=${(parseAmount(value) ?? NO_PRICE) / 100}`)
    : filterRanges([choice]).map(({ name, atLeast, atMost }) => `${name}:${atLeast} TO ${atMost}`);

/** In cents: what nothing costs. */
const NO_PRICE = -100;
