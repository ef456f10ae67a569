import { createInstance } from 'i18next';
import type { Locale } from '#src/shared/locale.ts';
import { memoizeRecent } from '#src/shared/memoize.ts';
import {
  DEFAULT_NAMESPACE,
  type Dictionary,
  dictionaryOf,
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

/** Number of recent texts that are memoized per locale. */
const MAX_CACHED_TEXTS = 2000;

/**
 * Creates the translator of a locale. Memoizes every text, as resolving all texts of a page by
 * i18next takes as long as rendering it. Calls `onMissing` with keys that no bundle has; those
 * return the key itself.
 */
export function createTranslate(
  locale: Locale,
  bundles: TextBundles,
  onMissing: (key: string) => void = () => {},
): Translator {
  const dictionary = dictionaryOf(locale, bundles);
  const translate = memoizeRecent(
    MAX_CACHED_TEXTS,
    createResolver(locale, dictionary, onMissing),
    (key, values) => (values ? `${key}\n${Object.values(values).join('\n')}` : key),
  );
  return Object.assign(translate, { dictionary });
}

function createResolver(
  locale: Locale,
  dictionary: Dictionary,
  onMissing: (key: string) => void,
): Translate {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    lowerCaseLng: true,
    defaultNS: DEFAULT_NAMESPACE,
    ns: [DEFAULT_NAMESPACE],
    resources: { [locale]: { [DEFAULT_NAMESPACE]: dictionary } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => onMissing(key),
  });
  return (key, values) => i18n.t(key, { ...values });
}
