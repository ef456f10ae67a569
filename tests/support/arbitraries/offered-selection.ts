import fc from 'fast-check';
import { PRICE_FACET, type Facet } from '#src/filters/facet.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';

/** Any selection that these facets offer: some facets, of each some values or a price range. */
export const anyOfferedSelection = (facets: readonly Facet[]): fc.Arbitrary<Selection> =>
  fc
    .subarray([...facets])
    .chain((chosen) => fc.tuple(...chosen.map((facet) => anyOfferedChoice(facet))));

/** Any choice within one facet. */
export function anyOfferedChoice({ name, values }: Facet): fc.Arbitrary<SelectedFacet> {
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
