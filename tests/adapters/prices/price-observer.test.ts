import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import {
  createEmbeddedAssortment,
  createEmbeddedProductCatalog,
  createEmbeddedProductsByUrl,
} from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedPriceLedger } from '#adapters/embedded/embedded-price-ledger.ts';
import { openPriceDatabase } from '#adapters/embedded/price-database.ts';
import {
  BATCH_DELAY,
  createPriceObserver,
  MAX_TRIES,
  MAX_WAITING,
  startPriceWalks,
  WALK_PERIOD,
  withObservedAssortment,
  withObservedCatalog,
  withObservedProductsByUrl,
} from '#adapters/prices/price-observer.ts';
import type { PriceLedger, SeenPrice } from '#ports/price-ledger.ts';
import type { Product } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import { MAX_GAP } from '#src/pricing/price-history.ts';
import { err, ok } from '#src/shared/result.ts';
import type { Locale } from '#src/shared/locale.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

/** Delays that a test lets pass one by one. */
function createDelays() {
  const waiting: { readonly milliseconds: number; readonly callback: () => void }[] = [];
  return {
    waiting,
    after: (milliseconds: number, callback: () => void) => {
      const one = { milliseconds, callback };
      waiting.push(one);
      return () => void waiting.splice(waiting.indexOf(one), waiting.includes(one) ? 1 : 0);
    },
    /** Lets the next delay pass; returns its length. */
    async pass(): Promise<number | undefined> {
      const one = waiting.shift();
      one?.callback();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      return one?.milliseconds;
    },
  };
}

function open(append?: PriceLedger['append']) {
  const appended: SeenPrice[][] = [];
  const ledger = {
    append: (seen: readonly SeenPrice[]) => {
      appended.push([...seen]);
      return append?.(seen) ?? Promise.resolve(ok(undefined));
    },
  };
  const [clock, log, delays] = [createFixedClock(), createMemoryLog(), createDelays()];
  const observer = createPriceObserver({ ledger, clock, log, after: delays.after });
  return { observer, appended, clock, log, delays };
}

const store = createCatalogueStore(smallCatalogue);
const [first] = smallCatalogue.products;
if (!first) throw new Error('no product');
const PRODUCT = store.localized('nl-nl').product(first);

const withVariants = (count: number, cents = 500): Product => {
  const [variant] = PRODUCT.variants;
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    ...variant,
    sku: `V${index}`,
    price: { ...variant.price, final: euroCents(cents) },
  }));
  return { ...PRODUCT, variants: [variant, ...others] };
};

