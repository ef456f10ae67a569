import type { LocalePaths } from '../content/page-entry.ts';
import { DEFAULT_LOCALE, LOCALES, languageTag, type Locale } from '../shared/locale.ts';
import { addressOf } from './address.ts';
import type { Alternate } from './head.ts';
import { remapped } from './remap.ts';
import type { Site } from './site.ts';

/**
 * The same page in every locale that has a domain and a path for it, this one included, and the
 * default locale's once more for everybody else (H4), each at its canonical path (H3). All locales
 * of a page get the same list, so that they name each other.
 */
export function alternatesOf({ domains, remap }: Site, paths: LocalePaths): readonly Alternate[] {
  const alternates = LOCALES.flatMap((locale) => named(languageTag(locale), locale));
  return [...alternates, ...named('x-default', DEFAULT_LOCALE)];

  function named(hreflang: string, locale: Locale): readonly Alternate[] {
    const path = paths[locale];
    const href = path && addressOf(domains, locale, remapped(path, remap[locale] ?? {}));
    return href ? [{ hreflang, href }] : [];
  }
}
