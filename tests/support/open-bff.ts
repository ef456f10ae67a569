import type { RequestListener } from 'node:http';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { createApp } from '#server/app.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { configOf, plainRenderer, smallPorts } from '../server/small-shop.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';
import { UNLIMITED_CARTS } from './many-carts.ts';
import { createMemoryIdempotencyRecords } from './memory-idempotency-records.ts';
import { createMemoryLog } from './memory-log.ts';

/**
 * Serves a shop with these ports, by default the small shop's, by the BFF; returns its base URL.
 */
export type OpenBff = (ports?: Partial<ServerPorts>) => string;

/** The shop's real server, on one address for all shops of a test file. */
export async function startBffs(): Promise<OpenBff> {
  const shops: RequestListener[] = [];
  const { origin } = await listenOnLoopback((request, response) => {
    const [, port = '', path = '/'] = /^\/(\d+)(\/.*)$/u.exec(request.url ?? '') ?? [];
    request.url = path;
    shops[Number(port)]?.(request, response);
  });
  const small = smallPorts();
  return (ports = {}) => {
    const ownPorts = { ...small, ...createStores(), ...ports };
    const shop = createApp({
      config: configOf(UNLIMITED_CARTS),
      renderer: plainRenderer,
      ports: ownPorts,
    });
    return `${origin}/${shops.push(shop) - 1}/api`;
  };
}

/** The stores of a server, separate for each shop. */
function createStores() {
  const clock = { now: () => Date.UTC(2026, 0, 1) };
  return {
    cache: createMemoryCache({ stopwatch: clock, mostEntries: 1000 }),
    locks: createMemoryLocks(clock),
    rateLimits: createMemoryRateLimits(clock),
    idempotencyRecords: createMemoryIdempotencyRecords(clock),
    log: createMemoryLog(),
  };
}
