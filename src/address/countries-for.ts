import { COUNTRIES, countryOf, type Country } from '../shared/country.ts';
import type { Locale } from '../shared/locale.ts';

/** The countries to choose from in a shop, its own first (C9). */
export function countriesFor(locale: Locale): readonly Country[] {
  const own = countryOf(locale);
  return [own, ...COUNTRIES.filter((country) => country !== own)];
}
