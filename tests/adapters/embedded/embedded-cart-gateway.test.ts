import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { openCartDatabase, type CartDatabase } from '#adapters/embedded/cart-database.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import type { CatalogueData, ProductData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import { cartGatewayContract } from '../../contracts/cart-gateway-contract.ts';
import { cartKeysContract } from '../../contracts/cart-keys-contract.ts';
import { cartShortagesContract } from '../../contracts/cart-shortages-contract.ts';
import {
  cartFullContract,
  cartOptionsContract,
  cartPicturesContract,
  checkoutDetailsContract,
  cartVatContract,
} from '../../contracts/checkout-details-contract.ts';
import { HOME } from '../../support/addresses.ts';
import {
  choiceOffers,
  MANY_SKUS,
  manyOffers,
  parentProducts,
  scarceProducts,
  scarceStore,
  checkoutDetailsProducts,
} from '../../support/cart-products.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { drawnCatalogue } from '../../support/set-catalogue.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { memoryDatabase } from '../../support/memory-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'carts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const clock = createFixedClock();
const ids = createSequentialIds('cart');
const store = createCatalogueStore(smallCatalogue);
const create = (database: CartDatabase, catalogue?: CatalogueData) =>
  createEmbeddedCartGateway({
    database,
    offerOf: offersOf(catalogue ? createCatalogueStore(catalogue) : store),
    coupons: [],
    ids,
    clock,
  });

cartGatewayContract('embedded', () => create(openCartDatabase(join(folder, 'contract.db'))), {
  inStock: 'T2-160',
  alsoInStock: 'X1-1',
  scarce: { sku: 'M3-160', stock: 1 },
  soldOut: 'M3-180',
  ...parentProducts,
});

checkoutDetailsContract(
  'embedded',
  (coupons, clock) => {
    const database = memoryDatabase();
    return createEmbeddedCartGateway({ database, offerOf: offersOf(store), coupons, ids, clock });
  },
  checkoutDetailsProducts,
);

cartKeysContract('embedded', () => create(memoryDatabase()), {
  sku: 'T2-160',
  soldOut: 'M3-180',
});

cartShortagesContract(
  'embedded',
  (stockNow) => {
    const database = memoryDatabase();
    const offerOf = offersOf(scarceStore(stockNow));
    return createEmbeddedCartGateway({ database, offerOf, coupons: [], ids, clock });
  },
  scarceProducts,
);

cartVatContract('embedded', () => create(memoryDatabase()), checkoutDetailsProducts);

cartPicturesContract('embedded', () => create(memoryDatabase(), drawnCatalogue));

cartOptionsContract(
  'embedded',
  () => {
    const database = memoryDatabase();
    const offerOf = choiceOffers(store);
    return createEmbeddedCartGateway({ database, offerOf, coupons: [], ids, clock });
  },
  {
    sku: 'M1-160',
    product: 'M1',
    optionUids: ['oak', 'steel'],
    stock: 5,
  },
);

cartFullContract(
  'embedded',
  () => {
    const database = memoryDatabase();
    const offerOf = manyOffers(store);
    return createEmbeddedCartGateway({ database, offerOf, coupons: [], ids, clock });
  },
  MANY_SKUS,
);

const ADDRESS = { ...HOME, telephone: '0612345678' };

function withStock(product: ProductData, stock: number): ProductData {
  const [first, ...variants] = product.variants;
  return { ...product, variants: [{ ...first, stock }, ...variants] };
}

const inMemory = (catalogue?: CatalogueData) => create(memoryDatabase(), catalogue);
const cartWith = async (gateway: ReturnType<typeof create>, sku: string, quantity = 1) => {
  const created = await gateway.create('nl-nl');
  const id = created.ok ? created.value : '';
  await gateway.add('nl-nl', id, [{ sku, quantity }], 'key');
  return id;
};

