import { describe, expect, it, onTestFinished } from 'vitest';
import { createEvictionCheck } from '#adapters/redis/eviction-check.ts';
import { createRedisIdempotencyRecords } from '#adapters/redis/redis-idempotency-records.ts';
import type { RedisConnection } from '#adapters/redis/redis-connection.ts';
import { createRedisLocks } from '#adapters/redis/redis-locks.ts';
import { createRandomIds } from '#adapters/system/clock-and-ids.ts';
import { err, ok } from '#src/shared/result.ts';
import { eventually } from '../../support/eventually.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { hasRedisServer } from '../../support/redis-server.ts';
import { openSlowSocket } from '../../support/slow-socket.ts';
import { redisForTests } from './open-redis.ts';

const ids = createRandomIds();
const DONE = { fingerprint: 'one', state: 'done' };
const UNKNOWN = err({ kind: 'records-unavailable' });
const RECORDS = Array.from({ length: 50 }, (_, index) => `add-${index}`);

/** In bytes: slightly more than an empty Redis uses. */
const MEMORY = 3_000_000;

async function openCheck(connection: RedisConnection) {
  const [log, stopwatch] = [createMemoryLog(), createFixedClock()];
  const check = createEvictionCheck({ connection, log, stopwatch });
  return { check, log, stopwatch, seen: await check.firstResult(5000) };
}

/** Writes more cache entries than fit. */
async function flood(connection: RedisConnection): Promise<void> {
  const text = 'x'.repeat(20_000);
  for (let entry = 0; entry < 600; entry += 1) {
    await connection.call('SET', `sluimer:cache:any:${entry}`, text, 'PX', 60_000);
  }
}

describe.skipIf(!hasRedisServer())('a Redis with eviction', () => {
  const redis = redisForTests();

  /** Configures a Redis with a size and a policy, until the test is over. */
  async function shape(policy: string, most = 0): Promise<RedisConnection> {
    const connection = await redis.connect();
    const set = async (name: string, value: string | number) =>
      expect(await connection.call('CONFIG', 'SET', name, value)).toEqual(ok('OK'));
    await set('maxmemory-policy', policy);
    await set('maxmemory', most);
    return connection;
  }

  async function reset(): Promise<void> {
    await shape('noeviction');
  }

  it('evicts records for cache entries, so that the check blocks records and locks', async () => {
    const connection = await shape('volatile-lru', MEMORY);
    const careless = createRedisIdempotencyRecords(connection);
    for (const action of RECORDS) expect(await careless.save(action, DONE)).toEqual(ok('stored'));
    await flood(connection);
    const left = await Promise.all(RECORDS.map((action) => careless.find(action)));
    expect(left.filter((found) => found.ok && found.value).length).toBeLessThan(RECORDS.length);

    const { check, seen } = await openCheck(connection);
    expect(seen).toEqual(err({ kind: 'evicts', policy: 'volatile-lru' }));
    const safe = check.protect(connection);
    expect(await createRedisIdempotencyRecords(safe).save('new', DONE)).toEqual(UNKNOWN);
    expect(await connection.call('EXISTS', 'sluimer:action:1:new')).toEqual(ok(0));
    expect(
      await createRedisLocks(safe, ids).hold('cart', () => Promise.resolve('done')),
    ).toMatchObject({ ok: false, error: { kind: 'locks-unavailable' } });
    await reset();
  });

  it('loses no record under noeviction, and rejects new records when it is full', async () => {
    const connection = await shape('noeviction', MEMORY);
    const { check, seen } = await openCheck(connection);
    expect(seen).toEqual(ok('safe'));
    const records = createRedisIdempotencyRecords(check.protect(connection));
    for (const action of RECORDS) expect(await records.save(action, DONE)).toEqual(ok('stored'));
    await flood(connection);
    for (const action of RECORDS) expect(await records.find(action)).toEqual(ok(DONE));
    await shape('noeviction', 1);
    expect(await records.save('new', DONE)).toEqual(UNKNOWN);
    expect(await records.save('new', DONE, { name: 'cart', fence: 1 })).toEqual(UNKNOWN);
    expect(await records.find('new')).toEqual(ok(undefined));
    await reset();
  });

  it.each(['allkeys-lru', 'volatile-ttl', 'allkeys-random'])(
    'is rejected under %s, even without maxmemory',
    async (policy) => {
      const { seen } = await openCheck(await shape(policy));
      expect(seen).toEqual(err({ kind: 'evicts', policy }));
      await reset();
    },
  );

  it('accepts records once its policy is noeviction, and rejects them once it is not', async () => {
    const connection = await shape('volatile-lru');
    const { check, log, stopwatch } = await openCheck(connection);
    const records = createRedisIdempotencyRecords(check.protect(connection));
    await reset();
    expect(await records.save('add', DONE)).toEqual(UNKNOWN);
    stopwatch.advance(5000);
    await eventually(async () => expect(await records.save('add', DONE)).toEqual(ok('stored')));
    await shape('volatile-lru');
    stopwatch.advance(60_000);
    await eventually(async () => expect(await records.save('add', DONE)).toEqual(UNKNOWN));
    expect(log.entries.map(({ event }) => event)).toEqual([
      'redis-unfit-for-records',
      'redis-fit-for-records',
      'redis-unfit-for-records',
    ]);
    await reset();
  });

  it('is checked again on every reconnection', async () => {
    const line = await openSlowSocket(redis.server().address);
    onTestFinished(() => line.close());
    const connection = await redis.connect(line.address);
    const { check, seen } = await openCheck(connection);
    expect(seen).toEqual(ok('safe'));
    const records = createRedisIdempotencyRecords(check.protect(connection));
    await shape('volatile-lru');
    expect(await records.save('add', DONE)).toEqual(ok('stored'));
    line.cut();
    line.mend();
    await eventually(async () =>
      expect(await check.protect(connection).call('PING')).toEqual(EVICTS),
    );
    await reset();
  });

  it.each([
    { rules: ['+info'], seen: ok('safe') },
    { rules: ['+config|get'], seen: ok('safe') },
    { rules: ['-info', '-config'], seen: err({ kind: 'unknown' }) },
  ])('is checked with the commands that $rules allow', async ({ rules, seen }) => {
    const keeper = await redis.connect();
    const rights = ['on', '>word', '~*', '&*', '+@all', '-info', '-config', ...rules];
    expect(await keeper.call('ACL', 'SETUSER', 'shop', ...rights)).toEqual(ok('OK'));
    const connection = await redis.connect();
    expect(await connection.call('AUTH', 'shop', 'word')).toEqual(ok('OK'));
    expect((await openCheck(connection)).seen).toEqual(seen);
  });

  it('is unavailable if it does not answer in time', async () => {
    const connection = await redis.connect();
    redis.server().hang();
    const { seen } = await openCheck(connection);
    redis.server().goOn();
    expect(seen).toEqual(err({ kind: 'unavailable' }));
  });
});

const EVICTS = err({ kind: 'refused', code: 'EVICTS' });
