import type { ErrorEntry, PageEntry } from '#src/content/page-entry.ts';
import type { Shell } from '#src/content/shell.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** The editors' side of the shop: which page a URL is, and what stands on it. */
export interface ContentSource {
  /**
   * The page with the longest URL that prefixes `path` in whole segments, so that the filters of
   * `/matrassen/maat/90x200` still find their category; `undefined` when there is none. The home
   * page answers `/` only.
   */
  pageByUrl(locale: Locale, path: string): Promise<Result<PageEntry | undefined, ContentFailure>>;
  /** What is shown where a page is not found (H8). */
  errorPage(locale: Locale): Promise<Result<ErrorEntry, ContentFailure>>;
  /** Menu, footer and defaults. */
  shell(locale: Locale): Promise<Result<Shell, ContentFailure>>;
}

/** The content service could not answer (B4). `status` is its HTTP status, 500 when it gave none. */
export type ContentFailure = {
  readonly kind: 'content-unavailable';
  readonly status: number;
  readonly message: string;
  readonly url: string;
};

export const ContentSource = token<ContentSource>('ContentSource');
