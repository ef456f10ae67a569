import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRedisIdempotencyRecords } from '#adapters/redis/redis-idempotency-records.ts';
import { createRedisLocks } from '#adapters/redis/redis-locks.ts';
import { createRandomIds } from '#adapters/system/clock-and-ids.ts';
import { err, ok } from '#src/shared/result.ts';
import { eventually } from '../../support/eventually.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { hasRedisServer } from '../../support/redis-server.ts';
import { openSlowSocket } from '../../support/slow-socket.ts';
import { redisForTests } from './open-redis.ts';

const ids = createRandomIds();
const BEGUN = { fingerprint: 'one', state: 'begun' };
const DONE = { fingerprint: 'one', state: 'done' };

describe.skipIf(!hasRedisServer())('a lease in Redis', () => {
  const redis = redisForTests();

  it('expires without renewal, and its holder can then write no more records', async () => {
    const line = await openSlowSocket(redis.server().address);
    const cutOff = await redis.connect(line.address);
    const connection = await redis.connect();
    const records = createRedisIdempotencyRecords(connection);
    const next = createRedisLocks(connection, ids);
    const lost = createRedisLocks(cutOff, ids, { lease: 300 }).hold('cart', async (lease) => {
      expect(await records.save('add', BEGUN, lease)).toEqual(ok('stored'));
      line.cut();
      await eventually(() => expect(lease.signal.aborted).toBe(true));
      expect(lease.isHeld()).toBe(false);
      expect(await next.hold('cart', (later) => records.find('add', later))).toEqual(ok(ok(BEGUN)));
      return records.save('add', DONE, lease);
    });
    expect(await lost).toEqual(ok(err({ kind: 'lease-lost' })));
    expect(await records.find('add')).toEqual(ok(BEGUN));
    line.close();
  });

  it('expires by the clock alone, as after a stalled process', async () => {
    const stopwatch = createFixedClock();
    const locks = createRedisLocks(await redis.connect(), ids, { lease: 60_000, stopwatch });
    const seen = await locks.hold('cart', async (lease) => {
      stopwatch.advance(47_000);
      const before = lease.isHeld();
      stopwatch.advance(2000);
      return { before, after: lease.isHeld(), isAborted: lease.signal.aborted };
    });
    expect(seen).toEqual(ok({ before: true, after: false, isAborted: true }));
  });

  it('is lost as soon as Redis has another holder', async () => {
    const connection = await redis.connect();
    const locks = createRedisLocks(connection, ids, { lease: 3000 });
    const waited = await locks.hold('cart', async (lease) => {
      await connection.call('SET', 'sluimer:lock:held:cart', 'somebody 1');
      const start = performance.now();
      await eventually(() => expect(lease.signal.aborted).toBe(true));
      return performance.now() - start;
    });
    expect(waited.ok && waited.value < 2000).toBe(true);
    expect(await connection.call('GET', 'sluimer:lock:held:cart')).toEqual(ok('somebody 1'));
  });

  it('is renewed beyond its length', async () => {
    const connection = await redis.connect();
    const locks = createRedisLocks(connection, ids, { lease: 1500 });
    const seen = await locks.hold('cart', async (lease) => {
      await pause(3200);
      return lease.isHeld();
    });
    expect(seen).toEqual(ok(true));
  });
});
