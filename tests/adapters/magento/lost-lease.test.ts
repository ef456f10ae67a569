import { afterEach, describe, expect, it } from 'vitest';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import { openRedis } from '#adapters/redis/redis-connection.ts';
import { createRedisIdempotencyRecords } from '#adapters/redis/redis-idempotency-records.ts';
import { createRedisLocks } from '#adapters/redis/redis-locks.ts';
import { createRandomIds } from '#adapters/system/clock-and-ids.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { IdempotencyRecords, Locks } from '#ports/shared-stores.ts';
import { LATE_EFFECT_WINDOW } from '#src/cart/retry/late-effect.ts';
import { ok } from '#src/shared/result.ts';
import { createBarrier } from '../../support/barrier.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { cartParts, clientOf, smallMagento } from '../../support/magento-carts.ts';
import { createMemoryIdempotencyRecords } from '../../support/memory-idempotency-records.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { hasRedisServer, startRedisServer } from '../../support/redis-server.ts';
import { openSlowSocket } from '../../support/slow-socket.ts';

/** Lease in milliseconds: short, so that a stalled server loses it soon. */
const LEASE = 300;

const SKU = 'X1-1';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

/** Two servers of a shop with one Redis and one Magento; the first can be cut off from Redis. */
async function openServers() {
  const redis = await startRedisServer();
  closings.push(() => redis.close());
  const line = await openSlowSocket(redis.address);
  closings.push(() => line.close());
  const clock = createFixedClock();
  const client = clientOf(smallMagento({ clock }));
  const ids = createRandomIds();

  async function startServer(
    address: string,
    wrap: (records: IdempotencyRecords) => IdempotencyRecords,
  ) {
    const sent: string[] = [];
    const heard: MagentoClient = {
      ...client,
      change(locale, operation, ...rest) {
        sent.push(operation.name);
        return client.change(locale, operation, ...rest);
      },
    };
    const connection = openRedis({ address, timeout: 1000, log: createMemoryLog() });
    closings.push(() => connection.close());
    await new Promise<void>((resolve) => connection.onReady(resolve));
    const parts = {
      clock,
      ids,
      locks: createRedisLocks(connection, ids, { lease: LEASE }),
      records: wrap(createRedisIdempotencyRecords(connection)),
      wait: (milliseconds: number) => Promise.resolve(clock.advance(milliseconds)),
    };
    return { carts: createMagentoCartGateway(cartParts(heard, parts)), sent };
  }
  return { line, address: redis.address, startServer };
}

/** Stalls once the record store has accepted the `index`-th write. */
function stallAfterSave(index: number) {
  const door = createBarrier();
  let saves = 0;
  const wrap = (records: IdempotencyRecords): IdempotencyRecords => ({
    ...records,
    async save(...write) {
      const answer = await records.save(...write);
      saves += 1;
      if (saves === index) {
        door.arrive();
        await door.opened;
      }
      return answer;
    },
  });
  return { door, wrap };
}

describe.skipIf(!hasRedisServer())('a server that stalls until its lease has expired', () => {
  it('does not send an add that the next server has already carried out', async () => {
    const { line, address, startServer } = await openServers();
    const { door, wrap } = stallAfterSave(1);
    const stalled = await startServer(line.address, wrap);
    const next = await startServer(address, (records) => records);
    const made = await next.carts.create('nl-nl');
    const id = made.ok ? made.value : '';
    const items = [{ sku: SKU, quantity: 2 }];

    const first = stalled.carts.add('nl-nl', id, items, 'one-click');
    await door.arrived;
    line.cut();
    const second = await next.carts.add('nl-nl', id, items, 'one-click');
    expect(second).toMatchObject({ ok: true, value: { cart: { totalQuantity: 2 } } });
    line.mend();
    door.open();
    expect(await first).toMatchObject({ ok: false, error: { status: 504, failure: 'unknown' } });
    const read = await next.carts.read('nl-nl', id);
    expect(read).toMatchObject({ ok: true, value: { cart: { totalQuantity: 2 } } });
    expect(stalled.sent).toEqual([]);
    expect(next.sent).toEqual(['CreateCart', 'AddToCart']);
  });
});

/**
 * Locks that admit every caller, like the next server after a lease has expired. `lose` ends the
 * latest lease.
 */
function createLosableLocks() {
  let fence = 0;
  let isLost = { now: false };
  const locks: Locks = {
    async hold(name, work) {
      const mine = { now: false };
      isLost = mine;
      fence += 1;
      const { signal } = new AbortController();
      return ok(await work({ name, fence, signal, isHeld: () => !mine.now }));
    },
  };
  return { locks, lose: () => void (isLost.now = true) };
}

