import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstByRank } from '#adapters/embedded/first-by-rank.ts';

describe('firstByRank', () => {
  it('gives the places of the lowest ranks, the lowest first', () => {
    expect(firstByRank(Float64Array.of(5, 1, 4, 2), 3)).toEqual([1, 3, 2]);
  });

  it('leaves equals in their own order', () => {
    expect(firstByRank(Float64Array.of(7, 3, 7, 3, 7), 4)).toEqual([1, 3, 0, 2]);
  });

  it('gives none where none are wanted, and all where there are no more', () => {
    expect(firstByRank(Float64Array.of(2, 1), 0)).toEqual([]);
    expect(firstByRank(Float64Array.of(2, 1), 9)).toEqual([1, 0]);
  });

  it('gives what sorting everything would begin with', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 })), fc.nat(12), (ranks, most) => {
        const sorted = [...ranks.keys()].toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
        expect(firstByRank(Float64Array.from(ranks), most)).toEqual(sorted.slice(0, most));
      }),
    );
  });
});
