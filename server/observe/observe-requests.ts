import type { RequestHandler, Response } from 'express';
import type { Clock } from '#ports/clock.ts';
import type { Log } from '#ports/log.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import type { ServerMetrics } from './server-metrics.ts';
import { onHeaders } from '../on-headers.ts';
import { requestIdOf } from './request-id.ts';
import type { ActiveRequest, ServerScope } from './request-scope.ts';
import { routeKindOf } from './route-kind.ts';
import { serverTiming } from './server-timing.ts';
import type { Budgets } from './time-budgets.ts';

type ObserveRequestsParts = {
  readonly scope: ServerScope;
  readonly nextId: () => string;
  readonly log: Log;
  /** Monotonic. */
  readonly stopwatch: Clock;
  readonly budgets: Budgets;
  readonly figures: ServerMetrics;
  /** Whether responses include `Server-Timing`. */
  readonly tellsTiming: boolean;
};

/**
 * Opens the scope of a request, and logs the request when it is over: one line, without query,
 * cookies and body, because these may contain the shopper's data.
 */
export function observeRequests(parts: ObserveRequestsParts): RequestHandler {
  const { scope, nextId, stopwatch, budgets } = parts;
  return (request, response, next) => {
    const gone = new AbortController();
    const path = pathOf(request.url);
    const kind = routeKindOf(request.method, path, splitUrl(request.url).query);
    const underWay: ActiveRequest = {
      id: requestIdOf(request.headers['x-request-id'], nextId),
      started: stopwatch.now(),
      budget: budgets[kind],
      gone: gone.signal,
      calls: [],
    };
    const end = parts.figures.begin(kind);
    response.setHeader('X-Request-Id', underWay.id);
    if (parts.tellsTiming) onHeaders(response, () => writeServerTiming(response, underWay));
    response.once('close', () => {
      if (!response.writableFinished) gone.abort();
      const duration = stopwatch.now() - underWay.started;
      end(response.statusCode, duration / 1000);
      const ms = Math.round(duration);
      const bytes = Number(response.getHeader('content-length') ?? 0);
      const facts = { method: request.method, path, status: response.statusCode, ms, bytes };
      scope.run(underWay, () => parts.log.info('request', facts));
    });
    scope.run(underWay, next);
  };
}

/** Maximum number of logged characters, because clients choose the path. */
const LONGEST_PATH = 500;
const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').slice(0, LONGEST_PATH);

function writeServerTiming(response: Response, { calls }: ActiveRequest): void {
  if (calls.length > 0) response.setHeader('Server-Timing', serverTiming(calls));
}
