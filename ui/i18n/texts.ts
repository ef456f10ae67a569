import type { Locale } from '#src/shared/locale.ts';
import { memoizeRecent } from '#src/shared/memoize.ts';
import {
  type Dictionary,
  dictionaryOf,
  interpolate,
  type TextBundles,
} from '#src/translations/text-bundles.ts';
import type english from '../../locales/en/common.json';

type WrittenKey = keyof typeof english;
type PluralForm = 'one' | 'other';

/** A key of `locales/en/common.json`; plural forms share the name without suffix. */
export type TextKey = WrittenKey extends infer Key
  ? Key extends `${infer Name}_${PluralForm}`
    ? Name
    : Key
  : never;

/** Translates a key; `count` among the values selects the plural form. */
export type Translate = (key: TextKey, values?: TextValues) => string;
export type TextValues = Readonly<Record<string, string | number>>;

/** Translates keys by the texts of one locale. */
export type Translator = Translate & { readonly dictionary: Dictionary };

/** Creates the resolver of a locale's texts. Calls `onMissing` with keys that the dictionary lacks. */
export type CreateResolver = (
  locale: Locale,
  dictionary: Dictionary,
  onMissing: (key: string) => void,
) => Translate;

/** Number of recent texts that are memoized per locale. */
const MAX_CACHED_TEXTS = 2000;

/**
 * Creates the translator of a locale. Memoizes every text: a page has the same ones many times.
 * Calls `onMissing` once with a key that no bundle has, which returns the key itself until the
 * dictionary has a text for it. The server resolves by i18next (`server/texts.ts`), browsers by the
 * few lines below, which are held equal to it.
 */
export function createTranslate(
  locale: Locale,
  bundles: TextBundles,
  onMissing: (key: string) => void = () => {},
  createResolver: CreateResolver = createOwnResolver,
): Translator {
  const dictionary = dictionaryOf(locale, bundles);
  const resolve = createResolver(locale, dictionary, memoizeRecent(MAX_CACHED_TEXTS, onMissing));
  const resolveOnce = memoizeRecent(MAX_CACHED_TEXTS, resolve, (key, values) =>
    values ? `${key}\n${Object.values(values).join('\n')}` : key,
  );
  const isKnown = (key: TextKey): boolean =>
    (dictionary[key] ?? dictionary[`${key}_other`]) !== undefined;
  const translate: Translate = (key, values) =>
    isKnown(key) ? resolveOnce(key, values) : resolve(key, values);
  return Object.assign(translate, { dictionary });
}

/**
 * Resolves texts as i18next does in its JSON format v4, in the parts of it that our texts use:
 * values in double braces, and plural forms as suffixes of keys.
 */
function createOwnResolver(
  ...[locale, dictionary, onMissing]: Parameters<CreateResolver>
): Translate {
  const plurals = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const { count } = values;
    const plural = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const text = dictionary[plural] ?? dictionary[key];
    if (text === undefined) onMissing(key);
    return interpolate(text ?? key, values);
  };
}
