import { languageTag, type Locale } from '#src/shared/locale.ts';

/** An average of stars as a locale writes it, always with its decimal: `4,0`, `4.3`. */
export const formatAverage = (average: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 1 }).format(average);
