import type { ContentSource, PictureSource } from '#ports/content-source.ts';
import { shellWithDraft, withDrafts } from '#src/content/preview.ts';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import {
  type ErrorEntry,
  type PageEntry,
  type SitemapPage,
  urlPrefixes,
} from '#src/content/page-entry.ts';
import type { Shell } from '#src/content/shell.ts';
import type { PreviewQuery } from '#src/routing/preview-query.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';

/** All pages of each locale, including product pages. */
export type MemoryContent = Readonly<
  Record<
    Locale,
    {
      readonly pages: readonly PageEntry[];
      readonly drafts?: readonly PageEntry[];
      readonly oldAddresses?: OldAddresses;
      readonly errorPage: ErrorEntry;
      readonly shell: Shell;
      readonly draftShell?: Shell;
    }
  >
>;

/** The preview key that shows drafts. */
export const MEMORY_PREVIEW_KEY = 'preview';

export function createMemoryContentSource(content: MemoryContent): ContentSource {
  const pagesOf = (locale: Locale, preview?: PreviewQuery): readonly PageEntry[] => {
    const { pages, drafts = [] } = content[locale];
    return isOpened(preview) ? withDrafts(pages, drafts) : pages;
  };
  const filtered = (locale: Locale): readonly FilteredPageEntry[] =>
    pagesOf(locale).flatMap((page) => (page.type === 'Lister' && page.filteredPages) || []);
  return {
    pageByUrl: (locale, path, preview) =>
      answer(
        urlPrefixes(path)
          .map((prefix) => pagesOf(locale, preview).find(({ url }) => url === prefix))
          .find((page) => page !== undefined),
      ),
    filteredPages: (locale, uid) =>
      answer(filtered(locale).filter(({ categoryUid }) => categoryUid === uid)),
    filteredPage: (locale, url) => answer(filtered(locale).find((page) => page.url === url)),
    breadcrumbs: (locale, uid, preview) =>
      answer(pagesOf(locale, preview).find((page) => page.uid === uid)?.breadcrumbs),
    sitemapPages: (locale) => answer([...pagesOf(locale), ...filtered(locale).map(toSitemapPage)]),
    oldAddresses: (locale) => answer(content[locale].oldAddresses ?? { remap: {}, redirects: {} }),
    errorPage: (locale) => answer(content[locale].errorPage),
    shell: (locale, preview) => {
      const { shell, draftShell } = content[locale];
      return answer(isOpened(preview) ? shellWithDraft(shell, draftShell) : shell);
    },
  };
}

const isOpened = (preview: PreviewQuery | undefined): boolean =>
  preview?.live_preview === MEMORY_PREVIEW_KEY;

const answer = <T>(value: T) => Promise.resolve(ok(value));

const toSitemapPage = (page: FilteredPageEntry): SitemapPage => ({ ...page, type: 'Lister' });

const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Pictures by path. */
export const createMemoryPictureSource = (
  pictures: ReadonlyMap<string, Uint8Array>,
): PictureSource => ({
  read(path) {
    const picture = pictures.get(path);
    if (!picture) return Promise.resolve(err('not-found'));
    const isTooLarge = picture.byteLength > MAX_PICTURE_BYTES;
    return Promise.resolve(isTooLarge ? err('too-large') : ok(picture));
  },
});
