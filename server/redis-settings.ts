import type { z } from 'zod';
import { oneOf, redisAddress, wholeNumber } from './setting-types.ts';

/** Storage shared by the shop's servers: URLs, or paths of sockets. */
export type RedisConfig = {
  readonly cache: 'memory' | 'redis';
  readonly redisUrl: string;
  /** Separate Redis for action records, locks and limits; if empty, the cache's Redis. */
  readonly redisRecordsUrl: string;
  /** Timeout of Redis for optional data, in milliseconds. */
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
