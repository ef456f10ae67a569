import { languageOf, type Language, type Locale } from './locale.ts';

/** A wording per language, and where a country says it differently, per country. */
export type LocalWords = Readonly<Record<Language, string>> & {
  readonly 'nl-be'?: string;
  readonly 'de-at'?: string;
};

/** What this shop says: the country's own word before the language's. */
export function wordsFor(words: LocalWords, locale: Locale): string {
  const own: Readonly<Partial<Record<Locale, string>>> = words;
  return own[locale] ?? words[languageOf(locale)];
}
