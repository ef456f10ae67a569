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
  /** Milliseconds by a clock that nobody sets. */
  readonly now?: () => number;
  /** Names what is published: another name once a change was told. Where none is told, always the same. */
  readonly edition?: () => Promise<string>;
};

/**
 * Pages out of a stack of Contentstack, as `docs/contentstack.md` has them modelled. What in an entry
 * cannot be read is left out and told to `drift`; the page survives.
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

/** The service finds a category by what it refers to: where that cannot be read, it is there. */
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
