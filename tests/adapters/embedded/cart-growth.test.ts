import Database from 'libsql';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { createRandomIds, createSystemClock } from '#adapters/system/clock-and-ids.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import { HOME } from '../../support/addresses.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const root = mkdtempSync(join(tmpdir(), 'cart-growth-'));
afterAll(() => rmSync(root, { recursive: true }));

const KB = 1024;

/** A folder for the database of one test. */
const newFolder = () => mkdtempSync(join(root, 'shop-'));

function openCarts(folder: string, clock: Clock = createSystemClock()) {
  const database = openCartDatabase(join(folder, 'carts.db'));
  const carts = createEmbeddedCartGateway({
    database,
    offerOf: offersOf(createCatalogueStore(smallCatalogue)),
    coupons: [],
    ids: createRandomIds(),
    clock,
  });
  return { carts, close: () => database.close() };
}

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((total, file) => total + statSync(join(folder, file)).size, 0);

/** Growth of the database in bytes; a closed database has no log file beside it. */
async function growthOf(
  folder: string,
  work: (carts: CartGateway) => Promise<void>,
): Promise<number> {
  openCarts(folder).close();
  const before = sizeOf(folder);
  const { carts, close } = openCarts(folder);
  await work(carts);
  close();
  return sizeOf(folder) - before;
}

async function newCart(carts: CartGateway): Promise<string> {
  const id = await carts.create('nl-nl');
  return id.ok ? id.value : '';
}

async function filledCart(carts: CartGateway): Promise<string> {
  const id = await newCart(carts);
  await carts.add('nl-nl', id, [{ sku: 'T2-160', quantity: 1 }], 'first');
  return id;
}

/** 25 items with 20 options each, of 120 characters: about 63 kB, the maximum of a request. */
const strangeItems = (sku: string) =>
  Array.from({ length: 25 }, (_, item) => ({
    sku,
    quantity: 1,
    optionUids: Array.from({ length: 20 }, (_, index) => `${item}-${index}-`.padEnd(120, 'x')),
  }));

