import { z } from 'zod';
import type { AssortmentFailure } from '#ports/assortment.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { answered, failed, type BffAnswer } from './bff-method.ts';

/** In whose words to answer: those of the host that was asked, unless told. */
export const localeField = { locale: z.enum(LOCALES).exactOptional() } as const;

/** Which page of products: the first sixteen unless told, and never more than a hundred. */
export const pageField = {
  page: z.int().min(1).default(1),
  productsPerPage: z.int().min(1).max(100).default(16),
} as const;

export const assortmentAnswered = (answer: Result<unknown, AssortmentFailure>): BffAnswer =>
  answer.ok ? answered(answer.value) : failed(answer.error.status, answer.error.message);
