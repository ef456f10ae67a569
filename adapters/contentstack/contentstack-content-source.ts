import type { ContentSource } from '#ports/content-source.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { type ContentApiOptions, createContentApis } from './content-apis.ts';
import { unreadableEntry } from './content-failure.ts';
import { filteredPagesOf } from './filtered-pages-of.ts';
import { memoizeMetadataDefaults } from './metadata-defaults.ts';
import type { StackOptions } from './open-stack.ts';
import { EXCEPT_ERROR_PAGE, isSendable, pageByUrl } from './page-by-url.ts';
import { BREADCRUMB_EXCLUDED_FIELDS, type ContentDependencies } from './page-of-entry.ts';
import { readCrumbs } from './reading/page-reader.ts';
import { createEntryWalks, shareEntryWalks } from './shared-entry-walks.ts';
import { errorPageOf, oldAddressesOf, shellOf } from './singleton-entries.ts';
import { sitemapOf } from './sitemap-of.ts';

export type ContentstackParts = ContentApiOptions & {
  readonly settings: StackOptions;
  readonly drift: SchemaDrift;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** Returns the edition of the published content, new after each webhook; constant without. */
  readonly contentVersion?: () => Promise<string>;
};

/**
 * Pages from a Contentstack stack, with the content model of `docs/contentstack.md`. An unreadable
 * part of an entry is dropped and reported to `drift`; the page survives.
 */
export function createContentstackContentSource({
  settings,
  drift,
  now = () => performance.now(),
  contentVersion = () => Promise.resolve(''),
  ...circumstances
}: ContentstackParts): ContentSource {
  const apis = createContentApis(settings, drift, circumstances);
  const { published } = apis;
  const reportDropped = (path: string, item?: string) =>
    drift.report({ upstream: 'contentstack', place: path, ...(item !== undefined && { item }) });
  const library: ContentDependencies = {
    api: published,
    walks: shareEntryWalks(createEntryWalks(published), contentVersion),
    fetchDefaults: memoizeMetadataDefaults(published, now),
    readContextFor: (locale) => ({ locale, imageHost: settings.imageHost, reportDropped }),
  };
  return {
    pageByUrl: (locale, path, preview) =>
      pageByUrl(library, { locale, path, drafts: apis.preview(preview) }),
    async filteredPages(locale, uid) {
      if (!isSendable(uid)) return ok([]);
      const found = await filteredPagesOf(library, { uid }, locale);
      return found.ok ? ok(found.value.pages) : found;
    },
    filteredPage: (locale, url) => filteredPageAt(library, locale, url),
    breadcrumbs: (locale, uid, preview) =>
      breadcrumbsOf({ ...library, api: apis.preview(preview) ?? published }, uid, locale),
    sitemapPages: (locale, types) => sitemapOf(library, locale, types),
    oldAddresses: (locale) => oldAddressesOf(library, locale),
    errorPage: (locale) => errorPageOf(library, locale),
    shell: (locale, preview) => shellOf(library, locale, apis.preview(preview)),
  };
}

/** A category matches by its references: if its filtered page is unreadable, it still exists. */
async function filteredPageAt(library: ContentDependencies, locale: Locale, url: string) {
  if (!isSendable(url)) return ok(undefined);
  const query = { filtered_pages: { $in_query: { url } } };
  const found = await filteredPagesOf(library, query, locale);
  if (!found.ok) return found;
  const page = found.value.pages.find((one) => one.url === url);
  return page || found.value.isWhole
    ? ok(page)
    : err(unreadableEntry(`/content_types/filtered_category?locale=${locale}`));
}

async function breadcrumbsOf(
  { api, readContextFor }: ContentDependencies,
  uid: string,
  locale: Locale,
) {
  if (!isSendable(uid)) return ok(undefined);
  const found = await api.entries('page', {
    locale,
    query: { uid, ...EXCEPT_ERROR_PAGE },
    include: ['breadcrumbs'],
    except: ['blocks'],
    exceptOf: BREADCRUMB_EXCLUDED_FIELDS,
  });
  if (!found.ok) return found;
  const [entry] = found.value;
  return ok(entry && readCrumbs(entry, { ...readContextFor(locale), dimensions: new Map() }));
}
