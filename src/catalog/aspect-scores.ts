import { REVIEW_ASPECTS, type ProductReview, type ReviewAspect } from './review.ts';

/** What those who graded an aspect came to, and how many they are: at least one. */
export type AspectScore = {
  readonly aspect: ReviewAspect;
  /** The mean of the grades, to one decimal: from 1 to 5. */
  readonly average: number;
  readonly count: number;
};

/** An aspect that nobody has graded has no score: it is left out, never 0. */
export const aspectScores = (
  reviews: readonly Pick<ProductReview, 'grades'>[],
): readonly AspectScore[] =>
  REVIEW_ASPECTS.flatMap((aspect) => {
    const grades = reviews.flatMap((review) => review.grades?.[aspect] ?? []);
    const sum = grades.reduce<number>((total, grade) => total + grade, 0);
    const count = grades.length;
    return count === 0 ? [] : [{ aspect, average: Math.round((sum * 10) / count) / 10, count }];
  });
