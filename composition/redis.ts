import { performance } from 'node:perf_hooks';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { createRedisActionRecords } from '#adapters/redis/redis-action-records.ts';
import { withBreaker } from '#adapters/redis/redis-breaker.ts';
import { CACHE_NEWS, createRedisCache } from '#adapters/redis/redis-cache.ts';
import { openRedis, type RedisConnection } from '#adapters/redis/redis-connection.ts';
import { createRedisLocks } from '#adapters/redis/redis-locks.ts';
import { openRedisNews } from '#adapters/redis/redis-news.ts';
import { createRedisRateLimits } from '#adapters/redis/redis-rate-limits.ts';
import { ActionRecords } from '#ports/action-records.ts';
import { Cache } from '#ports/cache.ts';
import { Ids } from '#ports/ids.ts';
import { Locks } from '#ports/locks.ts';
import { Log } from '#ports/log.ts';
import { RateLimits } from '#ports/rate-limits.ts';
import { token } from '#ports/token.ts';
import type { Config } from '#server/config.ts';
import { AnswerLocks, answers } from './answers.ts';
import { buildId } from './build-id.ts';
import { Closing } from './closing.ts';
import { upstreamsId } from './upstreams-id.ts';
import type { Wiring } from './wiring.ts';

/** For what can be done without: nobody waits long for it, and a slow Redis is passed over. */
const Quick = token<RedisConnection>('QuickRedis');
/** For what cannot: whose turn it is at a cart, and what became of an action. */
const Sure = token<RedisConnection>('SureRedis');

/** How long an answer is waited for that is needed, in milliseconds; at least as long as for others. */
const SURE_PATIENCE = 500;

/** `redisPatience` is for what can be done without (FT36). */
type RedisConfig = Pick<Config, 'redisUrl' | 'redisPatience' | 'upstreams'>;

/** A shop of several servers, that know of each other by one Redis. */
export const acrossServers =
  ({ redisUrl: address, redisPatience, upstreams }: RedisConfig): Wiring =>
  (bind) => {
    answers(bind);
    bind(Quick).toResolvedValue(openQuick(address, redisPatience), [Closing, Log]);
    bind(Sure).toResolvedValue(openSure(address, redisPatience), [Closing, Log]);
    bind(Cache).toResolvedValue(openCache(address, `${buildId()}.${upstreamsId(upstreams)}`), [
      Quick,
      Closing,
      Log,
    ]);
    bind(RateLimits).toResolvedValue(limitsBy, [Quick, Ids]);
    bind(AnswerLocks).toResolvedValue(locksBy, [Quick, Ids]);
    bind(Locks).toResolvedValue(locksBy, [Sure, Ids]);
    bind(ActionRecords).toResolvedValue(createRedisActionRecords, [Sure]);
  };

const locksBy = (connection: RedisConnection, ids: Ids) => createRedisLocks(connection, ids);

const limitsBy = (connection: RedisConnection, ids: Ids) =>
  createRedisRateLimits(connection, ids, createMemoryRateLimits(performance));

const openQuick = (address: string, patience: number) => (closing: Closing, log: Log) =>
  withBreaker(open({ address, patience, log }, closing), {
    stopwatch: performance,
    waiting: { now: () => performance.eventLoopUtilization().idle },
    log,
    slow: patience / 2,
  });

const openSure = (address: string, patience: number) => (closing: Closing, log: Log) =>
  open({ address, patience: Math.max(patience, SURE_PATIENCE), log }, closing);

function open(settings: Parameters<typeof openRedis>[0], closing: Closing): RedisConnection {
  const connection = openRedis(settings);
  closing.add(() => connection.close());
  return connection;
}

const openCache =
  (address: string, build: string) => (connection: RedisConnection, closing: Closing, log: Log) => {
    const news = openRedisNews({ address, log }, CACHE_NEWS);
    closing.add(() => news.close());
    const local = createMemoryCache({ stopwatch: performance });
    return createRedisCache({ connection, news, local, build, stopwatch: performance });
  };
