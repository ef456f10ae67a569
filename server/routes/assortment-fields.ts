import { z } from 'zod';
import { REVIEW_FACTS } from '#src/catalog/review-filter.ts';
import { REVIEW_SORTINGS } from '#src/catalog/review-page.ts';
import { RATINGS } from '#src/catalog/review.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** Locale of the answer; by default that of the requested host. */
export const localeField = { locale: z.enum(LOCALES).exactOptional() } as const;

/** Page of products: by default the first 16, at most 100. */
export const pageField = {
  page: z.int().min(1).default(1),
  productsPerPage: z.int().min(1).max(100).default(16),
} as const;

/** Maximum number of reviews per call. */
const MAX_REVIEWS = 100;

const factField = z.string().min(1).max(40).exactOptional();

/** Matches any of the stars and all of the facts. */
const filterField = z.object({
  stars: z
    .array(z.literal([...RATINGS]))
    .max(RATINGS.length)
    .default([]),
  facts: z.object(Object.fromEntries(REVIEW_FACTS.map((fact) => [fact, factField]))).default({}),
});

/** Query for reviews: by default the newest ten. */
export const reviewsField = z.object({
  ...localeField,
  sorting: z.enum(REVIEW_SORTINGS).default('newest'),
  filter: filterField.exactOptional(),
  page: z.int().min(1).default(1),
  reviewsPerPage: z.int().min(1).max(MAX_REVIEWS).default(10),
});
