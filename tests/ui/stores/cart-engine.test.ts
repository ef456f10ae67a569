import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { CART_ENGINE } from '#ui/stores/cart-engine.ts';
import type { CartEngineSource } from '#ui/stores/cart-engine-queue.ts';
import { CartStore } from '#ui/stores/cart-store.ts';
import { NotificationStore } from '#ui/stores/notification-store.ts';
import { createArticleCarts } from '../../support/article-carts.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';
import { createMemoryCartStorage } from '../../support/memory-browser-storage.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { aPicture } from '../../support/shown-pages.ts';

const BED = { sku: 'BED', name: 'Bed', url: '/bed', image: aPicture, cents: 10_000, stock: 10 };

/** A tab whose engine comes by `engine`. */
function openTab(engine: CartEngineSource) {
  const ids = createSequentialIds('k');
  const { cookies, locks, timers, tabFocus } = createMemoryBrowser();
  const notifications = new NotificationStore(ids, timers);
  const log = createMemoryLog();
  const cart = new CartStore(
    {
      locale: 'nl-nl',
      text: createTranslate('nl-nl', ALL_TEXTS),
      notifications,
      cookies,
      locks,
      timers,
      tabFocus,
      carts: createArticleCarts([BED], createSequentialIds('c')),
      storage: createMemoryCartStorage(),
      ids,
      log,
    },
    engine,
  );
  return { cart, notifications, log };
}

/** An engine that arrives on demand, and how often it was asked for. */
function slowEngine() {
  const asked: { readonly arrive: () => void; readonly fail: () => void }[] = [];
  const source = () =>
    new Promise<typeof CART_ENGINE>((resolve, reject) => {
      asked.push({ arrive: () => resolve(CART_ENGINE), fail: () => reject(new Error('offline')) });
    });
  return { asked, source };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('CartStore without its engine', () => {
  it('asks for it when the page is idle, and not before', async () => {
    const { asked, source } = slowEngine();
    const { cart } = openTab(source);
    cart.start();
    await settled();
    expect(asked).toHaveLength(0);
    void cart.load();
    void cart.load();
    expect(asked).toHaveLength(1);
    expect(cart.isKnown).toBe(false);
    asked[0]?.arrive();
    await settled();
    expect(cart.isKnown).toBe(true);
  });

  it('answers a press at once, and carries it out when the engine is there', async () => {
    const { asked, source } = slowEngine();
    const { cart } = openTab(source);
    cart.start();
    const results = [cart.add({ sku: 'BED', quantity: 1 }), cart.add({ sku: 'BED', quantity: 2 })];
    expect(asked).toHaveLength(1);
    expect(cart.isPending('add')).toBe(true);
    expect(cart.isUpdating).toBe(true);
    asked[0]?.arrive();
    expect((await results[1])?.kind).toBe('granted');
    expect(cart.itemCount).toBe(3);
    expect(cart.isPending('add')).toBe(false);
  });

  it('C5 shows what is derived from the cart to those who observed it before the engine came', async () => {
    const { asked, source } = slowEngine();
    const { cart } = openTab(source);
    const shown: (readonly unknown[])[] = [];
    const stop = autorun(() => {
      const { optimisticCart, itemCount, restorableLine, pendingLines } = cart;
      const { isStale, isUnavailable } = cart;
      const { length } = optimisticCart.items;
      shown.push([length, itemCount, restorableLine?.quantity, pendingLines.size]);
      expect([isStale, isUnavailable]).toEqual([false, false]);
    });
    cart.start();
    const added = cart.add({ sku: 'BED', quantity: 2 });
    asked[0]?.arrive();
    await added;
    expect(shown.at(-1)).toEqual([1, 2, undefined, 0]);
    const removed = cart.remove(cart.cart.items[0]?.uid ?? '');
    expect(shown.at(-1)).toEqual([0, 0, 2, 1]);
    await removed;
    expect(shown.at(-1)).toEqual([0, 0, 2, 0]);
    stop();
  });

  it('tells the shopper if the engine cannot be loaded, and loads it for the next press', async () => {
    const { asked, source } = slowEngine();
    const { cart, notifications, log } = openTab(source);
    cart.start();
    const lost = cart.add({ sku: 'BED', quantity: 1 });
    asked[0]?.fail();
    expect(await lost).toEqual({ kind: 'failed' });
    expect(cart.isUpdating).toBe(false);
    expect(notifications.list.map(({ type }) => type)).toEqual(['error']);
    expect(log.entries.map(({ event }) => event)).toEqual(['cart-engine-not-loaded']);
    const added = cart.add({ sku: 'BED', quantity: 1 });
    asked[1]?.arrive();
    expect((await added).kind).toBe('granted');
    expect(cart.isKnown).toBe(true);
  });

  it('C5 loads the engine at another time if it cannot be when the page is idle', async () => {
    const { asked, source } = slowEngine();
    const { cart, notifications } = openTab(source);
    cart.start();
    const idle = cart.load();
    asked[0]?.fail();
    await expect(idle).rejects.toThrow('offline');
    expect(notifications.list).toEqual([]);
    const touched = cart.load();
    asked[1]?.arrive();
    await touched;
    expect(cart.isKnown).toBe(true);
  });

  it('starts nothing that was stopped before the engine came', async () => {
    const { asked, source } = slowEngine();
    const { cart } = openTab(source);
    cart.start()();
    void cart.load();
    asked[0]?.arrive();
    await settled();
    expect(cart.isKnown).toBe(false);
  });
});
