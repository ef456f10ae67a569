import type { Request, Response } from 'express';
import { sendText } from '../send-text.ts';
import type { BffAnswer, BffMethod, CacheKind } from './bff-method.ts';

/** Sends an answer as JSON, or 304 if the client's `ETag` still matches. */
export function sendAnswer(
  request: Pick<Request, 'method' | 'acceptsEncodings' | 'fresh'>,
  response: Response,
  cacheKind: BffMethod['cacheKind'],
  answer: BffAnswer,
): void {
  const { status, body, headers = {} } = answer;
  const text = JSON.stringify(body);
  const control = cacheControl(request.method, cacheKind, answer);
  response
    .status(status)
    .set({ ...headers, 'Cache-Control': control })
    .type('json');
  sendText(request, response, text, answer.sharing);
}

/**
 * `Cache-Control` of cacheable reads, in seconds: fresh, then stale while revalidating, then stale
 * on errors. The shop's own caches have the same lifetimes (`adapters/cache/lifetimes.ts`).
 */
const LIFETIMES: Readonly<Record<CacheKind, string>> = {
  content: 'public, max-age=60, stale-while-revalidate=3600, stale-if-error=86400',
  products: 'public, max-age=30, stale-while-revalidate=600, stale-if-error=21600',
  prices: 'public, max-age=10, stale-while-revalidate=60, stale-if-error=600',
};

/** Missing content may be published soon. */
const BRIEF = 'public, max-age=10';

/**
 * `Cache-Control` of an answer. Successful GETs may be cached, POSTs and errors never.
 *
 * An answer may depend on the locale of the requested host, without a `Vary`: the host is part of
 * the cache key (RFC 9111, 2). Nothing else in the request affects a read, except its accepted
 * encodings (`sendText`).
 */
function cacheControl(
  verb: string,
  cacheKind: BffMethod['cacheKind'],
  { status, cacheOverride }: Pick<BffAnswer, 'status' | 'cacheOverride'>,
): string {
  const isCacheable = verb !== 'POST' && status === 200 && cacheOverride !== 'never';
  if (!isCacheable || cacheKind === 'nothing') return 'no-store';
  return cacheOverride === 'briefly' ? BRIEF : LIFETIMES[cacheKind];
}
