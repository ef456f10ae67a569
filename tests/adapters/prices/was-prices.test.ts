import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmbeddedPriceLedger } from '#adapters/embedded/embedded-price-ledger.ts';
import { openPriceDatabase } from '#adapters/embedded/price-database.ts';
import { createWasPrices } from '#adapters/prices/was-prices.ts';
import type { PriceLedger } from '#ports/price-ledger.ts';
import type { DroppedItem } from '#ports/upstreams.ts';
import { cartPrices } from '#src/cart/cart-prices.ts';
import { EMPTY_CART, type CartItem } from '#src/cart/cart.ts';
import { toHit } from '#src/catalog/hit-of-variant.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import { displayPriceOf, type Price } from '#src/pricing/price.ts';
import { err } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 27);

const price = (regular: number, final: number, prior?: number): Price => ({
  regular: euroCents(regular),
  final: euroCents(final),
  default: euroCents(final),
  ...(prior !== undefined && { prior: euroCents(prior) }),
});

const variant = (sku: string, of: Price): Variant => ({
  sku,
  ean: '',
  price: of,
  stock: 3,
  deliveryDays: 2,
});

const PICTURE = { path: 'duin.webp', width: 4, height: 3, alt: 'Duin' };

const product = (...variants: readonly [Variant, ...Variant[]]): Product => ({
  sku: 'M1',
  catalogueId: '1',
  name: 'Duin',
  url: '/duin',
  brand: 'Sluimer',
  attributeSetId: '1',
  categoryIds: [],
  summary: '',
  description: [],
  pictures: [PICTURE],
  price: variants[0].price,
  attributes: [],
  uspAttributes: [],
  variants,
});

const line = (sku: string, regular: number, cents: number, quantity = 1): CartItem => ({
  uid: sku,
  quantity,
  product: { sku, name: 'Duin', url: '/duin', image: PICTURE },
  options: [],
  price: euroCents(cents),
  regularPrice: euroCents(regular),
  rowTotal: euroCents(cents * quantity),
});

const cartOf = (...items: readonly CartItem[]) => ({
  ...EMPTY_CART,
  id: 'c',
  items,
  prices: cartPrices(items),
});

/** A shop in which each SKU had these prices, one a day until today. */
async function open(prices: Readonly<Record<string, readonly number[]>>) {
  const ledger = createEmbeddedPriceLedger(openPriceDatabase(':memory:'));
  for (const [sku, cents] of Object.entries(prices)) {
    await ledger.append(
      cents.map((paid, index) => ({
        market: 'nl-nl' as const,
        sku,
        cents: paid,
        at: NOW - (cents.length - 1 - index) * DAY,
      })),
    );
  }
  return over(ledger);
}

function over(ledger: Pick<PriceLedger, 'histories'>) {
  const log = createMemoryLog();
  const dropped: DroppedItem[] = [];
  const drift = { report: (item: DroppedItem) => void dropped.push(item) };
  return {
    was: createWasPrices({ ledger, clock: createFixedClock(NOW), log, drift }),
    log,
    dropped,
  };
}

const times = (count: number, cents: number): readonly number[] =>
  Array.from({ length: count }, () => cents);

/** Reduced for five days, from a price that had been higher for long. */
const REDUCED = [...times(40, 50_000), ...times(5, 40_000)];

