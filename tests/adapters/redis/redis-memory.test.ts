import { describe, expect, it } from 'vitest';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { createMemoryHeadroom } from '#adapters/redis/redis-memory.ts';
import { createRedisIdempotencyRecords } from '#adapters/redis/redis-idempotency-records.ts';
import { createRedisCache } from '#adapters/redis/redis-cache.ts';
import type { RedisConnection } from '#adapters/redis/redis-connection.ts';
import { ok } from '#src/shared/result.ts';
import { eventually } from '../../support/eventually.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { hasRedisServer } from '../../support/redis-server.ts';
import { redisForTests } from './open-redis.ts';

/** A Redis that reports these memory settings. */
function openTelling(policy: string, most: number) {
  const memory = { used: 0, reads: 0 };
  const connection: RedisConnection = {
    call() {
      memory.reads += 1;
      const lines = [`used_memory:${memory.used}`, `maxmemory:${most}`];
      return Promise.resolve(ok([...lines, `maxmemory_policy:${policy}`].join('\r\n')));
    },
    onReady: () => {},
    close: () => {},
  };
  const stopwatch = createFixedClock();
  return { memory, stopwatch, room: createMemoryHeadroom(connection, stopwatch) };
}

describe('createMemoryHeadroom', () => {
  it('reserves a quarter of a Redis without eviction', async () => {
    const { memory, stopwatch, room } = openTelling('noeviction', 1000);
    memory.used = 751;
    expect(room.isAvailable()).toBe(true);
    await eventually(() => expect(room.isAvailable()).toBe(false));
    memory.used = 750;
    stopwatch.advance(1000);
    await eventually(() => expect(room.isAvailable()).toBe(true));
  });

  it('checks the memory at most once a second', () => {
    const { memory, stopwatch, room } = openTelling('noeviction', 1000);
    for (let write = 0; write < 1000; write += 1) room.isAvailable();
    expect(memory.reads).toBe(1);
    stopwatch.advance(1000);
    for (let write = 0; write < 1000; write += 1) room.isAvailable();
    expect(memory.reads).toBe(2);
  });

  it.each([
    { policy: 'volatile-lru', most: 1000 },
    { policy: 'noeviction', most: 0 },
  ])('reserves nothing with $policy and a maxmemory of $most', async ({ policy, most }) => {
    const { memory, room } = openTelling(policy, most);
    memory.used = 1000;
    room.isAvailable();
    await Promise.resolve();
    expect(room.isAvailable()).toBe(true);
  });
});

describe.skipIf(!hasRedisServer())('a Redis for cache and records', () => {
  const redis = redisForTests();

  it('has room for records however much the cache writes', async () => {
    const connection = await redis.connect();
    const most = 8_000_000;
    await connection.call('CONFIG', 'SET', 'maxmemory', most);
    const stopwatch = createFixedClock();
    const { news: purges } = await redis.openCache();
    const local = createMemoryCache({ stopwatch });
    const cache = createRedisCache({ connection, purges, local, build: 'build-1', stopwatch });
    const text = 'x'.repeat(20_000);
    for (let entry = 0; entry < 1000; entry += 1) {
      stopwatch.advance(1000);
      await cache.write(`page:${entry}`, { text, tags: [], lifetime: 60_000 });
    }
    const records = createRedisIdempotencyRecords(connection);
    for (let index = 0; index < 50; index += 1) {
      const record = { fingerprint: 'one', state: 'done' };
      expect(await records.save(`add-${index}`, record)).toEqual(ok('stored'));
    }
    const info = await connection.call('INFO', 'memory');
    const used = Number(/used_memory:(\d+)/u.exec(String(info.ok && info.value))?.[1]);
    expect(used).toBeGreaterThan(most * 0.5);
    expect(used).toBeLessThan(most * 0.9);
    const other = await redis.openCache();
    expect(await other.cache.read('page:999')).toBeUndefined();
    await cache.write('form-add', { text: 'a-key', tags: [], lifetime: 1500 });
    expect(await other.cache.readNewest('form-add')).toMatchObject({ text: 'a-key' });
    await connection.call('CONFIG', 'SET', 'maxmemory', 0);
  });
});
