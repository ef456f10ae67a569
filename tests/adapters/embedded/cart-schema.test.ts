import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { MIGRATIONS } from '#adapters/embedded/cart-schema.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { createEmbeddedReviewWriter } from '#adapters/embedded/embedded-review-writer.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { ok } from '#src/shared/result.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'cart-schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The migrations that are SQL. */
const [FIRST_STEP = '', ...LATER_STEPS] = MIGRATIONS.filter((step) => typeof step === 'string');

/** A database of the release that knew lines and actions only. */
function firstDatabase(name: string, rows: string): string {
  const path = join(folder, name);
  const database = new Database(path);
  database.exec(`${FIRST_STEP}${rows}PRAGMA user_version = 1;`);
  database.close();
  return path;
}

function openCarts(path: string) {
  const database = openCartDatabase(path);
  const carts = createEmbeddedCartGateway({
    database,
    offerOf: offersOf(createCatalogueStore(smallCatalogue)),
    coupons: [{ code: 'TEN', discount: { kind: 'percent', percent: 10 } }],
    ids: createSequentialIds(),
    clock: createSystemClock(),
  });
  return { carts, close: () => database.close() };
}

const CART = "INSERT INTO carts (id, created_at) VALUES ('old', 1);";
const LINES = `INSERT INTO cart_lines (id, cart_id, sku, quantity)
  VALUES (3, 'old', 'T1-90', 2), (4, 'old', 'X1-1', 5);`;

