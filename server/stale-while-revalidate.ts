import { PROCESS_TIMERS } from '#ports/timers.ts';
import { memoizeFor } from '#src/shared/memoize.ts';
import { withTimeout } from '#src/shared/time-limit.ts';

/** Returns the known value of a key, or `undefined`. */
export type CachedLookup<Key extends string, Value> = (key: Key) => Promise<Value | undefined>;

type CachedLookupOptions<Key extends string, Value> = {
  /** Returns `undefined` while the value is unavailable. */
  readonly read: (key: Key) => Promise<Value | undefined>;
  /** Maximum number of keys. */
  readonly maxEntries: number;
  /** Milliseconds since 1970; by default the system's clock. */
  readonly now?: (() => number) | undefined;
};

/** Time for which a value is fresh, in milliseconds. */
const LIFETIME = 60_000;

/** Time after a failed read before the next, in milliseconds. */
const FAILURE_LIFETIME = 5_000;

/** Maximum time that a page waits for an optional value, in milliseconds. */
const MAX_WAIT = 50;

/**
 * Reads a value once a minute, independently of the pages that use it (stale-while-revalidate): the
 * last value is served during a read and after a failed one. A page waits up to `MAX_WAIT` if no
 * value is known, or only one older than two minutes, because none was requested.
 */
export function staleWhileRevalidate<Key extends string, Value>({
  read,
  maxEntries,
  now = Date.now,
}: CachedLookupOptions<Key, Value>): CachedLookup<Key, Value> {
  const last = new Map<Key, { readonly value: Value; readonly at: number }>();
  const shared = { now, maxEntries };
  const isKnown = (value: Value | undefined) => value !== undefined;
  const known = memoizeFor({ ...shared, lifetime: LIFETIME, shouldCache: isKnown });
  const failures = memoizeFor<Value | undefined>({
    ...shared,
    lifetime: FAILURE_LIFETIME,
    shouldCache: (value) => !isKnown(value),
  });
  const readAndStore = async (key: Key) => {
    const at = now();
    const value = await read(key);
    if (value !== undefined) last.set(key, { value, at });
    return value;
  };
  return async (key) => {
    const before = last.get(key);
    const isRecent = before !== undefined && now() - before.at < 2 * LIFETIME;
    const answered = failures(key, () => known(key, () => readAndStore(key)));
    const wait = isRecent ? 0 : MAX_WAIT;
    const inTime = await withTimeout(wait, answered, () => undefined, PROCESS_TIMERS);
    return inTime ?? before?.value;
  };
}
