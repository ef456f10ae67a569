import { describe, expect, it } from 'vitest';
import { createBrowserSavedProducts } from '#adapters/browser-storage/browser-saved-products.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import {
  createMemorySavedProducts,
  createSharedSavedProducts,
} from '../../support/memory-browser-storage.ts';
import { savedProductsStorageContract } from '../../contracts/saved-products-storage-contract.ts';
import { createStorageBrowser } from '../../support/storage-browser.ts';

savedProductsStorageContract('browser', () => {
  const browser = createStorageBrowser();
  return {
    here: createBrowserSavedProducts(browser.openTab(), createMemoryLog()),
    elsewhere: createBrowserSavedProducts(browser.openTab(), createMemoryLog()),
  };
});

savedProductsStorageContract('memory', () => {
  const sharedStorage = createSharedSavedProducts();
  return {
    here: createMemorySavedProducts(sharedStorage),
    elsewhere: createMemorySavedProducts(sharedStorage),
  };
});

const good = { url: '/aurora', name: 'Aurora', quantity: 1, savedAt: 1 };

describe('createBrowserSavedProducts', () => {
  it.each(['', 'null', '{', '{"version":9,"goods":[]}', '["/aurora"]'])(
    'ignores %j, which it has not written',
    (text) => {
      const tab = createStorageBrowser().openTab();
      tab.localStorage.setItem('saved', text);
      expect(createBrowserSavedProducts(tab, createMemoryLog()).load()).toEqual([]);
    },
  );

  it('keeps the saved products in memory if storage is forbidden', () => {
    const localStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const tab = { ...createStorageBrowser().openTab(), localStorage };
    const savedProducts = createBrowserSavedProducts(tab, createMemoryLog());
    expect(savedProducts.load()).toEqual([]);
    savedProducts.save([good]);
    expect(savedProducts.load()).toEqual([good]);
  });

  it('notifies that the whole storage was cleared, and ignores other keys', () => {
    const browser = createStorageBrowser();
    let heard = 0;
    createBrowserSavedProducts(browser.openTab(), createMemoryLog()).onChangeElsewhere(
      () => (heard += 1),
    );
    browser.notifyAll('cart');
    expect(heard).toBe(0);
    browser.notifyAll(null);
    expect(heard).toBe(1);
  });
});

function refuse(): never {
  throw new Error('Storage is forbidden.');
}
