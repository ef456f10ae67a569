import { describe, expect, it } from 'vitest';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import type { StoredRecord, IdempotencyRecords } from '#ports/shared-stores.ts';
import { HOME } from '../../../support/addresses.ts';
import { createFixedClock } from '../../../support/fixed-clock.ts';
import {
  cartParts,
  clientOf,
  smallMagento,
  namingProducts,
} from '../../../support/magento-carts.ts';
import { createMemoryIdempotencyRecords } from '../../../support/memory-idempotency-records.ts';

/** The carts of a small Magento, and all stored records of actions. */
function openCarts() {
  const clock = createFixedClock();
  const records = createMemoryIdempotencyRecords(clock);
  const stored = new Map<string, StoredRecord>();
  const heard: IdempotencyRecords = {
    find: (action) => records.find(action),
    save(action, record) {
      stored.set(action, record);
      return records.save(action, record);
    },
  };
  const client = clientOf(smallMagento({ clock }), clock);
  const carts = namingProducts(
    createMagentoCartGateway(cartParts(client, { clock, records: heard })),
  );
  const newCart = async () => {
    const id = await carts.create('nl-nl');
    return id.ok ? id.value : '';
  };
  const ofActions = () => [...stored].filter(([action]) => action.startsWith('magento-add '));
  return { carts, newCart, stored, ofActions, records };
}

/** 25 items with 20 options each, of 120 characters: about 63 kB, the maximum of a request. */
const strangeItems = (sku: string) =>
  Array.from({ length: 25 }, (_, item) => ({
    sku,
    quantity: 1,
    optionUids: Array.from({ length: 20 }, (_, index) => `${item}-${index}-`.padEnd(120, 'x')),
  }));

const sizeOf = (entries: Iterable<unknown>): number => JSON.stringify([...entries]).length;

describe('the record of an action', () => {
  it('is not stored if all products are unknown', async () => {
    const { carts, newCart, stored, ofActions } = openCarts();
    const id = await newCart();
    await carts.add('nl-nl', id, [{ sku: 'T2-160', quantity: 1 }], 'first');
    const before = sizeOf(stored);
    for (let add = 0; add < 10; add += 1) {
      const answer = await carts.add('nl-nl', id, strangeItems('NO-SUCH'), `key-${add}`);
      expect(answer.ok && answer.value.userErrors).toHaveLength(25);
    }
    expect(ofActions()).toHaveLength(1);
    expect(sizeOf(stored)).toBe(before);
  });

  it('is small if a part was rejected, and is recognized on a replay', async () => {
    const { carts, newCart, ofActions } = openCarts();
    const id = await newCart();
    const items = [{ sku: 'T2-160', quantity: 1 }, ...strangeItems('X1-1')];
    const first = await carts.add('nl-nl', id, items, 'partly');
    expect(first).toMatchObject({ value: { cart: { totalQuantity: 1 } } });
    expect(sizeOf(ofActions())).toBeLessThan(2000);
    const refusals = first.ok ? first.value.userErrors : [];
    expect(refusals).toHaveLength(25);
    expect(await carts.add('nl-nl', id, items, 'partly')).toMatchObject({
      value: { cart: { totalQuantity: 1 }, userErrors: refusals.slice(0, 10), isReplayed: true },
    });
    expect(await carts.add('nl-nl', id, items.slice(1), 'partly')).toMatchObject({
      ok: false,
      error: { status: 422 },
    });
  });

  it('holds no rejected address or email address', async () => {
    const { carts, newCart, stored, ofActions } = openCarts();
    const id = await newCart();
    const typed = { ...HOME, lastName: 'Geheimnaam', postalCode: 'not one' };
    await carts.setShippingAddress('nl-nl', id, typed, 'shipping');
    await carts.setBillingAddress('nl-nl', id, typed, 'billing');
    await carts.setEmail('nl-nl', id, 'geheimpost@nowhere@', 'email');
    expect(ofActions()).toHaveLength(3);
    expect(JSON.stringify([...stored])).not.toMatch(/geheim/iu);
  });

  it('is recognized if an older release stored it with its payload', async () => {
    const { carts, newCart, records } = openCarts();
    const id = await newCart();
    const items = [{ sku: 'T2-160', quantity: 1 }];
    await records.save(`magento-add ${id} old`, {
      fingerprint: '[["T2-160",1]]',
      state: JSON.stringify({ at: createFixedClock().now(), results: [{}] }),
    });
    expect(await carts.add('nl-nl', id, items, 'old')).toMatchObject({
      value: { cart: { totalQuantity: 0 }, isReplayed: true },
    });
    expect(await carts.add('nl-nl', id, [...items, ...items], 'old')).toMatchObject({
      error: { status: 422 },
    });
  });
});
