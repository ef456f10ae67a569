import { setMaxListeners } from 'node:events';
import type { RequestHandler, Response } from 'express';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { onHeaders } from '../send-text.ts';
import type { ActiveRequest, PortCall, ServerScope } from './request-scope.ts';
import { type Budgets, routeKindOf } from './route-kind.ts';
import type { ServerMetrics } from './server-metrics.ts';

export type ObserveRequestsParts = {
  readonly scope: ServerScope;
  readonly nextId: () => string;
  readonly log: Log;
  /** Monotonic. */
  readonly stopwatch: Clock;
  readonly budgets: Budgets;
  readonly metrics: ServerMetrics;
  /** Whether responses include `Server-Timing`. */
  readonly sendsServerTiming: boolean;
};

/** Number of port calls of a request at once, each of which hears of its end, that Node takes for no leak. */
const CALLS_AT_ONCE = 200;

/**
 * Opens the scope of a request, and logs the request when it is over: one line, without query,
 * cookies and body, because these may contain the shopper's data.
 */
export function observeRequests(parts: ObserveRequestsParts): RequestHandler {
  const { scope, nextId, stopwatch, budgets } = parts;
  return (request, response, next) => {
    const disconnect = new AbortController();
    setMaxListeners(CALLS_AT_ONCE, disconnect.signal);
    const path = loggedPath(request.url);
    const kind = routeKindOf(request.method, path, splitUrl(request.url).query);
    const active: ActiveRequest = {
      id: requestIdOf(request.headers['x-request-id'], nextId),
      started: stopwatch.now(),
      budget: budgets[kind],
      disconnectSignal: disconnect.signal,
      calls: [],
    };
    const end = parts.metrics.begin(kind);
    response.setHeader('X-Request-Id', active.id);
    if (parts.sendsServerTiming) onHeaders(response, () => writeServerTiming(response, active));
    response.once('close', () => {
      if (!response.writableFinished) disconnect.abort();
      const duration = stopwatch.now() - active.started;
      end(response.statusCode, duration / 1000);
      const ms = Math.round(duration);
      const bytes = Number(response.getHeader('content-length') ?? 0);
      const facts = { method: request.method, path, status: response.statusCode, ms, bytes };
      scope.run(active, () => parts.log.info('request', facts));
    });
    scope.run(active, next);
  };
}

/** Maximum number of logged characters, because clients choose the path. */
const MAX_PATH_LENGTH = 500;
/** Path of a URL as it is logged. */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').slice(0, MAX_PATH_LENGTH);

function writeServerTiming(response: Response, { calls }: ActiveRequest): void {
  if (calls.length > 0) response.setHeader('Server-Timing', serverTiming(calls));
}

/**
 * Id of a request: the one that the caller sent, if it is safe for logs and other systems, else the
 * result of `next`. Callers may choose it, because nothing is decided by it: requests of a proxy,
 * of a BFF client and of a shopper's browser can be traced alike.
 */
export const requestIdOf = (header: string | string[] | undefined, next: () => string): string =>
  typeof header === 'string' && SAFE_ID.test(header) ? header : next();

/** UUIDs, trace ids and the like; no blanks, quotes or line breaks. */
const SAFE_ID = /^[\w.-]{8,64}$/u;

/** Maximum number of calls reported individually; the others are reported as a sum. */
const MAX_CALLS = 20;

/**
 * Formats the `Server-Timing` header (W3C): the duration of each upstream call, in milliseconds.
 * All names come from our own code, none from the client.
 */
export function serverTiming(calls: readonly TimedCall[]): string {
  const rest = calls.slice(MAX_CALLS);
  const more = rest.reduce((sum, { duration }) => sum + duration, 0);
  return [
    ...calls.slice(0, MAX_CALLS).map(metric),
    ...(rest.length > 0 ? [`more;desc="${rest.length} calls";dur=${more.toFixed(1)}`] : []),
  ].join(', ');
}

type TimedCall = Pick<PortCall, 'port' | 'method' | 'duration'>;

const metric = ({ port, method, duration }: TimedCall): string =>
  `${systemOf(port)};desc="${port}.${method}";dur=${duration.toFixed(1)}`;

const systemOf = (port: string): string => SYSTEMS.get(port) ?? port;

/** System behind each port, by vendor-neutral names. */
const SYSTEMS: ReadonlyMap<string, string> = new Map([
  ['content', 'content'],
  ['search', 'search'],
  ['searchBox', 'search'],
  ['searchEvents', 'search'],
  ['recommender', 'search'],
  ['catalog', 'commerce'],
  ['addresses', 'commerce'],
  ['assortment', 'commerce'],
  ['reviews', 'commerce'],
  ['carts', 'commerce'],
  ['newsletter', 'commerce'],
  ['stockAlerts', 'commerce'],
  ['reviewWriter', 'commerce'],
  ['purchases', 'commerce'],
  ['withdrawals', 'commerce'],
  ['shopRequests', 'commerce'],
  ['deliverySlots', 'commerce'],
]);
