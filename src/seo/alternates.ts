import type { LocalePaths } from '../content/page-entry.ts';
import { DEFAULT_LOCALE, LOCALES, languageTag, type Locale } from '../shared/locale.ts';
import { addressOf } from './address.ts';
import type { Alternate } from './head.ts';
import { remapped } from './remap.ts';
import type { Site } from './site.ts';

/**
 * The page of `locale` in every locale that has a domain and a path for it, this one included, and
 * the default locale's once more for everybody else (H4). Where its path is remapped, another page
 * stands for it (H3), which has counterparts of its own: it is named by none there, and names none.
 * All the others get the same list, so that they name each other; `site` has to know the remaps of
 * every locale for that.
 */
export function alternatesOf(
  { domains, remap }: Site,
  locale: Locale,
  paths: LocalePaths,
): readonly Alternate[] {
  if (isRemapped(locale)) return [];
  const alternates = LOCALES.flatMap((one) => named(languageTag(one), one));
  return [...alternates, ...named('x-default', DEFAULT_LOCALE)];

  function named(hreflang: string, one: Locale): readonly Alternate[] {
    const path = paths[one];
    const href = path && !isRemapped(one) && addressOf(domains, one, path);
    return href ? [{ hreflang, href }] : [];
  }

  function isRemapped(one: Locale): boolean {
    const path = paths[one];
    return path !== undefined && remapped(path, remap[one] ?? {}) !== path;
  }
}
