import type { ContentSource } from '#ports/content-source.ts';
import { shellWithDraft, withDrafts } from '#src/content/draft-pages.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { urlPrefixes } from '#src/content/page-lookup.ts';
import type { PreviewQuery } from '#src/content/preview-query.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { ContentData } from './content-data.ts';
import { createContentPages, type ContentPages } from './content-pages.ts';
import { pagesWithAlternates } from './pages-with-alternates.ts';
import { draftsForPreview, type Drafts, type PreviewKeys } from './preview-drafts.ts';
import { memoize } from './memoize.ts';

/**
 * The editors' pages in process, with a page for each product derived from the catalogue.
 *
 * @param previewKeys the key a preview must send to see the drafts of `data`, or a map of keys to
 *   drafts. Without it, previews show no drafts.
 */
export function createEmbeddedContentSource(
  data: ContentData,
  store: CatalogueStore,
  previewKeys: string | PreviewKeys = '',
): ContentSource {
  const published = memoize((locale: Locale) =>
    createContentPages(
      { ...data[locale], pages: pagesWithAlternates(data, locale) },
      store,
      locale,
    ),
  );
  const keys = typeof previewKeys === 'string' ? new Map([[previewKeys, data]]) : previewKeys;
  const drafted = memoize((drafts: Drafts) =>
    memoize((locale: Locale) => {
      const pages = withDrafts(pagesWithAlternates(data, locale), drafts[locale].drafts);
      return createContentPages({ ...data[locale], pages }, store, locale);
    }),
  );
  const pagesFor = (locale: Locale, preview: PreviewQuery | undefined): ContentPages => {
    const drafts = draftsForPreview(keys, preview);
    return drafts ? drafted(drafts)(locale) : published(locale);
  };
  return {
    pageByUrl: (locale, path, preview) => answer(pageAt(pagesFor(locale, preview), path)),
    filteredPages: (locale, listerUid) =>
      answer(published(locale).filtered.filter((page) => page.categoryUid === listerUid)),
    filteredPage: (locale, url) =>
      answer(published(locale).filtered.find((page) => page.url === url)),
    breadcrumbs: (locale, uid, preview) =>
      answer(pagesFor(locale, preview).byUid(uid)?.breadcrumbs),
    sitemapPages: (locale) => answer(published(locale).all()),
    oldAddresses: (locale) => answer(data[locale].oldAddresses),
    errorPage: (locale) => answer(data[locale].errorPage),
    shell(locale, preview) {
      const { shell } = data[locale];
      const drafts = draftsForPreview(keys, preview);
      return answer(drafts ? shellWithDraft(shell, drafts[locale].draftShell) : shell);
    },
  };
}

const answer = <T>(value: T) => Promise.resolve(ok(value));

const pageAt = (pages: ContentPages, path: string): PageEntry | undefined =>
  urlPrefixes(path)
    .map((url) => pages.byUrl(url))
    .find((page) => page !== undefined);
