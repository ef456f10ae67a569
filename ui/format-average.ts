import { languageTag, type Locale } from '#src/shared/locale.ts';

/** An average of stars as a locale writes it, always with its decimal: `4,0`, `4.3`. */
export const formatAverage = (average: number, locale: Locale): string =>
  formatOf(locale).format(average);

/** Made once a locale: a listing shows dozens of averages, and to make one takes longest. */
const FORMATS = new Map<Locale, Intl.NumberFormat>();

function formatOf(locale: Locale): Intl.NumberFormat {
  const known = FORMATS.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 1 });
  FORMATS.set(locale, format);
  return format;
}
