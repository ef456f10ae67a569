import type { Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#ports/log.ts';
import { orderDay } from '#src/delivery/delivery-day.ts';
import { hasPreviewParam } from '#src/routing/preview-query.ts';
import { withoutTracking } from '#src/routing/reserved-params.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { memoizeRecent } from '#src/shared/memoize.ts';
import type { Config } from '../config.ts';
import { KEEP_ALIVE } from '../http-server.ts';
import { observeStored } from '../observe/observe-stored.ts';
import { type RouteKind, routeKindOf } from '../observe/route-kind.ts';
import type { ServerMetrics } from '../observe/server-metrics.ts';
import type { PipelineQueue } from '../pipeline-queue.ts';
import { hasDuplicateHost } from '../request-gate.ts';
import type { ServerPorts } from '../server-ports.ts';
import type { InternalRequest } from './internal-request.ts';
import { createPageFills, type FillResult } from './page-fills.ts';
import { createPageStore, type PageStore, type StoredPage } from './page-store.ts';
import { createSendPage, oncePerSecond, type SendPageParts } from './send-page.ts';

type PageCacheInput = Pick<PageCacheParts, 'app' | 'isDraining'> & {
  readonly config: Pick<Config, 'pageCache'>;
  readonly ports: Pick<ServerPorts, 'cache' | 'clock' | 'log'>;
  readonly metrics: Pick<ServerMetrics, 'begin' | 'countPage'>;
  /** Queue of each connection's requests; the app itself has none then. */
  readonly pipeline: PipelineQueue;
};

/**
 * The listener of a server: the app behind a page cache that is purged with the shop's cache.
 * Without memory for pages, the app alone.
 */
export function openPageCache(input: PageCacheInput): RequestListener {
  const { config, ports, metrics, pipeline, ...parts } = input;
  const { maxBytes } = config.pageCache;
  const inOrder =
    (listener: RequestListener): RequestListener =>
    (request, response) =>
      void pipeline.handle(request as Request, response as Response, () =>
        listener(request, response),
      );
  if (maxBytes === 0) return inOrder(parts.app);
  const { listener, purge } = createPageCache({
    ...parts,
    store: createPageStore({ maxBytes, stopwatch: performance }),
    observe: observeStored({
      nextId: randomUUID,
      stopwatch: performance,
      metrics,
      log: ports.log,
    }),
    count: metrics.countPage,
    stopwatch: performance,
    clock: ports.clock,
    today: oncePerSecond(ports.clock, (now) => orderDay(now)),
    keepAlive: KEEP_ALIVE,
    log: ports.log,
  });
  ports.cache.onPurge(purge);
  return inOrder(listener);
}

type PageCacheParts = SendPageParts & {
  /** Answers what is not stored. */
  readonly app: RequestListener;
  readonly store: PageStore;
  /** What every page depends on besides its URL: the day of an order placed now. */
  readonly today: () => string;
  readonly count: (outcome: PageCacheOutcome) => void;
  readonly log: Log;
  /** Maximum waits for a fill, in milliseconds: if there is an older page, and if there is none. */
  readonly patience?: Patience;
};

type Patience = { readonly withOlder: number; readonly withoutAny: number };

/** A visitor should not wait for another's place in the queue of pages. */
const PATIENCE: Patience = { withOlder: 500, withoutAny: 1000 };

/**
 * From where a page is answered: stored and fresh; stored, while it is requested again; stored, as
 * no newer one could be had in time; requested now; requested by another visitor just before.
 */
export type PageCacheOutcome = 'hit' | 'stale' | 'fallback' | 'miss' | 'shared';

/** A request, its response, and where its page is stored. */
type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly key: string;
  readonly target: Target;
};

/** What a URL asks for. */
type Target = {
  /** Path and query without tracking parameters. */
  readonly url: string;
  readonly kind: RouteKind;
  /** Without query. */
  readonly path: string;
};

export interface PageCache {
  readonly listener: RequestListener;
  /** Deletes the pages with one of these tags; all pages without tags. */
  purge(this: void, tags?: readonly string[]): void;
}

/**
 * A shared HTTP cache (RFC 9111) in front of the app, for the answers that allow it by a
 * {@link SharedCaching}. A page that is stored is sent before Express sees the request, with the
 * headers of its first answer.
 *
 * A page is requested from the app once at a time, however many visitors wait for it. One that was
 * requested before a purge of its tags is not stored after it: it may date from before the change.
 */
