import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { LATE_EFFECT_WINDOW } from '#src/cart/retry/late-effect.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err } from '#src/shared/result.ts';
import { createFixedClock } from '../../../support/fixed-clock.ts';
import {
  cartParts,
  clientOf,
  smallMagento,
  namingProducts,
} from '../../../support/magento-carts.ts';
import { boxSpring, setCatalogue } from '../../../support/set-catalogue.ts';

const BED = 'B1-140x200-zand';

type Answer = ReturnType<MagentoClient['read']>;

/** A cart at a Magento that can be unavailable, and its calls. */
async function open(
  settings: Parameters<typeof cartParts>[1] = {},
  products = setCatalogue.products,
) {
  const store = createCatalogueStore({ ...setCatalogue, products });
  const client = clientOf(smallMagento({ store }));
  const requests: { readonly name: string; readonly locale: Locale }[] = [];
  const failures = new Map<string, CallFailure>();
  /** Operations whose next call gets no answer. */
  const stuck = new Set<string>();
  const through = async (name: string, locale: Locale, call: () => Answer): Answer => {
    requests.push({ name, locale });
    if (stuck.delete(name)) return err({ kind: 'timeout' });
    const answer = await call();
    const failure = failures.get(name);
    return failure ? err(failure) : answer;
  };
  const magento: MagentoClient = {
    ...client,
    read: (...call) => through(call[1].name, call[0], () => client.read(...call)),
    readPrivate: (...call) => through(call[1].name, call[0], () => client.readPrivate(...call)),
    change: (...call) => through(call[1].name, call[0], () => client.change(...call)),
  };
  const gateway = namingProducts(createMagentoCartGateway(cartParts(magento, settings)), store);
  const created = await gateway.create('nl-nl');
  return { gateway, requests, failures, stuck, id: created.ok ? created.value : '' };
}

const named = (calls: readonly { readonly name: string }[], name: string) =>
  calls.filter((one) => one.name === name);

describe('a read of a cart at Magento', () => {
  it.each<CallFailure>([
    { kind: 'refused-connection' },
    { kind: 'http', status: 503, retryAfterSeconds: 1 },
    { kind: 'http', status: 429 },
  ])('C7 does not send an add again if it fails after the add ($kind)', async (failure) => {
    const { gateway, requests, failures, id } = await open();
    failures.set('CartBundles', failure);
    expect(await gateway.add('nl-nl', id, [{ sku: BED, quantity: 1 }], 'lost')).toMatchObject({
      error: { status: 504, failure: 'unknown' },
    });
    failures.clear();
    expect(await gateway.read('nl-nl', id)).toMatchObject({
      value: { cart: { totalQuantity: 1 } },
    });
    expect(named(requests, 'AddToCart')).toHaveLength(1);
  });

  it('reads a hundred beds with a single CartBundles query', async () => {
    const { gateway, requests, id } = await open({}, [manyBeds()]);
    const items = Array.from({ length: 100 }, (_, index) => ({ sku: `B1-${index}`, quantity: 1 }));
    await gateway.add('nl-nl', id, items, 'many');
    const cart = await gateway.read('nl-nl', id);
    expect(cart).toMatchObject({ value: { cart: { totalQuantity: 100 } } });
    expect(named(requests, 'CartBundles')).toHaveLength(1);
  }, 20_000);
});

describe('a delayed check of a cart at Magento', () => {
  it('C7 is scheduled once after LATE_EFFECT_WINDOW, in the locale of the last read', async () => {
    const clock = createFixedClock();
    const later: { readonly work: () => void; readonly milliseconds: number }[] = [];
    const { gateway, requests, stuck, id } = await open({
      clock,
      schedule: (work, milliseconds) => void later.push({ work, milliseconds }),
    });
    stuck.add('AddToCart');
    await gateway.add('nl-nl', id, [{ sku: 'X1-1', quantity: 1 }], 'one');
    await gateway.read('de-de', id);
    await gateway.read('de-de', id);
    expect(later).toMatchObject([{ milliseconds: LATE_EFFECT_WINDOW }]);
    clock.advance(LATE_EFFECT_WINDOW);
    requests.length = 0;
    later[0]?.work();
    await gateway.read('de-de', id);
    expect(new Set(requests.map(({ locale }) => locale))).toEqual(new Set(['de-de']));
  });

  it('C7 is retried five times with backoff if it fails after LATE_EFFECT_WINDOW', async () => {
    const clock = createFixedClock();
    const later: { readonly work: () => void; readonly milliseconds: number }[] = [];
    const { gateway, requests, failures, stuck, id } = await open({
      clock,
      schedule: (work, milliseconds) => void later.push({ work, milliseconds }),
    });
    stuck.add('AddToCart');
    await gateway.add('nl-nl', id, [{ sku: 'X1-1', quantity: 1 }], 'one');
    clock.advance(LATE_EFFECT_WINDOW);
    failures.set('Cart', { kind: 'refused-connection' });
    requests.length = 0;
    const expected = [LATE_EFFECT_WINDOW, 2000, 4000, 8000, 16_000, 32_000];
    for (const [index] of expected.entries()) {
      // A busy machine takes a while from the answer to the next schedule.
      await expect.poll(() => later.length).toBe(index + 1);
      later[index]?.work();
      await expect.poll(() => named(requests, 'Cart').length).toBe(index + 1);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(later.map(({ milliseconds }) => milliseconds)).toEqual(expected);
  });

  it('C7 is not repeated again once a retry after LATE_EFFECT_WINDOW succeeds', async () => {
    const clock = createFixedClock();
    const later: (() => void)[] = [];
    const { gateway, requests, failures, stuck, id } = await open({
      clock,
      schedule: (work) => void later.push(work),
    });
    stuck.add('AddToCart');
    await gateway.add('nl-nl', id, [{ sku: 'X1-1', quantity: 1 }], 'one');
    clock.advance(LATE_EFFECT_WINDOW);
    failures.set('Cart', { kind: 'refused-connection' });
    later[0]?.();
    await expect.poll(() => later.length).toBe(2);
    failures.clear();
    requests.length = 0;
    later[1]?.();
    await expect.poll(() => named(requests, 'Cart').length).toBe(1);
    expect(later).toHaveLength(2);
  });
});

/** The box spring in a hundred variants. */
function manyBeds(): ProductData {
  const [bed] = boxSpring.variants;
  const [first, ...others] = Array.from({ length: 100 }, (_, index) => ({
    ...bed,
    sku: `B1-${index}`,
  }));
  return { ...boxSpring, variants: [first ?? bed, ...others] };
}
