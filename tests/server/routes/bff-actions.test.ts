import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { createRandomIds } from '#adapters/system/clock-and-ids.ts';
import type { CartChangeAnswer, CartFailure } from '#ports/cart-gateway.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { openShop, smallPorts, type RunningShop } from '../small-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'bff-actions-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A shop with carts on disk, which can be reopened. */
async function openOn(file: string) {
  const database = openCartDatabase(join(folder, file));
  const carts = createEmbeddedCartGateway({
    database,
    offerOf: offersOf(createCatalogueStore(smallCatalogue)),
    coupons: [],
    ids: createRandomIds(),
    clock: createFixedClock(),
  });
  const log = createMemoryLog();
  const shop = await openShop({ ports: { ...smallPorts(), carts, log } });
  return { shop, log, close: () => database.close() };
}

const newCart = async (shop: RunningShop) =>
  (await (await shop.call('/api/magento/createEmptyCart', [])).json()) as string;

async function add(shop: RunningShop, cartId: string, quantity: number, key: string) {
  const change = { cartId, cartItems: [{ sku: 'M1-160', quantity }] };
  const headers = { 'Idempotency-Key': key };
  const response = await shop.call('/api/magento/addProductsToCart', [change], headers);
  return {
    status: response.status,
    replayed: response.headers.get('idempotent-replayed'),
    body: (await response.json()) as unknown,
  };
}

describe('an idempotency key', () => {
  it('C7 carries out one of ten simultaneous actions, and gives all the same answer', async () => {
    const { shop, close } = await openOn('ten.db');
    const cartId = await newCart(shop);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(shop, cartId, 2, 'click')),
    );
    const [first] = answers;
    expect(first).toMatchObject({ status: 200, body: { cart: { total_quantity: 2 } } });
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: first?.body });
    const replays = answers.map(({ replayed }) => replayed);
    expect(replays.filter((one) => one === 'true')).toHaveLength(9);
    expect(replays.filter((one) => one === null)).toHaveLength(1);
    close();
  });

  it('C7 is known after a restart of the shop', async () => {
    const before = await openOn('again.db');
    const cartId = await newCart(before.shop);
    const first = await add(before.shop, cartId, 2, 'click');
    before.close();
    const after = await openOn('again.db');
    expect(await add(after.shop, cartId, 2, 'click')).toEqual({ ...first, replayed: 'true' });
    expect(await add(after.shop, cartId, 3, 'click')).toMatchObject({ status: 422 });
    after.close();
  });

  it('C7 with other items is 422, and adds nothing', async () => {
    const { shop, close } = await openOn('other.db');
    const cartId = await newCart(shop);
    await add(shop, cartId, 1, 'click');
    expect(await add(shop, cartId, 2, 'click')).toEqual({
      status: 422,
      replayed: null,
      body: { message: expect.any(String) as string },
    });
    const read = await shop.call('/api/magento/cart', [cartId]);
    expect(await read.json()).toMatchObject({ cart: { total_quantity: 1 } });
    close();
  });

  it.each([
    ['empty', ''],
    ['of blanks', '   '],
    ['too long', 'k'.repeat(129)],
    ['in two parts', 'one two'],
    ['with a tab', 'one\ttwo'],
    ['beyond ASCII', 'klíck'],
  ])('that is %s is 400, without an upstream call', async (_, key) => {
    const { carts } = smallPorts();
    let isCalled = false;
    const asking: typeof carts.add = (...args) => {
      isCalled = true;
      return carts.add(...args);
    };
    const shop = await openShop({ ports: { ...smallPorts(), carts: { ...carts, add: asking } } });
    expect(await add(shop, 'x', 1, key)).toEqual({
      status: 400,
      replayed: null,
      body: { message: expect.stringContaining('Idempotency-Key') as string },
    });
    expect(isCalled).toBe(false);
  });
});

/** A shop whose backend gives every add this answer. */
async function answering(answer: Result<CartChangeAnswer, CartFailure>) {
  const ports = smallPorts();
  const carts = { ...ports.carts, add: () => Promise.resolve(answer) };
  const shop = await openShop({ ports: { ...ports, carts } });
  const change = { cartId: 'x', cartItems: [{ sku: 'M1-160', quantity: 1 }] };
  const response = await shop.call('/api/magento/addProductsToCart', [change]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as unknown,
  };
}

const failing = (failure: Partial<CartFailure> & { readonly status: number }) =>
  answering(err({ kind: 'cart-unavailable', message: 'No.', ...failure }));

describe('the result of a change', () => {
  it('is a conflict with the current cart if another device has changed it', async () => {
    const userErrors = [{ code: 'CART_CHANGED', message: 'Nakijken?' }] as const;
    expect(await answering(ok({ cart: null, userErrors }))).toEqual({
      status: 409,
      retryAfter: null,
      body: { message: 'Nakijken?', cart: null, user_errors: userErrors },
    });
  });

  it('is reported as unknown if it is', async () => {
    expect(await failing({ status: 504, failure: 'unknown' })).toEqual({
      status: 504,
      retryAfter: null,
      body: { message: 'No.', outcome: 'unknown' },
    });
  });

  it.each([
    [{ status: 429, failure: 'not-applied', retryAfterSeconds: 2 }, '2'],
    [{ status: 503, failure: 'not-applied', retryAfterSeconds: 0.2 }, '1'],
    [{ status: 503, failure: 'not-applied' }, '1'],
    [{ status: 503 }, null],
    [{ status: 503, failure: 'unknown' }, null],
    [{ status: 502, failure: 'definite', retryAfterSeconds: 9 }, null],
  ] as const)('has for %o the Retry-After %s', async (failure, retryAfter) => {
    const answer = await failing(failure);
    expect(answer).toMatchObject({ status: failure.status, retryAfter });
  });

  it.each([0, 200, 302, 99, 600, 404.5])(
    'is a bad gateway under a status of %d',
    async (status) => {
      expect(await failing({ status })).toMatchObject({ status: 502, body: { message: 'No.' } });
    },
  );
});

describe('refused input of a shopper', () => {
  it('is neither on disk nor in the log', async () => {
    const { shop, log, close } = await openOn('typed.db');
    const cart_id = await newCart(shop);
    await add(shop, cart_id, 1, 'click');
    const address = { firstname: 'Geheim', lastname: 'Geheimnaam', postcode: 'geheim', city: '' };
    const typed: readonly (readonly [string, object])[] = [
      ['setShippingAddressesOnCart', { cart_id, shipping_addresses: [{ address }] }],
      ['setBillingAddressOnCart', { cart_id, billing_address: { address } }],
      ['setGuestEmailOnCart', { cart_id, email: 'geheim@nowhere@' }],
      ['setGuestEmailOnCart', { cart_id, email: `geheim${'x'.repeat(2000)}@example.com` }],
    ];
    const statuses: number[] = [];
    for (const [index, [method, change]] of typed.entries()) {
      const headers = { 'Idempotency-Key': `typed-${index}` };
      const answer = await shop.call(`/api/magento/${method}`, [change], headers);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 400]);
    const onDisk = readdirSync(folder)
      .filter((name) => name.startsWith('typed.db'))
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join();
    expect(onDisk).toContain('M1-160');
    expect(onDisk).not.toMatch(/geheim/iu);
    expect(log.entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(log.entries)).not.toMatch(/geheim/iu);
    close();
  });
});
