import type { Language, Locale, LocaleWithOwnTexts } from '#src/shared/locale.ts';
import { memoize } from '#src/shared/memoize.ts';
import { type Dictionary, dictionaryOf, interpolate } from '#src/translations/text-bundles.ts';
import { useShop } from '../shop-context.tsx';
import type { TextValues } from './texts.ts';

/** Texts that only some pages load, unlike `common.json`: by language, and what locales differ in. */
export type PageTexts<Key extends string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
> &
  Readonly<Partial<Record<LocaleWithOwnTexts, Dictionary>>>;

/**
 * The texts in the files of all languages and locales, `locales/de-at/advice.json`, by their paths as
 * `import.meta.glob` returns them. A test holds the files to the keys of the English one.
 */
export const textsByPath = <Key extends string>(
  files: Readonly<Record<string, Dictionary>>,
): PageTexts<Key> =>
  Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.split('/').at(-2), texts]),
  ) as PageTexts<Key>;

export type TranslatePage<Key extends string> = (key: Key, values?: TextValues) => string;

/** Creates the hook that returns such texts in the locale of the page. */
export function createTextsHook<Key extends string>(
  texts: PageTexts<Key>,
): () => TranslatePage<Key> {
  const translateIn = memoize((locale: Locale): TranslatePage<Key> => {
    const dictionary = dictionaryOf(locale, texts);
    return (key, values = {}) => interpolate(dictionary[key] ?? key, values);
  });
  return () => translateIn(useShop().locale);
}
