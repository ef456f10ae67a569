import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { type Rating, RATINGS } from '#src/catalog/review.ts';
import { type Random, shuffled } from '../seeded-random.ts';

/** Distribution of all ratings: most are enthusiastic, and dissatisfied shoppers say so plainly. */
const SPREAD: Readonly<Record<Rating, number>> = { 5: 0.58, 4: 0.25, 3: 0.09, 2: 0.04, 1: 0.04 };

/** The mean of that distribution. */
const MEAN = 4.29;

/**
 * The ratings of `count` shoppers. The distribution is shifted by the product: up for high grades,
 * and slightly down for expensive or very cheap products. Ratings are sampled from it at even
 * distances, as twenty real shoppers are closer to it than twenty random draws.
 */
export function ratingsOf(
  product: ProductData,
  priceRank: number,
  count: number,
  random: Random,
): readonly Rating[] {
  const weights = leaning(meritOf(product, priceRank, random));
  const start = random();
  return shuffled(
    Array.from({ length: count }, (_, index) => ratingAt(weights, (index + start) / count)),
    random,
  );
}

/** Between -0.32 and 0.5: deviation of the ratings from the usual. */
function meritOf({ ratings }: ProductData, priceRank: number, random: Random): number {
  const grades = Object.values(ratings);
  const grade = grades.length > 0 ? grades.reduce((sum, each) => sum + each, 0) / grades.length : 4;
  const merit = (grade - 3.7) * 0.3 - (priceRank - 0.5) * 0.1 + (random() - 0.5) * 0.4;
  return Math.min(0.5, Math.max(-0.32, merit));
}

const leaning = (merit: number): readonly (readonly [Rating, number])[] =>
  RATINGS.map((rating) => [rating, SPREAD[rating] * Math.exp(merit * (rating - MEAN))] as const);

/** The rating at a quantile, from 0 up to 1, counted from the highest. */
function ratingAt(weights: readonly (readonly [Rating, number])[], share: number): Rating {
  let left = share * weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.find(([, weight]) => (left -= weight) < 0)?.[0] ?? 5;
}
