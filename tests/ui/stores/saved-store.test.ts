import { describe, expect, it } from 'vitest';
import { SAVED_PRODUCT_LIFETIME } from '#src/saved/saved-products.ts';
import { createFakePorts } from '#tests/support/fake-ports.ts';
import { SHOP } from '#tests/support/fake-shop.ts';
import { SavedStore } from '#ui/stores/saved-store.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import {
  createMemorySavedProducts,
  createSharedSavedProducts,
} from '../../support/memory-browser-storage.ts';

const aurora = { url: '/aurora?maat=160x200', name: 'Aurora', quantity: 2 };
const bare = { url: '/aurora', name: 'Aurora', quantity: 1 };

function openTab(shelf = createSharedSavedProducts(), now = 0) {
  const { content, catalog } = createFakePorts(SHOP);
  const savedProductsStorage = createMemorySavedProducts(shelf);
  const clock = { ...createFixedClock(), now: () => now };
  const store = new SavedStore({ locale: 'nl-nl', content, catalog, savedProductsStorage, clock });
  return { store, shelf, savedGoods: savedProductsStorage };
}

describe('SavedStore', () => {
  it('is unknown before start, then has the stored products', () => {
    const sharedStorage = { ...createSharedSavedProducts(), products: [{ ...aurora, savedAt: 0 }] };
    const { store } = openTab(sharedStorage);
    expect([store.isKnown, store.count]).toEqual([false, 0]);
    store.start();
    expect([store.isKnown, store.has(aurora.url)]).toEqual([true, true]);
  });

  it('stores a product with its configuration, and announces it', () => {
    const { store, shelf } = openTab(undefined, 7);
    store.save(aurora);
    expect(shelf.products).toEqual([{ ...aurora, savedAt: 7 }]);
    expect(store.announcement).toEqual({ kind: 'saved', name: 'Aurora' });
    expect(store.choicesOf('/aurora')).toHaveLength(1);
    expect(store.choicesOf('/aur')).toEqual([]);
  });

  it('restores a removed product', () => {
    const { store } = openTab();
    store.save(aurora);
    store.remove(aurora);
    expect(store.count).toBe(0);
    expect(store.announcement).toEqual({ kind: 'left', name: 'Aurora' });
    store.undoRemove();
    expect(store.products).toMatchObject([aurora]);
    expect(store.removed).toBeUndefined();
  });

  it('offers no undo after removeSilently', () => {
    const { store } = openTab();
    store.save(aurora);
    store.removeSilently(aurora.url);
    expect([store.count, store.removed]).toEqual([0, undefined]);
  });

  it('drops a product after thirty days, not before', () => {
    const products = [{ ...aurora, savedAt: 0 }];
    const kept = openTab(
      { ...createSharedSavedProducts(), products },
      SAVED_PRODUCT_LIFETIME - 1,
    ).store;
    kept.start();
    expect(kept.count).toBe(1);
    const late = openTab(
      { ...createSharedSavedProducts(), products },
      SAVED_PRODUCT_LIFETIME,
    ).store;
    late.start();
    expect(late.count).toBe(0);
  });

  it('follows other tabs, and does not overwrite their changes', () => {
    const sharedStorage = createSharedSavedProducts();
    const [first, second] = [openTab(sharedStorage).store, openTab(sharedStorage).store];
    const stop = first.start();
    second.save(aurora);
    expect(first.has(aurora.url)).toBe(true);
    first.save(bare);
    stop();
    second.remove(aurora);
    expect(sharedStorage.products.map(({ url }) => url)).toEqual(['/aurora']);
  });

  it('loads the states of products as configured, and gone for those no longer sold', async () => {
    const { store } = openTab();
    await store.loadStates([aurora.url, '/nergens']);
    const found = store.states.get(aurora.url);
    expect(found).toMatchObject({ configuration: { variant: { size: '160x200' } } });
    expect(store.states.get('/nergens')).toBe('gone');
  });

  it('requests a state again after a failure', async () => {
    const { content, catalog } = createFakePorts(SHOP);
    const away = { kind: 'content-unavailable', status: 503, message: '', url: '' } as const;
    let calls = 0;
    const pageByUrl: typeof content.pageByUrl = (...input) => {
      calls += 1;
      return calls === 1
        ? Promise.resolve({ ok: false, error: away })
        : content.pageByUrl(...input);
    };
    const store = new SavedStore({
      locale: 'nl-nl',
      content: { pageByUrl },
      catalog,
      savedProductsStorage: createMemorySavedProducts(),
      clock: createFixedClock(),
    });
    await store.loadStates([bare.url]);
    expect(store.states.size).toBe(0);
    await store.loadStates([bare.url]);
    expect(store.states.size).toBe(1);
    await store.loadStates([bare.url]);
    expect(calls).toBe(2);
  });
});
