import { languageOf, LOCALES, type Locale } from '#src/shared/locale.ts';
import { isObject, type JsonObject } from './reading/json-object.ts';

/**
 * Returns whether an entry may be shown in a locale. An entry that is not published there falls
 * back to the locale's parent, in the same language, and then to the stack's master locale, maybe
 * in another: Austrians may read German content, but English pages are never shown in Dutch.
 */
export function isOfLanguage(entry: JsonObject, locale: Locale): boolean {
  const written = localeOf(entry);
  if (written === undefined) return true;
  const known = LOCALES.find((one) => one === written.toLowerCase());
  return known !== undefined && languageOf(known) === languageOf(locale);
}

/** Locale in which the version was published; for a draft, in which it was written. */
function localeOf(entry: JsonObject): string | undefined {
  const details = entry['publish_details'];
  const published = isObject(details) ? details['locale'] : undefined;
  const written = published ?? entry['locale'];
  return typeof written === 'string' ? written : undefined;
}
