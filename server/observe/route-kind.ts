import { parsePreviewQuery } from '#src/routing/preview-query.ts';

/**
 * Kind of a request for metrics, deadlines and load shedding. A small fixed set, whatever URLs are
 * requested.
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

/** One sitemap can take hundreds of upstream calls, and no shopper waits for it. */
const SITEMAP = /^\/sitemap(?:-[a-z\d-]+)?\.xml$/u;

/** Files of the build; no page has an extension. */
const FILE = /^\/assets\/|\.[a-z\d]{2,11}$/u;
