import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { createEvictionCheck, type EvictionCheck } from '#adapters/redis/eviction-check.ts';
import { withBreaker } from '#adapters/redis/redis-breaker.ts';
import { createRedisCache, PURGE_CHANNEL } from '#adapters/redis/redis-cache.ts';
import { openRedis, type RedisConnection } from '#adapters/redis/redis-connection.ts';
import { createRedisDeliverySlots } from '#adapters/redis/redis-delivery-slots.ts';
import { createRedisIdempotencyRecords } from '#adapters/redis/redis-idempotency-records.ts';
import { createRedisLocks } from '#adapters/redis/redis-locks.ts';
import { createRedisRateLimits } from '#adapters/redis/redis-rate-limits.ts';
import { openRedisSubscription } from '#adapters/redis/redis-subscription.ts';
import { deliveryPlan } from '#demo/delivery/delivery-plan.ts';
import { Clock, Ids } from '#ports/clock-and-ids.ts';
import { DeliverySlots } from '#ports/delivery-slots.ts';
import { Log } from '#ports/log.ts';
import { Cache, IdempotencyRecords, Locks, RateLimits } from '#ports/shared-stores.ts';
import { token } from '#ports/token.ts';
import type { Config } from '#server/config.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';
import { type PerSystem, type Upstreams, valueOfSystem } from '#server/upstream-settings.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { ShutdownHooks, StartChecks } from './process-lifecycle.ts';
import { responseCache, ResponseCacheLocks } from './before-upstreams.ts';
import { catalogueId } from './shop-catalogue.ts';
import { Catalogue } from './wiring-tokens.ts';
import type { Wiring } from './wiring.ts';

/** Connection for optional data: short timeout, and a circuit breaker bypasses a slow Redis. */
const OptionalRedis = token<RedisConnection>('OptionalRedis');
/** The same for rate limits, which must not be lost when the cache may be. */
const OptionalRecordsRedis = token<RedisConnection>('OptionalRecordsRedis');
/** Connection for required data: locks on carts and records of actions. */
const RequiredRedis = token<RedisConnection>('RequiredRedis');
/** Eviction policy of the Redis of the records. */
const Eviction = token<EvictionCheck>('Eviction');

/** Minimum timeout of required answers, in milliseconds. */
const REQUIRED_REDIS_TIMEOUT = 500;

/** `redisPatience` is the timeout for optional data (FT36). */
type RedisConfig = Pick<
  Config,
  'redisUrl' | 'redisRecordsUrl' | 'redisPatience' | 'upstreams' | 'answerCacheBytes'
>;

/** A shop of several servers that share one Redis, or one each for cache and records. */
export const redisStores =
  (config: RedisConfig): Wiring =>
  (bind) => {
    const { redisUrl: address, redisPatience: timeout, upstreams } = config;
    const recordsAddress = config.redisRecordsUrl || address;
    responseCache(bind);
    bind(OptionalRedis).toResolvedValue(openOptional(address, timeout), [ShutdownHooks, Log]);
    bind(RequiredRedis).toResolvedValue(openRequired(recordsAddress, timeout), [
      ShutdownHooks,
      Log,
    ]);
    bind(Eviction).toResolvedValue(openEvictionCheck(config), [RequiredRedis, StartChecks, Log]);
    if (recordsAddress === address) {
      bind(OptionalRecordsRedis).toResolvedValue(
        (quick: RedisConnection) => quick,
        [OptionalRedis],
      );
    } else {
      bind(OptionalRecordsRedis).toResolvedValue(openOptional(recordsAddress, timeout), [
        ShutdownHooks,
        Log,
      ]);
    }
    bind(Cache).toResolvedValue(
      openCache(address, `${buildId()}.${upstreamsId(upstreams)}`, config.answerCacheBytes),
      [OptionalRedis, Catalogue, ShutdownHooks, Log],
    );
    bind(ResponseCacheLocks).toResolvedValue(
      (connection: RedisConnection, ids: Ids) => createRedisLocks(connection, ids),
      [OptionalRedis, Ids],
    );
    records(bind);
  };

/** Data that must not be evicted: stored only in a Redis that evicts nothing. */
const records: Wiring = (bind) => {
  bind(RateLimits).toResolvedValue(
    (connection: RedisConnection, eviction: EvictionCheck, ids: Ids) =>
      createRedisRateLimits(eviction.protect(connection), ids, createMemoryRateLimits(performance)),
    [OptionalRecordsRedis, Eviction, Ids],
  );
  bind(Locks).toResolvedValue(
    (connection: RedisConnection, eviction: EvictionCheck, ids: Ids) =>
      createRedisLocks(eviction.protect(connection), ids),
    [RequiredRedis, Eviction, Ids],
  );
  bind(IdempotencyRecords).toResolvedValue(
    (connection: RedisConnection, eviction: EvictionCheck) =>
      createRedisIdempotencyRecords(eviction.protect(connection)),
    [RequiredRedis, Eviction],
  );
};

