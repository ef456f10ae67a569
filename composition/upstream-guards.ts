import { performance } from 'node:perf_hooks';
import { createUpstreamGuard, type GuardParts } from '#adapters/guard/upstream-guard.ts';
import type { UpstreamGuard } from '#ports/upstream-guard.ts';
import { token } from '#ports/token.ts';
import { createServerMetrics, type ServerMetrics } from '#server/observe/server-metrics.ts';
import type { Wiring } from './wiring.ts';

/** Metrics of the shop, and the guards before its upstreams. */
export const ShopMetrics = token<ServerMetrics>('Figures');
export const UpstreamGuardFactory = token<UpstreamGuardFactory>('Guards');

export type UpstreamGuardFactory = (
  upstream: string,
  rules?: Pick<GuardParts, 'breaks' | 'bulkhead'>,
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
