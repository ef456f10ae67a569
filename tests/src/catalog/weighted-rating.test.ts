import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weightedRating } from '#src/catalog/weighted-rating.ts';

const anySummary = fc.record({
  average: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  count: fc.integer({ min: 1, max: 5000 }),
});

describe('weightedRating', () => {
  it('ranks one review of 5.0 below two hundred of 4.7', () => {
    const [one, many] = [
      { average: 5, count: 1 },
      { average: 4.7, count: 200 },
    ];
    expect(weightedRating(one)).toBeLessThan(weightedRating(many));
  });

  it('ranks products without reviews last', () => {
    expect(weightedRating(undefined)).toBe(0);
    expect(weightedRating({ average: 5, count: 0 })).toBe(0);
    expect(weightedRating({ average: 1, count: 900 })).toBeGreaterThan(0);
  });

  it('lies between the average and the global mean, closer to the average with more reviews', () => {
    fc.assert(
      fc.property(anySummary, ({ average, count }) => {
        const distance = (of: number) => Math.abs(of - average * 1000);
        const rating = weightedRating({ average, count });
        expect(distance(rating)).toBeLessThanOrEqual(distance(4000) + 1);
        const more = weightedRating({ average, count: count * 2 });
        expect(distance(more)).toBeLessThanOrEqual(distance(rating));
      }),
    );
  });

  it('never decreases with a higher average of as many reviews', () => {
    fc.assert(
      fc.property(anySummary, anySummary, ({ average, count }, other) => {
        const [low, high] = [Math.min(average, other.average), Math.max(average, other.average)];
        expect(weightedRating({ average: low, count })).toBeLessThanOrEqual(
          weightedRating({ average: high, count }),
        );
      }),
    );
  });
});
