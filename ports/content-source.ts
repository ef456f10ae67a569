import type { ContentChange } from '#src/content/caching.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type {
  Breadcrumb,
  ErrorEntry,
  PageEntry,
  PageType,
  SitemapPage,
} from '#src/content/page-entry.ts';
import type { Shell } from '#src/content/shell.ts';
import type { PreviewQuery } from '#src/routing/preview-query.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** The editors' side of the shop: which page a URL shows, and the content of the page. */
export interface ContentSource {
  /**
   * Returns the page with the longest URL that prefixes `path` in whole segments, so that the
   * filters of `/matrassen/maat/90x200` still find their category; `undefined` if there is none.
   * The home page matches `/` only.
   *
   * With a `preview` whose key the content service knows, a page is as its editor is writing it;
   * otherwise only published content is found.
   */
  pageByUrl(
    locale: Locale,
    path: string,
    preview?: PreviewQuery,
  ): Promise<Result<PageEntry | undefined, ContentFailure>>;
  /** Pages that editors made of filter combinations of a category (F11), by its lister's uid. */
  filteredPages(
    locale: Locale,
    categoryPageUid: string,
  ): Promise<Result<readonly LandingPageEntry[], ContentFailure>>;
  /** The filtered page at exactly this URL. */
  filteredPage(
    locale: Locale,
    url: string,
  ): Promise<Result<LandingPageEntry | undefined, ContentFailure>>;
  /** From the home page to the parent of the page `uid`; `undefined` if there is no such page. */
  breadcrumbs(
    locale: Locale,
    uid: string,
    preview?: PreviewQuery,
  ): Promise<Result<readonly Breadcrumb[] | undefined, ContentFailure>>;
  /**
   * Every published page, including those of products and of filtered categories, or the pages of
   * some types. A large shop has tens of thousands of pages, but few home and category pages.
   */
  sitemapPages(
    locale: Locale,
    types?: readonly PageType[],
  ): Promise<Result<readonly SitemapPage[], ContentFailure>>;
  oldAddresses(locale: Locale): Promise<Result<OldAddresses, ContentFailure>>;
  /** The page shown when a page is not found (H8). */
  errorPage(locale: Locale): Promise<Result<ErrorEntry, ContentFailure>>;
  /** Menu, footer and defaults; `preview` works as for {@link pageByUrl}. */
  shell(locale: Locale, preview?: PreviewQuery): Promise<Result<Shell, ContentFailure>>;
}

/** The content service could not answer (B4). `status` is its HTTP status, 500 if it gave none. */
export type ContentFailure = {
  readonly kind: 'content-unavailable';
  readonly status: number;
  readonly message: string;
  readonly url: string;
  /** The service answers, but has no such content: the stack is empty, or not set up. */
  readonly isMissing?: true;
  /** When to retry, where known. */
  readonly retryAfterSeconds?: number;
};

export const ContentSource = token<ContentSource>('ContentSource');

/** Webhooks of the content service, sent when an editor has changed something. */
export interface ContentWebhooks {
  /** Reads a webhook call; accepts only signed calls. */
  read(call: WebhookRequest): Result<ContentWebhookEvent, WebhookRefusal>;
}

export type WebhookRequest = {
  /** By header name in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Exact bytes as sent. */
  readonly body: Uint8Array;
};

export type ContentWebhookEvent = {
  /** Same for every repeat of a call, by the content service or by an eavesdropper. */
  readonly id: string;
  /** Omitted if shoppers see the same as before. */
  readonly change?: ContentChange;
};

/**
 * `unsigned`: the sender is unknown. `late`: signed, but so long ago that it may be a replay.
 * `malformed`: signed, but not understood. `foreign`: signed by the content service, about the
 * content of another of its customers.
 */
export type WebhookRefusal = { readonly kind: 'unsigned' | 'late' | 'malformed' | 'foreign' };

/** Maximum distance of the signing time from now, before or after, in milliseconds. */
export const WEBHOOK_TOLERANCE = 5 * 60 * 1000;

export const ContentWebhooks = token<ContentWebhooks>('ContentWebhooks');

/** Source of the shop's pictures, as they were delivered. */
export interface PictureSource {
  /** The file at `path`, as a `Picture` names it: `demo/matras-wolk.webp`. */
  read(path: string): Promise<Result<Uint8Array, PictureFailure>>;
}

export type PictureFailure = 'not-found' | 'unavailable' | 'too-large';

export const PictureSource = token<PictureSource>('PictureSource');
