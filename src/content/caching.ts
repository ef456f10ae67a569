import { languageOf, type Locale, LOCALES } from '../shared/locale.ts';

/* Cache tags of answers with content, by which they are purged when an editor changes it. */

/** Tag of everything that a locale shows of the content service. */
export const localeCacheTag = (locale: Locale): string => `content:${locale}`;

/** Tag of every answer that shows this entry. */
export const entryCacheTag = (uid: string): string => `entry:${uid}`;

/** A change in the content service, as far as it reports it. */
export type ContentChange = {
  /** The changed entry; if omitted, something that any page may show. */
  readonly uid?: string;
  /** The changed locale; all locales if omitted or unknown to the shop. */
  readonly locale?: string;
};

/**
 * Returns the cache tags that a change affects. A page is shown in menus, breadcrumbs and teasers
 * besides its own URL, and a new page takes URLs over from pages above it. So a change affects all
 * that its locale shows, and all locales that fall back to it.
 */
export function cacheTagsToPurge({ uid, locale }: ContentChange): readonly string[] {
  const own = LOCALES.find((known) => known === locale);
  const locales = own === undefined ? LOCALES : LOCALES.filter((other) => fallsBackTo(other, own));
  const entries = uid === undefined ? [] : [entryCacheTag(uid)];
  return [...locales.map(localeCacheTag), ...entries];
}

/** Locales of one language may show each other's entries; English is the last fallback of all. */
const fallsBackTo = (locale: Locale, source: Locale): boolean =>
  languageOf(source) === languageOf(locale) || languageOf(source) === 'en';

/** Pages of a locale from which their list is long: some 250 calls in five locales. */
export const LONG_LIST = 5000;

/**
 * How long the list of all pages of a large shop is cached, in milliseconds: reading it takes
 * thousands of calls, and only crawlers, link rules and the search index need it.
 */
export const LONG_LIST_LIFETIME = 600_000;

/** How long a locale's error page is cached before it is fetched again (H8), in milliseconds. */
export const ERROR_PAGE_LIFETIME = 86_400_000;
