import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Facet, facetNames } from '#src/filters/facet.ts';
import { findFacetByKeyOrLabel, mergeFacetsByLabel } from '#src/filters/merge-facets.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const FIRMNESS: Facet = {
  name: 'matras_hardheid',
  names: ['matras_hardheid', 'topper_hardheid'],
  label: 'Hardheid',
  values: [],
};
const COLOUR: Facet = { name: 'kleur', label: 'matras_hardheid', values: [] };

describe('findFacetByKeyOrLabel', () => {
  it('F8 finds a facet by any of its keys, or else by its label', () => {
    const facets = [COLOUR, FIRMNESS];
    const found = ['topper_hardheid', ' HARDHEID', 'matras_hardheid', 'kleur', 'kern'].map(
      (called) => findFacetByKeyOrLabel(called, facets),
    );
    expect(found).toEqual([FIRMNESS, FIRMNESS, FIRMNESS, COLOUR, undefined]);
  });

  it('F8 finds every facet of a listing by each of its keys', () => {
    fc.assert(
      fc.property(anyFacets, anyLocale, (ungrouped, locale) => {
        const facets = mergeFacetsByLabel(ungrouped, locale);
        for (const facet of facets)
          for (const key of facetNames(facet))
            expect(findFacetByKeyOrLabel(key, facets)).toBe(facet);
      }),
    );
  });
});
