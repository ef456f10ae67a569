import { languageOf, type Locale } from '../shared/locale.ts';

/** Text bundles: one per language, and one per country for its differences. */
export type TextBundleName = 'nl' | 'de' | 'en' | 'nl-be' | 'de-at';

/** Bundle of the texts that no other has (T2). */
const LAST_RESORT: TextBundleName = 'en';

/** Text bundles of a locale, the most specific first: `nl-be`, `nl`, `en` (T2). Each name once. */
export function fallbackChain(locale: Locale): readonly TextBundleName[] {
  const country = COUNTRIES.find((name) => name === locale);
  return [...new Set([country ?? languageOf(locale), languageOf(locale), LAST_RESORT])];
}

/** Countries with differences from their language. */
const COUNTRIES: readonly TextBundleName[] = ['nl-be', 'de-at'];

/** Texts that every page may need (T2). */
export const DEFAULT_NAMESPACE = 'common';

/** Path of a text file, from the root of the shop (T2): `locales/nl-be/common.json`. */
export const translationPath = (name: TextBundleName, namespace = DEFAULT_NAMESPACE): string =>
  `locales/${name}/${namespace}.json`;

/** Texts by their key (T1). */
export type Dictionary = Readonly<Record<string, string>>;

/** Fills the placeholders of a text: `Dag {{name}}`. Keeps those without a value. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/gu, (place, name: string) => values[name] ?? place);
