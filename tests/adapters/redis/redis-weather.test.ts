import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createRedisIdempotencyRecords } from '#adapters/redis/redis-idempotency-records.ts';
import { withBreaker } from '#adapters/redis/redis-breaker.ts';
import { openRedis, type RedisConnection } from '#adapters/redis/redis-connection.ts';
import { createRedisLocks } from '#adapters/redis/redis-locks.ts';
import { createRandomIds } from '#adapters/system/clock-and-ids.ts';
import { err, ok } from '#src/shared/result.ts';
import { eventually } from '../../support/eventually.ts';
import { createBarrier } from '../../support/barrier.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { hasRedisServer } from '../../support/redis-server.ts';
import { openSlowSocket } from '../../support/slow-socket.ts';
import { redisForTests } from './open-redis.ts';

const ids = createRandomIds();
const entry = (text: string, ...tags: readonly string[]) => ({ text, tags, lifetime: 60_000 });
const BUSY = { ok: false, error: { kind: 'busy' } };
const AWAY = { ok: false, error: { kind: 'locks-unavailable', retryAfter: 1000 } };
const UNKNOWN = err({ kind: 'records-unavailable' });

describe.skipIf(!hasRedisServer())('the cache in Redis', () => {
  const redis = redisForTests();

  it('is shared by servers, and purged at all of them at once', async () => {
    const [one, two] = await Promise.all([redis.openCache(), redis.openCache()]);
    await one.cache.write('page', entry('text', 'page:1'));
    expect(await two.cache.read('page')).toMatchObject({ text: 'text' });
    expect(await two.local.read('page')).toMatchObject({ text: 'text' });
    await one.cache.purge(['page:1']);
    await eventually(async () => expect(await two.local.read('page')).toBeUndefined());
    expect(await two.cache.read('page')).toBeUndefined();
  });

  it('returns a local copy for a while, and the newest entry for readNewest', async () => {
    const [one, two] = await Promise.all([redis.openCache(), redis.openCache()]);
    await one.cache.write('page', entry('old'));
    await two.cache.read('page');
    await one.cache.write('page', entry('new'));
    expect(await two.cache.read('page')).toMatchObject({ text: 'old' });
    expect(await two.cache.readNewest('page')).toMatchObject({ text: 'new' });
    expect(await two.cache.read('page')).toMatchObject({ text: 'new' });
  });

  it.each(['text', 'sum', 'tags', 'since'])('FT36 treats a corrupt %s as a miss', async (field) => {
    const { cache } = await redis.openCache({ trust: 0 });
    await cache.write('page', entry('text', 'page:1'));
    const connection = await redis.connect();
    await connection.call('HSET', 'sluimer:cache:build-1:page', field, 'spoilt');
    const found = await cache.read('page');
    expect(field === 'tags' ? found?.text : found).toBe(field === 'tags' ? 'text' : undefined);
    await connection.call('HDEL', 'sluimer:cache:build-1:page', field);
    expect(await cache.read('page')).toBeUndefined();
  });

  it('FT36 treats a value of another type as a miss, and overwrites it', async () => {
    const { cache } = await redis.openCache({ trust: 0 });
    const connection = await redis.connect();
    for (const value of ['text', '{"text":"text"}', '']) {
      await connection.call('SET', 'sluimer:cache:build-1:page', value);
      expect(await cache.read('page')).toBeUndefined();
    }
    await cache.write('page', entry('mine'));
    expect(await cache.read('page')).toMatchObject({ text: 'mine' });
  });

  it('FT36 treats an entry of another build or another key as a miss', async () => {
    const [old, young] = await Promise.all([
      redis.openCache({ build: 'old', trust: 0 }),
      redis.openCache({ build: 'young', trust: 0 }),
    ]);
    await old.cache.write('page', entry('old form'));
    expect(await young.cache.read('page')).toBeUndefined();
    const connection = await redis.connect();
    await connection.call('COPY', 'sluimer:cache:old:page', 'sluimer:cache:young:page');
    await connection.call('COPY', 'sluimer:cache:old:page', 'sluimer:cache:old:other');
    expect(await young.cache.read('page')).toBeUndefined();
    expect(await old.cache.read('other')).toBeUndefined();
  });

  it('FT36 uses its own copy while Redis is unavailable, and shares again afterwards', async () => {
    const { cache, news } = await redis.openCache();
    await cache.write('page', entry('text'));
    await redis.server().kill();
    await eventually(() => expect(news.isSubscribed()).toBe(false));
    expect(await cache.read('page')).toMatchObject({ text: 'text' });
    expect(await cache.read('other')).toBeUndefined();
    await cache.write('page', entry('meanwhile'));
    expect(await cache.read('page')).toMatchObject({ text: 'meanwhile' });
    await redis.server().restart();
    await eventually(() => expect(news.isSubscribed()).toBe(true));
    await eventually(() =>
      expect(redis.log().entries.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['redis-unreachable', 'redis-reached']),
      ),
    );
    await eventually(async () => {
      await cache.write('page', entry('after'));
      const other = await redis.openCache();
      expect(await other.cache.read('page')).toMatchObject({ text: 'after' });
    });
  });

  it('retries a failed purge later', async () => {
    const line = await openSlowSocket(redis.server().address);
    const mine = await redis.openCache({ address: line.address });
    const other = await redis.openCache();
    await other.cache.write('page', entry('text', 'page:1'));
    line.cut();
    await mine.cache.purge(['page:1']);
    expect(await other.cache.read('page')).toMatchObject({ text: 'text' });
    line.mend();
    await eventually(async () => expect(await other.cache.read('page')).toBeUndefined());
    line.close();
  });

  it('FT36 reads back an entry that a full Redis rejects', async () => {
    const { cache } = await redis.openCache();
    const connection = await redis.connect();
    await connection.call('CONFIG', 'SET', 'maxmemory', '1');
    await cache.write('page', entry('text'));
    expect(await cache.read('page')).toMatchObject({ text: 'text' });
    await connection.call('CONFIG', 'SET', 'maxmemory', '0');
  });
});

