import type { Locale } from '#src/shared/locale.ts';
import type { Currency } from '#src/pricing/money.ts';

/** Prices are told in it; answers in another currency would be others. */
const CURRENCY: Currency = 'EUR';

/**
 * Names an answer by all it depends on. The locale says whose store it is of, on the commerce side,
 * too; which build wrote it, the cache itself tells.
 */
export const answerKey = (question: string, locale: Locale, ...facts: readonly unknown[]): string =>
  JSON.stringify([question, locale, CURRENCY, ...facts]);
