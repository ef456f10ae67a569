import { languageOf, type Language, type Locale } from '#src/shared/locale.ts';

/**
 * Formats an average rating with one decimal: `4,0`, `4.3`. Not by `Intl.NumberFormat`, whose first
 * use takes a phone 20 ms during hydration.
 */
export const formatAverage = (average: number, locale: Locale): string =>
  average.toFixed(1).replace('.', DECIMAL_MARKS[languageOf(locale)]);

const DECIMAL_MARKS: Readonly<Record<Language, string>> = { nl: ',', de: ',', en: '.' };
