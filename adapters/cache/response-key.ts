import type { Locale } from '#src/shared/locale.ts';
import type { Currency } from '#src/pricing/money.ts';

/** Currency of all cached prices, part of the key. */
const CURRENCY: Currency = 'EUR';

/**
 * Returns the cache key of an answer: all it depends on. The locale determines the store on the
 * commerce backend, too; the build is added by the cache itself.
 */
export const responseKey = (
  question: string,
  locale: Locale,
  ...facts: readonly unknown[]
): string => JSON.stringify([question, locale, CURRENCY, ...facts]);
