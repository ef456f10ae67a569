import { readOneOf } from './json-reader.ts';

/** Countries that the shop delivers to (C9), by their ISO 3166-1 codes. */
export const COUNTRIES = ['NL', 'BE', 'DE', 'AT'] as const;

export type Country = (typeof COUNTRIES)[number];

/** Facts of every language. `locales/<language>` has all texts of it. */
const LANGUAGE_FACTS = {
  nl: { decimalMark: ',' },
  de: { decimalMark: ',' },
  en: { decimalMark: '.' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

type LanguageFacts = { readonly decimalMark: ',' | '.' };

export type Language = keyof typeof LANGUAGE_FACTS;

export const LANGUAGES = Object.keys(LANGUAGE_FACTS) as readonly Language[];

/**
 * Facts of every shop, in the order in which shops are listed. A shop is a language as it is
 * written in one country. All have prices in euro.
 */
const LOCALE_FACTS = {
  'nl-nl': { name: 'Nederland', language: 'nl', tag: 'nl-NL', country: 'NL', hasOwnTexts: false },
  'nl-be': { name: 'België', language: 'nl', tag: 'nl-BE', country: 'BE', hasOwnTexts: true },
  'de-de': { name: 'Deutschland', language: 'de', tag: 'de-DE', country: 'DE', hasOwnTexts: false },
  'de-at': { name: 'Österreich', language: 'de', tag: 'de-AT', country: 'AT', hasOwnTexts: true },
  'en-us': { name: 'English', language: 'en', tag: 'en-US', country: 'NL', hasOwnTexts: false },
} as const satisfies Readonly<Record<string, LocaleFacts>>;

type LocaleFacts = {
  /** Its name in the choice of shops, in its own language. */
  readonly name: string;
  readonly language: Language;
  /** Language tag (BCP 47). */
  readonly tag: string;
  /** Where its products are sold until the shopper's address is known. */
  readonly country: Country;
  /** Whether `locales/<locale>` has texts that differ from those of the language. */
  readonly hasOwnTexts: boolean;
};

export type Locale = keyof typeof LOCALE_FACTS;

/** Locales with texts that differ from those of their language. */
export type LocaleWithOwnTexts = {
  [L in Locale]: (typeof LOCALE_FACTS)[L]['hasOwnTexts'] extends true ? L : never;
}[Locale];

export const LOCALES = Object.keys(LOCALE_FACTS) as readonly Locale[];

export const readLocale = readOneOf(LOCALES);

/** A value for every locale. */
export const forEveryLocale = <Value>(
  valueIn: (locale: Locale) => Value,
): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;

/** Default if an address names no locale; also the x-default alternate (H4). */
export const DEFAULT_LOCALE: Locale = 'nl-nl';

export const languageOf = (locale: Locale): Language => LOCALE_FACTS[locale].language;

/** Name of a shop in the choice of shops, in its own language. */
export const localeName = (locale: Locale): string => LOCALE_FACTS[locale].name;

export const hasOwnTexts = (locale: Locale): locale is LocaleWithOwnTexts =>
  LOCALE_FACTS[locale].hasOwnTexts;

/** Language of the texts that no other language has (T2). */
export const FALLBACK_LANGUAGE = 'en';

/** Locales whose texts a locale's shoppers read: its own, then the first of its language. */
export const fallbackLocales = (locale: Locale): readonly Locale[] => [
  ...new Set([locale, LOCALES.find((one) => languageOf(one) === languageOf(locale)) ?? locale]),
];

/** Language tag of a locale for HTML and hreflang (BCP 47): `nl-NL`. */
export const languageTag = (locale: Locale): string => LOCALE_FACTS[locale].tag;

/** What precedes the decimals of a number in a locale's language. */
export const decimalMark = (locale: Locale): string =>
  LANGUAGE_FACTS[languageOf(locale)].decimalMark;

/**
 * Country of a shop, where its products are sold until the shopper's address is known. The English
 * shop sells from the Netherlands, as the default locale does; no shop delivers to America.
 */
export const countryOf = (locale: Locale): Country => LOCALE_FACTS[locale].country;

/** Country of the company: products are sent from there, and returned there from every shop. */
export const HOME_COUNTRY: Country = countryOf(DEFAULT_LOCALE);

/** Languages of all texts in code and in the demo shop. Another language reads the English ones. */
type WrittenLanguage = 'nl' | 'de' | 'en';

/** Words per language, and per locale where these differ: a text, or a list of words. */
export type Localized<Words> = Readonly<Record<WrittenLanguage, Words>> &
  Readonly<Partial<Record<Language | Locale, Words>>>;

/** A text per language, and per locale where that differs. */
export type LocalizedText = Localized<string>;

/** Words of a locale: its own before those of its language, and these before the English. */
export function localizedText<Words = string>(words: Localized<Words>, locale: Locale): Words {
  const own: Readonly<Partial<Record<Language | Locale, Words>>> = words;
  return own[locale] ?? own[languageOf(locale)] ?? words[FALLBACK_LANGUAGE];
}

/** The countries to choose from in a shop, its own first (C9). */
export function countriesFor(locale: Locale): readonly Country[] {
  const own = countryOf(locale);
  return [own, ...COUNTRIES.filter((country) => country !== own)];
}
