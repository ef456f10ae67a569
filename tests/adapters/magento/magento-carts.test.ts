import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Locks } from '#ports/shared-stores.ts';
import type { MagentoFaults } from '#sandbox/magento/magento-faults.ts';
import type { Cart, NewCartItem } from '#src/cart/cart.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { err } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import {
  cartParts,
  clientOf,
  createDroppedItemRecorder,
  smallMagento,
  namingProducts,
  cartsAt,
} from '../../support/magento-carts.ts';
import { magentoShopper } from '../../support/magento-shopper.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { setCatalogue } from '../../support/set-catalogue.ts';
import { inScope } from '../../support/test-scope.ts';
import { memoryDatabase } from '../../support/memory-database.ts';

const NOW = createFixedClock();

/** A shopper at a Magento with optional faults, and a record of all calls. */
async function open(
  faults: MagentoFaults = {},
  parts: Parameters<typeof cartParts>[1] = {},
  sandbox: Parameters<typeof smallMagento>[0] = {},
) {
  const magento = await smallMagento({ faults, ...sandbox });
  const client = clientOf(Promise.resolve(magento));
  const sent: { readonly name: string; readonly headers: Readonly<Record<string, string>> }[] = [];
  const heard: MagentoClient = {
    ...client,
    change(locale, operation, variables, headers = {}) {
      sent.push({ name: operation.name, headers });
      return client.change(locale, operation, variables, headers);
    },
  };
  const drift = createDroppedItemRecorder();
  const gateway = namingProducts(createMagentoCartGateway(cartParts(heard, { drift, ...parts })));
  const created = await gateway.create('nl-nl');
  return { magento, gateway, drift, sent, id: created.ok ? created.value : '' };
}

const add = (gateway: CartGateway, id: string, sku: string, key = sku) =>
  gateway.add('nl-nl', id, [{ sku, quantity: 1 }], key);

const cartIn = (answer: Awaited<ReturnType<CartGateway['read']>>): Cart | null | undefined =>
  answer.ok ? answer.value.cart : undefined;

