import { createEmbeddedActionRecords } from '#adapters/embedded/embedded-action-records.ts';
import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { IdempotencyRecords } from '#ports/idempotency-records.ts';
import { Cache } from '#ports/cache.ts';
import { Clock } from '#ports/clock.ts';
import { LONGEST_WAIT, Locks } from '#ports/locks.ts';
import { RateLimits } from '#ports/rate-limits.ts';
import { ResponseCacheLocks, responseCache } from './response-cache.ts';
import { Database } from './embedded.ts';
import { ClockSpeed } from './clock-speed.ts';
import type { Wiring } from './wiring.ts';

/** Wiring of a single-server shop: state is in memory, action records survive a restart. */
export const memoryStores: Wiring = (bind) => {
  responseCache(bind);
  bind(Cache).toConstantValue(createMemoryCache({ stopwatch: performance }));
  bind(RateLimits).toConstantValue(createMemoryRateLimits(performance));
  bind(Locks).toResolvedValue(
    (clock: Clock, clockSpeed: number) =>
      createMemoryLocks(clock, { longestWait: LONGEST_WAIT / clockSpeed }),
    [Clock, ClockSpeed],
  );
  bind(ResponseCacheLocks).toResolvedValue((locks: Locks) => locks, [Locks]);
  bind(IdempotencyRecords).toResolvedValue(
    (database: CartDatabase, clock: Clock) => createEmbeddedActionRecords({ database, clock }),
    [Database, Clock],
  );
};
