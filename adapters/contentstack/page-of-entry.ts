import type { ContentFailure } from '#ports/content-source.ts';
import type { LocalePaths, PageEntry } from '#src/content/page-entry.ts';
import { readText } from '#src/shared/json-reader.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { ContentApi } from './content-api.ts';
import { unreadableEntry } from './content-failure.ts';
import type { FetchMetadataDefaults } from './metadata-defaults.ts';
import { alternatesIn, BODY_FIELDS, readVersions, versionOf } from './page-versions.ts';
import { withNormalUrl } from './reading/entry-head.ts';
import { fieldOf, isObject, type JsonObject } from './reading/json-object.ts';
import { type PageAlternates, readPage } from './reading/page-reader.ts';
import { filesWithoutDimensions } from './reading/picture-reader.ts';
import type { ReadContext } from './reading/read-context.ts';
import type { EntryWalks } from './shared-entry-walks.ts';

/** References that a page is shown with. Of breadcrumbs, only title and URL are needed. */
export const PAGE_REFERENCES = ['breadcrumbs', 'category_lister_banner', 'filtered_pages'];
export const BREADCRUMB_EXCLUDED_FIELDS = {
  breadcrumbs: [...BODY_FIELDS, 'filtered_pages', 'seo'],
};

/**
 * Converts an entry to a page, with data from other entries and files. Fails if the entry lacks a
 * required field.
 */
export async function pageOf(
  library: ContentDependencies,
  entry: JsonObject,
  locale: Locale,
): Promise<Result<PageEntry, ContentFailure>> {
  const [names, sizes] = await Promise.all([
    pageAlternatesOf(library, entry, locale),
    library.api.imageDimensions(filesWithoutDimensions(entry), locale),
  ]);
  if (!names.ok) return names;
  if (!sizes.ok) return sizes;
  const reading = { ...library.readContextFor(locale), dimensions: sizes.value };
  const page = readPage(entry, reading, names.value);
  if (page) return ok(page);
  reading.reportDropped('page', readText(entry['uid']));
  return err(unreadableEntry(`/content_types/page/entries?locale=${locale}`));
}

/** Returns the URLs of a page and its filtered pages in every locale. */
async function pageAlternatesOf(
  library: ContentDependencies,
  entry: JsonObject,
  locale: Locale,
): Promise<Result<PageAlternates, ContentFailure>> {
  const [ofPage, ofFilteredPage] = await Promise.all([
    alternatesOf(library, 'page', [entry], locale),
    filteredPageAlternatesOf(library, entry, locale),
  ]);
  if (!ofPage.ok) return ofPage;
  if (!ofFilteredPage.ok) return ofFilteredPage;
  return ok((contentType, uid) =>
    contentType === 'page' ? ofPage.value(uid) : ofFilteredPage.value(uid),
  );
}

/** Returns the URLs of the filtered pages of a category in every locale, by their uids. */
export const filteredPageAlternatesOf = (
  library: ContentDependencies,
  category: JsonObject,
  locale: Locale,
): Promise<Result<(uid: string) => LocalePaths, ContentFailure>> =>
  alternatesOf(library, 'filtered_category', listed(category['filtered_pages']), locale);

async function alternatesOf(
  { api, fetchDefaults }: ContentDependencies,
  contentType: 'page' | 'filtered_category',
  ownEntries: readonly JsonObject[],
  locale: Locale,
): Promise<Result<(uid: string) => LocalePaths, ContentFailure>> {
  const otherLocales = LOCALES.filter((one) => one !== locale);
  const [defaults, others] = await Promise.all([
    fetchDefaults(),
    readVersions(api, contentType, uidsOf(ownEntries), otherLocales),
  ]);
  if (!defaults.ok) return defaults;
  if (!others.ok) return others;
  const versions = [...ownEntries.map((entry) => ({ locale, entry })), ...others.value].map(
    (version) =>
      contentType === 'page'
        ? version
        : { locale: version.locale, entry: withNormalUrl(version.entry) },
  );
  return ok(
    alternatesIn(
      locale,
      versions.flatMap((version) => versionOf(version, defaults.value)),
    ),
  );
}

const listed = (references: unknown): readonly JsonObject[] =>
  Array.isArray(references) ? references.filter(isObject) : [];

const uidsOf = (entries: readonly JsonObject[]): readonly string[] =>
  entries.flatMap((entry) => {
    const uid = fieldOf(entry, 'uid');
    return typeof uid === 'string' ? [uid] : [];
  });

/** The context for reading entries, without image dimensions. */
export type ReadContextFor = (locale: Locale) => Omit<ReadContext, 'dimensions'>;

/** The dependencies for finding entries and converting them to pages. */
export type ContentDependencies = {
  readonly api: ContentApi;
  /** For operations that need all pages, not a single one. */
  readonly walks: EntryWalks;
  readonly fetchDefaults: FetchMetadataDefaults;
  readonly readContextFor: ReadContextFor;
};
