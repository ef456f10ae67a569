import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizesByWidth } from '#src/filters/sizes-by-width.ts';

const sizes = (...values: readonly string[]) => values.map((value) => ({ value, count: 1 }));

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
