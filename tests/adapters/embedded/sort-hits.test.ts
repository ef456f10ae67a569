import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstByRank } from '#adapters/embedded/sort-hits.ts';

const first = (ranks: readonly number[], most: number) =>
  firstByRank(ranks.length, [Float64Array.from(ranks)], most);

describe('firstByRank', () => {
  it('returns the positions of the lowest ranks in ascending order', () => {
    expect(first([5, 1, 4, 2], 3)).toEqual([1, 3, 2]);
  });

  it('keeps the order of equal ranks', () => {
    expect(first([7, 3, 7, 3, 7], 4)).toEqual([1, 3, 0, 2]);
  });

  it('breaks ties by the next ranks', () => {
    const ranks = [Float64Array.of(1, 0, 1, 0), Float64Array.of(1, 9, 0, 8)];
    expect(firstByRank(4, ranks, 4)).toEqual([3, 1, 2, 0]);
  });

  it('returns none if none are requested, and all if there are no more', () => {
    expect(first([2, 1], 0)).toEqual([]);
    expect(first([2, 1], 9)).toEqual([1, 0]);
  });

  it('returns the beginning of the fully sorted positions', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 })), fc.nat(12), (ranks, most) => {
        const sorted = [...ranks.keys()].toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
        expect(first(ranks, most)).toEqual(sorted.slice(0, most));
      }),
    );
  });
});
