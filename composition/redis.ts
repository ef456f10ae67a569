import { performance } from 'node:perf_hooks';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { createEvictionCheck, type EvictionCheck } from '#adapters/redis/eviction-check.ts';
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
import { checkEviction } from './redis-records.ts';
import { StartChecks } from './start-checks.ts';
import { upstreamsId } from './upstreams-id.ts';
import type { Wiring } from './wiring.ts';

/** Connection for optional data: short timeout, and a circuit breaker bypasses a slow Redis. */
const Quick = token<RedisConnection>('QuickRedis');
/** The same for rate limits, which must not be lost when the cache may be. */
const QuickRecords = token<RedisConnection>('QuickRecordsRedis');
/** Connection for required data: locks on carts and records of actions. */
const Sure = token<RedisConnection>('SureRedis');
/** Eviction policy of the Redis of the records. */
const Eviction = token<EvictionCheck>('EvictionCheck');

/** Minimum timeout of required answers, in milliseconds. */
const SURE_PATIENCE = 500;

/** `redisPatience` is the timeout for optional data (FT36). */
type RedisConfig = Pick<Config, 'redisUrl' | 'redisRecordsUrl' | 'redisPatience' | 'upstreams'>;

/** A shop of several servers that share one Redis, or one each for cache and records. */
export const acrossServers =
  (config: RedisConfig): Wiring =>
  (bind) => {
    const { redisUrl: address, redisPatience: patience, upstreams } = config;
    const recordsAddress = config.redisRecordsUrl || address;
    answers(bind);
    bind(Quick).toResolvedValue(openQuick(address, patience), [Closing, Log]);
    bind(Sure).toResolvedValue(openSure(recordsAddress, patience), [Closing, Log]);
    bind(Eviction).toResolvedValue(openEvictionCheck(config), [Sure, StartChecks, Log]);
    if (recordsAddress === address) {
      bind(QuickRecords).toResolvedValue((quick: RedisConnection) => quick, [Quick]);
    } else {
      bind(QuickRecords).toResolvedValue(openQuick(recordsAddress, patience), [Closing, Log]);
    }
    bind(Cache).toResolvedValue(openCache(address, `${buildId()}.${upstreamsId(upstreams)}`), [
      Quick,
      Closing,
      Log,
    ]);
    bind(AnswerLocks).toResolvedValue(
      (connection: RedisConnection, ids: Ids) => createRedisLocks(connection, ids),
      [Quick, Ids],
    );
    records(bind);
  };

/** Data that must not be evicted: stored only in a Redis that evicts nothing. */
const records: Wiring = (bind) => {
  bind(RateLimits).toResolvedValue(
    (connection: RedisConnection, eviction: EvictionCheck, ids: Ids) =>
      createRedisRateLimits(eviction.protect(connection), ids, createMemoryRateLimits(performance)),
    [QuickRecords, Eviction, Ids],
  );
  bind(Locks).toResolvedValue(
    (connection: RedisConnection, eviction: EvictionCheck, ids: Ids) =>
      createRedisLocks(eviction.protect(connection), ids),
    [Sure, Eviction, Ids],
  );
  bind(ActionRecords).toResolvedValue(
    (connection: RedisConnection, eviction: EvictionCheck) =>
      createRedisActionRecords(eviction.protect(connection)),
    [Sure, Eviction],
  );
};

const openEvictionCheck =
  (config: RedisConfig) => (connection: RedisConnection, checks: StartChecks, log: Log) => {
    const eviction = createEvictionCheck({ connection, log, stopwatch: performance });
    checks.add(() => checkEviction(eviction, config));
    return eviction;
  };

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
