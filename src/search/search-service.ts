import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Timeouts of the search service, in milliseconds (S7). */
export type SearchTimeouts = {
  /** Until there is a connection. */
  readonly connect: number;
  /** From there until the answer to a read is complete. */
  readonly read: number;
  /** The same for the answer to a write. */
  readonly write: number;
};

export const SEARCH_TIMEOUTS: SearchTimeouts = { connect: 1000, read: 2000, write: 30_000 };

/** How long a host that was found down is skipped, in milliseconds (S7). */
export const HOST_DOWN_MS = 120_000;

/**
 * Hosts to try for one request, in order (S7): those that are up in their own order, then those
 * that have been skipped for long enough, the longest down first. If all of them were found down
 * just now, all are tried: one may be back, and there is no alternative.
 *
 * `downSince` says when a host was found down, `now` is the current time, both in milliseconds.
 */
export function hostsToTry<Host>(
  hosts: readonly Host[],
  downSince: ReadonlyMap<Host, number>,
  now: number,
): readonly Host[] {
  const since = (host: Host): number => downSince.get(host) ?? now;
  const up = hosts.filter((host) => !downSince.has(host));
  const longestFirst = hosts.toSorted((a, b) => since(a) - since(b));
  const retryable = longestFirst.filter((host) => now - since(host) >= HOST_DOWN_MS);
  const candidates = [...up, ...retryable];
  return candidates.length > 0 ? candidates : longestFirst;
}

/** Why a configured prefix gives no index name. */
export type PrefixRefusal = { readonly kind: 'empty-prefix' | 'malformed-prefix' };

/** Index names that are valid everywhere: letters, digits, and single marks between them. */
const PREFIX = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/i;

const MAX_PREFIX_LENGTH = 64;

/**
 * Name of the product index of one locale (S4): `production_products_de-at`. The prefix comes from
 * configuration and separates shops that share one search service; without it, a test shop would
 * overwrite the products of the real one.
 */
export function productIndexName(prefix: string, locale: Locale): Result<string, PrefixRefusal> {
  if (prefix.trim() === '') return err({ kind: 'empty-prefix' });
  if (prefix.length > MAX_PREFIX_LENGTH || !PREFIX.test(prefix)) {
    return err({ kind: 'malformed-prefix' });
  }
  return ok(`${prefix}_products_${locale}`);
}
