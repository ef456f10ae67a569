import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonSizes } from '#src/filters/common-sizes.ts';

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
        const sizes = Object.fromEntries(names.map((name, place) => [name, counts[place] ?? 0]));
        expect(valuesOf(sizes)).toEqual(['80x200', '90x200', '140x200', '160x200']);
      }),
    );
  });
});
