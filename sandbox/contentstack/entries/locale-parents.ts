import { DEFAULT_LOCALE, LOCALES } from '#src/shared/locale.ts';

/** The last fallback of all other locales. */
export const MASTER_LOCALE: string = DEFAULT_LOCALE;

/** First fallback of a locale, before the master locale. */
const PARENTS: ReadonlyMap<string, string> = new Map([
  ['nl-be', 'nl-nl'],
  ['de-at', 'de-de'],
]);

export const isKnownLocale = (locale: string): boolean => LOCALES.some((known) => known === locale);

/** Returns the fallback chain of a locale: itself, its parent, the master. */
export const localeChain = (locale: string, withFallback: boolean): readonly string[] =>
  withFallback
    ? [...new Set([locale, PARENTS.get(locale) ?? MASTER_LOCALE, MASTER_LOCALE])]
    : [locale];
