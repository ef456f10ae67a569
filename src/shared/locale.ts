/** The five shops, each a language as it is written in one country. All have prices in euro. */
export const LOCALES = ['nl-nl', 'nl-be', 'de-de', 'de-at', 'en-us'] as const;

export type Locale = (typeof LOCALES)[number];
export type Language = 'nl' | 'de' | 'en';

/** Default if an address names no locale; also the x-default alternate (H4). */
export const DEFAULT_LOCALE: Locale = 'nl-nl';

const LANGUAGES: Readonly<Record<Locale, Language>> = {
  'nl-nl': 'nl',
  'nl-be': 'nl',
  'de-de': 'de',
  'de-at': 'de',
  'en-us': 'en',
};

export const languageOf = (locale: Locale): Language => LANGUAGES[locale];

/** Locales whose texts a locale's shoppers read: its own, then the first of its language. */
export const fallbackLocales = (locale: Locale): readonly Locale[] => [
  ...new Set([locale, LOCALES.find((one) => languageOf(one) === languageOf(locale)) ?? locale]),
];

const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = {
  'nl-nl': 'nl-NL',
  'nl-be': 'nl-BE',
  'de-de': 'de-DE',
  'de-at': 'de-AT',
  'en-us': 'en-US',
};

/** Language tag of a locale for HTML and hreflang (BCP 47): `nl-NL`. */
export const languageTag = (locale: Locale): string => LANGUAGE_TAGS[locale];
