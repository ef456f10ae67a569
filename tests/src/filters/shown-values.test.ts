import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facet, FacetValue } from '#src/filters/facet.ts';
import {
  commonSizes,
  offeredSizes,
  filterFacetValues,
  panelFacets,
  sizesByWidth,
  splitByShownValues,
  splitTopValues,
} from '#src/filters/shown-values.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';

const value = (name: string, count: number): FacetValue => ({ value: name, count });
const COT = value('60x120', 1);
const SINGLE = value('90x200', 9);
const DOUBLE = value('140x200', 12);
const WIDE = value('200x220', 1);

const facet = (name: string, ...values: FacetValue[]): Facet => ({ name, label: name, values });

describe('panelFacets', () => {
  const plain = ['a', 'b', 'c', 'd', 'e'].map((name) => facet(name, SINGLE));
  const apart: FacetValue = { ...WIDE, isApart: true };

  it('RM12 places what stands apart among the first headings, and keeps the rest where it was', () => {
    const shown = panelFacets([...plain, facet('features', COT, apart)], 'Delivery');
    expect(shown.map(({ label }) => label)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'Delivery',
      'e',
      'features',
    ]);
    expect(shown[4]).toMatchObject({ name: 'features', values: [apart], isApart: true });
    expect(shown[6]).toMatchObject({ name: 'features', values: [COT], isApart: false });
  });

  it('RM12 changes nothing without such values', () => {
    expect(panelFacets(plain, 'Delivery')).toBe(plain);
  });
});

describe('splitTopValues', () => {
  it('L3 selects the values with the highest counts, in the order of the facet', () => {
    expect(splitTopValues([COT, SINGLE, DOUBLE, WIDE], 2)).toEqual({
      top: [SINGLE, DOUBLE],
      rest: [COT, WIDE],
    });
  });

  it('prefers the earlier of two values with equal counts', () => {
    expect(splitTopValues([COT, SINGLE, WIDE], 2).top).toEqual([COT, SINGLE]);
  });

  it('returns all values if they fit', () => {
    expect(splitTopValues([COT, WIDE], 2)).toEqual({ top: [COT, WIDE], rest: [] });
  });

  it('splits all values, and leaves none in the rest with a higher count', () => {
    fc.assert(
      fc.property(anyFacets, fc.nat(10), (facets, most) => {
        for (const { values } of facets) {
          const { top, rest } = splitTopValues(values, most);
          expect(new Set([...top, ...rest])).toEqual(new Set(values));
          expect(top).toHaveLength(Math.min(most, values.length));
          const least = Math.min(...top.map(({ count }) => count));
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
      top: [value('90x200', 0), value('140x200', 3)],
      rest: [value('60x120', 7), WIDE],
    });
  });

  it('L3 keeps the shown values and their order for any counts', () => {
    const names = fc.uniqueArray(fc.string(), { maxLength: 20 });
    const counts = fc.array(fc.nat(99), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(names, counts, counts, fc.nat(10), (all, before, after, most) => {
        const counted = (of: readonly number[]) => all.map((name, at) => value(name, of[at] ?? 0));
        const { top: foremost } = splitTopValues(counted(before), most);
        const shown = foremost.map((one) => one.value);
        const then = splitByShownValues(counted(after), new Set(shown));
        expect(then.top.map((one) => one.value)).toEqual(shown);
      }),
    );
  });
});

const COLORS = ['Crème', 'Lichtblauw', 'Natuurlijk blauw', 'Weiß'].map((value) => ({
  value,
  count: 1,
}));
const named = (typed: string) =>
  filterFacetValues(COLORS, typed, 'nl-nl').map(({ value }) => value);

describe('filterFacetValues', () => {
  it('matches the start of any word, ignoring case and accents', () => {
    expect(named('CREM')).toEqual(['Crème']);
    expect(named('bl')).toEqual(['Natuurlijk blauw']);
    expect(named('blauw nat')).toEqual(['Natuurlijk blauw']);
  });

  it('matches German special letters by their transliteration', () => {
    expect(filterFacetValues(COLORS, 'weiss', 'de-de').map(({ value }) => value)).toEqual(['Weiß']);
  });

  it('returns all values for a blank text, and none for punctuation only', () => {
    expect(named('  ')).toHaveLength(4);
    expect(named('***')).toEqual([]);
  });
});

const counted = (sizes: Readonly<Record<string, number>>) =>
  Object.entries(sizes).map(([value, count]) => ({ value, count }));

const valuesOf = (sizes: Readonly<Record<string, number>>) =>
  commonSizes(counted(sizes)).map(({ value }) => value);

describe('commonSizes', () => {
  it('returns the common bed sizes, in the order of the facet', () => {
    const sizes = { '40x80': 9, '90x200': 3, '140x200': 2, '150x200': 8, '160x200': 1 };
    expect(valuesOf(sizes)).toEqual(['90x200', '140x200', '160x200']);
  });

  it('prefers the sizes with the highest counts for products other than beds', () => {
    const sizes = { '40x60': 1, '50x60': 9, '50x70': 4, '60x70': 8, '65x65': 7, '70x70': 2 };
    expect(valuesOf({ ...sizes, '80x80': 3, '90x200': 0 })).not.toContain('90x200');
    expect(valuesOf({ ...sizes, '80x80': 3 })).toContain('50x60');
  });

  it('returns the same sizes whatever their counts', () => {
    const names = ['70x200', '80x200', '90x200', '140x200', '160x200', '200x200'];
    const anyCounts = fc.array(fc.nat(50), { minLength: names.length, maxLength: names.length });
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const sizes = Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0]));
        expect(valuesOf(sizes)).toEqual(['80x200', '90x200', '140x200', '160x200']);
      }),
    );
  });
});

