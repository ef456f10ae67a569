import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedPath, type ObserveRequestsParts, requestIdOf } from './observe-requests.ts';
import type { RouteKind } from './route-kind.ts';
import type { ServerMetrics } from './server-metrics.ts';

/** A request that is answered from memory, without a port call. */
export type StoredRequest = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly kind: RouteKind;
  /** Path without query. */
  readonly path: string;
  /** Length of the body. */
  readonly bytes: number;
};

/** Counts and logs a request like all others, and returns its id. */
export type ObserveStored = (this: void, stored: StoredRequest) => string;

type ObserveStoredParts = Pick<ObserveRequestsParts, 'nextId' | 'stopwatch' | 'log'> & {
  readonly metrics: Pick<ServerMetrics, 'begin'>;
};

/**
 * Observes requests that are answered at once: these need no scope, as nothing is called for them,
 * and no deadline.
 */
export const observeStored =
  ({ nextId, stopwatch, metrics, log }: ObserveStoredParts): ObserveStored =>
  ({ request, response, kind, path, bytes }) => {
    const started = stopwatch.now();
    const id = requestIdOf(request.headers['x-request-id'], nextId);
    const end = metrics.begin(kind);
    const { method } = request;
    response.once('close', () => {
      const duration = stopwatch.now() - started;
      const status = response.statusCode;
      end(status, duration / 1000);
      const ms = Math.round(duration);
      log.info('request', { request: id, method, path: loggedPath(path), status, ms, bytes });
    });
    return id;
  };
