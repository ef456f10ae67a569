import { z } from 'zod';
import type { ReviewsAnswer } from '#ports/product-reviews.ts';
import { REVIEW_SORTINGS } from '#src/catalog/review-page.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { answered, failed } from './bff-method.ts';

/** The most reviews that one call may ask for. */
const MOST_REVIEWS = 100;

/** Which reviews: the newest ten unless told. */
export const reviewsField = z.object({
  locale: z.enum(LOCALES).exactOptional(),
  sorting: z.enum(REVIEW_SORTINGS).default('newest'),
  page: z.int().min(1).default(1),
  reviewsPerPage: z.int().min(1).max(MOST_REVIEWS).default(10),
});

export const reviewsAnswered = (answer: ReviewsAnswer) =>
  answer.ok ? answered(answer.value) : failed(answer.error.status, answer.error.message);
