import { languageOf, type Locale } from '../shared/locale.ts';

/** What texts are kept by: a language, or a country for what it says differently. */
export type TextBundleName = 'nl' | 'de' | 'en' | 'nl-be' | 'de-at';

/** Whose texts stand in for those that no other has (T2). */
const LAST_RESORT: TextBundleName = 'en';

/**
 * Whose words a locale speaks in, the most specific first: `nl-be`, `nl`, `en` (T2). Each name
 * once.
 */
export function fallbackChain(locale: Locale): readonly TextBundleName[] {
  const country = COUNTRIES.find((name) => name === locale);
  return [...new Set([country ?? languageOf(locale), languageOf(locale), LAST_RESORT])];
}

/** Those that say some things differently from their language. */
const COUNTRIES: readonly TextBundleName[] = ['nl-be', 'de-at'];
