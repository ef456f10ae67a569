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

  it('counts every review once, in whatever order they come', () => {
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
  it('gives the mean of the stars to one decimal', () => {
    expect(summaryOf([5, 4, 4])).toEqual({ average: 4.3, count: 3 });
    expect(summaryOf([5])).toEqual({ average: 5, count: 1 });
  });

  it('says nothing of a product that nobody has reviewed', () => {
    expect(summaryOf([])).toBeUndefined();
  });

  it('never claims more than the best or less than the worst review', () => {
    fc.assert(
      fc.property(fc.array(anyRating, { minLength: 1 }), (ratings) => {
        const { average = 0, count } = summaryOf(ratings) ?? {};
        expect(count).toBe(ratings.length);
        expect(average).toBeLessThanOrEqual(Math.max(...ratings));
        expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
      }),
    );
  });

  it('never falls by a review that is better than the average, nor rises by a worse one', () => {
    fc.assert(
      fc.property(fc.array(anyRating, { minLength: 1 }), (ratings) => {
        const { average = 0 } = summaryOf(ratings) ?? {};
        expect(summaryOf([...ratings, 5])?.average).toBeGreaterThanOrEqual(average);
        expect(summaryOf([...ratings, 1])?.average).toBeLessThanOrEqual(average);
      }),
    );
  });
});
