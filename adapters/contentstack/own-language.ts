import { languageOf, LOCALES, type Locale } from '#src/shared/locale.ts';
import { isObject, type JsonObject } from './reading/json-object.ts';

/**
 * Whether an entry may stand in a locale. What is not published there falls back to the locale's
 * parent, which speaks its language, and then to the stack's master, which need not: an Austrian
 * may read what was written for Germany, nobody is shown Dutch for want of English.
 */
export function isOfLanguage(entry: JsonObject, locale: Locale): boolean {
  const written = localeOf(entry);
  if (written === undefined) return true;
  const known = LOCALES.find((one) => one === written.toLowerCase());
  return known !== undefined && languageOf(known) === languageOf(locale);
}

/** Where the version was published; of a draft, where it was written. */
function localeOf(entry: JsonObject): string | undefined {
  const details = entry['publish_details'];
  const published = isObject(details) ? details['locale'] : undefined;
  const written = published ?? entry['locale'];
  return typeof written === 'string' ? written : undefined;
}
