import { followChain } from '../routing/follow-chain.ts';
import { LOCALES, type Locale } from '../shared/locale.ts';

/** Old path to new path, by locale, applied before a canonical is written (H3). */
export type RemapTables = { readonly [L in Locale]?: RemapTable };

export type RemapTable = Readonly<Record<string, string>>;

/** Follows the table to the final path; a path that leads into a cycle stays as it is. */
export const applyRemap = (path: string, table: RemapTable): string =>
  followChain(path, (place) => (Object.hasOwn(table, place) ? table[place] : undefined)) ?? path;

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
