import { followChain } from '../routing/follow-chain.ts';
import { LOCALES, type Locale } from '../shared/locale.ts';

/** Old path to new path, per locale, applied before a canonical is written (H3). */
export type RemapTables = { readonly [L in Locale]?: RemapTable };

export type RemapTable = Readonly<Record<string, string>>;

/** The end of the table for a path; one that leads into a circle stays as it is. */
export const remapped = (path: string, table: RemapTable): string =>
  followChain(path, (place) => (Object.hasOwn(table, place) ? table[place] : undefined)) ?? path;

/**
 * The tables of the configuration and of the content service as one. Where both have a path,
 * editors win: they know where its page went today, the configuration what was so when the shop
 * was installed. The same order as for metadata (H1): the particular before the general.
 */
export const mergeRemaps = (configured: RemapTables, edited: RemapTables): RemapTables =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const [before, now] = [configured[locale], edited[locale]];
      // Copied only where there are two: every page merges, and a table may be long.
      const table = before && now ? { ...before, ...now } : (now ?? before);
      return table ? [[locale, table]] : [];
    }),
  );
