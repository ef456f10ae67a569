/**
 * What a request is after, as far as figures, deadlines and a busy server treat it differently. Few
 * words, whatever addresses are asked for.
 */
export type RouteKind = 'page' | 'form' | 'bff' | 'image' | 'file' | 'hook' | 'health';

export function routeKindOf(method: string, path: string): RouteKind {
  if (HEALTH.has(path)) return 'health';
  if (path.startsWith('/api/hooks/')) return 'hook';
  if (path.startsWith('/api/')) return 'bff';
  if (method !== 'GET' && method !== 'HEAD') return 'form';
  if (path.startsWith('/remote-image/')) return 'image';
  return FILE.test(path) ? 'file' : 'page';
}

const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** What the build brings along; no page has an ending. */
const FILE = /^\/assets\/|\.[a-z\d]{2,11}$/u;
