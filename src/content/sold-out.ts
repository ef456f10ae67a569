import { LOCALES, type Locale } from '../shared/locale.ts';
import type { LocalePaths } from './page-entry.ts';

/**
 * Addresses of filtered pages (F11) that show nothing now, by locale; unknown for a locale that is
 * left out.
 */
export type SoldOutPages = { readonly [L in Locale]?: ReadonlySet<string> };

/**
 * Removes counterparts that show nothing now from a page's alternates (F11). A page that shows
 * nothing itself is named by none of them, so it names none either (H4).
 */
export function dropSoldOutAlternates<Page extends { readonly alternates: LocalePaths }>(
  page: Page,
  locale: Locale,
  soldOut: SoldOutPages,
): Page {
  const { alternates } = page;
  const isSoldOut = (one: Locale) => soldOut[one]?.has(alternates[one] ?? '') === true;
  const gone = LOCALES.filter(isSoldOut);
  if (gone.length === 0) return page;
  const isNamed = (one: Locale) => one === locale || !(gone.includes(one) || gone.includes(locale));
  const named = LOCALES.filter((one) => alternates[one] !== undefined && isNamed(one));
  return { ...page, alternates: Object.fromEntries(named.map((one) => [one, alternates[one]])) };
}
