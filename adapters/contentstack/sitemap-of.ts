import type { ContentFailure } from '#ports/content-source.ts';
import type { LocalePaths, PageType, SitemapPage } from '#src/content/page-entry.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { allOk } from './all-ok.ts';
import { unreadableEntry } from './content-failure.ts';
import type { MetadataDefaults } from './metadata-defaults.ts';
import type { ContentDependencies } from './page-of-entry.ts';
import { alternatesIn } from './page-versions.ts';
import type { ReadContext } from './reading/read-context.ts';
import type {
  EntryWalks,
  ListedEntry,
  ListedVersions,
  WalkedEntries,
} from './shared-entry-walks.ts';

/**
 * Returns all published pages of a locale, or those of some types, with filtered pages if categories
 * are among them. The other locales are read for the alternates.
 */
export async function sitemapOf(
  { walks, fetchDefaults, readContextFor }: ContentDependencies,
  locale: Locale,
  types?: readonly PageType[],
): Promise<Result<readonly SitemapPage[], ContentFailure>> {
  const { reportDropped } = readContextFor(locale);
  const isOfType = types && { types };
  const [defaults, pages, filtered] = await Promise.all([
    fetchDefaults(),
    listIn(walks, { contentType: 'page', locale, ...isOfType }),
    types?.includes('Lister') === false
      ? ok(NOTHING)
      : listIn(walks, { contentType: 'filtered_category', locale }),
  ]);
  if (!defaults.ok) return defaults;
  if (!pages.ok) return pages;
  if (!filtered.ok) return filtered;
  const listed = listPages(pages.value.entries, reportDropped);
  if (!listed) return err(unreadableEntry(`/content_types/page/entries?locale=${locale}`));
  const known = new Set(pages.value.entries.flatMap(({ filteredUids = [] }) => filteredUids));
  const isKnown = ({ uid }: ListedPage) => known.has(uid);
  const withAlternates = (all: LocaleList) => {
    const pathsOf = alternatesAmong(locale, all.versions, defaults.value);
    return (page: ListedPage): SitemapPage =>
      Object.assign({}, page, { alternates: pathsOf(page.uid) });
  };
  return ok([
    ...listed.map(withAlternates(pages.value)),
    ...pagesIn(filtered.value.entries).filter(isKnown).map(withAlternates(filtered.value)),
  ]);
}

type ListedPage = NonNullable<ListedEntry['page']>;

/** The entries of a locale, and their versions in all locales. */
type LocaleList = {
  readonly entries: readonly ListedEntry[];
  readonly versions: ReadonlyMap<Locale, ListedVersions>;
};

const NOTHING: LocaleList = { entries: [], versions: new Map() };

async function listIn(
  walks: EntryWalks,
  walked: WalkedEntries,
): Promise<Result<LocaleList, ContentFailure>> {
  const others = LOCALES.filter((locale) => locale !== walked.locale);
  const [own, found] = await Promise.all([
    walks.entries(walked),
    allOk(others.map((locale) => walks.versions({ ...walked, locale }))),
  ]);
  if (!own.ok) return own;
  if (!found.ok) return found;
  const versions = new Map(
    others.map((locale, index) => [locale, found.value[index] ?? new Map()]),
  );
  versions.set(walked.locale, own.value.versions);
  return ok({ entries: own.value.entries, versions });
}

/** An entry's own setting decides whether search engines may index it, else the default (H4). */
const alternatesAmong =
  (locale: Locale, versions: LocaleList['versions'], defaults: MetadataDefaults) =>
  (uid: string): LocalePaths => {
    const all = LOCALES.flatMap((one) => {
      const version = versions.get(one)?.get(uid);
      if (!version) return [];
      const { url, isClosed = defaults[one].disableSearchIndexing } = version;
      return [{ locale: one, uid, url, isIndexable: isClosed !== true }];
    });
    return alternatesIn(locale, all)(uid);
  };

/**
 * Returns the pages that have a URL and a known type; other entries are reported. Returns
 * `undefined` if there are only others, because an empty list would mean that the shop has no
 * pages.
 */
function listPages(
  entries: readonly ListedEntry[],
  drop: ReadContext['reportDropped'],
): readonly ListedPage[] | undefined {
  const pages = pagesIn(entries);
  for (const { uid, page } of entries) if (!page) drop('page', uid);
  return pages.length > 0 || entries.length === 0 ? pages : undefined;
}

const pagesIn = (entries: readonly ListedEntry[]): readonly ListedPage[] =>
  entries.flatMap(({ page }) => page ?? []);
