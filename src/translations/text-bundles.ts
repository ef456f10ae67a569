import {
  hasOwnTexts,
  type Language,
  languageOf,
  FALLBACK_LANGUAGE,
  type Locale,
  type LocaleWithOwnTexts,
} from '../shared/locale.ts';

/** Text bundles: one per language, and one per locale for its differences. */
export type TextBundleName = Language | LocaleWithOwnTexts;

/** Text bundles of a locale, the most specific first: `nl-be`, `nl`, `en` (T2). Each name once. */
export function fallbackChain(locale: Locale): readonly TextBundleName[] {
  const localeOnly = hasOwnTexts(locale) ? [locale] : [];
  return [...new Set<TextBundleName>([...localeOnly, languageOf(locale), FALLBACK_LANGUAGE])];
}

/** Texts that every page may need (T2). */
export const DEFAULT_NAMESPACE = 'common';

/** Path of a text file, from the root of the shop (T2): `locales/nl-be/common.json`. */
export const translationPath = (name: TextBundleName, namespace = DEFAULT_NAMESPACE): string =>
  `locales/${name}/${namespace}.json`;

/** Texts by their key (T1). */
export type Dictionary = Readonly<Record<string, string>>;

/** The loaded text bundles. */
export type TextBundles = { readonly [Name in TextBundleName]?: Dictionary };

/** All texts of a locale: a more specific bundle replaces texts of the others (T1, T2). */
export const dictionaryOf = (locale: Locale, bundles: TextBundles): Dictionary =>
  Object.fromEntries(
    fallbackChain(locale)
      .toReversed()
      .flatMap((name) => Object.entries(bundles[name] ?? {})),
  );

/** Fills the placeholders of a text: `Dag {{name}}`. Keeps those without a value. */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  text.replace(/\{\{(\w+)\}\}/gu, (placeholder, name: string) => `${values[name] ?? placeholder}`);
