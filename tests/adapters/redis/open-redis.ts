import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { PURGE_CHANNEL, createRedisCache } from '#adapters/redis/redis-cache.ts';
import { openRedis, type RedisConnection } from '#adapters/redis/redis-connection.ts';
import {
  openRedisSubscription,
  type RedisSubscription,
} from '#adapters/redis/redis-subscription.ts';
import type { Cache } from '#ports/shared-stores.ts';
import { createMemoryLog, type MemoryLog } from '../../support/memory-log.ts';
import { startRedisServer, type RedisServer } from '../../support/redis-server.ts';

export type RedisAtTest = {
  server(): RedisServer;
  /** Log of the adapters. */
  log(): MemoryLog;
  /** A connection for direct commands. */
  connect(address?: string): Promise<RedisConnection>;
  /** The cache of one server of a shop, with its dependencies. */
  openCache(options?: CacheOptions): Promise<CacheAtTest>;
};

type CacheOptions = {
  readonly address?: string;
  readonly build?: string;
  readonly wrap?: Wrap;
  readonly trust?: number;
};
type Wrap = (connection: RedisConnection) => RedisConnection;
type CacheAtTest = {
  readonly cache: Cache;
  readonly local: Cache;
  readonly news: RedisSubscription;
};

/** Timeout in milliseconds, long enough for a busy machine. */
const PATIENCE = 1000;

const asItIs: Wrap = (connection) => connection;

/** A Redis for the tests of one file, emptied between them; connections close after each. */
export function redisForTests(): RedisAtTest {
  let server: RedisServer | undefined;
  let log = createMemoryLog();
  const open: { close(): void }[] = [];
  const running = (): RedisServer => {
    if (!server) throw new Error('Redis is started before the tests, not while they are named.');
    return server;
  };
  beforeAll(async () => void (server = await startRedisServer()));
  afterAll(() => server?.close());
  afterEach(async () => {
    const connection = await connect();
    await connection.call('FLUSHALL');
    for (const one of open.splice(0)) one.close();
    log = createMemoryLog();
  });

  async function connect(address = running().address): Promise<RedisConnection> {
    const connection = openRedis({ address, timeout: PATIENCE, log });
    open.push(connection);
    await new Promise<void>((resolve) => connection.onReady(resolve));
    return connection;
  }

  return {
    server: running,
    log: () => log,
    connect,
    async openCache(options = {}) {
      const {
        address = running().address,
        build = 'build-1',
        wrap = asItIs,
        trust: localLifetime,
      } = options;
      const connection = wrap(await connect(address));
      const settings = { address, timeout: PATIENCE, log };
      const purges = openRedisSubscription(settings, PURGE_CHANNEL);
      open.push(purges);
      const local = createMemoryCache({ stopwatch: performance });
      const parts = { connection, purges, local, build, stopwatch: performance };
      const cache = createRedisCache(
        localLifetime === undefined ? parts : { ...parts, localLifetime },
      );
      while (!purges.isSubscribed()) await pause(1);
      return { cache, local, news: purges };
    },
  };
}
