import { performance } from 'node:perf_hooks';
import { createUpstreamCache, type UpstreamCache } from '#adapters/cache/upstream-cache.ts';
import { createUpstreamGuard, type GuardParts } from '#adapters/guard/upstream-guard.ts';
import { Log } from '#ports/log.ts';
import { Cache, type Locks } from '#ports/shared-stores.ts';
import { token } from '#ports/token.ts';
import type { UpstreamGuard } from '#ports/upstreams.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';
import { createServerMetrics, type ServerMetrics } from '#server/observe/server-metrics.ts';
import { Scope } from './wiring-tokens.ts';
import type { Wiring } from './wiring.ts';

/**
 * Shared parts of the caches before upstreams. Cache fills are coordinated by locks of their own:
 * these bypass a slow Redis, which the locks of cart changes must not do.
 */
export const ResponseCache = token<UpstreamCache>('ResponseCache');
export const ResponseCacheLocks = token<Locks>('ResponseCacheLocks');

/** Included in the wiring of `memory.ts` and `redis.ts`. Measures by a monotonic clock. */
export const responseCache: Wiring = (bind) =>
  bind(ResponseCache).toResolvedValue(
    (cache: Cache, locks: Locks, log: Log, scope: ServerScope) =>
      createUpstreamCache({
        cache,
        locks,
        stopwatch: performance,
        log,
        runDetached: (work) => scope.shared(work),
        reportSource: (source) => scope.current()?.reportSource?.(source),
      }),
    [Cache, ResponseCacheLocks, Log, Scope],
  );

/** Metrics of the shop, and the guards before its upstreams. */
export const ShopMetrics = token<ServerMetrics>('ShopMetrics');
export const UpstreamGuardFactory = token<UpstreamGuardFactory>('UpstreamGuardFactory');

export type UpstreamGuardFactory = (
  upstream: string,
  rules?: Pick<GuardParts, 'hasBreaker' | 'bulkhead'>,
) => UpstreamGuard;

export const upstreamGuards: Wiring = (bind) => {
  bind(ShopMetrics).toConstantValue(createServerMetrics());
  bind(UpstreamGuardFactory).toResolvedValue(
    ({ upstreams }: ServerMetrics): UpstreamGuardFactory =>
      (upstream, rules) =>
        createUpstreamGuard({
          upstream,
          stopwatch: performance,
          random: Math.random,
          watch: upstreams,
          ...rules,
        }),
    [ShopMetrics],
  );
};
