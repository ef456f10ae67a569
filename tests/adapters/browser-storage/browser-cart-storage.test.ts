import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBrowserCartStorage } from '#adapters/browser-storage/browser-cart-storage.ts';
import type { StorageWindow } from '#adapters/browser-storage/storage-window.ts';
import { formatCart } from '#src/cart/cart-document.ts';
import { type Cart, EMPTY_CART, isCartId } from '#src/cart/cart.ts';
import { cartStorageContract } from '../../contracts/cart-storage-contract.ts';
import { anyCart } from '../../support/arbitraries/cart.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createStorageBrowser } from '../../support/storage-browser.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

cartStorageContract('browser', () => {
  const browser = createStorageBrowser();
  return {
    here: createBrowserCartStorage(browser.openTab(), createMemoryLog()),
    elsewhere: createBrowserCartStorage(browser.openTab(), createMemoryLog()),
  };
});

describe('createBrowserCartStorage', () => {
  it('C1 keeps the id and the cart as JSON under the key cart', () => {
    const tab = createStorageBrowser().openTab();
    createBrowserCartStorage(tab, createMemoryLog()).save({ ...EMPTY_CART, id: 'abc' });
    expect(JSON.parse(tab.localStorage.getItem('cart') ?? '')).toMatchObject({
      version: 1,
      id: 'abc',
      cart: { id: 'abc', items: [], total_quantity: 0 },
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"cart"',
    '{"version":1}',
    '{"cart":{}}',
    '{"id":7}',
    '{"id":"zzz!"}',
    '{"id":"<script>alert(1)</script>","cart":{}}',
    '{"version":99,"cart":{"items":[{"uid":1}]}}',
    '{"__proto__":{"id":"x"}}',
    '\u0000\uD800',
    'x'.repeat(100_000),
  ])('C1 loads nothing if %j is stored', (text) => {
    expect(load(text)).toBeUndefined();
  });

  it.each(['{"id":"abc"}', '{"id":"abc","cart":{"lines":[]}}', '{"version":9,"id":"abc"}'])(
    'reads the id of the cart if %j is stored, so that it can be refetched',
    (text) => {
      expect(load(text)).toEqual({ ...EMPTY_CART, id: 'abc' });
    },
  );

  it('C1 reads a stored cart without a version', () => {
    const cart = { ...EMPTY_CART, id: 'abc', totalQuantity: 2 };
    expect(load(JSON.stringify({ id: 'abc', cart: formatCart(cart) }))).toEqual(cart);
  });

  it.each([2, 99, '1', null, {}])(
    'reads only the id of a cart that version %j has written',
    (version) => {
      const cart = formatCart({ ...EMPTY_CART, id: 'abc', totalQuantity: 2 });
      const loaded = load(JSON.stringify({ version, id: 'abc', cart }));
      expect(loaded).toEqual({ ...EMPTY_CART, id: 'abc' });
    },
  );

  it('ignores a cart without an id, and does not throw, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), fc.json()), (text) => {
        const { loaded, log } = loading(text);
        expect(loaded?.id).not.toBe('');
        expect(log.entries).toEqual([]);
      }),
    );
  });

  it('reads an almost valid cart completely, only by its id, or not at all', () => {
    fc.assert(
      fc.property(anyNearMiss, (document) => {
        const { loaded, log } = loading(JSON.stringify(document));
        expect(log.entries).toEqual([]);
        if (loaded === undefined) return;
        expect(isCartId(loaded.id)).toBe(true);
        expect(isShowable(loaded)).toBe(true);
        expect({}).not.toHaveProperty('id');
      }),
    );
  });

  it.each([
    ['five million characters', `"${'x'.repeat(5_000_000)}"`],
    ['an id of five million characters', JSON.stringify({ id: 'x'.repeat(5_000_000) })],
    ['a million brackets', '['.repeat(1_000_000)],
    [
      'a number beyond the range of numbers',
      '{"id":"abc","version":1e999,"cart":{"total_quantity":1e999}}',
    ],
  ])('does not throw on %s', (_, text) => {
    expect(['abc', undefined]).toContain(loading(text).loaded?.id);
  });

  it('stores only the id if the cart exceeds the storage quota', () => {
    const browser = createStorageBrowser();
    const tab = browser.openTab();
    const room = 100;
    const full: StorageWindow = {
      ...tab,
      localStorage: {
        ...tab.localStorage,
        setItem: (key, text) =>
          text.length > room ? refuse() : tab.localStorage.setItem(key, text),
      },
    };
    const log = createMemoryLog();
    const storage = createBrowserCartStorage(full, log);
    storage.save({ ...EMPTY_CART, id: 'older' });
    storage.save({ ...EMPTY_CART, id: 'newer' });
    expect(storage.load()).toEqual({ ...EMPTY_CART, id: 'newer' });
    expect(log.entries).toEqual([]);
  });

  it('C10 loads the last write in both tabs, and notifies the other tab', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(1), fc.option(anyStoredCart)), { maxLength: 6 }),
        (writes) => {
          const browser = createStorageBrowser();
          const heard = [0, 0];
          const tabs = heard.map((_, tab) => {
            const storage = createBrowserCartStorage(browser.openTab(), createMemoryLog());
            storage.onChangeElsewhere(() => void (heard[tab] = (heard[tab] ?? 0) + 1));
            return storage;
          });
          for (const [tab, cart] of writes) {
            const before = [...heard];
            if (cart) tabs[tab]?.save(cart);
            else tabs[tab]?.clear();
            for (const storage of tabs) expect(storage.load()).toEqual(cart ?? undefined);
            expect(heard[tab]).toBe(before[tab]);
            expect(heard[1 - tab]).toBe((before[1 - tab] ?? 0) + 1);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('loads nothing and logs warnings if the storage throws', () => {
    const tab = {
      ...createStorageBrowser().openTab(),
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

  it.each([
    ['denies access to its storage', refuse],
    ['has no storage', () => null],
  ])('loads nothing, without throwing, if the browser %s', (_, storageOf) => {
    const tab = Object.defineProperty({ ...createStorageBrowser().openTab() }, 'localStorage', {
      get: storageOf,
    });
    const storage = createBrowserCartStorage(tab, createMemoryLog());
    storage.save({ ...EMPTY_CART, id: 'abc' });
    storage.clear();
    storage.onChangeElsewhere(() => {})();
    expect(storage.load()).toBeUndefined();
  });

  it('C10 notifies that the whole storage was cleared, but not of other keys', () => {
    const browser = createStorageBrowser();
    let heard = 0;
    createBrowserCartStorage(browser.openTab(), createMemoryLog()).onChangeElsewhere(
      () => (heard += 1),
    );
    browser.notifyAll('scroll');
    expect(heard).toBe(0);
    browser.notifyAll(null);
    expect(heard).toBe(1);
  });
});

/** Loads a stored text; returns the cart and the log. */
function loading(text: string) {
  const tab = createStorageBrowser().openTab();
  tab.localStorage.setItem('cart', text);
  const log = createMemoryLog();
  return { loaded: createBrowserCartStorage(tab, log).load(), log };
}

const load = (text: string) => loading(text).loaded;

/** Carts as the shop stores them. */
const anyStoredCart = fc
  .tuple(anyCart, fc.stringMatching(/^[\w-]{1,64}$/u))
  .map(([cart, id]): Cart => Object.assign({}, cart, { id }));

const ODD_VALUES = [null, '', 'NaN', '-1', -1, 0.5, 1e308, -0, [], {}, [null], true];

/** A value that may replace one of a document. */
const anyOddity = fc.oneof(fc.constantFrom<unknown>(...ODD_VALUES), fc.jsonValue());

/** A stored cart with an unexpected value in one place. */
const anyNearMiss = fc
  .tuple(anyStoredCart, fc.array(fc.nat(30), { maxLength: 4 }), anyOddity, fc.boolean())
  .map(([cart, path, oddity, isNamed]) => {
    const stored = { version: 1, id: cart.id, cart: formatCart(cart) };
    const odd = spoilt(JSON.parse(JSON.stringify(stored)), path, oddity);
    const proto: unknown = JSON.parse('{"__proto__":{"id":"abc","items":[]}}');
    return isNamed && typeof odd === 'object' ? Object.assign(proto as object, odd) : odd;
  });

/** A value with an oddity at a path of indexes. */
function spoilt(value: unknown, [step, ...rest]: readonly number[], oddity: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return oddity;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(keys.length, 1)] ?? 'more';
  const inner: unknown = Reflect.get(value, key);
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  Reflect.set(copy, key, spoilt(inner, rest, oddity));
  return copy;
}

/** Whether every shown field is a number or a text. */
const isShowable = ({ items, totalQuantity }: Cart): boolean =>
  [
    totalQuantity,
    ...items.flatMap((item) => [item.quantity, item.price.cents, item.rowTotal.cents]),
  ].every(Number.isSafeInteger) && items.every(({ uid }) => typeof uid === 'string');

function refuse(): never {
  throw new Error('QuotaExceededError');
}
