import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_ALIKE, profileOf, reviewsAlike } from '#src/advice/reviews-alike.ts';
import {
  type ProductReview,
  RATINGS,
  SLEEP_POSITIONS,
  SLEEPER_WEIGHTS,
  sleeperWeightOf,
} from '#src/catalog/review.ts';

type Review = Pick<ProductReview, 'rating' | 'sleeper'>;

const anyProfile = fc.record({
  position: fc.constantFrom(...SLEEP_POSITIONS),
  weight: fc.constantFrom(...SLEEPER_WEIGHTS),
});

const anyReview: fc.Arbitrary<Review> = fc.record(
  { rating: fc.constantFrom(...RATINGS), sleeper: anyProfile },
  { requiredKeys: ['rating'] },
);

const rank = (kilograms: number) => SLEEPER_WEIGHTS.indexOf(sleeperWeightOf(kilograms));

describe('profileOf', () => {
  it.each([
    [60, 'stomach', 'to-60', 'belly'],
    [61, 'side', '60-80', 'side'],
    [100, 'back', '80-100', 'back'],
    [101, 'mixed', 'from-100', 'changing'],
  ] as const)('A9 has the words of reviews for %i kg, %s', (kilograms, lying, weight, position) => {
    expect(profileOf({ kilograms, position: lying })).toEqual({ weight, position });
  });

  it('A9 never has a lighter range for a heavier sleeper', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 180 }), (kilograms) => {
        expect(rank(kilograms + 1)).toBeGreaterThanOrEqual(rank(kilograms));
      }),
    );
  });
});

const enoughOf = (sleeper: Review['sleeper']): readonly Review[] =>
  Array.from({ length: MIN_ALIKE }, () => ({ rating: 4, ...(sleeper && { sleeper }) }));

describe('reviewsAlike', () => {
  const SIDE = { position: 'side', weight: '60-80' } as const;
  const reviews: readonly Review[] = [
    { rating: 5, sleeper: SIDE },
    { rating: 4, sleeper: SIDE },
    { rating: 5, sleeper: SIDE },
    { rating: 4, sleeper: SIDE },
    { rating: 2, sleeper: SIDE },
    { rating: 1, sleeper: { position: 'side', weight: 'from-100' } },
    { rating: 1, sleeper: { position: 'side' } },
    { rating: 1 },
  ];

  it('A9 counts the reviews of one weight and position, and links to all of the product', () => {
    expect(reviewsAlike(reviews, [SIDE], '/wolk?maat=160x200')).toEqual({
      count: 5,
      average: 4,
      url: '/wolk?maat=160x200#reviews',
    });
  });

  it('A9 has nothing where too few are alike', () => {
    expect(reviewsAlike(reviews.slice(1), [SIDE], '/wolk')).toBeUndefined();
    expect(reviewsAlike(reviews, [{ ...SIDE, position: 'back' }], '/wolk')).toBeUndefined();
    expect(reviewsAlike([], [SIDE], '/wolk')).toBeUndefined();
    expect(reviewsAlike(reviews, [], '/wolk')).toBeUndefined();
  });

  it('A3 A9 has the same address whoever asks', () => {
    fc.assert(
      fc.property(fc.array(anyReview), fc.array(anyProfile, { maxLength: 2 }), (some, profiles) => {
        const { url } = reviewsAlike(some, profiles, '/wolk') ?? {};
        expect([undefined, '/wolk#reviews']).toContain(url);
      }),
    );
  });

  it('A9 counts a review once, whoever of two is like its author', () => {
    fc.assert(
      fc.property(fc.array(anyReview), anyProfile, anyProfile, (some, one, other) => {
        const count = (...profiles: readonly (typeof one)[]) =>
          reviewsAlike([...some, ...enoughOf(one), ...enoughOf(other)], profiles, '/wolk')?.count ??
          0;
        const isSame = one.position === other.position && one.weight === other.weight;
        expect(count(one, other)).toBe(isSame ? count(one) : count(one) + count(other));
        expect(count(one, other)).toBe(count(other, one));
      }),
    );
  });
});
