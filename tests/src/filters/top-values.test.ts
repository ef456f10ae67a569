import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FacetValue } from '#src/filters/facet.ts';
import { splitTopValues, splitByShownValues } from '#src/filters/top-values.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';

const value = (name: string, count: number): FacetValue => ({ value: name, count });
const COT = value('60x120', 1);
const SINGLE = value('90x200', 9);
const DOUBLE = value('140x200', 12);
const WIDE = value('200x220', 1);

describe('splitTopValues', () => {
  it('L3 selects the values with the highest counts, in the order of the facet', () => {
    expect(splitTopValues([COT, SINGLE, DOUBLE, WIDE], 2)).toEqual({
      foremost: [SINGLE, DOUBLE],
      rest: [COT, WIDE],
    });
  });

  it('prefers the earlier of two values with equal counts', () => {
    expect(splitTopValues([COT, SINGLE, WIDE], 2).foremost).toEqual([COT, SINGLE]);
  });

  it('returns all values if they fit', () => {
    expect(splitTopValues([COT, WIDE], 2)).toEqual({ foremost: [COT, WIDE], rest: [] });
  });

  it('splits all values, and leaves none in the rest with a higher count', () => {
    fc.assert(
      fc.property(anyFacets, fc.nat(10), (facets, most) => {
        for (const { values } of facets) {
          const { foremost, rest } = splitTopValues(values, most);
          expect(new Set([...foremost, ...rest])).toEqual(new Set(values));
          expect(foremost).toHaveLength(Math.min(most, values.length));
          const least = Math.min(...foremost.map(({ count }) => count));
          expect(rest.every(({ count }) => count <= least)).toBe(true);
        }
      }),
    );
  });
});

describe('splitByShownValues', () => {
  it('L3 keeps a shown value in place although its count is low now', () => {
    const shown = new Set(['90x200', '140x200']);
    const counted = [value('60x120', 7), value('90x200', 0), value('140x200', 3), WIDE];
    expect(splitByShownValues(counted, shown)).toEqual({
      foremost: [value('90x200', 0), value('140x200', 3)],
      rest: [value('60x120', 7), WIDE],
    });
  });

  it('L3 keeps the shown values and their order for any counts', () => {
    const names = fc.uniqueArray(fc.string(), { maxLength: 20 });
    const counts = fc.array(fc.nat(99), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(names, counts, counts, fc.nat(10), (all, before, after, most) => {
        const counted = (of: readonly number[]) => all.map((name, at) => value(name, of[at] ?? 0));
        const { foremost } = splitTopValues(counted(before), most);
        const shown = foremost.map((one) => one.value);
        const then = splitByShownValues(counted(after), new Set(shown));
        expect(then.foremost.map((one) => one.value)).toEqual(shown);
      }),
    );
  });
});