const sizes = (...values: readonly string[]) => values.map((value) => ({ value, count: 1 }));

const offered = (sizes: Readonly<Record<string, number>>, chosen: readonly string[] = []) =>
  offeredSizes(counted(sizes), chosen).map(({ value }) => value);

describe('offeredSizes', () => {
  it('F2 returns the sizes of duvets in a listing of bedding that is narrowed to them', () => {
    const sizes = { '90x200': 0, '140x200': 9, '160x200': 0, '180x200': 0, '240x200': 7 };
    expect(offered(sizes)).toEqual(['140x200', '240x200']);
    expect(offered(sizes, ['160x200'])).toEqual(['140x200', '160x200', '240x200']);
  });

  it('keeps all sizes of beds, whatever else is chosen', () => {
    const sizes = { '70x200': 0, '90x200': 1, '140x200': 0, '160x200': 2, '180x200': 3 };
    expect(offered(sizes)).toEqual(Object.keys(sizes));
  });

  it('returns what goods come in and what is chosen, in the order of the facet, or all', () => {
    const anySizes = fc.uniqueArray(
      fc.record({
        value: fc.constantFrom('60x70', '80x80', '90x200', '140x200', '160x200', '180x200'),
        count: fc.nat(2),
      }),
      { selector: ({ value }) => value },
    );
    fc.assert(
      fc.property(anySizes, fc.subarray(['60x70', '160x200']), (all, chosen) => {
        const found = offeredSizes(all, chosen);
        const needed = all.filter(({ value, count }) => count > 0 || chosen.includes(value));
        expect(all.filter((size) => found.includes(size))).toEqual(found);
        expect(found).toEqual(expect.arrayContaining(needed));
        expect([all.length, needed.length]).toContain(found.length);
      }),
    );
  });
});

describe('sizesByWidth', () => {
  it('F2 returns each width once with its lengths, in ascending order', () => {
    const widths = sizesByWidth(sizes('160x200', '90x220', '90x200', '160x210'));
    expect(
      widths.map(({ width, lengths }) => [width, lengths.map(({ length }) => length)]),
    ).toEqual([
      [90, [200, 220]],
      [160, [200, 210]],
    ]);
  });

  it('keeps a size with a count of 0', () => {
    expect(sizesByWidth([{ value: '160x210', count: 0 }])[0]?.lengths[0]?.size.count).toBe(0);
  });

  it('ignores values that are not sizes', () => {
    expect(sizesByWidth(sizes('Eén maat', '90 x 200', ''))).toEqual([]);
  });

  it('returns exactly the given sizes', () => {
    const anySize = fc
      .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }))
      .map(([width, length]) => `${width}x${length}`);
    fc.assert(
      fc.property(fc.uniqueArray(anySize), (values) => {
        const found = sizesByWidth(sizes(...values)).flatMap(({ width, lengths }) =>
          lengths.map(({ length }) => `${width}x${length}`),
        );
        expect(found.toSorted()).toEqual(values.toSorted());
      }),
    );
  });
});

describe('filterFacetValues of several words', () => {
  it('has the values with a word for each typed one', () => {
    const values = [value('Extra stevig', 1), value('Extra zacht', 1), value('Stevig', 1)];
    expect(filterFacetValues(values, 'ste ex', 'nl-nl')).toEqual(values.slice(0, 1));
  });
});

describe('offeredSizes without products', () => {
  it('has all sizes', () => {
    const sizes = [value('60x120', 0), value('90x200', 0)];
    expect(offeredSizes(sizes, [])).toBe(sizes);
  });
});

describe('sizesByWidth of odd values', () => {
  it('F2 drops what is no size, and the second spelling of one', () => {
    const [first, second] = [value('90x200', 1), value('90X200', 2)];
    expect(sizesByWidth([value('groot', 1), first, second])).toEqual([
      { width: 90, lengths: [{ length: 200, size: first }] },
    ]);
  });
});
