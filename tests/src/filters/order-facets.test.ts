import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFilters } from '#src/filters/format-filters.ts';
import { orderFacets } from '#src/filters/order-facets.ts';
import { anyFacets, anyListing } from '../../support/arbitraries/filters.ts';
import { permuted } from '../../support/arbitraries/permuted.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';

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
        const places = orderFacets(facets, filtersOrder).map(({ name }) => {
          const place = filtersOrder.indexOf(name);
          return place === -1 ? filtersOrder.length : place;
        });
        expect(places).toEqual(places.toSorted((a, b) => a - b));
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