describe('createEmbeddedCartGateway', () => {
  it('describes a line in the language of the locale, with a URL for the chosen size', async () => {
    const gateway = inMemory();
    const id = await cartWith(gateway, 'M1-180', 2);
    expect(await gateway.read('de-at', id)).toMatchObject({
      value: {
        cart: {
          items: [
            {
              quantity: 2,
              product: {
                sku: 'M1-180',
                name: 'Matratze Wölkchen',
                url: '/matratze-woelkchen?groesse=180x200',
                image: { path: 'demo/M1.webp', alt: 'Bild von M1' },
              },
              options: [{ label: 'Größe', value: '180 × 200 cm' }],
              price: euroCents(59_900),
              regularPrice: euroCents(69_900),
              rowTotal: euroCents(119_800),
            },
          ],
          prices: { grandTotal: euroCents(119_800), saved: euroCents(20_000) },
        },
      },
    });
    expect(await gateway.read('nl-nl', id)).toMatchObject({
      value: { cart: { items: [{ product: { url: '/matras-wolk?maat=180x200' } }] } },
    });
  });

  it('returns a URL without parameters for a product without sizes', async () => {
    const gateway = inMemory();
    const id = await cartWith(gateway, 'L1-1');
    expect(await gateway.read('nl-nl', id)).toMatchObject({
      value: { cart: { items: [{ product: { url: '/leeslampje-maan' }, options: [] }] } },
    });
  });

  it.each([
    ['nl-be', 'Van Topper Veer zijn er in deze uitvoering nog 40 op voorraad.'],
    ['de-de', 'Von Topper Feder sind in dieser Ausführung noch 40 Stück auf Lager.'],
    ['en-us', 'Feather topper: 40 left in stock in this version.'],
  ] as const)('returns error messages in the language of %s', async (locale, message) => {
    const gateway = inMemory();
    const id = await cartWith(gateway, 'T1-90');
    const items = [{ sku: 'T1-90', quantity: 40 }];
    expect(await gateway.add(locale, id, items, 'more')).toMatchObject({
      value: { userErrors: [{ code: 'INSUFFICIENT_STOCK', message }] },
    });
  });

  it('keeps carts and completed actions over a restart', async () => {
    const path = join(folder, 'deep', 'restart.db');
    const before = openCartDatabase(path);
    const id = await cartWith(create(before), 'T1-90', 2);
    before.close();
    const after = openCartDatabase(path);
    const again = await create(after).add('nl-nl', id, [{ sku: 'T1-90', quantity: 2 }], 'key');
    expect(again).toMatchObject({ value: { cart: { totalQuantity: 2 }, userErrors: [] } });
    after.close();
  });

  it('leaves out a line whose product is no longer sold, and refuses to change it', async () => {
    const path = join(folder, 'gone.db');
    const gateway = create(openCartDatabase(path));
    const id = await cartWith(gateway, 'T1-90');
    const added = await gateway.add('nl-nl', id, [{ sku: 'L1-1', quantity: 1 }], 'lamp');
    const uid = (added.ok && added.value.cart?.items[0]?.uid) || '';
    const products = smallCatalogue.products.filter(({ sku }) => sku !== 'T1');
    const later = create(openCartDatabase(path), { ...smallCatalogue, products });
    expect(await later.update('nl-nl', id, [{ uid, quantity: 3 }])).toMatchObject({
      value: {
        cart: { items: [{ product: { sku: 'L1-1' } }], totalQuantity: 1 },
        userErrors: [{ code: 'PRODUCT_NOT_FOUND' }],
      },
    });
  });

  it('C1 returns errors for lines with insufficient stock', async () => {
    const path = join(folder, 'less.db');
    const id = await cartWith(create(openCartDatabase(path)), 'T1-90', 4);
    const less = (stock: number) =>
      create(openCartDatabase(path), {
        ...smallCatalogue,
        products: smallCatalogue.products.map((product) => withStock(product, stock)),
      });
    expect(await less(4).read('nl-nl', id)).toMatchObject({ value: { cart: { errors: [] } } });
    expect(await less(3).read('nl-nl', id)).toMatchObject({
      value: {
        cart: { totalQuantity: 4, errors: [{ code: 'INSUFFICIENT_STOCK', quantity: 3 }] },
        userErrors: [],
      },
    });
    expect(await less(0).read('nl-nl', id)).toMatchObject({
      value: { cart: { errors: [{ code: 'NOT_SALABLE' }] } },
    });
  });

  it('does not reuse the uid of a removed line', async () => {
    const gateway = inMemory();
    const id = await cartWith(gateway, 'T1-90');
    const uids = async () => {
      const read = await gateway.read('nl-nl', id);
      return read.ok ? read.value.cart?.items.map(({ uid }) => uid) : [];
    };
    const [first = ''] = (await uids()) ?? [];
    await gateway.remove('nl-nl', id, first);
    await gateway.add('nl-nl', id, [{ sku: 'T1-90', quantity: 1 }], 'again');
    expect(await uids()).not.toContain(first);
  });

  it('expires idempotency keys after a day', async () => {
    const gateway = inMemory();
    const id = await cartWith(gateway, 'T1-90');
    clock.advance(25 * 60 * 60 * 1000);
    await gateway.add('nl-nl', id, [{ sku: 'L1-1', quantity: 1 }], 'lamp');
    const again = await gateway.add('nl-nl', id, [{ sku: 'T1-90', quantity: 1 }], 'key');
    expect(again).toMatchObject({ value: { cart: { totalQuantity: 3 } } });
  });

  it('deletes the idempotency keys of a day ago with the next change, and no newer ones', async () => {
    const database = memoryDatabase();
    const gateway = create(database);
    const id = await cartWith(gateway, 'T1-90');
    const hasKey = () => database.read((statements) => statements.action(id, 'key') !== undefined);
    const add = (key: string) => gateway.add('nl-nl', id, [{ sku: 'L1-1', quantity: 1 }], key);
    clock.advance(24 * 60 * 60 * 1000 - 1);
    await add('within the day');
    expect(hasKey()).toBe(true);
    clock.advance(1);
    await add('after the day');
    expect(hasKey()).toBe(false);
  });

  it('recognizes an action that an older release stored with its payload', async () => {
    const database = memoryDatabase();
    const gateway = create(database);
    const id = await cartWith(gateway, 'T1-90');
    database.write((statements) => {
      const stored = { payload: '[["L1-1",1]]', refusals: '[]', at: clock.now() };
      statements.recordAction(id, 'older', stored);
    });
    const add = (sku: string) => gateway.add('nl-nl', id, [{ sku, quantity: 1 }], 'older');
    expect(await add('L1-1')).toMatchObject({ ok: true, value: { cart: { totalQuantity: 1 } } });
    expect(await add('T1-90')).toMatchObject({ ok: false, error: { status: 422 } });
  });

  it('C1 expires carts thirty days after their last change', async () => {
    const gateway = inMemory();
    const [left, used] = [await cartWith(gateway, 'T1-90'), await cartWith(gateway, 'T1-90')];
    const [day, isThere] = [24 * 60 * 60 * 1000, { value: { cart: { totalQuantity: 2 } } }];
    clock.advance(29 * day);
    await gateway.add('nl-nl', used, [{ sku: 'T1-90', quantity: 1 }], 'later');
    clock.advance(day);
    await gateway.create('nl-nl');
    expect(await gateway.read('nl-nl', used)).toMatchObject(isThere);
    expect(await gateway.read('nl-nl', left)).toMatchObject({
      value: { cart: null, userErrors: [{ code: 'CART_NOT_FOUND' }] },
    });
  });

  it('C1 deletes the carts of thirty days ago with the first change of a new cart, and no newer ones', async () => {
    const database = memoryDatabase();
    const gateway = create(database);
    const left = await cartWith(gateway, 'T1-90');
    const isStored = () => database.read((statements) => statements.cart(left) !== undefined);
    clock.advance(30 * 24 * 60 * 60 * 1000 - 1);
    await cartWith(gateway, 'L1-1');
    expect(isStored()).toBe(true);
    clock.advance(1);
    await cartWith(gateway, 'L1-1');
    expect(isStored()).toBe(false);
  });

  it('C9 reports the validation errors of an address in the language of the country', async () => {
    const gateway = inMemory();
    const id = await cartWith(gateway, 'T1-90');
    const messageIn = async (locale: Locale) => {
      const answer = await gateway.setShippingAddress(locale, id, {
        ...ADDRESS,
        lastName: '',
        city: '',
      });
      return answer.ok ? answer.value.userErrors[0]?.message : undefined;
    };
    expect(await messageIn('nl-nl')).toContain('achternaam en plaats');
    expect(await messageIn('nl-be')).toContain('familienaam en gemeente');
    expect(await messageIn('de-at')).toContain('Nachname und Ort');
    expect(await messageIn('en-us')).toContain('last name and city');
  });

  it('adds nothing at all when the database fails half-way', async () => {
    const database = memoryDatabase();
    const gateway = create(database);
    const id = await cartWith(gateway, 'T1-90');
    let attempts = 0;
    const failing: CartDatabase = {
      ...database,
      write: (change) =>
        database.write((statements) => {
          attempts += 1;
          return change({ ...statements, recordAction: () => statements.createCart(id, 0) });
        }),
    };
    const answer = await create(failing).add('nl-nl', id, [{ sku: 'L1-1', quantity: 1 }], 'x');
    expect(answer).toMatchObject({ ok: false, error: { kind: 'cart-unavailable', status: 503 } });
    expect(attempts).toBe(1);
    expect(await gateway.read('nl-nl', id)).toMatchObject({
      value: { cart: { totalQuantity: 1 } },
    });
  });

  it('returns cart-unavailable when the database is closed', async () => {
    const database = memoryDatabase();
    database.close();
    expect(await create(database).read('nl-nl', 'any')).toMatchObject({
      ok: false,
      error: { kind: 'cart-unavailable', status: 503 },
    });
  });

  it('waits for another writing process without blocking reads', async () => {
    const path = join(folder, 'shared.db');
    const gateway = create(openCartDatabase(path));
    const id = await cartWith(gateway, 'T1-90');
    const lock = holdWriteLock(path);
    const answer = gateway.add('nl-nl', id, [{ sku: 'T1-90', quantity: 1 }], 'waiting');
    expect(await gateway.read('nl-nl', id)).toMatchObject({
      value: { cart: { totalQuantity: 1 } },
    });
    lock.release();
    expect(await answer).toMatchObject({ value: { cart: { totalQuantity: 2 } } });
  });

  it('gives up when another process keeps writing for more than two seconds', async () => {
    const path = join(folder, 'held.db');
    const gateway = create(openCartDatabase(path));
    const id = await cartWith(gateway, 'T1-90');
    const lock = holdWriteLock(path);
    const items = [{ sku: 'T1-90', quantity: 1 }];
    expect(await gateway.add('nl-nl', id, items, 'held')).toMatchObject({
      ok: false,
      error: { status: 503, message: 'The cart database does not answer (SQLITE_BUSY).' },
    });
    lock.release();
  });
});

function holdWriteLock(path: string): { release(): void } {
  const other = new Database(path);
  other.exec('BEGIN IMMEDIATE');
  return {
    release: () => {
      other.exec('ROLLBACK');
      other.close();
    },
  };
}
