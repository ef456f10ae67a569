import { parsePreviewQuery } from '#src/content/preview-query.ts';

/**
 * What a request is after, as far as figures, deadlines and a busy server treat it differently. Few
 * words, whatever addresses are asked for.
 */
export type RouteKind =
  'page' | 'preview' | 'form' | 'bff' | 'image' | 'file' | 'sitemap' | 'hook' | 'health';

export function routeKindOf(method: string, path: string, query = ''): RouteKind {
  if (HEALTH.has(path)) return 'health';
  if (path.startsWith('/api/hooks/')) return 'hook';
  if (path.startsWith('/api/')) return 'bff';
  if (method !== 'GET' && method !== 'HEAD') return 'form';
  if (path.startsWith('/remote-image/')) return 'image';
  if (SITEMAP.test(path)) return 'sitemap';
  if (FILE.test(path)) return 'file';
  return parsePreviewQuery(query) ? 'preview' : 'page';
}

const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Of one of them hundreds of questions may be asked, and no shopper waits for it. */
const SITEMAP = /^\/sitemap(?:-[a-z\d-]+)?\.xml$/u;

/** What the build brings along; no page has an ending. */
const FILE = /^\/assets\/|\.[a-z\d]{2,11}$/u;
