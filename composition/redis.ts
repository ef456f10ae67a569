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

/** For what can be done without: nobody waits long for it, and a slow Redis is passed over. */
const Quick = token<RedisConnection>('QuickRedis');
/** The same for limits, which are not to be lost where the cache may be. */
const QuickRecords = token<RedisConnection>('QuickRecordsRedis');
/** For what cannot: whose turn it is at a cart, and what became of an action. */
const Sure = token<RedisConnection>('SureRedis');
/** What the Redis of the records does when it is full. */
const Eviction = token<EvictionCheck>('EvictionCheck');

/** How long an answer is waited for that is needed, in milliseconds; at least as long as for others. */
const SURE_PATIENCE = 500;

/** `redisPatience` is for what can be done without (FT36). */
type RedisConfig = Pick<Config, 'redisUrl' | 'redisRecordsUrl' | 'redisPatience' | 'upstreams'>;

/** A shop of several servers, that know of each other by one Redis, or by one each for cache and records. */
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

/** What is not to be lost before its time: over nothing but a Redis that drops nothing. */
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
