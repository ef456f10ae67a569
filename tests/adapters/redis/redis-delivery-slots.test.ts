import { describe, expect, it } from 'vitest';
import { slotKey } from '#adapters/redis/delivery-scripts.ts';
import { createRedisDeliverySlots } from '#adapters/redis/redis-delivery-slots.ts';
import type { RedisConnection } from '#adapters/redis/redis-connection.ts';
import { CHOICE_LIFETIME, HOLD_LIFETIME } from '#src/delivery/delivery-slots.ts';
import {
  aHold,
  deliverySlotsContract,
  historiesWithinCapacity,
  ONE_VAN,
} from '../../contracts/delivery-slots-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { hasRedisServer } from '../../support/redis-server.ts';
import { redisForTests } from './open-redis.ts';

describe.skipIf(!hasRedisServer())('createRedisDeliverySlots', () => {
  const redis = redisForTests();
  const clock = createFixedClock();
  const slotsAt = (connection: RedisConnection) =>
    createRedisDeliverySlots({ connection, plan: ONE_VAN, clock });

  deliverySlotsContract('Redis', async () => {
    const own = createFixedClock();
    const connection = await redis.connect();
    return {
      slots: createRedisDeliverySlots({ connection, plan: ONE_VAN, clock: own }),
      clock: own,
    };
  });

  it('DS3 never takes more stops than there are, over any history of two servers', async () => {
    const connection = await redis.connect();
    const servers = [slotsAt(connection), slotsAt(await redis.connect())] as const;
    const forget = async () => {
      expect(await connection.call('EVAL', LASTING, 0)).toEqual({ ok: true, value: [] });
      await connection.call('FLUSHDB');
    };
    expect(await historiesWithinCapacity({ servers, clock, forget }, 40)).toBe('held');
  });

  it('DS3 gives the last stop to one of many carts that ask two servers at once', async () => {
    const servers = [slotsAt(await redis.connect()), slotsAt(await redis.connect())] as const;
    const carts = Array.from({ length: 20 }, (_, index) => `cart-${index}`);
    const held = await Promise.all(
      carts.flatMap((cart) => servers.map((slots, index) => slots.hold(aHold(cart, `k${index}`)))),
    );
    const winners = held.flatMap((one) => (one.ok ? one.value.heldUntil : []));
    // Both servers hold it for one cart, each under a key of its own.
    expect(winners).toHaveLength(2);
    const choices = await Promise.all(carts.map((cart) => servers[0].choiceOf(cart)));
    expect(choices.filter((choice) => choice.ok && choice.value)).toHaveLength(1);
  });

  it('DS7 deletes a choice thirty days after it was made, and a booking after the delivery', async () => {
    const connection = await redis.connect();
    const slots = slotsAt(connection);
    const lifetime = async () => {
      const keys = await connection.call('KEYS', '*choice*');
      const [key] = keys.ok ? (keys.value as readonly string[]) : [];
      const left = await connection.call('PTTL', key ?? '');
      return left.ok ? Number(left.value) : 0;
    };
    await slots.hold(aHold('a', 'k1'));
    const held = await lifetime();
    expect(held).toBeGreaterThan(CHOICE_LIFETIME - HOLD_LIFETIME);
    expect(held).toBeLessThanOrEqual(CHOICE_LIFETIME);
    await slots.book('a');
    expect(await lifetime()).toBeGreaterThan(CHOICE_LIFETIME);
    expect(await connection.call('EVAL', LASTING, 0)).toEqual({ ok: true, value: [] });
  });

  it('DS9 deletes a slot in time whose only hold has moved to another cart', async () => {
    const connection = await redis.connect();
    const slots = slotsAt(connection);
    await slots.hold(aHold('a', 'k1'));
    expect(await slots.move('a', 'b')).toEqual({ ok: true, value: 'moved' });
    expect(await connection.call('EVAL', LASTING, 0)).toEqual({ ok: true, value: [] });
  });

  it('DS4 keeps a hold that has ended in no slot, nor brings one back by a move', async () => {
    const connection = await redis.connect();
    const own = createFixedClock();
    const slots = createRedisDeliverySlots({ connection, plan: ONE_VAN, clock: own });
    const [region] = ONE_VAN.regions;
    const key = slotKey(region?.id ?? '', aHold('a', 'k1').slot);
    const carts = () => connection.call('ZRANGE', key, 0, -1);
    await slots.hold(aHold('a', 'k1'));
    own.advance(HOLD_LIFETIME);
    await slots.hold(aHold('b', 'k1'));
    expect(await carts()).toEqual({ ok: true, value: ['b'] });
    await slots.release('b');
    expect(await slots.move('a', 'c')).toEqual({ ok: true, value: 'moved' });
    expect(await carts()).toEqual({ ok: true, value: [] });
    await slots.book('c');
    own.advance(HOLD_LIFETIME);
    expect(await slots.hold(aHold('d', 'k1'))).toMatchObject({ ok: false });
    expect(await carts()).toEqual({ ok: true, value: ['c'] });
  });

  it('DS3 answers slots-unavailable while Redis is away, and for a choice that it cannot read', async () => {
    const connection = await redis.connect();
    const slots = slotsAt(connection);
    await slots.hold(aHold('a', 'k1'));
    const keys = await connection.call('KEYS', '*choice*');
    const [key] = keys.ok ? (keys.value as readonly string[]) : [];
    await connection.call('SET', key ?? '', '{}');
    const unavailable = { ok: false, error: { kind: 'slots-unavailable', status: 503 } };
    expect(await slots.choiceOf('a')).toMatchObject(unavailable);
    expect(await slots.book('a')).toMatchObject(unavailable);
    connection.close();
    const search = { country: 'NL', postalCode: '1017 AB', earliestDay: '2026-01-06' } as const;
    expect(await slots.find({ cartId: 'b', ...search })).toMatchObject(unavailable);
    expect(await slots.hold(aHold('b', 'k1'))).toMatchObject(unavailable);
    expect(await slots.move('a', 'b')).toMatchObject(unavailable);
    expect(await slots.release('a')).toMatchObject(unavailable);
  });
});

/** Keys that never expire. */
const LASTING = `
local lasting = {}
for _, key in ipairs(redis.call('KEYS', '*')) do
  if redis.call('PTTL', key) == -1 then table.insert(lasting, key) end
end
return lasting`;
