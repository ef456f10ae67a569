import { encodePercent } from '../routing/percent-encoding.ts';
import { parsePreviewQuery, PREVIEW_PARAMS, type PreviewQuery } from '../routing/preview-query.ts';
import { anchorOf, formatQuery, parseQuery, splitUrl } from '../routing/url-parts.ts';
import type { PageEntry } from './page-entry.ts';
import type { Shell } from './shell.ts';

/** Adds the preview key and the other preview parameters to an address of the shop. */
export function withPreview(url: string, preview: PreviewQuery): string {
  const { path, query, anchor } = withoutAnyPreview(url);
  const added = Object.entries(preview).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodePercent(value)}`],
  );
  return `${path}${query === '' ? '?' : `${query}&`}${added.join('&')}${anchor}`;
}

/** Address of a link as the viewer of a page needs it: an editor stays in the page's preview. */
export const withCurrentPreview = (
  { preview }: { readonly preview?: PreviewState },
  url: string,
): string => (preview ? withPreview(url, preview.query) : url);

/** Removes the preview from an address: the link out of a preview. */
export function withoutPreview(url: string): string {
  const { path, query, anchor } = withoutAnyPreview(url);
  return `${path}${query}${anchor}`;
}

/**
 * Address to redirect a request with `query` to: an editor stays in the preview. The key is not
 * passed to another site.
 */
export function withPreviewFromQuery(url: string, query: string): string {
  const preview = parsePreviewQuery(query);
  return preview && /^\/(?!\/)/.test(url) ? withPreview(url, preview) : url;
}

function withoutAnyPreview(url: string) {
  const { path, query } = splitUrl(url);
  const otherParams = parseQuery(query).filter(({ name }) => !PREVIEW_PARAMS.has(name));
  return {
    path,
    query: formatQuery(otherParams),
    anchor: anchorOf(url),
  };
}

/** Preview in which an editor looks at a page. */
export type PreviewState = {
  readonly query: PreviewQuery;
  /**
   * `draft`: the page is a draft, seen by editors only. `shell`: the published page with a draft
   * menu and footer. `published`: there is no draft, or the key opens none. `nothing`: the content
   * service could not answer.
   */
  readonly shows: 'draft' | 'shell' | 'published' | 'nothing';
};

/**
 * Rate limit of previews per client: `max` in `period` milliseconds. Enough for editors of one
 * office whose pages reload with every pause in their typing; too few to guess keys, or to exhaust
 * the preview service through the shop.
 */
export const PREVIEW_RATE_LIMIT = { max: 300, period: 60 * 1000 } as const;

/** Rate limit name for a client's previews. */
export const previewRateLimitKey = (client: string): string => `preview:client:${client}`;

/**
 * Replaces pages with the drafts of the same uid, for a preview. Drafts are for editors only,
 * whoever opens their URL: search engines must not list them.
 */
export function withDrafts(
  pages: readonly PageEntry[],
  drafts: readonly PageEntry[],
): readonly PageEntry[] {
  const rewritten = new Set(drafts.map(({ uid }) => uid));
  const hidden = drafts.map((draft): PageEntry => {
    const metadata = { ...draft.metadata, disableSearchIndexing: true };
    return { ...draft, metadata, isDraft: true };
  });
  return [...pages.filter(({ uid }) => !rewritten.has(uid)), ...hidden];
}

/** Menu and footer around the pages of a preview. */
export const shellWithDraft = (published: Shell, draft: Shell | undefined): Shell =>
  draft ? { ...draft, isDraft: true } : published;
