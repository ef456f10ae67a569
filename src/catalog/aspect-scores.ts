import { REVIEW_ASPECTS, type ProductReview, type ReviewAspect } from './review.ts';

/** Average grade of a review aspect and the number of grades, at least one. */
export type AspectScore = {
  readonly aspect: ReviewAspect;
  /** Average grade, 1 to 5, rounded to one decimal. */
  readonly average: number;
  readonly count: number;
};

/** Calculates a score per graded aspect. An aspect without grades is omitted, not scored 0. */
export const aspectScores = (
  reviews: readonly Pick<ProductReview, 'grades'>[],
): readonly AspectScore[] =>
  REVIEW_ASPECTS.flatMap((aspect) => {
    const grades = reviews.flatMap((review) => review.grades?.[aspect] ?? []);
    const sum = grades.reduce<number>((total, grade) => total + grade, 0);
    const count = grades.length;
    return count === 0 ? [] : [{ aspect, average: Math.round((sum * 10) / count) / 10, count }];
  });
