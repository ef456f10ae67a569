import { setTimeout as pause } from 'node:timers/promises';
import { describe } from 'vitest';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { createRandomIds } from '#adapters/system/clock-and-ids.ts';
import { createRedisIdempotencyRecords } from '#adapters/redis/redis-idempotency-records.ts';
import { createRedisLocks } from '#adapters/redis/redis-locks.ts';
import { createRedisRateLimits } from '#adapters/redis/redis-rate-limits.ts';
import { idempotencyRecordsContract } from '../../contracts/idempotency-records-contract.ts';
import { cacheContract } from '../../contracts/cache-contract.ts';
import { locksContract } from '../../contracts/locks-contract.ts';
import { rateLimitsContract } from '../../contracts/rate-limits-contract.ts';
import { hasRedisServer } from '../../support/redis-server.ts';
import { redisForTests } from './open-redis.ts';

/** Timers may fire up to a millisecond early, and Redis counts whole ones. */
const pass = (milliseconds: number) => pause(milliseconds + 2);

/** Possible delay of a busy machine, in milliseconds. */
const SLACK = 2000;

describe.skipIf(!hasRedisServer())('the adapters for Redis', () => {
  const redis = redisForTests();
  const ids = createRandomIds();

  cacheContract('Redis, at one server', async () => ({ ...(await redis.openCache()), pass }), {
    slack: SLACK,
  });

  cacheContract(
    'Redis, written at one server and read at another',
    async () => {
      const writing = await redis.openCache();
      const { cache } = await redis.openCache({ trust: 0 });
      const far = { ...writing.cache, read: (key: string) => cache.read(key) };
      return { cache: far, pass };
    },
    { slack: SLACK },
  );

  idempotencyRecordsContract('Redis', async () =>
    createRedisIdempotencyRecords(await redis.connect()),
  );

  rateLimitsContract('Redis', async () => ({
    limits: createRedisRateLimits(await redis.connect(), ids, createMemoryRateLimits(performance)),
    pass,
    unit: 400,
    // This process counts an attempt before Redis does, by the time that a call takes.
    counts: 2,
  }));

  locksContract('Redis', async (options) => [
    createRedisLocks(await redis.connect(), ids, options),
    createRedisLocks(await redis.connect(), ids, options),
  ]);
});
