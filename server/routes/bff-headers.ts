import { createHash } from 'node:crypto';
import type { BffAnswer, BffMethod, KeptKind } from './bff-method.ts';

/**
 * How long browsers and caches may keep a read, in seconds: fresh, then shown while a newer one is
 * fetched, then shown where there is none to be had. The lifetimes of the shop's own caches are the
 * same (`adapters/cache/lifetimes.ts`).
 */
const LIFETIMES: Readonly<Record<KeptKind, string>> = {
  content: 'public, max-age=60, stale-while-revalidate=3600, stale-if-error=86400',
  goods: 'public, max-age=30, stale-while-revalidate=600, stale-if-error=21600',
  prices: 'public, max-age=10, stale-while-revalidate=60, stale-if-error=600',
};

/** What is not there may be there soon. */
const BRIEF = 'public, max-age=10';

/**
 * What caches may do with an answer. Of a read by GET they may keep a success; never what was posted,
 * nor an error.
 *
 * An answer may depend on the locale of the host that was asked, and no `Vary` says so: the host is
 * part of the address by which a cache knows an answer (RFC 9111, 2). Nothing else of the request
 * has a say in a read, the form of its compression apart (`sendText`).
 */
export function cacheControl(
  verb: string,
  keeps: BffMethod['keeps'],
  { status, kept }: Pick<BffAnswer, 'status' | 'kept'>,
): string {
  const isKept = verb !== 'POST' && status === 200 && kept !== 'never';
  if (!isKept || keeps === 'nothing') return 'no-store';
  return kept === 'briefly' ? BRIEF : LIFETIMES[keeps];
}

/** A strong tag (RFC 9110, 8.8.3): of the bytes that are sent, which their encoding tells apart. */
export function entityTag(text: string, encoding = 'identity'): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return `"${digest}-${encoding}"`;
}
