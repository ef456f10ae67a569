import { LRUCache } from 'lru-cache';
import type { Clock } from '#ports/clock-and-ids.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { withTimeout } from '#src/shared/time-limit.ts';

/** Returns the known value of a locale, or `undefined`. */
export type CachedLookup<Value> = (locale: Locale) => Promise<Value | undefined>;

/** The last value that was read; `undefined` if none ever was. */
type Entry<Value> = { readonly value: Value | undefined };

/** Time for which a value is fresh, in milliseconds. */
export const LIFETIME = 60_000;

/** Time after a failed read before the next, in milliseconds. */
const FAILURE_LIFETIME = 5_000;

/** Maximum time that a page waits for an optional value, in milliseconds. */
const MAX_WAIT = 50;

/**
 * Reads a value once a minute, independently of the pages that use it (stale-while-revalidate): the
 * last value is served during a read and after a failed one. A page waits up to `MAX_WAIT` if no
 * value is known, or only one that has been stale for a minute, because none was requested.
 *
 * @param read returns `undefined` while the value is unavailable.
 * @param stopwatch a monotonic clock.
 * @param lifetimeOf the time for which a value is fresh, in milliseconds, if not a minute.
 */
export function staleWhileRevalidate<Value>(
  read: CachedLookup<Value>,
  stopwatch: Clock = performance,
  lifetimeOf: (value: Value) => number = () => LIFETIME,
): CachedLookup<Value> {
  const cache = new LRUCache<Locale, Entry<Value>>({
    max: LOCALES.length,
    ttl: LIFETIME,
    ttlResolution: 0,
    perf: stopwatch,
    noDeleteOnFetchRejection: true,
    async fetchMethod(locale, last, { options }) {
      const value = await read(locale);
      if (value !== undefined) {
        options.ttl = lifetimeOf(value);
        return { value };
      }
      options.ttl = FAILURE_LIFETIME;
      return { value: last?.value };
    },
  });
  return async (locale) => {
    const last = cache.peek(locale, { allowStale: true });
    const isRecent = last?.value !== undefined && cache.getRemainingTTL(locale) > -LIFETIME;
    const wait = isRecent ? 0 : MAX_WAIT;
    const inTime = await withTimeout(wait, cache.fetch(locale), () => undefined, PROCESS_TIMERS);
    return (inTime ?? last)?.value;
  };
}
