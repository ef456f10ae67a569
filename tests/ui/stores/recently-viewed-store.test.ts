import { describe, expect, it } from 'vitest';
import { createFakePorts } from '#tests/support/fake-ports.ts';
import { AURORA, SHOP } from '#tests/support/fake-shop.ts';
import { parseBed } from '#src/my-bed/my-bed.ts';
import { err } from '#src/shared/result.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import { RecentlyViewedStore } from '#ui/stores/recently-viewed-store.ts';
import {
  createMemoryRecentlyViewed,
  createSharedRecentlyViewed,
} from '../../support/memory-browser-storage.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { pageAt, shopAround } from '../render-page.tsx';

async function openTab(
  url: string,
  shelf = createSharedRecentlyViewed(),
  { catalog } = createFakePorts(SHOP),
) {
  const page = await pageAt(url);
  const { navigation } = shopAround(page).shop.stores;
  const recentlyViewedStorage = createMemoryRecentlyViewed(shelf);
  const store = new RecentlyViewedStore({
    locale: 'nl-nl',
    recentlyViewedStorage,
    catalog,
    navigation,
    clock: createFixedClock(NOW),
  });
  return { store, shelf };
}

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;
const at = (sku: string, viewedAt = NOW) => ({ sku, viewedAt });
const viewedIn = (size: string) => createSharedRecentlyViewed([{ ...at('aurora'), size }]);

describe('RecentlyViewedStore', () => {
  it('is empty before start, then has the stored products that have not expired', async () => {
    const stored = [at('a'), at('b', NOW - 29 * DAY), at('c', NOW - 30 * DAY)];
    const { store } = await openTab('/matrassen', createSharedRecentlyViewed(stored));
    expect(store.skus).toEqual([]);
    const stop = store.start();
    expect([store.skus, store.isKept]).toEqual([['a', 'b'], true]);
    stop();
  });

  it('stores nothing until the shopper asks to keep the list', async () => {
    const { store, shelf } = await openTab('/aurora');
    const stop = store.start();
    expect([store.skus, store.isKept, shelf.viewed]).toEqual([['aurora'], false, undefined]);
    store.keep();
    expect(shelf.viewed).toEqual([at('aurora')]);
    store.forget();
    expect([store.skus, store.isKept, shelf.viewed]).toEqual([[], false, undefined]);
    stop();
  });

  it('stores the product of the current page in a kept list, without expired ones', async () => {
    const stored = [at('b'), at('c', NOW - 30 * DAY)];
    const { store, shelf } = await openTab('/aurora', createSharedRecentlyViewed(stored));
    const stop = store.start();
    expect(shelf.viewed).toEqual([at('aurora'), at('b')]);
    stop();
  });

  it('follows other tabs in what they view, keep and forget', async () => {
    const { store, shelf } = await openTab('/aurora');
    const other = createMemoryRecentlyViewed(shelf);
    const stop = store.start();
    other.clear();
    expect(store.skus).toEqual(['aurora']);
    other.save([at('c'), at('aurora')]);
    expect([store.skus, store.isKept]).toEqual([['c', 'aurora'], true]);
    other.clear();
    expect([store.skus, store.isKept]).toEqual([[], false]);
    stop();
  });

  it('loads hits, and null for products that are no longer sold', async () => {
    const { store } = await openTab('/matrassen');
    await store.loadHits(['aurora', 'gone']);
    expect(store.hits.get('aurora')).toMatchObject({ name: 'Aurora', size: '90x200' });
    expect(store.hits.get('gone')).toBeNull();
  });

  it.each([
    [
      'a failure',
      () =>
        Promise.resolve(err({ kind: 'catalog-unavailable', status: 503, message: '' } as const)),
    ],
    ['a script that could not be loaded', () => Promise.reject(new Error('offline'))],
  ])('requests a product again after %s', async (_, fail) => {
    const ports = createFakePorts(SHOP);
    const answers = [fail];
    const product: ProductCatalog['product'] = async (...args) =>
      answers.shift()?.() ?? ports.catalog.product(...args);
    const { store } = await openTab('/matrassen', createSharedRecentlyViewed(), {
      ...ports,
      catalog: { ...ports.catalog, product },
    });
    await store.loadHits(['aurora']);
    expect(store.hits.has('aurora')).toBe(false);
    await store.loadHits(['aurora']);
    expect(store.hits.get('aurora')).toMatchObject({ name: 'Aurora' });
  });

  it('MB5 loads products by their offers that fit a bed, and names those that have none', async () => {
    const attributes = [{ code: 'matras_kern', label: 'Kern', value: 'Latex' }];
    const [offer] = AURORA.variants;
    const wide = { ...offer, sku: 'wide', size: '180x200' };
    const products = [{ ...AURORA, attributes, variants: [offer, wide] } as const];
    const { store } = await openTab('/aurora', undefined, createFakePorts({ ...SHOP, products }));
    const shown = () => [store.hits.get('aurora')?.size, store.hits.get('aurora')?.forBed?.unfit];
    await store.loadHits(['aurora'], parseBed('180x200'));
    expect(shown()).toEqual(['180x200', undefined]);
    await store.loadHits(['aurora'], parseBed('90x200'));
    expect(shown()).toEqual([offer.size, 'size']);
    await store.loadHits(['aurora']);
    expect(shown()).toEqual([offer.size, undefined]);
  });

  it('MB13 loads a product in the size in which it was viewed, with its address', async () => {
    const { store } = await openTab('/matrassen', viewedIn('160x200'));
    const stop = store.start();
    await store.loadHits(['aurora']);
    const shown = { size: '160x200', url: '/aurora?maat=160x200' };
    expect(store.hits.get('aurora')).toMatchObject(shown);
    stop();
  });

  it('MB13 shows the size viewed last, also one that it has shown before', async () => {
    const { store, shelf } = await openTab('/matrassen', viewedIn('160x200'));
    const other = createMemoryRecentlyViewed(shelf);
    const stop = store.start();
    for (const size of ['160x200', '90x200', '160x200']) {
      other.save([{ ...at('aurora'), size }]);
      await store.loadHits(['aurora']);
      expect(store.hits.get('aurora')?.size).toBe(size);
    }
    stop();
  });

  it('MB13 shows the size viewed last, whichever answer comes last', async () => {
    const ports = createFakePorts(SHOP);
    const answer: (() => void)[] = [];
    const product: ProductCatalog['product'] = async (...args) => {
      await new Promise<void>((done) => answer.push(done));
      return ports.catalog.product(...args);
    };
    const { store, shelf } = await openTab('/matrassen', viewedIn('90x200'), {
      ...ports,
      catalog: { ...ports.catalog, product },
    });
    const stop = store.start();
    const former = store.loadHits(['aurora']);
    createMemoryRecentlyViewed(shelf).save([{ ...at('aurora'), size: '160x200' }]);
    const latter = store.loadHits(['aurora']);
    answer[1]?.();
    await latter;
    answer[0]?.();
    await former;
    expect(store.hits.get('aurora')?.size).toBe('160x200');
    stop();
  });

  it('MB13 keeps the size that the address of the page names, and none otherwise', async () => {
    for (const [query, size] of [['?maat=160x200', '160x200'], ['']] as const) {
      const { store } = await openTab(`/aurora${query}`);
      const stop = store.start();
      expect(store.viewed).toEqual([{ ...at('aurora'), ...(size && { size }) }]);
      stop();
    }
  });
});
