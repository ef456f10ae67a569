import type { ContentSource } from '#ports/content-source.ts';
import type { Drift } from '#ports/drift.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';
import { createContentApis, type Circumstances } from './content-apis.ts';
import { unreadableEntry } from './content-failure.ts';
import type { ContentstackSettings } from './contentstack-settings.ts';
import { filteredPagesOf } from './filtered-pages-of.ts';
import { isSendable } from './lookup-urls.ts';
import { errorPageOf, oldAddressesOf, shellOf } from './only-entries.ts';
import type { Library } from './library.ts';
import { CRUMB_EXCEPTIONS } from './page-of-entry.ts';
import { NO_ERROR_PAGE, pageByUrl } from './page-by-url.ts';
import { readCrumbs } from './reading/page-reader.ts';
import { shareWalks, walkThrough } from './shared-walks.ts';
import { rememberDefaults } from './shell-defaults.ts';
import { sitemapOf } from './sitemap-of.ts';

export type ContentstackParts = Circumstances & {
  readonly settings: ContentstackSettings;
  readonly drift: Drift;
  /** Monotonic clock, in milliseconds. */
  readonly now?: () => number;
  /** Returns the edition of the published content, new after each webhook; constant without. */
  readonly edition?: () => Promise<string>;
};

/**
 * Pages from a Contentstack stack, with the content model of `docs/contentstack.md`. An unreadable
 * part of an entry is dropped and reported to `drift`; the page survives.
 */
export function createContentstackContentSource({
  settings,
  drift,
  now = () => performance.now(),
  edition = () => Promise.resolve(''),
  ...circumstances
}: ContentstackParts): ContentSource {
  const apis = createContentApis(settings, drift, circumstances);
  const { published } = apis;
  const drop = (place: string, item?: string) =>
    drift.dropped({ upstream: 'contentstack', place, ...(item !== undefined && { item }) });
  const library: Library = {
    api: published,
    walk: shareWalks(walkThrough(published), edition),
    askDefaults: rememberDefaults(published, now),
    readingIn: (locale) => ({ locale, imageHost: settings.imageHost, drop }),
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
    sitemapPages: (locale) => sitemapOf(library, locale),
    oldAddresses: (locale) => oldAddressesOf(library, locale),
    errorPage: (locale) => errorPageOf(library, locale),
    shell: (locale, preview) => shellOf(library, locale, apis.preview(preview)),
  };
}

/** A category matches by its references: if its filtered page is unreadable, it still exists. */
async function filteredPageAt(library: Library, locale: Locale, url: string) {
  if (!isSendable(url)) return ok(undefined);
  const query = { filtered_pages: { $in_query: { url } } };
  const found = await filteredPagesOf(library, query, locale);
  if (!found.ok) return found;
  const page = found.value.pages.find((one) => one.url === url);
  return page || found.value.isWhole
    ? ok(page)
    : err(unreadableEntry(`/content_types/filtered_category?locale=${locale}`));
}

async function breadcrumbsOf({ api, readingIn }: Library, uid: string, locale: Locale) {
  if (!isSendable(uid)) return ok(undefined);
  const found = await api.entries('page', {
    locale,
    query: { uid, ...NO_ERROR_PAGE },
    include: ['breadcrumbs'],
    except: ['blocks'],
    exceptOf: CRUMB_EXCEPTIONS,
  });
  if (!found.ok) return found;
  const [entry] = found.value;
  return ok(entry && readCrumbs(entry, { ...readingIn(locale), sizes: new Map() }));
}
