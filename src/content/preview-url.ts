import { encodePercent } from '../routing/percent-encoding.ts';
import { formatQuery, parseQuery } from '../routing/query-string.ts';
import { anchorOf, splitUrl } from '../routing/split-url.ts';
import { parsePreviewQuery, PREVIEW_PARAMS, type PreviewQuery } from '../routing/preview-query.ts';
import type { PreviewState } from './preview-state.ts';

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
  const others = parseQuery(query).filter(({ name }) => !PREVIEW_PARAMS.has(name));
  return {
    path,
    query: formatQuery(others),
    anchor: anchorOf(url),
  };
}
