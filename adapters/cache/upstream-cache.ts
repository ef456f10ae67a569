import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { AnswerSource } from '#ports/answer-source.ts';
import type { Cache, Locks } from '#ports/shared-stores.ts';
import { createSingleFlight } from '#src/shared/memoize.ts';
import {
  type CachedResponse,
  type CacheRequest,
  createResponseStore,
  freshnessOf,
  type ResponseStore,
} from './response-store.ts';

/**
 * Upstream answers shared by all visitors of all servers. For any number of concurrent requests, an
 * upstream is called once (FT19): by single flight within a server, by a lock among servers. A
 * caller that stops waiting does not cancel the call for the others.
 */
export interface UpstreamCache {
  /** Returns the cached answer if it may be used, else that of `load`. */
  getOrLoad<T>(request: CacheRequest<T>, load: () => Promise<T>): Promise<CachedResponse<T>>;
}

export type UpstreamCacheParts = {
  readonly cache: Cache;
  readonly locks: Locks;
  /** A monotonic clock. */
  readonly stopwatch: Clock;
  readonly log: Log;
  /**
   * Maximum wait for a newer answer if an old one can be returned, in milliseconds; 500 by default.
   */
  readonly staleIfErrorTimeout?: number;
  /**
   * Starts work shared by many requests, so that none of them cancels it for the others (FT19);
   * runs it unchanged by default.
   */
  readonly runDetached?: <T>(work: () => T) => T;
  /** Told from where each call is answered. */
  readonly reportSource?: (source: AnswerSource) => void;
};

const DEFAULT_STALE_IF_ERROR_TIMEOUT = 500;

export function createUpstreamCache(parts: UpstreamCacheParts): UpstreamCache {
  const { log, staleIfErrorTimeout = DEFAULT_STALE_IF_ERROR_TIMEOUT } = parts;
  const { reportSource = () => {} } = parts;
  const store = createResponseStore(parts.cache);
  const readings = createSingleFlight();
  const fill = createLoadOnce(parts, store);

  const refreshInBackground = async <T>(request: CacheRequest<T>, load: () => Promise<T>) => {
    try {
      await fill(request, load);
    } catch (error) {
      log.error('refresh-failed', { key: request.key, error });
    }
  };

  const loadFromUpstream = async <T>(request: CacheRequest<T>, load: () => Promise<T>) => {
    const filled = await fill(request, load);
    reportSource('miss');
    return filled;
  };

  return {
    async getOrLoad<T>(request: CacheRequest<T>, load: () => Promise<T>) {
      const known = await readings(request.key, () => store.read(request));
      const state = known ? freshnessOf(request, known) : 'spent';
      if (known && state === 'fresh') {
        reportSource('hit');
        return known;
      }
      if (known && state === 'stale') {
        reportSource('stale');
        void refreshInBackground(request, load);
        return known;
      }
      const filling = loadFromUpstream(request, load);
      if (!known || state !== 'rescue') return filling;
      const filled = await withinTimeout(filling, staleIfErrorTimeout);
      const isUsable = filled && request.cacheability(filled.answer) !== 'failed';
      if (isUsable) return filled;
      reportSource('fallback');
      return known;
    },
  };
}

/** Returns `undefined` on timeout; the work continues. */
async function withinTimeout<T>(filling: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  try {
    return await Promise.race([filling, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

type LoadOnce = <T>(request: CacheRequest<T>, load: () => Promise<T>) => Promise<CachedResponse<T>>;

/** Loads one at a time: a caller that waited for the lock reads what the previous one stored. */
function createLoadOnce(parts: UpstreamCacheParts, store: ResponseStore): LoadOnce {
  const { locks, stopwatch, runDetached = (work) => work() } = parts;
  const fillings = createSingleFlight();

  const loadAndStore: LoadOnce = async (request, load) => {
    const start = stopwatch.now();
    const answer = await load();
    const loaded = { answer, age: stopwatch.now() - start };
    await store.write(request, loaded);
    return loaded;
  };

  return (request, load) =>
    fillings(request.key, () =>
      runDetached(async () => {
        const locked = await locks.hold(`answer:${request.key}`, async () => {
          const stored = await store.readRecent(request);
          return stored ?? (await loadAndStore(request, load));
        });
        return locked.ok ? locked.value : loadAndStore(request, load);
      }),
    );
}
