import { languageOf, LOCALES, type Locale } from '../shared/locale.ts';

/* Names by which answers that hold content are found again when an editor changes it. */

/** Everything that a locale shows of the content service. */
export const localeTag = (locale: Locale): string => `content:${locale}`;

/** Whatever shows one entry, wherever it does. */
export const entryTag = (uid: string): string => `entry:${uid}`;

/** Something that changed in the content service, as far as it tells. */
export type ContentChange = {
  /** One entry; without it, something that any page may show. */
  readonly uid?: string;
  /** Without one, or where the shop does not know it, all locales. */
  readonly locale?: string;
};

/**
 * What a change may be seen in. A page is shown in menus, breadcrumbs and teasers beside its own
 * address, and a new one takes addresses from those above it: so a change concerns all that its
 * locale shows, and the locales that take from it what they do not say differently.
 */
export function tagsOfChange({ uid, locale }: ContentChange): readonly string[] {
  const own = LOCALES.find((known) => known === locale);
  const locales = own === undefined ? LOCALES : LOCALES.filter((other) => takesFrom(other, own));
  const entries = uid === undefined ? [] : [entryTag(uid)];
  return [...locales.map(localeTag), ...entries];
}

/** Locales of one language may show each other's entries; English is everybody's last resort. */
const takesFrom = (locale: Locale, source: Locale): boolean =>
  languageOf(source) === languageOf(locale) || languageOf(source) === 'en';
