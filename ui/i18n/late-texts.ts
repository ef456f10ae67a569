import type { Language, Locale, LocaleWithOwnTexts } from '#src/shared/locale.ts';
import { memoize } from '#src/shared/memoize.ts';
import { type Dictionary, dictionaryOf, interpolate } from '#src/translations/text-bundles.ts';

/** Texts that only some pages load, by language and by locale: `common.json` is on every page. */
export type LateTexts<Key extends string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
> &
  Readonly<Partial<Record<LocaleWithOwnTexts, Dictionary>>>;

export type TranslateLate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Returns the texts of a locale. */
export const translateLate = <Key extends string>(
  texts: LateTexts<Key>,
): ((locale: Locale) => TranslateLate<Key>) =>
  memoize((locale: Locale) => {
    const dictionary = dictionaryOf(locale, texts);
    return (key, values = {}) => interpolate(dictionary[key] ?? key, values);
  });
