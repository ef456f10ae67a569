import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import { createRedisIdempotencyRecords } from '#adapters/redis/redis-idempotency-records.ts';
import { openRedis, type RedisConnection } from '#adapters/redis/redis-connection.ts';
import { createRedisLocks } from '#adapters/redis/redis-locks.ts';
import { createRandomIds } from '#adapters/system/clock-and-ids.ts';
import { ok } from '#src/shared/result.ts';
import { cartParts, clientOf, smallMagento } from '../../support/magento-carts.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { hasRedisServer, startRedisServer, type RedisServer } from '../../support/redis-server.ts';

const ITEMS = [{ sku: 'X1-1', quantity: 2 }];
const NOT_APPLIED = { ok: false, error: { status: 503, failure: 'not-applied' } };

describe.skipIf(!hasRedisServer())('a cart whose record store is full', () => {
  let redis: RedisServer;
  let connection: RedisConnection;
  beforeAll(async () => {
    redis = await startRedisServer();
    connection = openRedis({ address: redis.address, timeout: 1000, log: createMemoryLog() });
    await new Promise<void>((resolve) => connection.onReady(resolve));
  });
  afterAll(async () => {
    connection.close();
    await redis.close();
  });

  it('rejects changes as not applied, and accepts them once there is room again', async () => {
    const client = clientOf(smallMagento());
    const sent: string[] = [];
    const heard: MagentoClient = {
      ...client,
      change(locale, operation, ...rest) {
        sent.push(operation.name);
        return client.change(locale, operation, ...rest);
      },
    };
    const ids = createRandomIds();
    const locks = createRedisLocks(connection, ids);
    const records = createRedisIdempotencyRecords(connection);
    const carts = createMagentoCartGateway(cartParts(heard, { ids, locks, records }));
    const made = await carts.create('nl-nl');
    const id = made.ok ? made.value : '';

    const resize = (most: number) => connection.call('CONFIG', 'SET', 'maxmemory', most);
    expect(await resize(1)).toEqual(ok('OK'));
    expect(await carts.add('nl-nl', id, ITEMS, 'add')).toMatchObject(NOT_APPLIED);
    expect(await carts.applyCoupon('nl-nl', id, 'TEN', 'coupon')).toMatchObject(NOT_APPLIED);
    expect(await carts.setEmail('nl-nl', id, 'anna@example.nl', 'email')).toMatchObject(
      NOT_APPLIED,
    );
    expect(sent).toEqual(['CreateCart']);

    await resize(0);
    expect(await carts.add('nl-nl', id, ITEMS, 'add')).toMatchObject({
      ok: true,
      value: { cart: { totalQuantity: 2 }, userErrors: [] },
    });
  });
});