describe('createPriceObserver', () => {
  it('P3a appends the price of every variant, a second later', async () => {
    const { observer, appended, clock, delays } = open();
    observer.saw('nl-nl', [PRODUCT]);
    expect(appended).toEqual([]);
    expect(await delays.pass()).toBe(BATCH_DELAY);
    const expected = PRODUCT.variants.map(({ sku, price }) => ({
      market: 'nl-nl',
      sku,
      cents: price.final.cents,
      at: clock.now(),
    }));
    expect(appended).toEqual([expected]);
  });

  it('P3a appends a price that is seen again meanwhile once, and both prices of a change', async () => {
    const { observer, appended, delays } = open();
    const [variant] = PRODUCT.variants;
    const one: Product = { ...PRODUCT, variants: [variant] };
    const cheaper = { ...variant, price: { ...variant.price, final: euroCents(1) } };
    observer.saw('nl-nl', [one, one]);
    observer.saw('nl-nl', [{ ...one, variants: [cheaper] }]);
    expect(delays.waiting).toHaveLength(1);
    await delays.pass();
    expect(appended[0]?.map(({ cents }) => cents)).toEqual([variant.price.final.cents, 1]);
  });

  it('P3a appends many prices in batches', async () => {
    const { observer, appended, delays } = open();
    observer.saw('nl-nl', [withVariants(450)]);
    while (delays.waiting.length > 0) await delays.pass();
    expect(appended.map(({ length }) => length)).toEqual([200, 200, 50]);
  });

  it('P3a drops prices beyond its bound, and tells how many', async () => {
    const { observer, appended, log, delays } = open();
    observer.saw('nl-nl', [withVariants(MAX_WAITING + 30)]);
    while (delays.waiting.length > 0) await delays.pass();
    expect(appended.flat()).toHaveLength(MAX_WAITING);
    expect(log.entries).toMatchObject([{ event: 'prices-not-observed', facts: { count: 30 } }]);
  });

  it('P3a keeps prices that cannot be appended now, and tries again', async () => {
    let isOff = true;
    const { observer, appended, log, delays } = open(() =>
      Promise.resolve(isOff ? err({ kind: 'prices-unavailable', message: 'busy' }) : ok(undefined)),
    );
    observer.saw('nl-nl', [PRODUCT]);
    await delays.pass();
    expect(log.entries).toMatchObject([{ event: 'prices-unavailable' }]);
    isOff = false;
    expect(await delays.pass()).toBeGreaterThan(BATCH_DELAY);
    expect(appended[1]).toEqual(appended[0]);
    expect(delays.waiting).toEqual([]);
  });

  it('P3a appends a price that came back after the one between', async () => {
    const { observer, appended, clock, delays } = open();
    for (const cents of [10_000, 9000, 10_000]) {
      clock.advance(100);
      observer.saw('nl-nl', [withVariants(2, cents)]);
    }
    await delays.pass();
    const seen = (appended[0] ?? []).filter(({ sku }) => sku === 'V0');
    expect(seen.map(({ cents }) => cents)).toEqual([9000, 10_000]);
    expect(seen.map(({ at }) => at)).toEqual([clock.now() - 100, clock.now()]);
  });

  it('P3a goes on after a ledger that throws, and gives up prices that fail again and again', async () => {
    const { observer, appended, log, delays } = open(() => Promise.reject(new Error('a bug')));
    observer.saw('nl-nl', [PRODUCT]);
    for (let pass = 0; pass < MAX_TRIES; pass += 1) await delays.pass();
    expect(appended).toHaveLength(MAX_TRIES);
    expect(delays.waiting).toEqual([]);
    expect(log.entries.map(({ event }) => event)).toEqual([
      ...Array.from({ length: MAX_TRIES }, () => 'prices-unavailable'),
      'prices-not-observed',
    ]);
    observer.saw('nl-nl', [PRODUCT]);
    expect(delays.waiting).toHaveLength(1);
  });

  it('P3a appends what waits before it stops, and gives up if that fails', async () => {
    const { observer, appended, delays } = open();
    observer.saw('nl-nl', [withVariants(250)]);
    await observer.stop();
    expect(appended.flat()).toHaveLength(250);
    observer.saw('nl-nl', [PRODUCT]);
    expect(delays.waiting).toEqual([]);
    const broken = open(() => Promise.resolve(err({ kind: 'prices-unavailable', message: '' })));
    broken.observer.saw('nl-nl', [PRODUCT]);
    await broken.observer.stop();
    expect(broken.appended).toHaveLength(1);
  });

  it('P3a observes what the commerce side answers, and nothing else', async () => {
    const { observer, appended, delays } = open();
    const catalog = withObservedCatalog(createEmbeddedProductCatalog(store), observer);
    const byUrl = withObservedProductsByUrl(createEmbeddedProductsByUrl(store), observer);
    const assortment = withObservedAssortment(createEmbeddedAssortment(store), observer);
    await catalog.product('nl-nl', 'unknown');
    await byUrl.productAt('nl-nl', '/unknown');
    expect(delays.waiting).toEqual([]);
    expect((await catalog.product('nl-nl', PRODUCT.sku)).ok).toBe(true);
    expect((await byUrl.productAt('de-de', store.localized('de-de').url(first))).ok).toBe(true);
    expect((await assortment.products('nl-be', { page: 1, productsPerPage: 100 })).ok).toBe(true);
    await delays.pass();
    const seen = appended.flat();
    const own = seen.filter(({ sku }) => PRODUCT.variants.some((one) => one.sku === sku));
    expect(new Set(own.map(({ market }) => market))).toEqual(new Set(['nl-nl', 'de-de', 'nl-be']));
    expect(seen.length).toBeGreaterThan(own.length);
  });
});

function openWalks(
  assortment = createEmbeddedAssortment(store),
  hidden: Readonly<Partial<Record<Locale, number>>> = {},
) {
  const { observer, appended, log, delays } = open();
  const walks = createDelays();
  const stop = startPriceWalks({
    assortment: withObservedAssortment(assortment, observer),
    markets: ['nl-nl', 'de-de'],
    hiddenIn: (market) => hidden[market] ?? 0,
    after: walks.after,
    log,
  });
  return { appended, log, delays, walks, stop };
}

