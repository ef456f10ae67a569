import type { Domains } from '../routing/parse-location.ts';
import { followChain, type RedirectTable } from '../routing/redirects.ts';
import { type Locale, LOCALES } from '../shared/locale.ts';

/** Addresses of the shop. */
export type Site = { readonly domains: Domains; readonly remap: RemapTables };

/** Absolute URL of a path; `undefined` if the locale has no domain, or an empty one. */
export function absoluteUrl(domains: Domains, locale: Locale, path: string): string | undefined {
  const origin = domains[locale];
  return origin ? origin.replace(/\/$/, '') + path : undefined;
}

/** Old path to new path, by locale, applied before a canonical is written (H3). */
export type RemapTables = { readonly [L in Locale]?: RemapTable };

export type RemapTable = Readonly<Record<string, string>>;

/** Follows the table to the final path; a path that leads into a cycle stays as it is. */
export const applyRemap = (path: string, table: RemapTable): string =>
  followChain(path, (current) => (Object.hasOwn(table, current) ? table[current] : undefined)) ??
  path;

/**
 * Merges the tables of the configuration and of the content service. For a path in both, the
 * editors' line wins: they know where the page is today, the configuration dates from the
 * installation of the shop. The same order as for metadata (H1): the specific before the general.
 */
export const mergeRemaps = (configured: RemapTables, edited: RemapTables): RemapTables =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const [before, now] = [configured[locale], edited[locale]];
      // Copied only if there are two: every page merges, and a table may be long.
      const table = before && now ? { ...before, ...now } : (now ?? before);
      return table ? [[locale, table]] : [];
    }),
  );

/** Editors' settings for addresses without a page of their own, in one locale. */
export type OldAddresses = {
  /** Pages that name another page in their canonical link (H3). */
  readonly remap: RemapTable;
  /** Redirects of pages that moved or are gone. */
  readonly redirects: RedirectTable;
};