/** The calendar of the shop's vans, beside the other records that no server has alone. */
export const sharedVanDeliveries: Wiring = (bind) =>
  bind(DeliverySlots).toResolvedValue(
    (connection: RedisConnection, eviction: EvictionCheck, clock: Clock) =>
      createRedisDeliverySlots({
        connection: eviction.protect(connection),
        plan: deliveryPlan,
        clock,
      }),
    [RequiredRedis, Eviction, Clock],
  );

const openEvictionCheck =
  (config: RedisConfig) => (connection: RedisConnection, checks: StartChecks, log: Log) => {
    const eviction = createEvictionCheck({ connection, log, stopwatch: performance });
    checks.add(() => checkEviction(eviction, config));
    return eviction;
  };

const openOptional = (address: string, timeout: number) => (closing: ShutdownHooks, log: Log) =>
  withBreaker(open({ address, timeout, log }, closing), {
    stopwatch: performance,
    waiting: { now: () => performance.eventLoopUtilization().idle },
    log,
    slow: timeout / 2,
  });

const openRequired = (address: string, timeout: number) => (closing: ShutdownHooks, log: Log) =>
  open({ address, timeout: Math.max(timeout, REQUIRED_REDIS_TIMEOUT), log }, closing);

function open(settings: Parameters<typeof openRedis>[0], closing: ShutdownHooks): RedisConnection {
  const connection = openRedis(settings);
  closing.add(() => connection.close());
  return connection;
}

const openCache =
  (address: string, sources: string, mostBytes: number) =>
  (connection: RedisConnection, catalogue: ShopCatalogue, closing: ShutdownHooks, log: Log) => {
    const build = `${sources}.${catalogueId(catalogue)}`;
    const purges = openRedisSubscription({ address, log }, PURGE_CHANNEL);
    closing.add(() => purges.close());
    const local = createMemoryCache({ stopwatch: performance, mostBytes });
    return createRedisCache({ connection, purges, local, build, stopwatch: performance });
  };

/**
 * Identifies this build: servers of the same build understand each other's cache entries. Derived
 * from the built files, so it is the same on every installation.
 */
function buildId(): string {
  if (!import.meta.env.PROD) return 'development';
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const hash = createHash('sha256');
  for (const { name } of builtFiles(folder))
    hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('base64url').slice(0, 16);
}

const builtFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?js$/u.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** In milliseconds: a slower Redis counts as unavailable, and is checked once it is back. */
const START_TIMEOUT = 1500;

const REDIS_REQUIREMENT =
  'must be a Redis whose maxmemory-policy is noeviction: if records are evicted, carts are changed ' +
  'twice and locks are lost. Set the policy, or set REDIS_RECORDS_URL to another Redis.';

/**
 * Refuses the start if the Redis of the records may evict them. An unavailable Redis does not delay
 * the start: no action begins until it is back and reports that it evicts nothing (FT36).
 */
export async function checkEviction(
  eviction: EvictionCheck,
  { redisUrl, redisRecordsUrl }: Pick<Config, 'redisUrl' | 'redisRecordsUrl'>,
): Promise<void> {
  const result = await eviction.firstResult(START_TIMEOUT);
  if (result.ok) return;
  const [name, address] =
    redisRecordsUrl === '' ? ['REDIS_URL', redisUrl] : ['REDIS_RECORDS_URL', redisRecordsUrl];
  const refuse = (reason: string) =>
    new UnusableSetting(name, address, `${REDIS_REQUIREMENT} ${reason}`);
  switch (result.error.kind) {
    case 'unavailable':
      return;
    case 'evicts':
      throw refuse(`Its policy is ${result.error.policy}.`);
    case 'unknown':
      throw refuse('It allows neither INFO memory nor CONFIG GET: allow one of them.');
  }
}

/**
 * Separates the cache entries of shops that share one Redis but use different upstreams. Identifies
 * the upstreams, not how they are reached: servers that reach one system in different ways share
 * its answers, and replacing a key does not discard the cache.
 */
export function upstreamsId({ commerce, content, search }: Upstreams): string {
  const sources = [commerce, content, search].map((system) =>
    system.kind === 'embedded' ? [] : (valueOfSystem(IDENTITIES, system) ?? [system.kind]),
  );
  return createHash('sha256').update(JSON.stringify(sources)).digest('base64url').slice(0, 8);
}

const IDENTITIES: PerSystem<readonly unknown[]> = {
  magento: ({ baseUrl, stores }) => [baseUrl, stores],
  contentstack: ({ apiKey, environment }) => [apiKey, environment],
  algolia: ({ appId, prefix }) => [appId, prefix],
};