describe('MIGRATIONS', () => {
  it('migrate carts from before there were coupons', async () => {
    const path = firstDatabase('lines.db', CART + LINES);
    const { carts, close } = openCarts(path);
    const read = await carts.read('nl-nl', 'old');
    expect(read).toMatchObject({
      value: {
        cart: {
          items: [
            { uid: btoa('line/3'), quantity: 2, product: { sku: 'T1-90' } },
            { uid: btoa('line/4'), quantity: 5, product: { sku: 'X1-1' } },
          ],
          shippingAddresses: [],
          billingAddress: null,
          appliedCoupons: [],
          email: null,
        },
        userErrors: [],
      },
    });
    expect(await carts.applyCoupon('nl-nl', 'old', 'TEN')).toMatchObject({
      value: { cart: { appliedCoupons: ['TEN'] } },
    });
    close();
  });

  it('do not expire migrated carts by their creation date', async () => {
    const { carts, close } = openCarts(firstDatabase('age.db', CART));
    await carts.create('nl-nl');
    expect(await carts.read('nl-nl', 'old')).toMatchObject({ value: { cart: { id: 'old' } } });
    close();
  });

  it('C7 migrate the actions carried out under an idempotency key', async () => {
    const action = `INSERT INTO actions (cart_id, key, payload, refusals, created_at)
      VALUES ('old', 'key', '[["T1-90",2]]', '[]', ${Date.now()});`;
    const { carts, close } = openCarts(firstDatabase('actions.db', CART + LINES + action));
    const again = await carts.add('nl-nl', 'old', [{ sku: 'T1-90', quantity: 2 }], 'key');
    expect(again).toMatchObject({ value: { cart: { totalQuantity: 7 }, userErrors: [] } });
    close();
  });

  it('replace the payloads of actions by digests', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => {
      const payload = JSON.stringify(['email', `anna-${index}@example.com`]);
      return `('old', 'key-${index}', '${payload}', '[]', ${Date.now()})`;
    });
    const path = firstDatabase(
      'digests.db',
      `${CART}INSERT INTO actions (cart_id, key, payload, refusals, created_at)
       VALUES ${rows.join()};`,
    );
    const { carts, close } = openCarts(path);
    for (const index of [0, 199, 200, 449]) {
      const setEmail = (email: string) => carts.setEmail('nl-nl', 'old', email, `key-${index}`);
      expect(await setEmail('ben@example.org')).toMatchObject({
        ok: false,
        error: { status: 422 },
      });
      expect(await setEmail(`anna-${index}@example.com`)).toMatchObject({
        value: { cart: { email: null }, isReplayed: true },
      });
    }
    close();
    const database = new Database(path);
    const inClear = database.prepare(
      "SELECT count(*) AS rows FROM actions WHERE payload LIKE '%@%'",
    );
    expect(inClear.all()).toEqual([{ rows: 0 }]);
    database.close();
  });

  it.each([
    ['some', LINES],
    ['all', `${LINES}DELETE FROM cart_lines;`],
  ])('never reuse the uid of a removed line after %s lines were removed', async (name, rows) => {
    const removed = `${rows}DELETE FROM cart_lines WHERE id = 4;`;
    const { carts, close } = openCarts(firstDatabase(`${name}.db`, CART + removed));
    const answer = await carts.add('nl-nl', 'old', [{ sku: 'L1-1', quantity: 1 }], 'key');
    const items = answer.ok ? answer.value.cart?.items : [];
    expect(items?.at(-1)?.uid).toBe(btoa('line/5'));
    close();
  });

  it('WR3 count reviews from before purchases were checked as not checked, and forget who wrote them', async () => {
    const path = join(folder, 'reviews.db');
    const before = MIGRATIONS.findIndex((step) => String(step).includes('ADD COLUMN purchase'));
    const review = { sku: 'M1', locale: 'nl-nl', rating: 4, title: 'x', text: 'x', author: 'A' };
    const old = new Database(path);
    old.exec(
      MIGRATIONS.slice(0, before)
        .filter((step) => typeof step === 'string')
        .join(''),
    );
    const insert = old.prepare(
      `INSERT INTO written_reviews (id, mailbox, sku, email, order_number, written, status, changed_at)
       VALUES (?, ?, 'M1', ?, ?, ?, ?, 1)`,
    );
    const written = JSON.stringify(review);
    insert.run('handed over', 'handed over', null, null, written, 'pending');
    for (const status of ['unconfirmed', 'sending', 'pending', 'approved'])
      insert.run(status, status, 'anna@example.nl', 'SL-100123', written, status);
    old.exec(`PRAGMA user_version = ${before}`);
    old.close();
    const database = openCartDatabase(path);
    const received = { receive: () => Promise.resolve(ok('received' as const)) };
    const parts = { database, ids: createSequentialIds(), clock: createSystemClock() };
    const writer = createEmbeddedReviewWriter({ ...parts, intake: received });
    await writer.confirm('unconfirmed', 1);
    // Its sending is lost by now.
    await writer.confirm('sending', 1);
    expect(await writer.unchecked(0, 10)).toEqual(ok([]));
    const read = database.read(({ reviews }) => reviews.after(0, 10));
    expect(read.map(({ status, purchase, email }) => [status, purchase, email])).toEqual([
      ['pending', 'not-checked', undefined],
      ['pending', 'not-checked', undefined],
      ['pending', 'not-checked', undefined],
      ['pending', 'not-checked', 'anna@example.nl'],
      ['approved', 'not-checked', 'anna@example.nl'],
    ]);
    database.write(({ reviews }) => reviews.forgetHandedOverUntil(Date.now()));
    const left = database.read(({ reviews }) => reviews.after(0, 10));
    expect(left.map(({ status }) => status)).toEqual(['pending', 'approved']);
    database.close();
  });

  it('do not change an up-to-date database', () => {
    const path = firstDatabase('twice.db', CART);
    for (const _ of [1, 2]) openCartDatabase(path).close();
    const database = new Database(path);
    expect(database.prepare('PRAGMA user_version').all()).toEqual([
      { user_version: MIGRATIONS.length },
    ]);
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    database.close();
  });

  it('run once if two processes open a database at the same time', async () => {
    const path = firstDatabase('race.db', CART + LINES);
    const other = spawn(process.execPath, ['-e', MIGRATE_ELSEWHERE], {
      env: { ...process.env, FILE: path, STEPS: LATER_STEPS.join('') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(other, 'close');
    await once(other.stdout, 'data');
    const { carts, close } = openCarts(path);
    expect(await carts.read('nl-nl', 'old')).toMatchObject({
      value: { cart: { totalQuantity: 7 } },
    });
    close();
    expect(await ended).toEqual([0, null]);
  });
});

/** A process that reports that it holds the file, and migrates it a moment later. */
const MIGRATE_ELSEWHERE = `
  const database = new (require('libsql'))(process.env.FILE);
  database.exec('BEGIN IMMEDIATE');
  console.log('held');
  setTimeout(() => {
    database.exec(process.env.STEPS + 'PRAGMA user_version = ${MIGRATIONS.length}; COMMIT;');
  }, 200);
`;
