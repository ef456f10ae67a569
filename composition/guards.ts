import { performance } from 'node:perf_hooks';
import { createUpstreamGuard, type GuardParts } from '#adapters/guard/upstream-guard.ts';
import type { UpstreamGuard } from '#ports/upstream-guard.ts';
import { token } from '#ports/token.ts';
import { createFigures, type Figures } from '#server/observe/figures.ts';
import type { Wiring } from './wiring.ts';

/** Metrics of the shop, and the guards before its upstreams. */
export const ShopFigures = token<Figures>('Figures');
export const Guards = token<Guards>('Guards');

export type Guards = (
  upstream: string,
  rules?: Pick<GuardParts, 'breaks' | 'bulkhead'>,
) => UpstreamGuard;

export const guards: Wiring = (bind) => {
  bind(ShopFigures).toConstantValue(createFigures());
  bind(Guards).toResolvedValue(
    ({ upstreams }: Figures): Guards =>
      (upstream, rules) =>
        createUpstreamGuard({
          upstream,
          stopwatch: performance,
          random: Math.random,
          watch: upstreams,
          ...rules,
        }),
    [ShopFigures],
  );
};
