import { createUpstreamCache, type UpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { Cache } from '#ports/cache.ts';
import type { Locks } from '#ports/locks.ts';
import { Log } from '#ports/log.ts';
import { token } from '#ports/token.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';
import { Scope } from './scope.ts';
import type { Wiring } from './wiring.ts';

/**
 * Shared parts of the caches before upstreams. Cache fills are coordinated by locks of their own:
 * these bypass a slow Redis, which the locks of cart changes must not do.
 */
export const ResponseCache = token<UpstreamCache>('SharedAnswers');
export const ResponseCacheLocks = token<Locks>('AnswerLocks');

/** Included in the wiring of `memory.ts` and `redis.ts`. Measures by a monotonic clock. */
export const responseCache: Wiring = (bind) =>
  bind(ResponseCache).toResolvedValue(
    (cache: Cache, locks: Locks, log: Log, scope: ServerScope) =>
      createUpstreamCache({
        cache,
        locks,
        stopwatch: performance,
        log,
        apart: (work) => scope.shared(work),
      }),
    [Cache, ResponseCacheLocks, Log, Scope],
  );