describe('createWasPrices', () => {
  it('P3a shows one was-price on card, product, cart and in structured data', async () => {
    const { was } = await open({ 'M1-160': REDUCED });
    const stated = variant('M1-160', price(60_000, 40_000));
    const [shown] = await was.ofProducts('nl-nl', [product(stated)]);
    const [hit] = await was.ofHits('nl-nl', [toHit(product(stated), stated, false)]);
    const cart = await was.ofCart('nl-nl', cartOf(line('M1-160', 60_000, 40_000, 2)));
    const expected = price(50_000, 40_000);
    expect(shown?.variants[0].price).toEqual(expected);
    expect(shown?.price).toEqual(expected);
    expect(hit?.price).toEqual(expected);
    expect(cart.items[0]?.regularPrice).toEqual(euroCents(50_000));
    expect(cart.prices.saved).toEqual(euroCents(20_000));
  });

  it('P3a shows none without a history, in another market, and of an unknown variant', async () => {
    const { was } = await open({ 'M1-160': REDUCED });
    const reduced = variant('M1-160', price(60_000, 40_000));
    const unknown = variant('M1-180', price(60_000, 40_000));
    const shown = await was.ofProducts('nl-nl', [product(unknown)]);
    expect(shown[0]?.price.regular).toEqual(euroCents(40_000));
    const [abroad] = await was.ofProducts('de-de', [product(reduced)]);
    expect(abroad?.price.regular).toEqual(euroCents(40_000));
    const { variantSku: _, ...unnamed } = toHit(product(reduced), reduced, false);
    const [hit] = await was.ofHits('nl-nl', [unnamed]);
    expect(hit && displayPriceOf(hit.price)?.was).toBeUndefined();
    const cart = await was.ofCart('nl-nl', cartOf(line('M1-180', 60_000, 40_000)));
    expect(cart.prices.saved).toEqual(euroCents(0));
  });

  it('P3a counts the reductions of a market that it hides for want of a history', async () => {
    const { was } = await open({ 'M1-160': REDUCED, 'M1-180': times(3, 40_000) });
    const reduced = (sku: string) => variant(sku, price(60_000, 40_000));
    const usual = variant('M1-220', price(40_000, 40_000));
    await was.ofProducts('nl-nl', [product(reduced('M1-160'), reduced('M1-180'), usual)]);
    expect([was.hiddenIn('nl-nl'), was.hiddenIn('de-de')]).toEqual([1, 0]);
    await was.ofProducts('de-de', [product(reduced('M1-160'), reduced('M1-180'))]);
    await was.ofProducts('de-de', [product(reduced('M1-180'))]);
    expect([was.hiddenIn('nl-nl'), was.hiddenIn('de-de')]).toEqual([1, 2]);
    // A reduction that has ended is hidden no more.
    await was.ofProducts('de-de', [product(variant('M1-180', price(40_000, 40_000)))]);
    expect([was.hiddenIn('nl-nl'), was.hiddenIn('de-de')]).toEqual([1, 1]);
    const failure = err({ kind: 'prices-unavailable', message: 'off' } as const);
    const unavailable = over({ histories: () => Promise.resolve(failure) });
    await unavailable.was.ofProducts('nl-nl', [product(reduced('M1-160'))]);
    expect(unavailable.was.hiddenIn('nl-nl')).toBe(0);
  });

  it('P3a keeps the objects of what is not reduced, and asks for nothing', async () => {
    const { was, log } = over({
      histories: () => Promise.resolve(err({ kind: 'prices-unavailable', message: 'off' })),
    });
    const usual = product(variant('M1-160', price(40_000, 40_000)));
    const hit = toHit(usual, usual.variants[0], false);
    const cart = cartOf(line('M1-160', 40_000, 40_000));
    expect((await was.ofProducts('nl-nl', [usual]))[0]).toBe(usual);
    expect((await was.ofHits('nl-nl', [hit]))[0]).toBe(hit);
    expect(await was.ofCart('nl-nl', cart)).toBe(cart);
    expect(log.entries).toEqual([]);
    const reduced = product(variant('M1-160', price(50_000, 40_000)));
    expect((await was.ofProducts('nl-nl', [reduced]))[0]?.price).toEqual(price(40_000, 40_000));
    expect(log.entries).toMatchObject([{ event: 'prices-unavailable' }]);
  });

  it('P3a keeps the objects of a reduction that is as announced', async () => {
    const { was } = await open({ 'M1-160': REDUCED });
    const reduced = product(variant('M1-160', price(50_000, 40_000)));
    expect((await was.ofProducts('nl-nl', [reduced]))[0]).toBe(reduced);
  });

  it('P3a gives a product the was-price of the variant whose price it shows, of several that cost the same', async () => {
    const { was } = await open({
      'M1-160': [...times(40, 45_000), ...times(5, 40_000)],
      'M1-180': REDUCED,
    });
    const soldOut = { ...variant('M1-160', price(60_000, 40_000)), stock: 0 };
    const inStock = variant('M1-180', price(60_000, 40_000));
    const dearer = variant('M1-200', price(70_000, 70_000));
    const [shown] = await was.ofProducts('nl-nl', [product(soldOut, dearer, inStock)]);
    expect(shown?.price).toEqual(price(50_000, 40_000));
    expect(shown?.variants.map((one) => one.price.regular.cents)).toEqual([45_000, 70_000, 50_000]);
    const [whole] = await was.ofProducts('nl-nl', [
      { ...product(soldOut, dearer, inStock), price: dearer.price },
    ]);
    expect(whole?.price).toEqual(dearer.price);
  });

  it('P3a tells of a stated prior price that disagrees, and never shows a higher one', async () => {
    const { was, log, dropped } = await open({ 'M1-160': REDUCED });
    const shownOf = async (prior: number) => {
      const stated = product(variant('M1-160', price(60_000, 40_000, prior)));
      return (await was.ofProducts('nl-nl', [stated]))[0]?.price;
    };
    expect(await shownOf(50_000)).toEqual(price(50_000, 40_000));
    expect(log.entries).toEqual([]);
    expect(await shownOf(55_000)).toEqual(price(50_000, 40_000));
    expect(await shownOf(45_000)).toEqual(price(45_000, 40_000));
    expect(log.entries).toMatchObject([
      { event: 'prior-price-disagrees', facts: { sku: 'M1-160', stated: 55_000, lowest: 50_000 } },
      { event: 'prior-price-disagrees', facts: { stated: 45_000, lowest: 50_000 } },
    ]);
    const told = { upstream: 'magento', place: 'prior_price', item: 'M1-160' };
    expect(dropped).toEqual([told, told]);
  });

  it('P3a saves in a bundle what its variant saves', async () => {
    const { was } = await open({ 'M1-160': REDUCED });
    const withTopper = {
      ...line('M1-160', 72_000, 52_000),
      options: [{ label: 'Topper', value: 'Latex', uid: 'latex' }],
    };
    const cart = await was.ofCart('nl-nl', cartOf(withTopper));
    expect(cart.items[0]?.regularPrice).toEqual(euroCents(62_000));
  });

  it('P3a shows the same saving of any history in card, product and cart, at most what is announced', async () => {
    const anyCents = fc.integer({ min: 1, max: 9 }).map((euros) => euros * 100);
    const anyDays = fc
      .array(fc.tuple(anyCents, fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 5 })
      .map((stretches) => stretches.flatMap(([cents, days]) => times(days, cents)));
    await fc.assert(
      fc.asyncProperty(anyDays, anyCents, async (days, more) => {
        const { was } = await open({ V: days });
        const final = days.at(-1) ?? 0;
        const stated = variant('V', price(final + more, final));
        const [shown] = await was.ofProducts('nl-nl', [product(stated)]);
        const [hit] = await was.ofHits('nl-nl', [toHit(product(stated), stated, false)]);
        const cart = await was.ofCart('nl-nl', cartOf(line('V', final + more, final)));
        const offer = shown && displayPriceOf(shown.variants[0].price);
        expect(hit && displayPriceOf(hit.price)).toEqual(offer);
        expect(cart.prices.saved).toEqual(offer?.saved);
        expect(offer?.saved.cents).toBeLessThanOrEqual(more);
      }),
      { numRuns: 50 },
    );
  });
});
