import { languageOf, type Language, type Locale } from '#src/shared/locale.ts';

/**
 * An average of stars as a locale writes it, always with one decimal: `4,0`, `4.3`. By hand, because
 * a phone works 20 ms on its first `Intl.NumberFormat`, while the page is being taken over.
 */
export const formatAverage = (average: number, locale: Locale): string =>
  average.toFixed(1).replace('.', DECIMAL_MARKS[languageOf(locale)]);

const DECIMAL_MARKS: Readonly<Record<Language, string>> = { nl: ',', de: ',', en: '.' };