describe.skipIf(!hasRedisServer())('a Redis that hangs', () => {
  const redis = redisForTests();
  const open = async (timeout: number): Promise<RedisConnection> => {
    const settings = { address: redis.server().address, timeout, log: createMemoryLog() };
    const connection = openRedis(settings);
    await new Promise<void>((resolve) => connection.onReady(resolve));
    return connection;
  };

  it('FT36 times out after the patience, and is then bypassed', async () => {
    const clock = createFixedClock();
    const log = createMemoryLog();
    const hanging = await open(50);
    let calls = 0;
    const counted: RedisConnection = {
      ...hanging,
      call: (...command) => {
        calls += 1;
        return hanging.call(...command);
      },
    };
    const passing = withBreaker(counted, { stopwatch: clock, log, slow: 1000, pause: 1000 });
    redis.server().hang();
    expect(await passing.call('GET', 'key')).toEqual(err({ kind: 'unreachable' }));
    expect(calls).toBe(1);
    for (const _ of [1, 2, 3])
      expect(await passing.call('GET', 'key')).toMatchObject({ ok: false });
    expect(calls).toBe(1);
    redis.server().goOn();
    clock.advance(1000);
    await eventually(async () => {
      clock.advance(10_000);
      expect(await passing.call('GET', 'key')).toEqual(ok(null));
    });
    expect(log.entries.map(({ event }) => event)).toEqual([
      'redis-passed-over',
      'redis-used-again',
    ]);
    hanging.close();
  });

  it('does not time out because this process itself is busy', async () => {
    const connection = await open(20);
    const answer = connection.call('PING');
    await pause(2);
    const start = performance.now();
    while (performance.now() - start < 60);
    expect(await answer).toEqual(ok('PONG'));
    const late = connection.call('PING');
    while (performance.now() - start < 120);
    expect(await late).toEqual(ok('PONG'));
    connection.close();
  });

  it('C7 reports records as unavailable, and never an action as new', async () => {
    const connection = await open(50);
    const records = createRedisIdempotencyRecords(connection);
    expect(await records.save('add', { fingerprint: 'one', state: 'begun' })).toEqual(ok('stored'));
    redis.server().hang();
    expect(await records.find('add')).toEqual(UNKNOWN);
    expect(await records.save('other', { fingerprint: 'two', state: 'begun' })).toEqual(UNKNOWN);
    redis.server().goOn();
    await eventually(async () =>
      expect(await records.find('add')).toEqual(ok({ fingerprint: 'one', state: 'begun' })),
    );
    connection.close();
  });

  it('grants no locks', async () => {
    const connection = await open(50);
    redis.server().hang();
    const work = vi.fn<() => Promise<void>>();
    expect(await createRedisLocks(connection, ids).hold('cart', work)).toMatchObject(AWAY);
    expect(work).not.toHaveBeenCalled();
    redis.server().goOn();
    connection.close();
  });
});

