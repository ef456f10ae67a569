import fc from 'fast-check';
import { PRICE_FACET, type Facet } from '#src/filters/facet.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';

/** Any selection that these facets offer: some facets, each with some values or a price range. */
export const anyOfferedSelection = (facets: readonly Facet[]): fc.Arbitrary<Selection> =>
  fc
    .subarray([...facets])
    .chain((chosen) => fc.tuple(...chosen.map((facet) => anyOfferedChoice(facet))));

/** Any choice within one facet. */
function anyOfferedChoice({ name, values }: Facet): fc.Arbitrary<SelectedFacet> {
  const words = values.map(({ value }) => value);
  const list = fc
    .subarray(words, { minLength: 1 })
    .map((values): SelectedFacet => ({ kind: 'values', name, values }));
  return name === PRICE_FACET ? fc.oneof(list, anyRange(words)) : list;
}

const anyRange = (amounts: readonly string[]): fc.Arbitrary<SelectedFacet> => {
  const cents = amounts.map((amount) => Math.round(Number(amount) * 100));
  const bound = fc.integer({ min: 0, max: Math.max(...cents) + 1 });
  return fc
    .tuple(bound, bound)
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
    .map(([minCents, maxCents]) => ({ kind: 'range', name: PRICE_FACET, minCents, maxCents }));
};

/** A selection, and a choice in a facet without a selection. */
export const anySelectionAndChoice = (
  facets: readonly Facet[],
): fc.Arbitrary<readonly [Selection, SelectedFacet, Facet]> =>
  fc
    .constantFrom(...facets)
    .chain((facet) =>
      fc.tuple(
        anyOfferedSelection(facets.filter(({ name }) => name !== facet.name)),
        anyOfferedChoice(facet),
        fc.constant(facet),
      ),
    );

/** A selection, and the same selection with one more value in one of its facets. */
export const anyWidening = (
  facets: readonly Facet[],
): fc.Arbitrary<{ readonly before: Selection; readonly after: Selection }> =>
  anySelectionAndChoice(facets).chain(([selection, choice, facet]) =>
    fc.constantFrom(...facet.values).map(({ value }) => ({
      before: selection.concat(choice),
      after: selection.concat(widened(choice, value)),
    })),
  );

const widened = (choice: SelectedFacet, value: string): SelectedFacet => {
  if (choice.kind === 'values') return { ...choice, values: [...choice.values, value] };
  const cents = Math.round(Number(value) * 100);
  return {
    ...choice,
    minCents: Math.min(choice.minCents, cents),
    maxCents: Math.max(choice.maxCents, cents),
  };
};
