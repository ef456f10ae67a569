import type { ContentFailure } from '#ports/content-source.ts';
import type { LocalePaths, PageType, SitemapPage } from '#src/content/page-entry.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { unreadableEntry } from './content-failure.ts';
import type { ContentDependencies } from './page-of-entry.ts';
import { alternatesIn, versionOf } from './page-versions.ts';
import {
  readArticle,
  readMetadata,
  readModified,
  readPageHead,
  withNormalUrl,
} from './reading/entry-head.ts';
import { fieldOf, isObject, type JsonObject } from './reading/json-object.ts';
import { type ReadContext, readNonBlankText, readTextOrEmpty } from './reading/read-context.ts';
import type { LocaleEntries } from './shared-entry-walks.ts';

/** Returns all published pages of a locale. All locales share one read, for the alternates. */
export async function sitemapOf(
  { walkEntries, fetchDefaults, readContextFor }: ContentDependencies,
  locale: Locale,
): Promise<Result<readonly SitemapPage[], ContentFailure>> {
  const { reportDropped } = readContextFor(locale);
  const [defaults, pages, found] = await Promise.all([
    fetchDefaults(),
    walkEntries('page'),
    walkEntries('filtered_category'),
  ]);
  if (!defaults.ok) return defaults;
  if (!pages.ok) return pages;
  if (!found.ok) return found;
  const parts = found.value.map((one) => ({
    locale: one.locale,
    entries: one.entries.map(withNormalUrl),
  }));
  const namesIn = (byLocale: readonly LocaleEntries[]) =>
    alternatesIn(
      locale,
      byLocale.flatMap((localeEntries) =>
        localeEntries.entries.flatMap((entry) =>
          versionOf({ locale: localeEntries.locale, entry }, defaults.value),
        ),
      ),
    );
  const nameOfPage = namesIn(pages.value);
  const nameOfPart = namesIn(parts);
  const currentEntries = entriesOfLocale(pages.value, locale);
  const listed = new Set(currentEntries.flatMap(partUids));
  const isListed = (entry: JsonObject) => listed.has(entry['uid']);
  const listedPages = listPages(currentEntries, nameOfPage, reportDropped);
  if (!listedPages) return err(unreadableEntry(`/content_types/page/entries?locale=${locale}`));
  return ok([
    ...listedPages,
    ...entriesOfLocale(parts, locale)
      .filter(isListed)
      .flatMap((entry) => listPart(entry, nameOfPart)),
  ]);
}

type NameOf = (uid: string) => LocalePaths;

/**
 * Returns the pages that have a URL and a known type; other entries are reported. Returns
 * `undefined` if there are only others, because an empty list would mean that the shop has no
 * pages.
 */
function listPages(
  entries: readonly JsonObject[],
  nameOf: NameOf,
  drop: ReadContext['reportDropped'],
): readonly SitemapPage[] | undefined {
  let isEveryNamed = true;
  const pages = entries.flatMap((entry) => {
    const name = readPageHead(entry);
    if (name) return name.type === 'Error' ? [] : [sitemapPage(entry, name, nameOf(name.uid))];
    isEveryNamed = false;
    drop('page', readText(entry['uid']));
    return [];
  });
  return pages.length > 0 || isEveryNamed ? pages : undefined;
}

function listPart(entry: JsonObject, nameOf: NameOf): readonly SitemapPage[] {
  const name = readPartName(entry);
  return name ? [sitemapPage(entry, { type: 'Lister', ...name }, nameOf(name.uid))] : [];
}

const entriesOfLocale = (
  byLocale: readonly LocaleEntries[],
  locale: Locale,
): readonly JsonObject[] =>
  byLocale.find((localeEntries) => localeEntries.locale === locale)?.entries ?? [];

type Name = Pick<SitemapPage, 'uid' | 'title' | 'url'> & { readonly type: PageType };

const sitemapPage = (
  entry: JsonObject,
  { type, uid, title, url }: Name,
  alternates: SitemapPage['alternates'],
): SitemapPage => ({
  type,
  uid,
  title,
  url,
  metadata: readMetadata(entry),
  alternates,
  ...readModified(entry),
  ...(type === 'Content' && readArticle(entry)),
  ...(type === 'Lister' && readObjectId(entry)),
});

/** A filtered page has none. */
function readObjectId(entry: JsonObject): { readonly objectId?: string } {
  const objectId = readNonBlankText(entry['object_id']);
  return objectId === undefined ? {} : { objectId };
}

const readPartName = readFields({
  uid: readNonBlankText,
  url: readNonBlankText,
  title: readTextOrEmpty,
});

/** Uids of the filtered pages that a category references; others belong to no page. */
const partUids = (entry: JsonObject): readonly unknown[] => {
  const references = entry['filtered_pages'];
  const isListed = entry['page_type'] === 'Lister' && Array.isArray(references);
  return isListed ? references.filter(isObject).map((one) => fieldOf(one, 'uid')) : [];
};
