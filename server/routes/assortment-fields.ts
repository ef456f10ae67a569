import { z } from 'zod';
import { LOCALES } from '#src/shared/locale.ts';

/** Locale of the answer; by default that of the requested host. */
export const localeField = { locale: z.enum(LOCALES).exactOptional() } as const;

/** Page of products: by default the first 16, at most 100. */
export const pageField = {
  page: z.int().min(1).default(1),
  productsPerPage: z.int().min(1).max(100).default(16),
} as const;
