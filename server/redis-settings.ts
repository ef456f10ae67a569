import type { z } from 'zod';
import { oneOf, redisAddress, wholeNumber } from './setting-types.ts';

/** Where the servers of the shop keep what they have to know of each other: URLs, or sockets. */
export type RedisConfig = {
  readonly cache: 'memory' | 'redis';
  readonly redisUrl: string;
  /** Where action records, locks and limits are kept apart from the cache; empty is with it. */
  readonly redisRecordsUrl: string;
  /** For how long Redis is waited for where it can be done without, in milliseconds. */
  readonly redisPatience: number;
};

export const REDIS_SETTINGS = {
  CACHE: oneOf(['memory', 'redis']).default('memory'),
  REDIS_URL: redisAddress.default('redis://127.0.0.1:6379'),
  REDIS_RECORDS_URL: redisAddress.default(''),
  REDIS_TIMEOUT_MS: wholeNumber(5, 10_000).default(50),
};

export const toRedisConfig = (
  settings: z.infer<z.ZodObject<typeof REDIS_SETTINGS>>,
): RedisConfig => ({
  cache: settings.CACHE,
  redisUrl: settings.REDIS_URL,
  redisRecordsUrl: settings.REDIS_RECORDS_URL,
  redisPatience: settings.REDIS_TIMEOUT_MS,
});
