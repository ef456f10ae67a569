import { createEmbeddedActionRecords } from '#adapters/embedded/embedded-action-records.ts';
import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { ActionRecords } from '#ports/action-records.ts';
import { Cache } from '#ports/cache.ts';
import { Clock } from '#ports/clock.ts';
import { LONGEST_WAIT, Locks } from '#ports/locks.ts';
import { RateLimits } from '#ports/rate-limits.ts';
import { AnswerLocks, answers } from './answers.ts';
import { Database } from './embedded.ts';
import { Pace } from './pace.ts';
import type { Wiring } from './wiring.ts';

/** Wiring of a single-server shop: state is in memory, action records survive a restart. */
export const inOneServer: Wiring = (bind) => {
  answers(bind);
  bind(Cache).toConstantValue(createMemoryCache({ stopwatch: performance }));
  bind(RateLimits).toConstantValue(createMemoryRateLimits(performance));
  bind(Locks).toResolvedValue(
    (clock: Clock, pace: number) => createMemoryLocks(clock, { longestWait: LONGEST_WAIT / pace }),
    [Clock, Pace],
  );
  bind(AnswerLocks).toResolvedValue((locks: Locks) => locks, [Locks]);
  bind(ActionRecords).toResolvedValue(
    (database: CartDatabase, clock: Clock) => createEmbeddedActionRecords({ database, clock }),
    [Database, Clock],
  );
};