describe('the cart database', () => {
  it('does not grow by adds of unknown products', async () => {
    const growth = await growthOf(newFolder(), async (carts) => {
      const id = await filledCart(carts);
      for (let add = 0; add < 100; add += 1) {
        const answer = await carts.add('nl-nl', id, strangeItems('NO-SUCH'), `key-${add}`);
        expect(answer).toMatchObject({ ok: true, value: { cart: { totalQuantity: 1 } } });
      }
    });
    expect(growth).toBeLessThan(12 * KB);
  });

  it('grows little by adds that are partly rejected', async () => {
    const growth = await growthOf(newFolder(), async (carts) => {
      const id = await filledCart(carts);
      const items = [{ sku: 'M3-180', quantity: 1 }, ...strangeItems('M3-180')];
      for (let add = 0; add < 100; add += 1) {
        await carts.add('nl-nl', id, items, `key-${add}`);
      }
    });
    expect(growth).toBeLessThan(140 * KB);
  });

  it('does not grow by empty carts', async () => {
    const growth = await growthOf(newFolder(), async (carts) => {
      for (let cart = 0; cart < 200; cart += 1) {
        const id = await newCart(carts);
        const empty = { cart: { id, items: [] }, userErrors: [] };
        expect(await carts.read('nl-nl', id)).toMatchObject({ value: empty });
      }
    });
    expect(growth).toBe(0);
  });

  it('is readable only by the user that runs the shop', () => {
    const folder = newFolder();
    const path = join(folder, 'carts.db');
    writeFileSync(path, '', { mode: 0o644 });
    const { close } = openCarts(folder);
    const modes = readdirSync(folder).map((file) => statSync(join(folder, file)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    close();
  });

  it('stores no rejected address or email address', async () => {
    const folder = newFolder();
    const { carts, close } = openCarts(folder);
    const id = await filledCart(carts);
    const typed = { ...HOME, lastName: 'Geheimnaam', postalCode: 'not one' };
    await carts.setShippingAddress('nl-nl', id, typed, 'shipping');
    await carts.setBillingAddress('nl-nl', id, typed, 'billing');
    await carts.setEmail('nl-nl', id, 'geheimpost@nowhere@', 'email');
    const readAll = () => readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    const isHeld = (text: string) => readAll().some((bytes) => bytes.includes(text));
    expect(isHeld('T2-160')).toBe(true);
    expect([isHeld('Geheimnaam'), isHeld('geheimpost')]).toEqual([false, false]);
    close();
    expect([isHeld('Geheimnaam'), isHeld('geheimpost')]).toEqual([false, false]);
  });
});

describe('an empty cart', () => {
  const HOUR = 60 * 60 * 1000;
  const DAY = 24 * HOUR;
  const notFound = { value: { cart: null, userErrors: [{ code: 'CART_NOT_FOUND' }] } };
  const line = [{ sku: 'T2-160', quantity: 1 }];

  it('is known after a restart, and stored with its first line', async () => {
    const folder = newFolder();
    const before = openCarts(folder);
    const id = await newCart(before.carts);
    before.close();
    const { carts, close } = openCarts(folder);
    expect(await carts.read('nl-nl', id)).toMatchObject({ value: { cart: { id, items: [] } } });
    expect(await carts.add('nl-nl', id, line, 'first')).toMatchObject({
      value: { cart: { id, totalQuantity: 1 } },
    });
    close();
    const after = openCarts(folder);
    expect(await after.carts.add('nl-nl', id, line, 'first')).toMatchObject({
      value: { cart: { totalQuantity: 1 }, isReplayed: true },
    });
    after.close();
  });

  it('is unknown to another database', async () => {
    const [mine, theirs] = [openCarts(newFolder()), openCarts(newFolder())];
    const id = await newCart(theirs.carts);
    expect(await mine.carts.read('nl-nl', id)).toMatchObject(notFound);
    expect(await mine.carts.add('nl-nl', id, line, 'first')).toMatchObject(notFound);
    mine.close();
    theirs.close();
  });

  it('does not replace a stored cart that expired', async () => {
    const clock = createFixedClock();
    const { carts, close } = openCarts(newFolder(), clock);
    const left = await filledCart(carts);
    clock.advance(30 * DAY - 1);
    expect(await carts.read('nl-nl', left)).toMatchObject({ value: { cart: { id: left } } });
    for (const since of [1, DAY]) {
      clock.advance(since);
      expect(await carts.read('nl-nl', left)).toMatchObject(notFound);
      expect(await carts.add('nl-nl', left, line, 'again')).toMatchObject(notFound);
      await filledCart(carts);
    }
    close();
  });

  it('is known for an hour, and does not replace a cart that the database lost', async () => {
    const folder = newFolder();
    const clock = createFixedClock();
    openCarts(folder).close();
    const file = join(folder, 'carts.db');
    copyFileSync(file, join(folder, 'copy'));
    const before = openCarts(folder, clock);
    const [filled, empty] = [await filledCart(before.carts), await newCart(before.carts)];
    before.close();
    copyFileSync(join(folder, 'copy'), file);
    const { carts, close } = openCarts(folder, clock);
    clock.advance(HOUR - 1);
    expect(await carts.read('nl-nl', empty)).toMatchObject({ value: { cart: { id: empty } } });
    clock.advance(1);
    for (const id of [filled, empty]) {
      expect(await carts.read('nl-nl', id)).toMatchObject(notFound);
      expect(await carts.add('nl-nl', id, line, 'again')).toMatchObject(notFound);
    }
    close();
  });

  it('does not replace an expired cart that was never cleaned up', async () => {
    const folder = newFolder();
    const before = openCarts(folder);
    const id = await filledCart(before.carts);
    before.close();
    const database = new Database(join(folder, 'carts.db'));
    database.exec('UPDATE carts SET changed_at = 0');
    database.close();
    const { carts, close } = openCarts(folder);
    expect(await carts.read('nl-nl', id)).toMatchObject(notFound);
    expect(await carts.add('nl-nl', id, line, 'again')).toMatchObject(notFound);
    close();
  });

  it('is not stored by commands that are rejected', async () => {
    const growth = await growthOf(newFolder(), async (carts) => {
      for (let cart = 0; cart < 100; cart += 1) {
        const id = await newCart(carts);
        const uid = btoa('line/1');
        const expected = [
          carts.add('nl-nl', id, strangeItems('NO-SUCH'), 'add'),
          carts.update('nl-nl', id, [{ uid, quantity: 2 }], 'update'),
          carts.applyCoupon('nl-nl', id, 'NOBODYS', 'coupon'),
          carts.setShippingAddress('nl-nl', id, { ...HOME, city: '' }, 'shipping'),
          carts.setBillingAddress('nl-nl', id, { ...HOME, city: '' }, 'billing'),
          carts.setEmail('nl-nl', id, 'nobody', 'email'),
        ];
        for (const answer of await Promise.all(expected)) {
          expect(answer.ok && answer.value.userErrors.length).toBeGreaterThan(0);
          expect(answer).toMatchObject({ value: { cart: { id, items: [] } } });
        }
        for (const done of [carts.remove('nl-nl', id, uid), carts.removeCoupon('nl-nl', id)]) {
          expect(await done).toMatchObject({ value: { cart: { id }, userErrors: [] } });
        }
      }
    });
    expect(growth).toBe(0);
  });

  it('is stored with its first address, and with its first e-mail address', async () => {
    const { carts, close } = openCarts(newFolder());
    const [first, second] = [await newCart(carts), await newCart(carts)];
    await carts.setShippingAddress('nl-nl', first, HOME, 'address');
    await carts.setEmail('nl-nl', second, HOME.email, 'email');
    expect(await carts.read('nl-nl', first)).toMatchObject({
      value: { cart: { shippingAddresses: [{ city: HOME.city }] } },
    });
    expect(await carts.read('nl-nl', second)).toMatchObject({
      value: { cart: { email: HOME.email } },
    });
    close();
  });
});
