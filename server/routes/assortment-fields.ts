import { z } from 'zod';
import { LOCALES } from '#src/shared/locale.ts';

/** In whose words to answer: those of the host that was asked, unless told. */
export const localeField = { locale: z.enum(LOCALES).exactOptional() } as const;

/** Which page of products: the first sixteen unless told, and never more than a hundred. */
export const pageField = {
  page: z.int().min(1).default(1),
  productsPerPage: z.int().min(1).max(100).default(16),
} as const;
