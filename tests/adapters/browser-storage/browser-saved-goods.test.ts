import { describe, expect, it } from 'vitest';
import { createBrowserSavedGoods } from '#adapters/browser-storage/browser-saved-goods.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemorySavedGoods, createSavedShelf } from '#adapters/memory/memory-saved-goods.ts';
import { savedGoodsContract } from '../../contracts/saved-goods-contract.ts';
import { createStorageBrowser } from '../../support/storage-browser.ts';

savedGoodsContract('browser', () => {
  const browser = createStorageBrowser();
  return {
    here: createBrowserSavedGoods(browser.openTab(), createMemoryLog()),
    elsewhere: createBrowserSavedGoods(browser.openTab(), createMemoryLog()),
  };
});

savedGoodsContract('memory', () => {
  const shelf = createSavedShelf();
  return { here: createMemorySavedGoods(shelf), elsewhere: createMemorySavedGoods(shelf) };
});

const good = { url: '/aurora', name: 'Aurora', quantity: 1, savedAt: 1 };

describe('createBrowserSavedGoods', () => {
  it.each(['', 'null', '{', '{"version":9,"goods":[]}', '["/aurora"]'])(
    'ignores %j, which it has not written',
    (text) => {
      const tab = createStorageBrowser().openTab();
      tab.localStorage.setItem('saved', text);
      expect(createBrowserSavedGoods(tab, createMemoryLog()).load()).toEqual([]);
    },
  );

  it('remembers for as long as the tab does where the browser forbids to keep it', () => {
    const localStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const tab = { ...createStorageBrowser().openTab(), localStorage };
    const goods = createBrowserSavedGoods(tab, createMemoryLog());
    expect(goods.load()).toEqual([]);
    goods.save([good]);
    expect(goods.load()).toEqual([good]);
  });

  it('notifies that the whole storage was cleared, and ignores other keys', () => {
    const browser = createStorageBrowser();
    let heard = 0;
    createBrowserSavedGoods(browser.openTab(), createMemoryLog()).onChangeElsewhere(
      () => (heard += 1),
    );
    browser.tellAll('cart');
    expect(heard).toBe(0);
    browser.tellAll(null);
    expect(heard).toBe(1);
  });
});

function refuse(): never {
  throw new Error('Storage is forbidden.');
}
