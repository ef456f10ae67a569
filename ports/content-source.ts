import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { OldAddresses } from '#src/content/old-addresses.ts';
import type { Breadcrumb, ErrorEntry, PageEntry } from '#src/content/page-entry.ts';
import type { PreviewQuery } from '#src/content/preview-query.ts';
import type { Shell } from '#src/content/shell.ts';
import type { SitemapPage } from '#src/content/sitemap-page.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** The editors' side of the shop: which page a URL is, and what stands on it. */
export interface ContentSource {
  /**
   * The page with the longest URL that prefixes `path` in whole segments, so that the filters of
   * `/matrassen/maat/90x200` still find their category; `undefined` when there is none. The home
   * page answers `/` only.
   *
   * With a `preview` whose key the content service knows, a page is as its editor is writing it;
   * in every other case only what is published is found.
   */
  pageByUrl(
    locale: Locale,
    path: string,
    preview?: PreviewQuery,
  ): Promise<Result<PageEntry | undefined, ContentFailure>>;
  /** The pages that editors made of combinations of a category's filters (F11), by its lister's uid. */
  filteredPages(
    locale: Locale,
    listerUid: string,
  ): Promise<Result<readonly FilteredPageEntry[], ContentFailure>>;
  /** The one of them at exactly this URL. */
  filteredPage(
    locale: Locale,
    url: string,
  ): Promise<Result<FilteredPageEntry | undefined, ContentFailure>>;
  /** From the home page down to the parent of the page `uid`; `undefined` when there is no such page. */
  breadcrumbs(
    locale: Locale,
    uid: string,
    preview?: PreviewQuery,
  ): Promise<Result<readonly Breadcrumb[] | undefined, ContentFailure>>;
  /** Every published page, those of products and of filtered categories among them. */
  sitemapPages(locale: Locale): Promise<Result<readonly SitemapPage[], ContentFailure>>;
  oldAddresses(locale: Locale): Promise<Result<OldAddresses, ContentFailure>>;
  /** What is shown where a page is not found (H8). */
  errorPage(locale: Locale): Promise<Result<ErrorEntry, ContentFailure>>;
  /** Menu, footer and defaults; with a `preview`, as for {@link pageByUrl}. */
  shell(locale: Locale, preview?: PreviewQuery): Promise<Result<Shell, ContentFailure>>;
}

/** The content service could not answer (B4). `status` is its HTTP status, 500 when it gave none. */
export type ContentFailure = {
  readonly kind: 'content-unavailable';
  readonly status: number;
  readonly message: string;
  readonly url: string;
  /** When to ask again, where that is known. */
  readonly retryAfterSeconds?: number;
};

export const ContentSource = token<ContentSource>('ContentSource');
