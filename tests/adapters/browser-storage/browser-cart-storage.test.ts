import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createBrowserCartStorage,
  type StorageWindow,
} from '#adapters/browser-storage/browser-cart-storage.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { formatCart } from '#src/cart/cart-document.ts';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { cartStorageContract } from '../../contracts/cart-storage-contract.ts';

cartStorageContract('browser', () => {
  const browser = createBrowser();
  return {
    here: createBrowserCartStorage(browser.openTab(), createMemoryLog()),
    elsewhere: createBrowserCartStorage(browser.openTab(), createMemoryLog()),
  };
});

describe('createBrowserCartStorage', () => {
  it('C1 keeps the id and the cart as JSON under the key cart', () => {
    const tab = createBrowser().openTab();
    createBrowserCartStorage(tab, createMemoryLog()).save({ ...EMPTY_CART, id: 'abc' });
    expect(JSON.parse(tab.localStorage.getItem('cart') ?? '')).toMatchObject({
      version: 1,
      id: 'abc',
      cart: { id: 'abc', items: [], total_quantity: 0 },
    });
  });

  it.each(['', '{', 'null', '[]', '{"version":1}', '{"cart":{}}', '{"id":7}', '{"id":"zzz!"}'])(
    'has nothing where %j is kept',
    (text) => {
      expect(load(text)).toBeUndefined();
    },
  );

  it.each(['{"id":"abc"}', '{"id":"abc","cart":{"lines":[]}}', '{"version":9,"id":"abc"}'])(
    'knows the id of the cart where %j is kept, so that it can be read anew',
    (text) => {
      expect(load(text)).toEqual({ ...EMPTY_CART, id: 'abc' });
    },
  );

  it('C1 reads a cart that another program has kept', () => {
    const cart = { ...EMPTY_CART, id: 'abc', totalQuantity: 2 };
    expect(load(JSON.stringify({ id: 'abc', cart: formatCart(cart) }))).toEqual(cart);
  });

  it('has no cart without an id, and does not break, where anything at all is kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(load(text)?.id).not.toBe('');
      }),
    );
  });

  it('goes on without a cart when the browser keeps nothing', () => {
    const tab = {
      ...createBrowser().openTab(),
      localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    };
    const log = createMemoryLog();
    const storage = createBrowserCartStorage(tab, log);
    storage.save(EMPTY_CART);
    storage.clear();
    expect(storage.load()).toBeUndefined();
    expect(log.entries.map(({ level, event }) => [level, event])).toEqual([
      ['warn', 'cart-not-kept'],
      ['warn', 'cart-not-cleared'],
      ['warn', 'cart-not-loaded'],
    ]);
  });

  it('goes on without a cart when the browser forbids to touch its storage', () => {
    const tab: StorageWindow = {
      ...createBrowser().openTab(),
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    };
    expect(createBrowserCartStorage(tab, createMemoryLog()).load()).toBeUndefined();
  });

  it('C10 hears that the whole storage was emptied, and not that another key changed', () => {
    const browser = createBrowser();
    let heard = 0;
    createBrowserCartStorage(browser.openTab(), createMemoryLog()).onChangeElsewhere(
      () => (heard += 1),
    );
    browser.tellAll('scroll');
    expect(heard).toBe(0);
    browser.tellAll(null);
    expect(heard).toBe(1);
  });
});

const load = (text: string) => {
  const tab = createBrowser().openTab();
  tab.localStorage.setItem('cart', text);
  return createBrowserCartStorage(tab, createMemoryLog()).load();
};

const refuse = () => {
  throw new Error('QuotaExceededError');
};

/** As browsers do it: a change is told to all tabs but the one that made it. */
function createBrowser() {
  const kept = new Map<string, string>();
  const tabs = new Set<Set<(event: StorageEvent) => void>>();
  const openTab = (): StorageWindow => {
    const own = new Set<(event: StorageEvent) => void>();
    tabs.add(own);
    const tellOthers = (key: string) => {
      for (const tab of tabs) if (tab !== own) tell(key, tab);
    };
    return {
      localStorage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem(key, value) {
          kept.set(key, value);
          tellOthers(key);
        },
        removeItem(key) {
          kept.delete(key);
          tellOthers(key);
        },
      },
      addEventListener: (_, listener) => void own.add(listener),
      removeEventListener: (_, listener) => void own.delete(listener),
    };
  };
  return { openTab, tellAll: (key: string | null) => tabs.forEach((tab) => tell(key, tab)) };
}

const tell = (key: string | null, listeners: Iterable<(event: StorageEvent) => void>) => {
  for (const listener of listeners) listener({ key } as StorageEvent);
};
