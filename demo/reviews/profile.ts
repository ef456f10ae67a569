import type { ProductData, ReviewData } from '#adapters/embedded/catalogue-data.ts';
import {
  type Rating,
  RATINGS,
  type ReviewAspect,
  type SleeperWeight,
  type SleepPosition,
} from '#src/catalog/review.ts';
import { SET } from '../catalogue/attribute-sets.ts';
import { drawOne, drawWeighted, type Random } from '../seeded-random.ts';
import type { Sentence } from './compose.ts';
import { daysBetween, LAST_DATE } from './days.ts';
import { isForAChild } from './purchase.ts';

type Written = Pick<ReviewData, 'rating' | 'date' | 'size'>;

/**
 * Facts of a reviewer besides text: the purchased firmness, the sleeper, grades of the kind's
 * aspects, and the number of helpful votes. Some reviewers give none.
 */
export function profileOf(
  product: ProductData,
  review: Written,
  sentences: readonly Sentence[],
  random: Random,
): Pick<ReviewData, 'firmness' | 'sleeper' | 'grades' | 'helpful'> {
  const firmness = drawOne(firmnessesOf(product, review), random);
  const sleeper = isSleptOn(product) ? sleeperOf(sentences, random) : undefined;
  const grades = gradesOf(product, review, random);
  const helpful = helpfulOf(review, sentences, random);
  return {
    ...(firmness !== undefined && { firmness }),
    ...(sleeper && { sleeper }),
    ...(grades && { grades }),
    ...(helpful > 0 && { helpful }),
  };
}

/** The firmnesses of the size, if a shopper can choose one. */
const firmnessesOf = ({ variants }: ProductData, { size }: Written): readonly string[] =>
  variants
    .filter((variant) => variant.size === size)
    .flatMap(({ options = {} }) =>
      Object.entries(options).flatMap(([code, key]) => (code.endsWith('_hardheid') ? [key] : [])),
    );

/** Aspects that products of an attribute set are graded by; only products to sleep on have any. */
const ASPECTS: ReadonlyMap<string, readonly ReviewAspect[]> = new Map<
  string,
  readonly ReviewAspect[]
>([
  [SET.mattresses, ['support', 'comfort', 'temperature', 'edge']],
  [SET.boxSprings, ['support', 'comfort', 'temperature', 'edge']],
  [SET.toppers, ['support', 'comfort', 'temperature']],
  [SET.pillows, ['support', 'comfort', 'temperature']],
]);

const isSleptOn = (product: ProductData): boolean =>
  ASPECTS.has(product.attributeSetId) && !isForAChild(product);

const SHARE_OF_SLEEPERS = 0.78;

const POSITIONS: readonly (readonly [SleepPosition, number])[] = [
  ['side', 0.56],
  ['back', 0.18],
  ['belly', 0.1],
  ['changing', 0.16],
];

const WEIGHTS: readonly (readonly [SleeperWeight, number])[] = [
  ['to-60', 0.14],
  ['60-80', 0.4],
  ['80-100', 0.34],
  ['from-100', 0.12],
];

/** The sleeping position; a text that mentions one decides it. */
function sleeperOf(
  sentences: readonly Sentence[],
  random: Random,
): NonNullable<ReviewData['sleeper']> | undefined {
  const mentionsSleep = random() < SHARE_OF_SLEEPERS;
  const drawn = drawWeighted(POSITIONS, random);
  const weight = random() < SHARE_OF_SLEEPERS ? drawWeighted(WEIGHTS, random) : undefined;
  const said = sentences.flatMap(({ topic }) => {
    if (topic === 'sideSleeper') return ['side'] as const;
    return topic === 'backSleeper' ? (['back'] as const) : [];
  });
  const position = said[0] ?? drawn;
  if (!mentionsSleep || position === undefined) return undefined;
  return { position, ...(weight !== undefined && { weight }) };
}

const SHARE_OF_GRADERS = 0.7;

/** Close to the stars, shifted towards the strengths of the product. */
function gradesOf(
  product: ProductData,
  { rating }: Written,
  random: Random,
): NonNullable<ReviewData['grades']> | undefined {
  const isGraded = random() < SHARE_OF_GRADERS;
  const aspects = ASPECTS.get(product.attributeSetId) ?? [];
  const grades = aspects.map((aspect) => {
    const merit = meritOf(product, aspect) * 0.35 + rating * 0.65;
    return [aspect, nearest(merit + (random() - 0.5) * 1.4)] as const;
  });
  return isGraded && grades.length > 0 ? Object.fromEntries(grades) : undefined;
}

const MERITS: Readonly<Record<ReviewAspect, string>> = {
  support: 'ondersteuning',
  comfort: 'drukverdeling',
  temperature: 'ventilatie',
  edge: 'stabiliteit',
};

const meritOf = ({ ratings }: ProductData, aspect: ReviewAspect): number =>
  Object.entries(ratings).find(([code]) => code.endsWith(`_${MERITS[aspect]}`))?.[1] ?? 4;

const nearest = (grade: number): Rating =>
  RATINGS.find((rating) => rating === Math.min(5, Math.max(1, Math.round(grade)))) ?? 5;

/** Long, old and critical reviews are read most. */
function helpfulOf(
  { rating, date }: Written,
  sentences: readonly Sentence[],
  random: Random,
): number {
  const years = daysBetween(date, LAST_DATE) / 365;
  const weight = (sentences.length + (rating <= 3 ? 2 : 0)) * Math.min(1.5, years);
  return Math.floor(random() ** 2 * weight * 5);
}
