import type { LocalePaths } from '../content/page-entry.ts';
import { DEFAULT_LOCALE, LOCALES, languageTag, type Locale } from '../shared/locale.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { Alternate } from './head.ts';
import { applyRemap } from './remap.ts';
import type { Site } from './site.ts';

/**
 * Alternates of the page of `locale`: in every locale that has a domain and a path for it,
 * including this one, and the default locale's again as `x-default` (H4). A remapped path is
 * represented by another page (H3) with alternates of its own: it is in no list, and has none. All
 * others get the same list, so that they name each other; `site` needs the remaps of every locale
 * for that.
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
    const href = path && !isRemapped(one) && absoluteUrl(domains, one, path);
    return href ? [{ hreflang, href }] : [];
  }

  function isRemapped(one: Locale): boolean {
    const path = paths[one];
    return path !== undefined && applyRemap(path, remap[one] ?? {}) !== path;
  }
}