describe('a Magento cart', () => {
  it('equals the same cart of the embedded shop, in every locale', async () => {
    const store = createCatalogueStore(setCatalogue);
    const embedded = createEmbeddedCartGateway({
      database: memoryDatabase(),
      offerOf: offersOf(store),
      coupons: [],
      ids: createSequentialIds('cart'),
      clock: NOW,
    });
    const magento = cartsAt({ store });
    const anyItem = fc.constantFrom<NewCartItem>(
      ...['M1-180', 'M3-160', 'T2-160', 'X1-1', 'L1-1', 'B1-180x200-zand'].map(one),
      { sku: 'B1-140x200-grijs', quantity: 2, optionUids: [choice('topper', 'latex')] },
      { sku: 'B1-180x200-zand', quantity: 1, optionUids: [choice('topper', 'geen')] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyItem, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...LOCALES),
        async (items, locale) => {
          expect(await filled(magento, items, locale)).toEqual(
            await filled(embedded, items, locale),
          );
        },
      ),
      { numRuns: inScope(15, 5) },
    );
  });

  it('drops and reports a null line', async () => {
    const { gateway, drift, id } = await open({ nullLines: true });
    const answer = await add(gateway, id, 'X1-1');
    expect(cartIn(answer)?.items.map(({ product }) => product.sku)).toEqual(['X1-1']);
    expect(drift.heard).toContainEqual({ upstream: 'magento', place: 'cart.itemsV2.items[]' });
  });

  it.each<MagentoFaults>([{}, { release: '2.4.7' }, { release: '2.4.7', hasLanguagePacks: true }])(
    'C3 returns CART_NOT_ACTIVE once its order is placed, so that nothing is bought twice: %j',
    async (faults) => {
      const { gateway, magento, id } = await open(faults);
      await add(gateway, id, 'X1-1');
      expect(await gateway.read('nl-nl', 'e1'.repeat(16))).toMatchObject({
        value: { cart: null, userErrors: [{ code: 'CART_NOT_FOUND' }] },
      });
      magento.carts.deactivate(id);
      for (const answer of [await add(gateway, id, 'T2-160'), await gateway.read('nl-nl', id)]) {
        expect(answer).toMatchObject({
          value: { cart: null, userErrors: [{ code: 'CART_NOT_ACTIVE' }] },
        });
      }
    },
  );

  it('C3 does not call a cart lost while it cannot tell whether it is ordered', async () => {
    const magento = await smallMagento({ faults: { release: '2.4.7' } });
    const client = clientOf(Promise.resolve(magento));
    const gateway = createMagentoCartGateway(
      cartParts({
        ...client,
        readPrivate: (locale, operation, ...others) =>
          operation.name === 'CartState'
            ? Promise.resolve(err({ kind: 'timeout' }))
            : client.readPrivate(locale, operation, ...others),
      }),
    );
    expect(await gateway.read('nl-nl', 'e1'.repeat(16))).toMatchObject({
      error: { kind: 'cart-unavailable', status: 503 },
    });
  });

  it('C3 is not found when it belongs to a customer or to another website', async () => {
    const { gateway, magento, id } = await open({ websites: { 'de-de': 'abroad' } });
    expect(await gateway.read('de-de', id)).toMatchObject({
      value: { cart: null, userErrors: [{ code: 'CART_NOT_FOUND' }] },
    });
    magento.carts.assignToCustomer(id);
    expect(await add(gateway, id, 'X1-1')).toMatchObject({
      value: { cart: null, userErrors: [{ code: 'CART_NOT_FOUND' }] },
    });
  });

  it('C2 distinguishes an invalid coupon from a missing cart, though Magento answers both alike', async () => {
    for (const faults of [{}, { release: '2.4.7' } as const, { hasLanguagePacks: true }]) {
      const { gateway, id } = await open(faults);
      await add(gateway, id, 'X1-1');
      expect(await gateway.applyCoupon('nl-nl', id, 'NOBODYS')).toMatchObject({
        value: { cart: { id }, userErrors: [{ code: 'COUPON_NOT_VALID' }] },
      });
      expect(await gateway.applyCoupon('nl-nl', 'f'.repeat(32), 'NOBODYS')).toMatchObject({
        value: { cart: null, userErrors: [{ code: 'CART_NOT_FOUND' }] },
      });
    }
  });

  it('C4 rejects items and lines with the codes and messages of the shop, at both releases and in any language', async () => {
    for (const faults of [{}, { release: '2.4.7' } as const, { hasLanguagePacks: true }]) {
      const { gateway, id } = await open(faults);
      const items = ['M3-180', 'NOBODYS', 'X1-1'].map(one);
      const answer = await gateway.add('de-de', id, items, 'some');
      expect(answer).toMatchObject({
        value: {
          cart: { items: [{ product: { sku: 'X1-1' } }] },
          userErrors: [
            {
              code: 'NOT_SALABLE',
              message: 'Matratze Düne ist in dieser Ausführung ausverkauft.',
            },
            { code: 'PRODUCT_NOT_FOUND', message: 'Diesen Artikel führen wir nicht mehr.' },
          ],
        },
      });
      const uid = cartIn(answer)?.items[0]?.uid ?? '';
      expect(await gateway.update('de-de', id, [{ uid: 'gone', quantity: 2 }])).toMatchObject({
        value: { userErrors: [{ code: 'COULD_NOT_FIND_CART_ITEM' }] },
      });
      expect(await gateway.remove('de-de', id, uid)).toMatchObject({ value: { userErrors: [] } });
    }
  });

  it('C2 updates and removes a line by the uid it had before the cart changed its store view', async () => {
    const { gateway, id } = await open();
    const uid = cartIn(await add(gateway, id, 'X1-1'))?.items[0]?.uid ?? '';
    const moved = cartIn(await gateway.read('de-de', id))?.items[0]?.uid;
    expect(moved).not.toBe(uid);
    const changed = await gateway.update('de-de', id, [{ uid, quantity: 3 }]);
    expect(changed).toMatchObject({ value: { cart: { totalQuantity: 3 }, userErrors: [] } });
    await gateway.read('nl-nl', id);
    const named = cartIn(changed)?.items[0]?.uid ?? '';
    expect(await gateway.remove('nl-nl', id, named)).toMatchObject({
      value: { cart: { totalQuantity: 0 }, userErrors: [] },
    });
  });

  it('C2 does not report a coupon as lost that is now written otherwise', async () => {
    const coupons = [{ code: 'TEN', discount: { kind: 'percent', percent: 10 } }] as const;
    const { gateway, magento, id } = await open({}, {}, { coupons });
    await add(gateway, id, 'X1-1');
    await gateway.applyCoupon('nl-nl', id, 'TEN');
    const checkout = magentoShopper(magento, 'nl_nl', id);
    await checkout.removeCoupon();
    await checkout.applyCoupon('ten');
    expect(await gateway.read('nl-nl', id)).toMatchObject({
      value: { cart: { appliedCoupons: ['ten'], errors: [] } },
    });
  });

  it.each(['2.4.7', '2.4.8'] as const)(
    'C2 shows and changes a variant of %s that another client added by its own SKU',
    async (release) => {
      const { gateway, magento, id } = await open({ release });
      const other = magentoShopper(magento, 'nl_nl', id);
      await other.add({ sku: 'M1-90', quantity: 1 });
      const cart = cartIn(await add(gateway, id, 'M1-90', 'click'));
      expect(cart).toMatchObject({ totalQuantity: 2, errors: [] });
      const [theirs, ours] = cart?.items ?? [];
      expect([theirs, ours]).toMatchObject([
        { quantity: 1, product: { sku: 'M1-90' } },
        { quantity: 1, product: { sku: 'M1-90' } },
      ]);
      expect(await add(gateway, id, 'M1-90', 'click')).toMatchObject({
        value: { cart: { totalQuantity: 2 }, userErrors: [] },
      });
      expect(await add(gateway, id, 'M1-90', 'second click')).toMatchObject({
        value: { cart: { totalQuantity: 3 }, userErrors: [] },
      });
      const updated = await gateway.update('nl-nl', id, [{ uid: ours?.uid ?? '', quantity: 1 }]);
      expect(updated).toMatchObject({ value: { cart: { totalQuantity: 2 }, userErrors: [] } });
      expect(await gateway.remove('nl-nl', id, theirs?.uid ?? '')).toMatchObject({
        value: { cart: { totalQuantity: 1, items: [{ uid: ours?.uid }] }, userErrors: [] },
      });
    },
  );

  it('C7 reports within one wait that maintenance stopped a change, and makes it once after that', async () => {
    const faults = { isInMaintenance: false };
    const waits: number[] = [];
    const wait = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
    const { gateway, sent, id } = await open(faults, { wait });
    const uid = cartIn(await add(gateway, id, 'X1-1'))?.items[0]?.uid ?? '';
    await gateway.add('nl-nl', id, [{ sku: 'T2-160', quantity: 1 }], 'known');
    sent.length = 0;
    faults.isInMaintenance = true;
    const stopped = {
      ok: false,
      error: { status: 503, failure: 'not-applied', retryAfterSeconds: 60 },
    };
    expect(await add(gateway, id, 'T2-160', 'click')).toMatchObject(stopped);
    expect([sent.length, waits]).toEqual([1, [525]]);
    // The cart is unknown now: its read fails at once.
    expect(await gateway.update('nl-nl', id, [{ uid, quantity: 3 }])).toMatchObject(stopped);
    expect(await gateway.read('nl-nl', id)).toMatchObject({ ok: false, error: { status: 503 } });
    expect([sent.length, waits]).toEqual([1, [525]]);
    faults.isInMaintenance = false;
    for (const _ of ['again', 'once more']) {
      expect(await add(gateway, id, 'T2-160', 'click')).toMatchObject({
        value: { cart: { totalQuantity: 3 }, userErrors: [] },
      });
    }
    expect(sent).toHaveLength(2);
  });

  it('C8 sends the body scan only with its own add', async () => {
    const { gateway, sent, id } = await open();
    await gateway.add('nl-nl', id, [one('X1-1')], 'with', 'scan-7');
    await gateway.add('nl-nl', id, [one('X1-1')], 'without');
    await gateway.removeCoupon('nl-nl', id);
    expect(sent.map(({ headers }) => headers['x-body-scan'])).toEqual([
      undefined,
      'scan-7',
      undefined,
      undefined,
    ]);
  });

  it('C7 creates a cart under an id of its own, so that the call can be retried', async () => {
    const client = clientOf(smallMagento());
    let lost = 1;
    const losing: MagentoClient = {
      ...client,
      async change(...call) {
        const answer = await client.change(...call);
        lost -= 1;
        return lost >= 0 ? err({ kind: 'reset' }) : answer;
      },
    };
    const ids = createSequentialIds('only');
    const gateway = createMagentoCartGateway(cartParts(losing, { ids }));
    expect(await gateway.create('nl-nl')).toMatchObject({
      value: createSequentialIds('only').next(),
    });
  });

  it('C7 reports a refused connection as not applied, and a timeout as unknown', async () => {
    const away = await failing('refused-connection').create('nl-nl');
    expect(away).toMatchObject({ error: { status: 503, failure: 'not-applied' } });
    const lost = await failing('timeout').create('nl-nl');
    expect(lost).toMatchObject({ error: { status: 504, failure: 'unknown' } });
    for (const answer of [away, lost]) expect(JSON.stringify(answer)).not.toContain('127.0.0.1');
  });

  it('C7 does not report a cart as busy while the locks are unavailable', async () => {
    const away: Locks = {
      hold: () => Promise.resolve(err({ kind: 'locks-unavailable', retryAfter: 900 })),
    };
    const { gateway, id } = await open({}, { locks: away });
    expect(await add(gateway, id, 'X1-1')).toMatchObject({
      error: { status: 503, failure: 'not-applied', retryAfterSeconds: 1 },
    });
    expect(await gateway.read('nl-nl', id)).toMatchObject({ value: { cart: { id } } });
  });

  it('C7 sends no change without an idempotency record, nor without a lock', async () => {
    const unrecorded = await open({}, { records: { find: recordsAway, save: recordsAway } });
    expect(await add(unrecorded.gateway, unrecorded.id, 'X1-1')).toMatchObject({
      error: { status: 503, failure: 'not-applied' },
    });
    const locks: Locks = { hold: () => Promise.resolve(err({ kind: 'busy', retryAfter: 1500 })) };
    const crowded = await open({}, { locks });
    expect(await add(crowded.gateway, crowded.id, 'X1-1')).toMatchObject({
      error: { status: 429, failure: 'not-applied', retryAfterSeconds: 2 },
    });
    for (const { sent } of [unrecorded, crowded]) {
      expect(sent.map(({ name }) => name)).toEqual(['CreateCart']);
    }
  });
});

const one = (sku: string): NewCartItem => ({ sku, quantity: 1 });

const choice = (part: string, key: string): string => btoa(`bundle/B1/${part}/${key}`);

/** A cart with these items, without the uids of its lines. */
async function filled(gateway: CartGateway, items: readonly NewCartItem[], locale: Locale) {
  const created = await gateway.create(locale);
  const id = created.ok ? created.value : '';
  await gateway.add(locale, id, items, 'all');
  const cart = cartIn(await gateway.read(locale, id));
  expect(cart?.items).toHaveLength(items.length);
  return { ...cart, id: '', items: cart?.items.map((item) => Object.assign(item, { uid: '' })) };
}

/** Carts at a Magento on which every call fails. */
function failing(kind: 'timeout' | 'refused-connection'): CartGateway {
  const fail = () => Promise.resolve(err({ kind }));
  return createMagentoCartGateway(
    cartParts({ change: fail, readPrivate: fail, read: fail, close: closed }),
  );
}

const closed = () => Promise.resolve();

const recordsAway = () => Promise.resolve(err({ kind: 'records-unavailable' } as const));
