import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATINGS, type Rating } from '#src/catalog/review.ts';
import { ratingDistribution, summarizeRatings } from '#src/catalog/review-summary.ts';
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
