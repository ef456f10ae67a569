import { languageOf, type Language, type Locale } from './locale.ts';

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
