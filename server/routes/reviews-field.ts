import { z } from 'zod';
import { REVIEW_SORTINGS } from '#src/catalog/review-page.ts';
import { localeField } from './assortment-fields.ts';

/** The most reviews that one call may ask for. */
const MOST_REVIEWS = 100;

/** Which reviews: the newest ten unless told. */
export const reviewsField = z.object({
  ...localeField,
  sorting: z.enum(REVIEW_SORTINGS).default('newest'),
  page: z.int().min(1).default(1),
  reviewsPerPage: z.int().min(1).max(MOST_REVIEWS).default(10),
});
