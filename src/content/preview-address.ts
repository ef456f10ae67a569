import { encodePercent } from '../routing/percent-encoding.ts';
import { formatQuery, parseQuery } from '../routing/query-string.ts';
import { anchorOf, splitUrl } from '../routing/split-url.ts';
import { parsePreviewQuery, PREVIEW_NAMES, type PreviewQuery } from './preview-query.ts';
import type { ShownPreview } from './shown-preview.ts';

/** An address of the shop as a preview shows it: with the key, and what else the editor came with. */
export function withPreview(url: string, preview: PreviewQuery): string {
  const { path, query, anchor } = withoutAnyPreview(url);
  const added = Object.entries(preview).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodePercent(value)}`],
  );
  return `${path}${query === '' ? '?' : `${query}&`}${added.join('&')}${anchor}`;
}

/** An address as whoever looks at a page sees it: an editor in the preview that the page is shown in. */
export const seenFrom = ({ preview }: { readonly preview?: ShownPreview }, url: string): string =>
  preview ? withPreview(url, preview.query) : url;

/** The same address for everybody: the way out of a preview. */
export function withoutPreview(url: string): string {
  const { path, query, anchor } = withoutAnyPreview(url);
  return `${path}${query}${anchor}`;
}

/**
 * Where a page has moved to, for whoever asked for it by `query`: an editor stays in the preview. The
 * key goes to no other site.
 */
export function keepPreview(url: string, query: string): string {
  const preview = parsePreviewQuery(query);
  return preview && /^\/(?!\/)/.test(url) ? withPreview(url, preview) : url;
}

function withoutAnyPreview(url: string) {
  const { path, query } = splitUrl(url);
  const others = parseQuery(query).filter(({ name }) => !PREVIEW_NAMES.has(name));
  return {
    path,
    query: formatQuery(others),
    anchor: anchorOf(url),
  };
}