export function createPageCache(parts: PageCacheParts): PageCache {
  const { app, store, stopwatch, today, count, patience = PATIENCE } = parts;
  const fills = createPageFills(parts);
  const send = createSendPage(parts);
  const ageOf = ({ since }: StoredPage) => stopwatch.now() - since;

  function sendStored(exchange: Exchange, page: StoredPage): void {
    const isFresh = ageOf(page) < page.lifetimes.fresh;
    if (!isFresh && ageOf(page) >= page.lifetimes.staleWhileRevalidate)
      return void sendRenewed(exchange);
    if (!isFresh) void refill(exchange);
    count(isFresh ? 'hit' : 'stale');
    send(exchange, page);
    fills.improve(exchange.key, page);
  }

  const refill = (exchange: Exchange): Promise<FillResult> =>
    fills.refill(exchange.key, withoutConnection(exchange));

  /** Sends a newer page, or the old one if there is none in time and it was not purged. */
  async function sendRenewed(exchange: Exchange): Promise<void> {
    const result = await inTime(refill(exchange), patience.withOlder);
    if (exchange.response.destroyed) return;
    const isFallback = result === 'failed' || result === undefined;
    const page = store.read(exchange.key);
    if (!page) return app(exchange.request, exchange.response);
    count(isFallback ? 'fallback' : 'miss');
    send(exchange, page);
  }

  /** Sends the page that another visitor requests. If there is none, requests it once more. */
  async function sendShared(exchange: Exchange, fill: Promise<FillResult>, rounds: number) {
    await inTime(fill, patience.withoutAny);
    const { request, response, key } = exchange;
    if (response.destroyed) return;
    const page = store.read(key);
    if (!page) return rounds > 0 ? requestPage(exchange, rounds - 1) : app(request, response);
    count('shared');
    send(exchange, page);
  }

  function requestPage(exchange: Exchange, rounds: number): void {
    const { request, response, key } = exchange;
    const fill = fills.isUnstorable(key) ? undefined : fills.current(key);
    if (fill) return void sendShared(exchange, fill, rounds);
    count('miss');
    if (request.method === 'GET' && !fills.isUnstorable(key)) fills.fillFrom(key, response);
    app(request, response);
  }

  const listener: RequestListener = (request, response) => {
    const target = findTarget(request);
    if (!target) return app(request, response);
    const key = `${today()} ${(request.headers.host ?? '').toLowerCase()} ${target.url}`;
    const exchange = { request, response, key, target };
    const page = store.read(key);
    if (page) sendStored(exchange, page);
    else requestPage(exchange, MAX_ROUNDS);
  };

  return { listener, purge: (tags) => fills.purge(tags) };
}

/** The request for a page that no visitor waits for. */
function withoutConnection({ target: { url }, request }: Exchange): InternalRequest {
  const { headers, socket } = request;
  const forwardedFor = headers['x-forwarded-for'];
  return {
    url,
    host: headers.host ?? '',
    remoteAddress: socket.remoteAddress,
    forwardedFor: forwardedFor === undefined ? undefined : String(forwardedFor),
  };
}

/** Fills that a visitor waits for. */
const MAX_ROUNDS = 2;

/** `undefined` if it takes longer than `limit` milliseconds. */
const inTime = (fill: Promise<FillResult>, limit: number): Promise<FillResult | undefined> => {
  const timer = new AbortController();
  const timeout = wait(limit, undefined, { signal: timer.signal, ref: false }).catch(
    () => undefined,
  );
  return Promise.race([fill, timeout]).finally(() => timer.abort());
};

/** Longer URLs are answered by the app alone. */
const MAX_URL_LENGTH = 1000;

/** Addresses whose targets are remembered: those that a shop's visitors ask for in a while. */
const MAX_TARGETS = 1000;

/** The page that an address asks for; `undefined` if its answer may not come from the store. */
const targetOf: (url: string) => Target | undefined = memoizeRecent(MAX_TARGETS, (url) => {
  const { path, query } = splitUrl(url);
  const kind = routeKindOf('GET', path, query);
  if ((kind !== 'page' && kind !== 'navigation') || hasPreviewParam(query)) return undefined;
  return { url: path + withoutTracking(query), kind, path };
});

/** What the app refuses is left to it. */
function findTarget(request: IncomingMessage): Target | undefined {
  const { method = '', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (!url.startsWith('/') || url.includes('#') || url.length > MAX_URL_LENGTH) return undefined;
  return hasDuplicateHost(request) ? undefined : targetOf(url);
}
