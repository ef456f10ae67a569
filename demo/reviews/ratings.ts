import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { RATINGS, type Rating } from '#src/catalog/review.ts';
import type { Random } from '../search/seeded-random.ts';
import { shuffled } from './draw.ts';

/** How the ratings of all goods are spread: most are delighted, and who is not says so plainly. */
const SPREAD: Readonly<Record<Rating, number>> = { 5: 0.58, 4: 0.25, 3: 0.09, 2: 0.04, 1: 0.04 };

/** The mean of that spread. */
const MEAN = 4.29;

/**
 * The ratings that so many shoppers gave. The spread leans to where the goods belong: up for high
 * grades, and down a little for what is dear or only cheap. Ratings are taken at even distances from
 * it, because twenty real shoppers are closer to it than twenty throws of dice.
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
    Array.from({ length: count }, (_, place) => ratingAt(weights, (place + start) / count)),
    random,
  );
}

/** Between -0.32 and 0.5: how far the ratings lean from the usual. */
function meritOf({ ratings }: ProductData, priceRank: number, random: Random): number {
  const grades = Object.values(ratings);
  const grade = grades.length > 0 ? grades.reduce((sum, each) => sum + each, 0) / grades.length : 4;
  const merit = (grade - 3.7) * 0.3 - (priceRank - 0.5) * 0.1 + (random() - 0.5) * 0.4;
  return Math.min(0.5, Math.max(-0.32, merit));
}

const leaning = (merit: number): readonly (readonly [Rating, number])[] =>
  RATINGS.map((rating) => [rating, SPREAD[rating] * Math.exp(merit * (rating - MEAN))] as const);

/** The rating at a share, from 0 up to 1, of all of them from the highest on. */
function ratingAt(weights: readonly (readonly [Rating, number])[], share: number): Rating {
  let left = share * weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.find(([, weight]) => (left -= weight) < 0)?.[0] ?? 5;
}