describe.skipIf(!hasRedisServer())('locks in Redis', () => {
  const redis = redisForTests();

  it('are renewed for as long as the work goes on', async () => {
    const options = { lease: 120, maxWaitTime: 300 };
    const one = createRedisLocks(await redis.connect(), ids, options);
    const two = createRedisLocks(await redis.connect(), ids, options);
    const door = createBarrier();
    const holder = one.hold('cart', () => door.opened);
    await pause(30);
    expect(await two.hold('cart', () => Promise.resolve())).toMatchObject(BUSY);
    door.open();
    expect(await holder).toEqual(ok(undefined));
  });

  it('pass to the next holder after the lease, and are not released by the first', async () => {
    const line = await openSlowSocket(redis.server().address);
    const gone = createRedisLocks(await redis.connect(line.address), ids, { lease: 100 });
    const next = createRedisLocks(await redis.connect(), ids);
    const [first, second] = [createBarrier(), createBarrier()];
    const fences: number[] = [];
    const lost = gone.hold('cart', async ({ fence }) => {
      fences.push(fence);
      first.arrive();
      await first.opened;
    });
    await first.arrived;
    line.cut();
    const taken = next.hold('cart', async ({ fence }) => {
      fences.push(fence);
      second.arrive();
      await second.opened;
    });
    await second.arrived;
    line.mend();
    first.open();
    await lost;
    const third = createRedisLocks(await redis.connect(), ids, { maxWaitTime: 100 });
    expect(await third.hold('cart', () => Promise.resolve())).toMatchObject(BUSY);
    second.open();
    await taken;
    expect(fences[1]).toBeGreaterThan(fences[0] ?? Infinity);
    line.close();
  });

  it('do not wait for disconnected clients', async () => {
    const line = await openSlowSocket(redis.server().address);
    const holding = createRedisLocks(await redis.connect(), ids);
    const gone = createRedisLocks(await redis.connect(line.address), ids);
    const door = createBarrier();
    const holder = holding.hold('cart', () => door.opened);
    await pause(30);
    const waiting = gone.hold('cart', () => Promise.resolve());
    await pause(30);
    line.cut();
    expect(await waiting).toMatchObject(AWAY);
    door.open();
    await holder;
    expect(await holding.hold('cart', () => Promise.resolve('done'))).toEqual(ok('done'));
    line.close();
  });

  it('leave only the last fence in Redis', async () => {
    const connection = await redis.connect();
    const locks = createRedisLocks(connection, ids);
    await Promise.all([1, 2, 3].map(() => locks.hold('cart', () => Promise.resolve())));
    expect(await connection.call('KEYS', '*')).toEqual(ok(['sluimer:last-fence']));
  });
});

describe.skipIf(!hasRedisServer())('action records in Redis', () => {
  const redis = redisForTests();

  it.each(['{}', 'begun', '{"fingerprint":1,"state":"begun"}', 'null'])(
    'C7 reports an invalid record as unknown: %s',
    async (value) => {
      const connection = await redis.connect();
      await connection.call('SET', 'sluimer:action:1:add', value);
      expect(await createRedisIdempotencyRecords(connection).find('add')).toEqual(UNKNOWN);
    },
  );

  it('C7 expire after a day', async () => {
    const connection = await redis.connect();
    await createRedisIdempotencyRecords(connection).save('add', {
      fingerprint: 'one',
      state: 'done',
    });
    const left = await connection.call('PTTL', 'sluimer:action:1:add');
    expect(left.ok && Number(left.value) > 86_390_000).toBe(true);
  });
});
