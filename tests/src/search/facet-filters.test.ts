import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facet } from '#src/filters/facet.ts';
import { mergeFacetsByLabel } from '#src/filters/merge-facets.ts';
import type { Selection } from '#src/filters/selection.ts';
import { toFacetFilters, toNumericFilters } from '#src/search/facet-filters.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import { anySelection } from '../../support/arbitraries/search.ts';

const SELECTION: Selection = [
  { kind: 'values', name: 'maat', values: ['140x200', '160x200'] },
  { kind: 'range', name: 'price', minCents: 19_950, maxCents: 50_000 },
  { kind: 'values', name: 'kleur', values: ['wit: mat, "licht"', '-'] },
];

describe('toFacetFilters', () => {
  it('S4 writes name:value pairs, grouped by facet', () => {
    expect(toFacetFilters(SELECTION, [])).toEqual([
      ['maat:140x200', 'maat:160x200'],
      ['kleur:wit: mat, "licht"', 'kleur:\\-'],
    ]);
  });

  it('S4 escapes a minus at the beginning of a value, and no other', () => {
    const selection: Selection = [{ kind: 'values', name: 'a', values: ['-1-2', '--', '1-2'] }];
    expect(toFacetFilters(selection, [])).toEqual([['a:\\-1-2', 'a:\\--', 'a:1-2']]);
  });

  it('S4 keeps every value whole behind the first colon, with the facets in their order', () => {
    fc.assert(
      fc.property(anyKeyedSelection, (selection) => {
        const read = toFacetFilters(selection, []).map((pairs) => {
          const split = pairs.map((pair) => [
            pair.slice(0, pair.indexOf(':')),
            pair.slice(pair.indexOf(':') + 1).replace(/^\\-/, '-'),
          ]);
          return { names: split.map(([name]) => name), values: split.map(([, value]) => value) };
        });
        const chosen = selection.filter((selected) => selected.kind === 'values');
        expect(read).toEqual(
          chosen.map(({ name, values }) => ({ names: values.map(() => name), values })),
        );
      }),
    );
  });
});

describe('toFacetFilters with merged facets', () => {
  it('F8 requests a value under every key of its facet', () => {
    const facets = mergeFacetsByLabel(
      [facetNamed('matras_hardheid'), facetNamed('kleur'), facetNamed('topper_hardheid')],
      'nl-nl',
    );
    const selection = [valuesOf('matras_hardheid', ['Zacht', '-'])];
    expect(toFacetFilters(selection, facets)).toEqual([
      [
        'matras_hardheid:Zacht',
        'matras_hardheid:\\-',
        'topper_hardheid:Zacht',
        'topper_hardheid:\\-',
      ],
    ]);
  });

  it('F8 S4 finds as many products by a value of a merged facet as its count', () => {
    fc.assert(
      fc.property(fc.array(anyGood), (products) => {
        const facets = mergeFacetsByLabel(countedFacets(products), 'nl-nl');
        for (const { name, values } of facets) {
          for (const { value, count } of values) {
            expect(found(products, toFacetFilters([valuesOf(name, [value])], facets))).toBe(count);
          }
        }
      }),
    );
  });
});

/** Facets with the same label, except the colour. */
const facetNamed = (name: string, values: Facet['values'] = []): Facet => ({
  name,
  label: name === 'kleur' ? 'Kleur' : 'Hardheid',
  values,
});

/** A product of one type, so that it has one of the attributes under a label. */
type Good = { readonly attribute: string; readonly value: string };

const anyGood: fc.Arbitrary<Good> = fc.record({
  attribute: fc.constantFrom('matras_hardheid', 'topper_hardheid', 'kleur'),
  value: fc.constantFrom('Zacht', 'Medium', '-1', 'a:b'),
});

/** The facets as counted by a service that does not know the labels. */
const countedFacets = (products: readonly Good[]): readonly Facet[] =>
  [...new Set(products.map(({ attribute }) => attribute))].map((name) => {
    const values = products.flatMap(({ attribute, value }) => (attribute === name ? [value] : []));
    const countOf = (value: string) => values.filter((one) => one === value).length;
    return facetNamed(
      name,
      [...new Set(values)].map((value) => ({ value, count: countOf(value) })),
    );
  });

/** Number of products that the service finds: one pair of each list has to match. */
const found = (products: readonly Good[], pairs: readonly (readonly string[])[]): number =>
  products.filter(({ attribute, value }) =>
    pairs.every((list) =>
      list.some((pair) => pair.replace(':\\-', ':-') === `${attribute}:${value}`),
    ),
  ).length;

describe('toNumericFilters', () => {
  it('S4 writes a price range in euros, both bounds included', () => {
    expect(toNumericFilters(SELECTION)).toEqual([{ name: 'price', atLeast: 199.5, atMost: 500 }]);
  });

  it('S4 writes each part of a selection exactly once', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const filterCount =
          toFacetFilters(selection, []).length + toNumericFilters(selection).length;
        expect(filterCount).toBe(selection.length);
      }),
    );
  });
});

/** A selection by attribute keys without a colon, with values that begin with no escape. */
const anyKeyedSelection = anySelection.map((selection) =>
  selection.map((selected) =>
    Object.assign({}, selected, {
      name: selected.name.replaceAll(':', '_'),
      ...(selected.kind === 'values' && {
        values: selected.values.map((value) => value.replace(/^\\/, '')),
      }),
    }),
  ),
);