/** Stalls after this number of answers from Magento and the records. */
function createStalls(stallAfter: number, stall: () => Promise<void>) {
  const sent = { before: 0, after: 0 };
  let answers = 0;
  let isOver = false;
  const arriving = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    await answer;
    answers += 1;
    if (answers === stallAfter) {
      await stall();
      isOver = true;
    }
    return answer;
  };
  const clientOver = (client: MagentoClient): MagentoClient => ({
    ...client,
    readPrivate(...call) {
      sent[isOver ? 'after' : 'before'] += 1;
      return arriving(client.readPrivate(...call));
    },
    change(...call) {
      sent[isOver ? 'after' : 'before'] += 1;
      return arriving(client.change(...call));
    },
  });
  const recordsOver = (records: IdempotencyRecords): IdempotencyRecords => ({
    find: (...args) => arriving(records.find(...args)),
    save: (...write) => arriving(records.save(...write)),
  });
  return { clientOver, recordsOver, sent, answers: () => answers };
}

/** A server that stalls after this number of answers, while the next server gets the same add. */
async function addWithStall(client: MagentoClient, stallAfter: number) {
  const clock = createFixedClock();
  const { locks, lose } = createLosableLocks();
  const records = createMemoryIdempotencyRecords(clock);
  const wait = (milliseconds: number) => Promise.resolve(clock.advance(milliseconds));
  const shared = { clock, locks, wait, ids: createRandomIds() };
  const next = createMagentoCartGateway(cartParts(client, { ...shared, records }));
  const made = await next.create('nl-nl');
  const id = made.ok ? made.value : '';
  const add = (carts: CartGateway) =>
    carts.add('nl-nl', id, [{ sku: SKU, quantity: 2 }], 'one-click');
  const quantity = async () => {
    const read = await next.read('nl-nl', id);
    return read.ok ? read.value.cart?.totalQuantity : undefined;
  };

  const stalls = createStalls(stallAfter, async () => {
    lose();
    expect(await add(next)).toMatchObject({ ok: true, value: { userErrors: [] } });
  });
  const stalled = createMagentoCartGateway(
    cartParts(stalls.clientOver(client), { ...shared, records: stalls.recordsOver(records) }),
  );
  const answer = await add(stalled);
  const first = await quantity();
  clock.advance(LATE_EFFECT_WINDOW + 1);
  return {
    answer,
    quantities: [first, await quantity()],
    sentAfter: stalls.sent.after,
    isStalled: stalls.answers() >= stallAfter,
  };
}

describe('an add whose lease is lost', () => {
  it('is applied once and sends nothing after the stall, whichever answer its server stalls on', async () => {
    const client = clientOf(smallMagento());
    let stalls = 0;
    for (let index = 1; ; index += 1) {
      const { answer, quantities, sentAfter, isStalled } = await addWithStall(client, index);
      if (!isStalled) break;
      stalls += 1;
      expect({ place: index, quantities, sentAfter }).toEqual({
        place: index,
        quantities: [2, 2],
        sentAfter: 0,
      });
      const isHonest = answer.ok
        ? answer.value.cart?.totalQuantity === 2
        : ['unknown', 'not-applied'].includes(answer.error.failure ?? '');
      expect(isHonest).toBe(true);
    }
    expect(stalls).toBeGreaterThan(5);
  });

  it('fails as not applied if the record store has already seen a higher fence', async () => {
    const clock = createFixedClock();
    const records = createMemoryIdempotencyRecords(clock);
    const client = clientOf(smallMagento({ clock }));
    const { carts, id } = await openCart(client, records);
    await records.find('any', { name: `magento-cart ${id}`, fence: Number.MAX_SAFE_INTEGER });
    expect(await carts.add('nl-nl', id, [{ sku: SKU, quantity: 2 }], 'late')).toMatchObject({
      ok: false,
      error: { status: 503, failure: 'not-applied' },
    });
    expect(await carts.applyCoupon('nl-nl', id, 'TEN')).toMatchObject({ ok: false });
    expect(await carts.read('nl-nl', id)).toMatchObject({ value: { cart: { items: [] } } });
  });
});

async function openCart(client: MagentoClient, records: IdempotencyRecords) {
  const carts = createMagentoCartGateway(cartParts(client, { records }));
  const made = await carts.create('nl-nl');
  return { carts, id: made.ok ? made.value : '' };
}
