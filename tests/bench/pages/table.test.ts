import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medianOf, tableOf } from '../../../bench/pages/table.ts';

describe('medianOf', () => {
  it('is the value in the middle, of an even number the mean of the two there', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([9, 1, 5, 6])).toBe(5.5);
    expect(medianOf([3])).toBe(3);
  });

  it('has as many values above as below', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const median = medianOf(values);
        const above = values.filter((value) => value > median).length;
        const below = values.filter((value) => value < median).length;
        expect(Math.max(above, below)).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });

  it('sorts by number, and leaves the values in their order', () => {
    const values = [100, 20, 3];
    expect(medianOf(values)).toBe(20);
    expect(values).toEqual([100, 20, 3]);
  });

  it('refuses to tell one of nothing', () => {
    expect(() => medianOf([])).toThrow('no median');
  });
});

describe('tableOf', () => {
  it('gives the median of each and of the ratios in a round', () => {
    const rounds = [
      { shop: 10, other: 20 },
      // A slow round of both.
      { shop: 40, other: 120 },
      { shop: 12, other: 24 },
    ];
    expect(tableOf([{ measure: 'uncached', other: 'peer', rounds }]).split('\n')).toEqual([
      '| measure  | shop | beside | figure | ratio |',
      '| -------- | ---- | ------ | ------ | ----- |',
      '| uncached | 12   | peer   | 24     | 2     |',
    ]);
  });

  it('shows three digits', () => {
    const table = tableOf([
      { measure: 'small', other: 'peer', rounds: [{ shop: 0.012345, other: 0.0004 }] },
      { measure: 'large', other: 'peer', rounds: [{ shop: 12_345.6, other: 12.3456 }] },
    ]);
    expect(table.match(/[\d.]{3,}/gu)).toEqual([
      '0.0123',
      '0.0004',
      '0.0324',
      '12346',
      '12.3',
      '0.001',
    ]);
  });
});
