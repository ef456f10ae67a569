import { Router } from 'express';
import { LANGUAGES, LOCALES } from '#src/shared/locale.ts';
import { DEFAULT_NAMESPACE, dictionaryOf } from '#src/translations/text-bundles.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { sendText } from '../send-text.ts';

/**
 * `/locales/nl-be/common.json`: the texts of a locale, with those of its language that it does not
 * replace, or the texts of a language, `/locales/nl/common.json` (T2). The shop's own pages have
 * them in their scripts; other programs read them here.
 */
export function createTranslations(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(`/locales/:name/${DEFAULT_NAMESPACE}.json`, (request, response, next) => {
    const texts = TEXTS.get(request.params.name);
    if (texts === undefined) return next();
    response.type('json').setHeader('Cache-Control', CACHING);
    sendText(request, response, texts);
  });
  return router;
}

/** As JSON, by locale or language. */
const TEXTS: ReadonlyMap<string, string> = new Map(
  [
    ...LANGUAGES.map((language) => [language, ALL_TEXTS[language]] as const),
    ...LOCALES.map((locale) => [locale, dictionaryOf(locale, ALL_TEXTS)] as const),
  ].map(([name, texts]) => [name, JSON.stringify(texts)]),
);

/** A new release shows its texts within the hour. */
const CACHING = 'public, max-age=3600, stale-while-revalidate=86400';
