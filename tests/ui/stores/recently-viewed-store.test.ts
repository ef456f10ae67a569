import { describe, expect, it } from 'vitest';
import { createFakePorts } from '#tests/support/fake-ports.ts';
import { SHOP } from '#tests/support/fake-shop.ts';
import { err } from '#src/shared/result.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import { RecentlyViewedStore } from '#ui/stores/recently-viewed-store.ts';
import {
  createMemoryRecentlyViewed,
  createSharedRecentlyViewed,
} from '../../support/memory-browser-storage.ts';
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
  });
  return { store, shelf, viewedGoods: recentlyViewedStorage };
}

describe('RecentlyViewedStore', () => {
  it('is empty before start, then has the stored products', async () => {
    const sharedStorage = { ...createSharedRecentlyViewed(), viewed: ['a', 'b'] };
    const { store } = await openTab('/matrassen', sharedStorage);
    expect(store.skus).toEqual([]);
    const stop = store.start();
    expect(store.skus).toEqual(['a', 'b']);
    stop();
  });

  it('stores the product of the current page, and follows other tabs', async () => {
    const sharedStorage = createSharedRecentlyViewed();
    const { store } = await openTab('/aurora', sharedStorage);
    const other = createMemoryRecentlyViewed(sharedStorage);
    other.save(['b']);
    const stop = store.start();
    expect(sharedStorage.viewed).toEqual(['aurora', 'b']);
    other.save(['c', 'aurora', 'b']);
    expect(store.skus).toEqual(['c', 'aurora', 'b']);
    stop();
  });

  it('loads hits, and null for products that are no longer sold', async () => {
    const { store } = await openTab('/matrassen');
    await store.loadHits(['aurora', 'gone']);
    expect(store.hits.get('aurora')).toMatchObject({ name: 'Aurora', size: '90x200' });
    expect(store.hits.get('gone')).toBeNull();
  });

  it('requests a product again after a failure', async () => {
    const ports = createFakePorts(SHOP);
    const answers = [err({ kind: 'catalog-unavailable', status: 503, message: 'away' } as const)];
    const product: ProductCatalog['product'] = async (...args) =>
      answers.shift() ?? ports.catalog.product(...args);
    const { store } = await openTab('/matrassen', createSharedRecentlyViewed(), {
      ...ports,
      catalog: { ...ports.catalog, product },
    });
    await store.loadHits(['aurora']);
    expect(store.hits.has('aurora')).toBe(false);
    await store.loadHits(['aurora']);
    expect(store.hits.get('aurora')).toMatchObject({ name: 'Aurora' });
  });
});
