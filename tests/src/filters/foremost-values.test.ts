import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FacetValue } from '#src/filters/facet.ts';
import { foremostValues } from '#src/filters/foremost-values.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';

const value = (name: string, count: number): FacetValue => ({ value: name, count });
const COT = value('60x120', 1);
const SINGLE = value('90x200', 9);
const DOUBLE = value('140x200', 12);
const WIDE = value('200x220', 1);

describe('foremostValues', () => {
  it('L3 shows first what most products have, in the order of the facet', () => {
    expect(foremostValues([COT, SINGLE, DOUBLE, WIDE], 2)).toEqual({
      foremost: [SINGLE, DOUBLE],
      rest: [COT, WIDE],
    });
  });

  it('prefers the earlier of two that as many products have', () => {
    expect(foremostValues([COT, SINGLE, WIDE], 2).foremost).toEqual([COT, SINGLE]);
  });

  it('shows all where there is room', () => {
    expect(foremostValues([COT, WIDE], 2)).toEqual({ foremost: [COT, WIDE], rest: [] });
  });

  it('loses no value, shows none twice, and leaves none that more products have', () => {
    fc.assert(
      fc.property(anyFacets, fc.nat(10), (facets, most) => {
        for (const { values } of facets) {
          const { foremost, rest } = foremostValues(values, most);
          expect(new Set([...foremost, ...rest])).toEqual(new Set(values));
          expect(foremost).toHaveLength(Math.min(most, values.length));
          const least = Math.min(...foremost.map(({ count }) => count));
          expect(rest.every(({ count }) => count <= least)).toBe(true);
        }
      }),
    );
  });
});
