import { languageOf, type Locale } from '#src/shared/locale.ts';
import { PHRASES, type Phrase } from './phrases.ts';

/** Translates a phrase to the language of a store view. */
export function translatePhrase(
  locale: Locale,
  phrase: Phrase,
  ...values: readonly string[]
): string {
  const translated: Readonly<Record<string, string | undefined>> = PHRASES[phrase];
  const wording = translated[languageOf(locale)] ?? phrase;
  return wording.replace(/%(\d)/gu, (_, place: string) => values[Number(place) - 1] ?? '');
}
