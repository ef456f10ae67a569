import { createInstance } from 'i18next';
import type { Locale } from '#src/shared/locale.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate, type CreateResolver, type Translator } from '#ui/i18n/texts.ts';

/** The translator of a locale, by i18next. Texts that a page repeats are resolved once. */
export const createServerTranslate = (
  locale: Locale,
  onMissing?: (key: string) => void,
): Translator => createTranslate(locale, ALL_TEXTS, onMissing, createI18nextResolver);

/** The dictionary already falls back from country to language to English: i18next need not. */
const createI18nextResolver: CreateResolver = (locale, dictionary, onMissing) => {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    lowerCaseLng: true,
    resources: { [locale]: { translation: dictionary } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => onMissing(key),
  });
  return (key, values) => i18n.t(key, { ...values });
};
