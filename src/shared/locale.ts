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

/** Countries that the shop delivers to (C9), by their ISO 3166-1 codes. */
export const COUNTRIES = ['NL', 'BE', 'DE', 'AT'] as const;

export type Country = (typeof COUNTRIES)[number];

/**
 * Country of a shop, where its products are sold until the shopper's address is known. The English
 * shop sells from the Netherlands, as the default locale does; no shop delivers to America.
 */
export const countryOf = (locale: Locale): Country => COUNTRY_OF[locale];

const COUNTRY_OF: Readonly<Record<Locale, Country>> = {
  'nl-nl': 'NL',
  'nl-be': 'BE',
  'de-de': 'DE',
  'de-at': 'AT',
  'en-us': 'NL',
};

/** Country of the company: products are sent from there, and returned there from every shop. */
export const HOME_COUNTRY: Country = countryOf(DEFAULT_LOCALE);

/** A text per language, and per country where that differs. */
export type LocalizedText = Readonly<Record<Language, string>> & {
  readonly 'nl-be'?: string;
  readonly 'de-at'?: string;
};

/** Text of a locale: the country's own before the language's. */
export function localizedText(words: LocalizedText, locale: Locale): string {
  const own: Readonly<Partial<Record<Locale, string>>> = words;
  return own[locale] ?? words[languageOf(locale)];
}

/** The countries to choose from in a shop, its own first (C9). */
export function countriesFor(locale: Locale): readonly Country[] {
  const own = countryOf(locale);
  return [own, ...COUNTRIES.filter((country) => country !== own)];
}
