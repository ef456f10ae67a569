import type { ContentSource } from '#ports/content-source.ts';
import type { Drift } from '#ports/drift.ts';
import { ok } from '#src/shared/result.ts';
import { createContentApis, type Circumstances } from './content-apis.ts';
import type { ContentstackSettings } from './contentstack-settings.ts';
import { filteredPagesOf } from './filtered-pages-of.ts';
import { isSendable } from './lookup-urls.ts';
import { errorPageOf, oldAddressesOf, shellOf } from './only-entries.ts';
import { CRUMB_EXCEPTIONS, type ReadingIn } from './page-at.ts';
import { NO_ERROR_PAGE, pageByUrl } from './page-by-url.ts';
import { readCrumbs } from './reading/page-reader.ts';
import { sitemapOf } from './sitemap-of.ts';

export type ContentstackParts = Circumstances & {
  readonly settings: ContentstackSettings;
  readonly drift: Drift;
};

/**
 * Pages out of a stack of Contentstack, as `docs/contentstack.md` has them modelled. What in an entry
 * cannot be read is left out and told to `drift`; the page survives.
 */
export function createContentstackContentSource({
  settings,
  drift,
  ...circumstances
}: ContentstackParts): ContentSource {
  const apis = createContentApis(settings, circumstances);
  const { published } = apis;
  const drop = (place: string, item?: string) =>
    drift.dropped({ upstream: 'contentstack', place, ...(item !== undefined && { item }) });
  const readingIn: ReadingIn = (locale) => ({ locale, imageHost: settings.imageHost, drop });
  return {
    pageByUrl: (locale, path, preview) => pageByUrl(apis, { locale, path, preview }, readingIn),
    filteredPages: (locale, uid) =>
      isSendable(uid)
        ? filteredPagesOf(published, { uid }, locale, readingIn)
        : Promise.resolve(ok([])),
    async filteredPage(locale, url) {
      if (!isSendable(url)) return ok(undefined);
      const query = { filtered_pages: { $in_query: { url } } };
      const pages = await filteredPagesOf(published, query, locale, readingIn);
      return pages.ok ? ok(pages.value.find((page) => page.url === url)) : pages;
    },
    async breadcrumbs(locale, uid, preview) {
      if (!isSendable(uid)) return ok(undefined);
      const found = await (apis.preview(preview) ?? published).entries('page', {
        locale,
        query: { uid, ...NO_ERROR_PAGE },
        include: ['breadcrumbs'],
        except: ['blocks'],
        exceptOf: CRUMB_EXCEPTIONS,
      });
      if (!found.ok) return found;
      const [entry] = found.value;
      return ok(entry && readCrumbs(entry, { ...readingIn(locale), sizes: new Map() }));
    },
    sitemapPages: (locale) => sitemapOf(published, locale, drop),
    oldAddresses: (locale) => oldAddressesOf(published, locale, readingIn),
    errorPage: (locale) => errorPageOf(published, locale, readingIn),
    shell: (locale) => shellOf(published, locale, readingIn),
  };
}
