import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ratingDistribution,
  readReviewSummary,
  summarizeRatings,
  weightedRating,
} from '#src/catalog/review-summary.ts';
import { type Rating, RATINGS } from '#src/catalog/review.ts';
import { anyRating } from '../../support/arbitraries/reviews.ts';

const rated = (...ratings: readonly Rating[]) => ratings.map((rating) => ({ rating }));
const summaryOf = (ratings: readonly Rating[]) =>
  summarizeRatings(ratingDistribution(rated(...ratings)));

describe('ratingDistribution', () => {
  it('counts reviews by their stars', () => {
    expect(ratingDistribution(rated(5, 4, 5, 1))).toEqual({ 5: 2, 4: 1, 3: 0, 2: 0, 1: 1 });
  });

  it('counts every review once, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyRating), (ratings) => {
        const counted = ratingDistribution(rated(...ratings));
        expect(RATINGS.reduce((total, stars) => total + counted[stars], 0)).toBe(ratings.length);
        expect(ratingDistribution(rated(...ratings.toReversed()))).toEqual(counted);
      }),
    );
  });
});

describe('summarizeRatings', () => {
  it('returns the mean rounded to one decimal', () => {
    expect(summaryOf([5, 4, 4])).toEqual({ average: 4.3, count: 3 });
    expect(summaryOf([5])).toEqual({ average: 5, count: 1 });
  });

  it('returns undefined without reviews', () => {
    expect(summaryOf([])).toBeUndefined();
  });

  it('returns an average between the worst and the best rating', () => {
    fc.assert(
      fc.property(fc.array(anyRating, { minLength: 1 }), (ratings) => {
        const { average = 0, count } = summaryOf(ratings) ?? {};
        expect(count).toBe(ratings.length);
        expect(average).toBeLessThanOrEqual(Math.max(...ratings));
        expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
      }),
    );
  });

  it('never decreases with a 5-star review, nor increases with a 1-star review', () => {
    fc.assert(
      fc.property(fc.array(anyRating, { minLength: 1 }), (ratings) => {
        const { average = 0 } = summaryOf(ratings) ?? {};
        expect(summaryOf([...ratings, 5])?.average).toBeGreaterThanOrEqual(average);
        expect(summaryOf([...ratings, 1])?.average).toBeLessThanOrEqual(average);
      }),
    );
  });
});

describe('readReviewSummary', () => {
  it.each([
    [1, true],
    [4.3, true],
    [5, true],
    [0.9, false],
    [5.1, false],
    ['4', false],
    [undefined, false],
  ])('reads an average of %j, from 1 to 5: %s', (average, isRead) => {
    const summary = { average, count: 3 };
    expect(readReviewSummary(summary)).toEqual(isRead ? summary : undefined);
  });
});

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
