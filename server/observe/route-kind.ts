import { parsePreviewQuery } from '#src/routing/preview-query.ts';
import type { TimeLimits } from '../time-limit-settings.ts';
import type { TimeBudget } from './request-scope.ts';

/**
 * Kind of a request for metrics, deadlines and load shedding. A small fixed set, whatever URLs are
 * requested.
 */
export type RouteKind =
  | 'page'
  | 'preview'
  | 'form'
  | 'bff'
  | 'navigation'
  | 'image'
  | 'file'
  | 'sitemap'
  | 'hook'
  | 'health';

export function routeKindOf(method: string, path: string, query = ''): RouteKind {
  if (HEALTH.has(path)) return 'health';
  if (path.startsWith('/api/hooks/')) return 'hook';
  if (path === '/api/shop/page') return 'navigation';
  if (path.startsWith('/api/')) return 'bff';
  if (method !== 'GET' && method !== 'HEAD') return 'form';
  if (path.startsWith('/remote-image/')) return 'image';
  if (SITEMAP.test(path)) return 'sitemap';
  if (FILE.test(path)) return 'file';
  return parsePreviewQuery(query) ? 'preview' : 'page';
}

const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** One sitemap or feed can take hundreds of upstream calls, and no shopper waits for it. */
const SITEMAP = /^\/(?:sitemap(?:-[a-z\d-]+)?\.xml|feeds\/[a-z]+\.(?:xml|tsv))$/u;

/** Files of the build; no page has an extension. */
const FILE = /^\/assets\/|\.[a-z\d]{2,11}$/u;

/** In milliseconds (docs/cases.md, Limits). */
const WRITE = 20_000;

/** Crawlers wait longer than shoppers, and read everything. */
const LIST: TimeBudget = { read: 30_000, write: WRITE };

/** Time budget of the port calls of a request, by its kind. */
export type Budgets = Readonly<Record<RouteKind, TimeBudget>>;

export function budgetsOf(limits: Pick<TimeLimits, 'page' | 'call'>): Budgets {
  const page = { read: limits.page, write: WRITE };
  const call = { read: limits.call, write: WRITE };
  return {
    page,
    navigation: page,
    preview: page,
    file: page,
    sitemap: LIST,
    health: page,
    form: call,
    bff: call,
    hook: call,
    image: call,
  };
}
