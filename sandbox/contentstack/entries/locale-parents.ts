import { DEFAULT_LOCALE, LOCALES } from '#src/shared/locale.ts';

/** The locale that every other falls back to in the end. */
export const MASTER_LOCALE: string = DEFAULT_LOCALE;

/** Where a locale looks for what it has not been given, before it looks in the master. */
const PARENTS: ReadonlyMap<string, string> = new Map([
  ['nl-be', 'nl-nl'],
  ['de-at', 'de-de'],
]);

export const isKnownLocale = (locale: string): boolean => LOCALES.some((known) => known === locale);

/** The locales that may answer for one: itself, then one parent, then the master. */
export const localeChain = (locale: string, withFallback: boolean): readonly string[] =>
  withFallback
    ? [...new Set([locale, PARENTS.get(locale) ?? MASTER_LOCALE, MASTER_LOCALE])]
    : [locale];
