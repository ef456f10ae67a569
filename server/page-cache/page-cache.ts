import type { Request, RequestHandler, Response } from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import { orderDay } from '#src/delivery/delivery-day.ts';
import { hasPreviewParam } from '#src/routing/preview-query.ts';
import { withoutTracking } from '#src/routing/reserved-params.ts';
import { splitUrl, type SplitUrl } from '#src/routing/url-parts.ts';
import { onHeaders } from '../send-text.ts';
import type { Config } from '../config.ts';
import type { ServerPorts } from '../server-ports.ts';
import { routeKindOf } from '../observe/route-kind.ts';
import { bodyFor, matchesEntityTag } from './page-bodies.ts';
import { createPageFills } from './page-fills.ts';
import { createPageStore, type PageStore, type StoredPage } from './page-store.ts';
import { SURROGATE_KEY } from './shared-caching.ts';

type PageCacheInput = Pick<PageCacheParts, 'app' | 'isDraining' | 'count'> & {
  readonly config: Pick<Config, 'pageCache'>;
  readonly ports: Pick<ServerPorts, 'cache' | 'clock' | 'log'>;
  readonly observe: RequestHandler;
};

/**
 * The listener of a server: the app behind a page cache that is purged with the shop's cache.
 */
export function openPageCache({
  config,
  ports,
  observe,
  ...parts
}: PageCacheInput): RequestListener {
  const { maxBytes, sendsSurrogateKeys } = config.pageCache;
  const { listener, purge } = createPageCache({
    ...parts,
    store: createPageStore({ maxBytes, stopwatch: performance }),
    stopwatch: performance,
    today: () => orderDay(ports.clock.now()),
    observe: (request, response, answer) =>
      void observe(request as Request, response as Response, answer),
    sendsSurrogateKeys,
    log: ports.log,
  });
  ports.cache.onPurge(purge);
  return listener;
}

type PageCacheParts = {
  /** Answers what is not stored. */
  readonly app: RequestListener;
  readonly store: PageStore;
  /** Monotonic. */
  readonly stopwatch: Clock;
  /** What every page depends on besides its URL: the day of an order placed now. */
  readonly today: () => string;
  /** Observes a request that is answered from the store, as the app observes all others. */
  readonly observe: (
    request: IncomingMessage,
    response: ServerResponse,
    answer: () => void,
  ) => void;
  readonly isDraining: () => boolean;
  /** Whether responses keep `Surrogate-Key`, for a cache in front of this server. */
  readonly sendsSurrogateKeys: boolean;
  readonly count: (outcome: PageCacheOutcome) => void;
  readonly log: Log;
};

/**
 * From where a page is answered: stored and fresh; stored, while it is requested again; stored, as
 * no newer one could be had; or from the app, alone or after another request for the same page.
 */
export type PageCacheOutcome = 'hit' | 'stale' | 'rescue' | 'miss' | 'shared';

/** A request, its response, and the key of the page. */
type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly key: string;
};

export interface PageCache {
  readonly listener: RequestListener;
  /** Deletes the pages with one of these tags; all pages without tags. */
  purge(tags?: readonly string[]): void;
}

/**
 * A shared HTTP cache (RFC 9111) in front of the app, for the answers that allow it by
 * {@link allowSharedCaching}. A page that is stored is sent before Express sees the request, with
 * the headers of its first answer.
 *
 * A page is requested from the app once at a time, however many visitors wait for it. One that was
 * requested before a purge is not stored after it: it may date from before the change.
 */
export function createPageCache(parts: PageCacheParts): PageCache {
  const { store, stopwatch, today, count } = parts;
  const fills = createPageFills(parts);
  const send = createSend(parts);
  const passToApp = createPassToApp(parts);

  const keyOf = (host: string, { path, query }: { path: string; query: string }): string =>
    `${today()} ${host.toLowerCase()} ${path}${withoutTracking(query)}`;

  /** Answers after the fill of a page, from the store if it is there then. */
  async function sendAfter(
    fill: Promise<void>,
    exchange: Exchange,
    outcome: PageCacheOutcome,
  ): Promise<void> {
    await fill;
    if (exchange.response.destroyed) return;
    const page = store.read(exchange.key);
    if (!page) return passToApp(exchange);
    count(outcome);
    send(exchange, page);
  }

  function sendStored(exchange: Exchange, page: StoredPage): void {
    const { request, key } = exchange;
    const age = stopwatch.now() - page.since;
    const isFresh = age < page.lifetimes.fresh;
    if (!isFresh && age >= page.lifetimes.staleWhileRevalidate)
      return void sendAfter(fills.refill(key, request), exchange, 'rescue');
    if (!isFresh) void fills.refill(key, request);
    count(isFresh ? 'hit' : 'stale');
    send(exchange, page);
  }

  const listener: RequestListener = (request, response) => {
    const url = splitUrl(request.url ?? '');
    if (!isCacheable(request, response, url)) return passToApp({ request, response });
    const key = keyOf(request.headers.host ?? '', url);
    const exchange = { request, response, key };
    const page = store.read(key);
    if (page) return sendStored(exchange, page);
    if (fills.isUnstorable(key)) return passToApp(exchange);
    const fill = fills.current(key);
    if (fill) return void sendAfter(fill, exchange, 'shared');
    count('miss');
    if (request.method === 'GET') fills.fillFrom(key, response);
    passToApp(exchange);
  };

  return {
    listener,
    purge(tags) {
      fills.discardCurrent();
      store.purge(tags);
    },
  };
}

/** Sends a page in the best encoding that the client accepts, or 304 if the client has it. */
function sendPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  if (matchesEntityTag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.headers]).end();
    return;
  }
  const { encoding, body } = bodyFor(String(request.headers['accept-encoding'] ?? ''), page);
  const headers = [...page.headers, 'Content-Type', page.contentType];
  headers.push('Content-Length', String(body.length));
  if (encoding !== undefined) headers.push('Content-Encoding', encoding);
  response.writeHead(200, headers).end(body);
}

const createPassToApp =
  ({ app, sendsSurrogateKeys }: PageCacheParts) =>
  ({ request, response }: Pick<Exchange, 'request' | 'response'>): void => {
    if (!sendsSurrogateKeys) onHeaders(response, () => response.removeHeader(SURROGATE_KEY));
    app(request, response);
  };

const createSend =
  ({ observe, isDraining, stopwatch, sendsSurrogateKeys }: PageCacheParts) =>
  ({ request, response }: Exchange, page: StoredPage): void =>
    observe(request, response, () => {
      if (isDraining()) response.setHeader('Connection', 'close');
      const age = Math.max(0, Math.floor((stopwatch.now() - page.since) / 1000));
      const own = ['Age', String(age)];
      if (sendsSurrogateKeys) own.push(SURROGATE_KEY, page.tags.join(' '));
      sendPage(request, response, { ...page, headers: [...page.headers, ...own] });
    });

/** Longer URLs are answered by the app alone. */
const MAX_URL_LENGTH = 1000;

/**
 * Whether an answer may come from the store. Requests that wait behind another on their connection
 * are left to the app, which answers them in turn; two hosts are left to it, too, as it refuses
 * them.
 */
function isCacheable(
  { method = '', url = '', rawHeaders }: IncomingMessage,
  response: ServerResponse,
  { path, query }: SplitUrl,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url.length > MAX_URL_LENGTH || response.socket === null) return false;
  const kind = routeKindOf(method, path, query);
  if (kind !== 'page' && kind !== 'navigation') return false;
  return !hasPreviewParam(query) && rawHeaders.filter(isHostName).length === 1;
}

const isHostName = (text: string, index: number): boolean =>
  index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
