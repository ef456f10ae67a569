import type { ArticleFacts } from '#src/content/article.ts';
import { type PageMetadata, readPageMetadata } from '#src/content/page-metadata.ts';
import { parsePageType } from '#src/content/page-entry.ts';
import { normalizeUrl } from '#src/routing/normalize-url.ts';
import { readFields, readText, readValidItems } from '#src/shared/json-reader.ts';
import { languageOf, type Locale, LOCALES } from '#src/shared/locale.ts';
import { isObject, type JsonObject } from './json-object.ts';
import { readNonBlankText } from './read-context.ts';

/** Reads type, uid, title and URL of a page; `undefined` if the shop has no such page type (H7). */
export function readPageHead(entry: JsonObject) {
  const named = readNamed(entry);
  const type = named && parsePageType(named.page_type);
  if (!named || !type) return undefined;
  const { uid, title, url } = named;
  return { type, uid, title, url };
}

/**
 * Returns an entry with its URL in the form that requests have: pages are found by it, and it is
 * compared with URLs of other pages.
 */
export function withNormalUrl(entry: JsonObject): JsonObject {
  const url = readText(entry['url']);
  return url === undefined ? entry : { ...entry, url: normalizeUrl(url) ?? url };
}

/** Returns whether an entry lacks uid, title, URL or type. It may then be at any URL. */
export const lacksPageHead = (entry: JsonObject): boolean => readAddressed(entry) === undefined;

const readAddressed = readFields({
  uid: readNonBlankText,
  title: readText,
  url: readNonBlankText,
  page_type: readNonBlankText,
});

const readNamed = readFields({
  uid: readNonBlankText,
  title: readText,
  url: readText,
  page_type: readText,
});

export const readMetadata = (entry: JsonObject): PageMetadata =>
  readPageMetadata(entry['seo']) ?? {};

/** Returns the day on which an editor last changed an entry. */
export function readModified(entry: JsonObject): { readonly modified?: string } {
  const modified = dayOf(entry['updated_at']);
  return modified === undefined ? {} : { modified };
}

/** Returns author and day of a guide; other pages lack one of the two. */
export function readArticle(entry: JsonObject): { readonly article?: ArticleFacts } {
  const author = readNonBlankText(entry['author']);
  const published = dayOf(entry['published_on']);
  return author === undefined || published === undefined ? {} : { article: { author, published } };
}

/** Returns the day of a time as Contentstack writes it. */
export function dayOf(time: unknown): string | undefined {
  const day = readText(time)?.slice(0, DAY.length);
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(day) ? day : undefined;
}

const DAY = '2026-01-01';

/** Returns what an editor wants the page to be found by; nothing if the field is empty. */
export function readKeywords(entry: JsonObject): { readonly keywords?: readonly string[] } {
  const keywords = readKeywordList(entry['keywords']) ?? [];
  return keywords.length > 0 ? { keywords } : {};
}

const readKeywordList = readValidItems(readNonBlankText);

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
