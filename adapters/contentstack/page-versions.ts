import type { ContentFailure } from '#ports/content-source.ts';
import type { LocalePaths } from '#src/content/page-entry.ts';
import { mergeMetadata } from '#src/content/page-metadata.ts';
import { appendTo } from '#src/shared/lists.ts';
import { readFields } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { allOk } from './all-ok.ts';
import type { ContentApi, EntriesQuery } from './content-api.ts';
import type { JsonObject } from './reading/json-object.ts';
import { readMetadata } from './reading/entry-head.ts';
import { readNonBlankText } from './reading/read-context.ts';
import type { MetadataDefaults } from './metadata-defaults.ts';

/** The fields of an entry in one locale that pages in other locales need. */
export type PageVersion = {
  readonly locale: Locale;
  readonly uid: string;
  readonly url: string;
  /** Whether search engines may index it. */
  readonly isIndexable: boolean;
};

/** Fields left out of versions in other locales. */
export const BODY_FIELDS = [
  'blocks',
  'breadcrumbs',
  'category_lister_banner',
  'image',
  'intro',
  'text',
] as const;

/** Returns the same entries in other locales. */
export async function readVersions(
  api: ContentApi,
  contentType: string,
  uids: readonly string[],
  locales: readonly Locale[],
): Promise<Result<readonly LocalizedEntry[], ContentFailure>> {
  if (uids.length === 0) return ok([]);
  const except = [...BODY_FIELDS, 'filtered_pages'];
  const readEntries = (query: EntriesQuery) => api.entries(contentType, query);
  const found = await allOk(
    locales.map((locale) => readEntries({ locale, query: { uid: { $in: uids } }, except })),
  );
  if (!found.ok) return found;
  return ok(
    locales.flatMap((locale, index) =>
      (found.value[index] ?? []).map((entry) => ({ locale, entry })),
    ),
  );
}

export type LocalizedEntry = { readonly locale: Locale; readonly entry: JsonObject };

const readAddress = readFields({ uid: readNonBlankText, url: readNonBlankText });

/** An entry without a URL is not a page. */
export function versionOf(
  { locale, entry }: LocalizedEntry,
  defaults: MetadataDefaults,
): readonly PageVersion[] {
  const read = readAddress(entry);
  const metadata = mergeMetadata(readMetadata(entry), defaults[locale]);
  return read ? [{ locale, ...read, isIndexable: metadata.disableSearchIndexing !== true }] : [];
}

/**
 * Returns the URLs of each entry by locale. An indexable page lists indexable versions only, so
 * that alternates are mutual (H4).
 */
export function alternatesIn(
  locale: Locale,
  versions: readonly PageVersion[],
): (uid: string) => LocalePaths {
  const byUid = new Map<string, PageVersion[]>();
  for (const version of versions) appendTo(byUid, version.uid, [version]);
  return (uid) => {
    const all = byUid.get(uid) ?? [];
    const ownVersion = all.find((version) => version.locale === locale);
    const named =
      ownVersion?.isIndexable === true ? all.filter(({ isIndexable }) => isIndexable) : all;
    return Object.fromEntries(named.map((version) => [version.locale, version.url]));
  };
}
