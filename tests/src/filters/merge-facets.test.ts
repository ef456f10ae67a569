import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetNames, type Facet } from '#src/filters/facet.ts';
import { mergeFacetsByLabel } from '#src/filters/merge-facets.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const MATTRESS: Facet = {
  name: 'matras_hardheid',
  label: 'Hardheid',
  values: [
    { value: 'Medium', count: 4 },
    { value: 'Hard', count: 2 },
  ],
};
const COLOUR: Facet = { name: 'kleur', label: 'Kleur', values: [{ value: 'Wit', count: 3 }] };
const TOPPER: Facet = {
  name: 'topper_hardheid',
  label: ' hardheid',
  values: [
    { value: 'Zacht', count: 5 },
    { value: 'Medium', count: 1 },
  ],
};

const worded = (urlWord: string) => ({ value: 'X', count: 1, urlWord });

/** Total count of a value in all facets. */
const total = (facets: readonly Facet[], value: string): number =>
  facets
    .flatMap((facet) => facet.values)
    .filter((one) => one.value === value)
    .reduce((sum, one) => sum + one.count, 0);

describe('mergeFacetsByLabel', () => {
  it('F8 merges facets with the same label at the position of the first', () => {
    expect(mergeFacetsByLabel([MATTRESS, COLOUR, TOPPER], 'nl-nl')).toEqual([
      {
        name: 'matras_hardheid',
        names: ['matras_hardheid', 'topper_hardheid'],
        label: 'Hardheid',
        values: [
          { value: 'Hard', count: 2 },
          { value: 'Medium', count: 5 },
          { value: 'Zacht', count: 5 },
        ],
      },
      COLOUR,
    ]);
  });

  it('F8 keeps facets apart if their labels differ in more than case and whitespace', () => {
    const labels = ['Maß', 'Mass', 'MASS ', 'Masse'];
    const facets = labels.map((label) => ({ name: label, label, values: [] }));
    expect(mergeFacetsByLabel(facets, 'nl-nl').map(({ name }) => name)).toEqual([
      'Maß',
      'Mass',
      'Masse',
    ]);
  });

  it('F8 names a merged facet after its size or price facet, or else after a predefined filter', () => {
    const bed: Facet = { name: 'bed_maat', label: 'Maat', values: [] };
    const size: Facet = { name: 'maat', label: 'Maat', values: [] };
    const other: Facet = { name: 'topper_maat', label: 'Maat', values: [] };
    const price: Facet = { name: 'price', label: 'Maat', values: [] };
    expect(mergeFacetsByLabel([size, price], 'nl-nl').map((facet) => facet.name)).toEqual(['maat']);
    expect(mergeFacetsByLabel([bed, size, other], 'nl-nl')).toEqual([
      { ...size, names: ['maat', 'bed_maat', 'topper_maat'] },
    ]);
    const lengths = ['bed_lengte', 'lengte', 'maat'].map((name) => ({
      name,
      label: 'Maat',
      values: [],
    }));
    expect(mergeFacetsByLabel(lengths.slice(0, 2), 'nl-nl').map(({ name }) => name)).toEqual([
      'lengte',
    ]);
    expect(mergeFacetsByLabel(lengths, 'nl-nl').map(({ name }) => name)).toEqual(['maat']);
  });

  it('L8 keeps the first editor slug of the facet and of each value', () => {
    const plain = { name: 'a', label: 'Kern', values: [{ value: 'X', count: 1 }] };
    const first = { ...plain, name: 'b', urlName: 'eerst', values: [worded('een')] };
    const second = { ...plain, name: 'c', urlName: 'later', values: [worded('twee')] };
    expect(mergeFacetsByLabel([plain, first, second], 'nl-nl')).toEqual([
      {
        ...first,
        name: 'a',
        names: ['a', 'b', 'c'],
        values: [{ value: 'X', count: 3, urlWord: 'een' }],
      },
    ]);
  });

  it('F8 returns one facet per label, ignoring case, and is idempotent', () => {
    fc.assert(
      fc.property(anyFacets, anyLocale, (facets, locale) => {
        const groups = mergeFacetsByLabel(facets, locale);
        const labels = groups.map((facet) => facet.label.trim().toLowerCase());
        expect(new Set(labels).size).toBe(labels.length);
        expect(mergeFacetsByLabel(groups, locale)).toEqual(groups);
      }),
    );
  });

  it('F8 preserves the values and their total counts', () => {
    fc.assert(
      fc.property(anyFacets, (facets) => {
        for (const { value } of facets.flatMap((facet) => facet.values)) {
          expect(total(mergeFacetsByLabel(facets, 'nl-nl'), value)).toBe(total(facets, value));
        }
      }),
    );
  });

  it('L3 sorts the values of merged facets with the option comparator, prices by number', () => {
    const price = { name: 'price', label: 'Prijs', values: valued('1299', '199') };
    const outlet = { name: 'outlet_prijs', label: 'Prijs', values: valued('349.5') };
    const [united] = mergeFacetsByLabel([price, outlet], 'nl-nl');
    expect(united?.values.map(({ value }) => value)).toEqual(['199', '349.5', '1299']);
    fc.assert(
      fc.property(anyFacets, anyLocale, (facets, locale) => {
        const several = mergeFacetsByLabel(facets, locale).filter(
          ({ names }) => names !== undefined,
        );
        for (const facet of several) {
          const values = facet.values.map(({ value }) => value);
          expect(values).toEqual(values.toSorted(createOptionComparator(locale)));
        }
      }),
    );
  });

  it('F8 keeps the keys of all merged facets, the one of the result first', () => {
    fc.assert(
      fc.property(anyFacets, anyLocale, (facets, locale) => {
        const groups = mergeFacetsByLabel(facets, locale);
        const keys = facets.map(({ name }) => name);
        expect(groups.flatMap(facetNames).toSorted()).toEqual(keys.toSorted());
        for (const facet of groups) expect(facetNames(facet)[0]).toBe(facet.name);
      }),
    );
  });
});

const valued = (...values: readonly string[]) => values.map((value) => ({ value, count: 1 }));
