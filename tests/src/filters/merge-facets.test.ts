import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Facet, facetNames } from '#src/filters/facet.ts';
import { formatFilters } from '#src/filters/format-filters.ts';
import { mergeFacetsByLabel, orderFacets } from '#src/filters/merge-facets.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { orderByScale } from '#src/filters/option-scales.ts';
import { anyFacets, anyListing } from '../../support/arbitraries/filters.ts';
import { permuted } from '../../support/arbitraries/permuted.ts';
import { anyLocale, anyText } from '../../support/arbitraries/texts.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

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
          { value: 'Zacht', count: 5 },
          { value: 'Medium', count: 5 },
          { value: 'Hard', count: 2 },
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
          const order = orderByScale(facetNames(facet), createOptionComparator(locale));
          expect(values).toEqual(values.toSorted(order));
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

const ordered = (...filtersOrder: readonly string[]) =>
  orderFacets(MATTRESS_FACETS, filtersOrder).map(({ name }) => name);

/** Facets, and an order with some of their names and others. */
const anyOrdered = anyFacets.chain((facets) => {
  const names = facets.map(({ name }) => name);
  const anyName = names.length === 0 ? anyText : fc.oneof(fc.constantFrom(...names), anyText);
  return fc.array(anyName).map((filtersOrder) => ({ facets, filtersOrder }));
});

describe('orderFacets', () => {
  it('F9 orders facets as filtersOrder does', () => {
    expect(ordered('price', 'matras_tijk', 'maat', 'matras_hardheid')).toEqual([
      'price',
      'matras_tijk',
      'maat',
      'matras_hardheid',
    ]);
  });

  it('S2 appends facets that are not listed, in their own order', () => {
    expect(ordered('matras_tijk')).toEqual(['matras_tijk', 'maat', 'matras_hardheid', 'price']);
    expect(ordered()).toEqual(['maat', 'matras_hardheid', 'matras_tijk', 'price']);
  });

  it('S2 ignores unknown names, and a name from its second time on', () => {
    expect(ordered('kleur', 'price', '__proto__', 'maat', 'price')).toEqual([
      'price',
      'maat',
      'matras_hardheid',
      'matras_tijk',
    ]);
  });

  it('F9 returns every facet once and unchanged', () => {
    fc.assert(
      fc.property(anyOrdered, ({ facets, filtersOrder }) => {
        const result = orderFacets(facets, filtersOrder);
        expect(result).toHaveLength(facets.length);
        expect(new Set(result)).toEqual(new Set(facets));
      }),
    );
  });

  it('F9 is idempotent', () => {
    fc.assert(
      fc.property(anyOrdered, ({ facets, filtersOrder }) => {
        const once = orderFacets(facets, filtersOrder);
        expect(orderFacets(once, filtersOrder)).toEqual(once);
      }),
    );
  });

  it('F9 orders a listed facet before those listed later or not at all', () => {
    fc.assert(
      fc.property(anyOrdered, ({ facets, filtersOrder }) => {
        const positions = orderFacets(facets, filtersOrder).map(({ name }) => {
          const index = filtersOrder.indexOf(name);
          return index === -1 ? filtersOrder.length : index;
        });
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      }),
    );
  });

  it('F9 gives a selection one URL for any order of the facets in a search response', () => {
    const anyShuffled = anyListing.chain((listing) =>
      fc.record({
        listing: fc.constant(listing),
        shuffled: permuted(listing.facets),
        filtersOrder: permuted(listing.facets.map(({ name }) => name)),
      }),
    );
    fc.assert(
      fc.property(anyShuffled, ({ listing, shuffled, filtersOrder }) => {
        const { facets, selection, locale } = listing;
        expect(formatFilters(selection, orderFacets(shuffled, filtersOrder), locale)).toBe(
          formatFilters(selection, orderFacets(facets, filtersOrder), locale),
        );
      }),
    );
  });
});
