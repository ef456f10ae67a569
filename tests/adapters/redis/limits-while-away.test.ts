import { describe, expect, it, onTestFinished } from 'vitest';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { withBreaker } from '#adapters/redis/redis-breaker.ts';
import { openRedis } from '#adapters/redis/redis-connection.ts';
import { createRedisRateLimits } from '#adapters/redis/redis-rate-limits.ts';
import { createRandomIds } from '#adapters/system/clock-and-ids.ts';
import type { RateLimits } from '#ports/shared-stores.ts';
import { rateLimitedCarts } from '#server/rate-limited-carts.ts';
import { ok } from '#src/shared/result.ts';
import { eventually } from '../../support/eventually.ts';
import { smallPorts } from '../../server/small-shop.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { hasRedisServer } from '../../support/redis-server.ts';
import { redisForTests } from './open-redis.ts';

const { carts } = smallPorts();
const ids = createRandomIds();
const LIMIT = { max: 3, period: 60_000 };
const TOO_MANY = { ok: false, error: { kind: 'too-many' } };

/** A shop in which every coupon code is wrong, and the number of codes checked. */
function openShop(rateLimits: RateLimits) {
  let judged = 0;
  const userErrors = [{ code: 'COUPON_NOT_FOUND' as const, message: 'No.' }];
  const judging = {
    ...carts,
    applyCoupon() {
      judged += 1;
      return Promise.resolve(ok({ cart: null, userErrors }));
    },
  };
  const apply = (code: string) =>
    rateLimitedCarts({ carts: judging, rateLimits }, 'client').applyCoupon('nl-nl', 'cart', code);
  return { apply, judged: () => judged };
}

describe.skipIf(!hasRedisServer())('rate limits while Redis hangs', () => {
  const redis = redisForTests();

  /** The rate limits of one server, which bypasses a Redis that hangs. */
  async function openLimits(): Promise<RateLimits> {
    const log = createMemoryLog();
    const hanging = openRedis({ address: redis.server().address, timeout: 50, log });
    onTestFinished(() => hanging.close());
    await new Promise<void>((resolve) => hanging.onReady(resolve));
    const parts = { stopwatch: performance, log, slow: 1000, pause: 50 };
    const connection = withBreaker(hanging, parts);
    return createRedisRateLimits(connection, ids, createMemoryRateLimits(performance));
  }

  async function whileHanging(work: () => Promise<unknown>): Promise<void> {
    redis.server().hang();
    await work().finally(() => redis.server().goOn());
  }

  it('let only as many wrong coupon codes through as the limit allows', async () => {
    const { apply, judged } = openShop(await openLimits());
    await whileHanging(async () => {
      for (let code = 0; code < 60; code += 1) await apply(`WRONG-${code}`);
    });
    expect(judged()).toBe(10);
  });

  it('let no more coupon codes through if they arrive concurrently', async () => {
    const { apply, judged } = openShop(await openLimits());
    const codes = Array.from({ length: 60 }, (_, code) => `WRONG-${code}`);
    await whileHanging(() => Promise.all(codes.map(apply)));
    expect(judged()).toBe(10);
  });

  it('count the attempts made before Redis hung', async () => {
    const { apply, judged } = openShop(await openLimits());
    for (let code = 0; code < 6; code += 1) await apply(`WRONG-${code}`);
    await whileHanging(async () => {
      for (let code = 6; code < 60; code += 1) await apply(`WRONG-${code}`);
    });
    expect(judged()).toBe(10);
  });

  it('add the attempts made meanwhile to Redis once it answers again', async () => {
    const limits = await openLimits();
    await whileHanging(async () => {
      for (const _ of [1, 2, 3]) expect(await limits.take('one', LIMIT)).toEqual(ok('allowed'));
    });
    const connection = await redis.connect();
    await eventually(async () => {
      await limits.take('other', { max: 1000, period: 60_000 });
      const shared = await connection.call('ZCARD', 'sluimer:attempts:other');
      expect(shared.ok && Number(shared.value)).toBeGreaterThan(0);
    });
    expect(await limits.take('one', LIMIT)).toMatchObject(TOO_MANY);
  });

  it('do not give back an attempt at Redis that it did not count', async () => {
    const [mine, others] = [await openLimits(), await openLimits()];
    for (const _ of [1, 2, 3]) expect(await others.take('one', LIMIT)).toEqual(ok('allowed'));
    await whileHanging(async () => {
      expect(await mine.take('one', LIMIT)).toEqual(ok('allowed'));
    });
    const connection = await redis.connect();
    await mine.refund('one');
    expect(await connection.call('ZCARD', 'sluimer:attempts:one')).toEqual(ok(3));
  });
});

describe.skipIf(!hasRedisServer())('rate limits that other servers have exhausted', () => {
  const redis = redisForTests();

  it('refuse without counting at this server', async () => {
    const connection = await redis.connect();
    const own = createMemoryRateLimits(performance);
    const others = createRedisRateLimits(connection, ids, createMemoryRateLimits(performance));
    const mine = createRedisRateLimits(connection, ids, own);
    for (const _ of [1, 2, 3]) await others.take('one', LIMIT);
    expect(await mine.take('one', LIMIT)).toMatchObject(TOO_MANY);
    for (const _ of [1, 2, 3]) expect(await own.take('one', LIMIT)).toEqual(ok('allowed'));
  });
});
