import { describe, expect, it } from 'vitest';
import { createBffCartDeliveries } from '#adapters/bff-client/bff-cart-deliveries.ts';
import { createBffClient } from '#adapters/bff-client/bff-client.ts';
import { SHOP_METHODS } from '#adapters/bff-client/bff-methods.ts';
import { err, ok } from '#src/shared/result.ts';
import { smallPorts } from '../../server/small-shop.ts';
import { startBffs } from '../../support/open-bff.ts';

const openBff = await startBffs();
const ports = smallPorts();
const deliveriesAt = (baseUrl: string) =>
  createBffCartDeliveries(
    createBffClient({ baseUrl, fetch: globalThis.fetch, timeoutMs: 5000, methods: SHOP_METHODS }),
  );
const deliveries = deliveriesAt(openBff(ports));

async function cartWith(sku: string): Promise<string> {
  const created = await ports.carts.create('nl-nl');
  if (!created.ok) throw new Error(created.error.message);
  await ports.carts.add('nl-nl', created.value, [{ sku, quantity: 1 }], 'k');
  return created.value;
}

const SLOT = { day: '2026-01-06', window: '08-12' };
const request = { postalCode: '1017 AB', slot: SLOT, services: ['high-floor'] } as const;

describe('createBffCartDeliveries', () => {
  it('DS6 reads, chooses and releases the delivery of a cart', async () => {
    const cart = await cartWith('M1-160');
    expect(await deliveries.read(cart, undefined)).toMatchObject(ok({ problem: 'no-postal-code' }));
    expect(await deliveries.read(cart, '1017ab')).toMatchObject(ok({ postalCode: '1017 AB' }));
    const chosen = await deliveries.choose(cart, request, 'k1');
    expect(chosen).toMatchObject(ok({ chosen: { ...SLOT, services: ['high-floor'] } }));
    expect(await deliveries.choose(cart, request, 'k1')).toEqual(chosen);
    const released = await deliveries.release(cart);
    expect(released.ok && released.value?.chosen).toBeUndefined();
  });

  it('DS9 gives the delivery of a lost cart to the one that replaces it', async () => {
    const [lost, cart] = [await cartWith('M1-160'), await cartWith('M1-160')];
    const chosen = await deliveries.choose(lost, request, 'k2');
    expect(await deliveries.move(lost, cart)).toEqual(chosen);
    expect(await deliveries.move(lost, cart)).toEqual(chosen);
    const left = await deliveries.read(lost, undefined);
    expect(left.ok && left.value?.chosen).toBeUndefined();
  });

  it('DS6 tells parcels, lost carts, refusals and outages apart', async () => {
    expect(await deliveries.read(await cartWith('P1-50'), undefined)).toEqual(ok(null));
    expect(await deliveries.read('gone', undefined)).toEqual(err('no-cart'));
    const early = { ...request, slot: { ...SLOT, day: '2026-01-02' } };
    expect(await deliveries.choose(await cartWith('M1-160'), early, 'k1')).toEqual(
      err('too-early'),
    );
    const nowhere = deliveriesAt('http://127.0.0.1:9/api');
    expect(await nowhere.read('c', undefined)).toEqual(err('slots-unavailable'));
  });
});
