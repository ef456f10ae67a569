/** The five shops: a language as it is written in one country. Prices are in euro in all of them. */
export const LOCALES = ['nl-nl', 'nl-be', 'de-de', 'de-at', 'en-us'] as const;

export type Locale = (typeof LOCALES)[number];
export type Language = 'nl' | 'de' | 'en';

/** Where a visitor lands whose address names no locale; also the x-default alternate (H4). */
export const DEFAULT_LOCALE: Locale = 'nl-nl';

const LANGUAGES: Readonly<Record<Locale, Language>> = {
  'nl-nl': 'nl',
  'nl-be': 'nl',
  'de-de': 'de',
  'de-at': 'de',
  'en-us': 'en',
};

export const languageOf = (locale: Locale): Language => LANGUAGES[locale];

/** The locale as HTML and hreflang write it (BCP 47): `nl-NL`. */
export function languageTag(locale: Locale): string {
  const [language = '', region = ''] = locale.split('-');
  return `${language}-${region.toUpperCase()}`;
}
