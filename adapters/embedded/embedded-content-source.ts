import type { ContentSource } from '#ports/content-source.ts';
import { shellWithDraft, withDrafts } from '#src/content/preview.ts';
import { type PageEntry, urlPrefixes } from '#src/content/page-entry.ts';
import { mergeMetadata } from '#src/content/page-metadata.ts';
import type { PreviewQuery } from '#src/routing/preview-query.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { ContentData, LocaleContent } from './content-data.ts';
import { type ContentPages, createContentPages } from './content-pages.ts';
import { memoize } from '#src/shared/memoize.ts';
import { draftForPreview } from './preview-keys.ts';

/**
 * The editors' pages in process, with a page for each product derived from the catalogue. A path is
 * answered by the page at its longest prefix.
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
    const drafts = draftForPreview(keys, preview);
    return drafts ? drafted(drafts)(locale) : published(locale);
  };
  return {
    pageByUrl(locale, path, preview) {
      const pages = pagesFor(locale, preview);
      const found = urlPrefixes(path).map((url) => pages.byUrl(url));
      return answer(found.find((page) => page !== undefined));
    },
    filteredPages: (locale, categoryPageUid) =>
      answer(published(locale).filtered.filter((page) => page.categoryUid === categoryPageUid)),
    filteredPage: (locale, url) =>
      answer(published(locale).filtered.find((page) => page.url === url)),
    breadcrumbs: (locale, uid, preview) =>
      answer(pagesFor(locale, preview).byUid(uid)?.breadcrumbs),
    sitemapPages(locale, types) {
      const pages = published(locale).all();
      return answer(types ? pages.filter(({ type }) => types.includes(type)) : pages);
    },
    oldAddresses: (locale) => answer(data[locale].oldAddresses),
    errorPage: (locale) => answer(data[locale].errorPage),
    shell(locale, preview) {
      const { shell } = data[locale];
      const drafts = draftForPreview(keys, preview);
      return answer(drafts ? shellWithDraft(shell, drafts[locale].draftShell) : shell);
    },
  };
}

const answer = <T>(value: T) => Promise.resolve(ok(value));

/** Returns a locale's pages with the alternates that link back; noindex pages unchanged (H4). */
function pagesWithAlternates(data: ContentData, locale: Locale): readonly PageEntry[] {
  const isOpen = (page: PageEntry, target: Locale): boolean =>
    mergeMetadata(page.metadata, data[target].shell.defaults).disableSearchIndexing !== true;
  const isNamed = (target: Locale, url: string | undefined): boolean => {
    const page = data[target].pages.find((one) => one.url === url);
    return page === undefined || isOpen(page, target);
  };
  return data[locale].pages.map((page): PageEntry => {
    if (!isOpen(page, locale)) return page;
    const named = LOCALES.filter(
      (target) => target in page.alternates && isNamed(target, page.alternates[target]),
    );
    const alternates = Object.fromEntries(named.map((target) => [target, page.alternates[target]]));
    return Object.assign({}, page, { alternates });
  });
}

/** Unpublished pages and shell, by locale. */
type Drafts = Readonly<Record<Locale, Pick<LocaleContent, 'drafts' | 'draftShell'>>>;

/** Drafts by preview key: one key per editor or campaign. An empty key opens nothing. */
type PreviewKeys = ReadonlyMap<string, Drafts>;