describe('startPriceWalks', () => {
  it('P3a reads all products of all markets, again within half of the longest gap', async () => {
    const { appended, delays, walks } = openWalks();
    await walks.pass();
    while (delays.waiting.length > 0) await delays.pass();
    const variants = smallCatalogue.products.flatMap((product) => product.variants);
    expect(appended.flat()).toHaveLength(variants.length * 2);
    expect(walks.waiting.map(({ milliseconds }) => milliseconds)).toEqual([WALK_PERIOD]);
    expect(WALK_PERIOD).toBeLessThanOrEqual(MAX_GAP / 2);
  });

  it('P3a pauses between pages, and reads no more once it is stopped', async () => {
    const pages: number[] = [];
    const { walks, stop } = openWalks({
      ...createEmbeddedAssortment(store),
      products: (_, { page }) => {
        pages.push(page);
        return Promise.resolve(ok({ products: [], total: 120 }));
      },
    });
    await walks.pass();
    expect(pages).toEqual([1]);
    expect(await walks.pass()).toBeGreaterThan(0);
    expect(pages).toEqual([1, 2]);
    stop();
    await walks.pass();
    expect(pages).toEqual([1, 2]);
  });

  it('P3a reads a page again that could not be read, and goes on with the next', async () => {
    const unavailable = { kind: 'catalog-unavailable', status: 503, message: 'off' } as const;
    const pages: number[] = [];
    const { log, walks } = openWalks({
      ...createEmbeddedAssortment(store),
      products: (_, { page }) => {
        pages.push(page);
        const isOff = page === 2 && pages.length < 4;
        return Promise.resolve(isOff ? err(unavailable) : ok({ products: [], total: 120 }));
      },
    });
    for (let pass = 0; pass < 5; pass += 1) await walks.pass();
    expect(pages.slice(0, 5)).toEqual([1, 2, 2, 2, 3]);
    expect(log.entries).toEqual([]);
  });

  it('LD4 tells after the start how many products are withheld, and the setting that sells them', async () => {
    const { log, walks } = openWalks({
      ...createEmbeddedAssortment(store),
      products: (locale) =>
        Promise.resolve(
          ok({ products: [], total: 120, ...(locale === 'de-de' && { withheld: 3 }) }),
        ),
    });
    for (let pass = 0; pass < 6; pass += 1) await walks.pass();
    expect(log.entries.map(({ level, event, facts }) => ({ level, event, facts }))).toEqual([
      {
        level: 'warn',
        event: 'goods-withheld',
        facts: { market: 'de-de', count: 9, total: 120, setting: 'GOODS_WITHOUT_FACTS=sell' },
      },
    ]);
  });

  it('P3a tells how many reductions have no was-price, and what mends it', async () => {
    const { log, walks } = openWalks(undefined, { 'nl-nl': 12 });
    await walks.pass();
    expect(log.entries.map(({ event, facts }) => ({ event, facts }))).toEqual([
      {
        event: 'reductions-without-history',
        facts: { market: 'nl-nl', count: 12, command: 'npm run prices -- import' },
      },
    ]);
  });

  it('P3a goes on with the next market if one cannot be read', async () => {
    const unavailable = { kind: 'catalog-unavailable', status: 503, message: 'off' } as const;
    const { log, walks } = openWalks({
      ...createEmbeddedAssortment(store),
      products: () => Promise.resolve(err(unavailable)),
    });
    for (let pass = 0; pass < 5; pass += 1) await walks.pass();
    expect(log.entries.map(({ facts }) => facts['market'])).toEqual(['nl-nl', 'de-de']);
    expect(walks.waiting).toHaveLength(1);
  });
});

describe('a ledger that is fed by an observer', () => {
  it('P3a knows the prices that a walk has read', async () => {
    const ledger = createEmbeddedPriceLedger(openPriceDatabase(':memory:'));
    const [clock, log, delays] = [createFixedClock(), createMemoryLog(), createDelays()];
    const observer = createPriceObserver({ ledger, clock, log, after: delays.after });
    await withObservedCatalog(createEmbeddedProductCatalog(store), observer).product(
      'nl-nl',
      PRODUCT.sku,
    );
    await observer.stop();
    const skus = PRODUCT.variants.map(({ sku }) => sku);
    const known = await ledger.histories('nl-nl', skus);
    expect(known.ok && [...known.value.keys()]).toEqual(skus);
  });
});
