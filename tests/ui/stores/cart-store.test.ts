import fc from 'fast-check';
import { autorun, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { CartGateway } from '#ports/cart-gateway.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { err, ok } from '#src/shared/result.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { cartFailureText } from '#ui/i18n/cart-error-text.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { PRESS_PAUSE } from '#ui/stores/added-to-cart-store.ts';
import { MIN_REFETCH_INTERVAL } from '#ui/stores/cart-refetch-on-focus.ts';
import { CART_ENGINE } from '#ui/stores/cart-engine.ts';
import { CartStore } from '#ui/stores/cart-store.ts';
import { NotificationStore } from '#ui/stores/notification-store.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';
import { aPicture } from '../../support/shown-pages.ts';
import { createArticleCarts, type ListedArticle } from '../../support/article-carts.ts';
import {
  createSharedCartStorage,
  createMemoryCartStorage,
} from '../../support/memory-browser-storage.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

const article = (sku: string, stock: number): ListedArticle => ({
  sku,
  name: sku,
  url: `/${sku}`,
  image: aPicture,
  cents: 10_000,
  stock,
});

const ARTICLES = [article('BED', 10), article('LAMP', 3)];
const text = createTranslate('nl-nl', ALL_TEXTS);
const shopServer = (prefix = 'c') => createArticleCarts(ARTICLES, createSequentialIds(prefix));

let tabs = 0;

/** A tab; tabs with the same storage and cookies belong to one browser. */
function openTab({
  carts = shopServer(),
  sharedStorage = createSharedCartStorage(),
  browser = createMemoryBrowser(),
}: {
  readonly carts?: CartGateway;
  readonly sharedStorage?: ReturnType<typeof createSharedCartStorage>;
  readonly browser?: ReturnType<typeof createMemoryBrowser>;
} = {}) {
  const log = createMemoryLog();
  const ids = createSequentialIds(`k${(tabs += 1)}x`);
  const notifications = new NotificationStore(ids, browser.timers);
  const storage = createMemoryCartStorage(sharedStorage);
  const { cookies, locks, timers, tabFocus } = browser;
  const own = { cookies, locks, timers, tabFocus };
  const dependencies = {
    locale: 'nl-nl',
    text,
    notifications,
    ...own,
    carts,
    storage,
    ids,
    log,
  } as const;
  const cart = new CartStore(dependencies, CART_ENGINE);
  const messages = () => notifications.list.map(({ message }) => message);
  return { cart, log, sharedStorage, browser, carts, messages };
}

async function openStarted(input?: Parameters<typeof openTab>[0]) {
  const tab = openTab(input);
  tab.cart.start();
  await settled();
  return tab;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const lines = ({ cart }: CartStore) => cart.items.map((item) => [item.product.sku, item.quantity]);
const uidOf = ({ cart }: CartStore, sku: string) =>
  cart.items.find(({ product }) => product.sku === sku)?.uid ?? '';

/** A gateway with some methods replaced. */
const withMethods = (carts: CartGateway, methods: Partial<CartGateway>): CartGateway => ({
  ...carts,
  ...methods,
});

/** A shop server that records its calls. */
function countingServer(server = shopServer()) {
  const calls: string[] = [];
  const carts = new Proxy(server, {
    get(target, name: keyof CartGateway) {
      return (...input: never[]) => {
        calls.push(name);
        return (target[name] as (...input: never[]) => unknown)(...input);
      };
    },
  });
  return { carts, calls };
}

/** A shop server that can become unavailable. */
function awayLine(server: CartGateway) {
  const add: CartGateway['add'] = (...input) =>
    line.isAway ? unavailable() : server.add(...input);
  const read: CartGateway['read'] = (...input) =>
    line.isAway ? unavailable() : server.read(...input);
  const line = { isAway: false, carts: withMethods(server, { add, read }) };
  return line;
}

/** A shop server that carries out adds, and whose answers are lost while the line is lossy. */
function lossyLine() {
  const server = shopServer();
  const add: CartGateway['add'] = async (...input) => {
    const answer = await server.add(...input);
    return line.isLossy ? unavailable() : answer;
  };
  const read: CartGateway['read'] = (...input) =>
    line.isLossy ? unavailable() : server.read(...input);
  const line = { isLossy: false, server, carts: withMethods(server, { add, read }) };
  return line;
}

/** A shop server that can lose a cart. */
function losingServer() {
  const server = shopServer();
  const goneIds = new Set<string>();
  const known = (id: string) => (goneIds.has(id) ? 'gone' : id);
  const carts: CartGateway = {
    create: (locale) => server.create(locale),
    read: (locale, id) => server.read(locale, known(id)),
    add: (locale, id, ...input) => server.add(locale, known(id), ...input),
    update: (locale, id, changes) => server.update(locale, known(id), changes),
    remove: (locale, id, uid) => server.remove(locale, known(id), uid),
    applyCoupon: (locale, id, typed) => server.applyCoupon(locale, known(id), typed),
    removeCoupon: (locale, id) => server.removeCoupon(locale, known(id)),
    setShippingAddress: (locale, id, typed) => server.setShippingAddress(locale, known(id), typed),
    setBillingAddress: (locale, id, typed) => server.setBillingAddress(locale, known(id), typed),
    setEmail: (locale, id, typed) => server.setEmail(locale, known(id), typed),
  };
  return { carts, lose: (id: string) => void goneIds.add(id) };
}

const answering = (status: number, retryAfterSeconds?: number) => () =>
  Promise.resolve(
    err({
      kind: 'cart-unavailable',
      status,
      message: 'no',
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    } as const),
  );

const unavailable = () =>
  Promise.resolve(err({ kind: 'cart-unavailable', status: 503, message: 'away' } as const));

describe('start', () => {
  it('C1 is unknown before the first read, and empty when there is no cart', async () => {
    const tab = openTab();
    expect(tab.cart.isKnown).toBe(false);
    tab.cart.start();
    await settled();
    expect(tab.cart.isKnown).toBe(true);
    expect(tab.cart.itemCount).toBe(0);
  });

  it('C3 makes no request while there is no cart', async () => {
    const calls: string[] = [];
    const count = (name: string) => () => {
      calls.push(name);
      return unavailable();
    };
    await openStarted({
      carts: withMethods(shopServer(), { read: count('read'), create: count('create') }),
    });
    expect(calls).toEqual([]);
  });

  it('C1 loads the cart of an earlier visit', async () => {
    const first = await openStarted();
    await first.cart.add({ sku: 'BED', quantity: 2 });
    const { sharedStorage, carts } = first;
    const second = await openStarted({ sharedStorage, carts });
    expect(lines(second.cart)).toEqual([['BED', 2]]);
  });

  it('adopts the cart of the cookie when storage has none', async () => {
    const first = await openStarted();
    await first.cart.add({ sku: 'BED', quantity: 2 });
    const { browser, carts } = first;
    const second = await openStarted({ browser, carts });
    expect(lines(second.cart)).toEqual([['BED', 2]]);
    expect(second.sharedStorage.cart?.id).toBe(first.cart.cart.id);
  });

  it('C3 logs an expired cart, migrates its lines and notifies', async () => {
    const first = openTab();
    const close = first.cart.start();
    await first.cart.add({ sku: 'BED', quantity: 2 });
    close();
    const { sharedStorage, browser } = first;
    const second = await openStarted({ sharedStorage, browser, carts: shopServer('another') });
    expect(second.log.entries.map(({ event }) => event)).toContain('cart-not-loaded');
    expect(lines(second.cart)).toEqual([['BED', 2]]);
    expect(second.messages()).toEqual([text('cart.error.CART_NOT_FOUND')]);
    expect(sharedStorage.cart).toEqual(second.cart.cart);
    expect(browser.tab.cookies.get('cart_id')).toBe(second.cart.cart.id);
    expect(second.cart.cart.id).not.toBe(first.cart.cart.id);
  });

  it('C3 replaces an expired empty cart at once, and uses the new one for the next add', async () => {
    const first = openTab();
    const close = first.cart.start();
    await first.cart.add({ sku: 'BED', quantity: 2 });
    await first.cart.remove(uidOf(first.cart, 'BED'));
    close();
    const { sharedStorage, browser } = first;
    const { carts, calls } = countingServer(shopServer('another'));
    const second = await openStarted({ sharedStorage, browser, carts });
    expect(calls.filter((name) => name === 'create')).toHaveLength(1);
    expect(sharedStorage.cart).toEqual(second.cart.cart);
    expect(browser.tab.cookies.get('cart_id')).toBe(second.cart.cart.id);
    await second.cart.add({ sku: 'LAMP', quantity: 1 });
    expect(calls.filter((name) => name === 'create')).toHaveLength(1);
    expect(lines(second.cart)).toEqual([['LAMP', 1]]);
    expect(second.messages()).toEqual([]);
  });

  it('restores the cookie of a stored cart', async () => {
    const first = await openStarted();
    await first.cart.add({ sku: 'BED', quantity: 2 });
    const { sharedStorage, carts } = first;
    const second = await openStarted({ sharedStorage, carts });
    expect(second.browser.tab.cookies.get('cart_id')).toBe(first.cart.cart.id);
  });

  it('shows the stored cart while the commerce side is unavailable', async () => {
    const first = await openStarted();
    await first.cart.add({ sku: 'BED', quantity: 2 });
    const carts = withMethods(first.carts, { read: unavailable });
    const second = await openStarted({ sharedStorage: first.sharedStorage, carts });
    expect(lines(second.cart)).toEqual([['BED', 2]]);
    expect(second.messages()).toEqual([]);
  });
});

describe('add', () => {
  it('C3 creates a cart, stores it, sets its cookie and confirms the added line', async () => {
    const { cart, sharedStorage, browser } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 2 });
    expect(lines(cart)).toEqual([['BED', 2]]);
    expect(cart.itemCount).toBe(2);
    expect(cart.isOpen).toBe(false);
    const uids = [uidOf(cart, 'BED')];
    browser.pass(PRESS_PAUSE);
    expect(cart.confirmation.shown).toEqual({ isSure: true, skus: ['BED'], uids, pieces: 2 });
    expect(sharedStorage.cart).toEqual(cart.cart);
    expect(browser.tab.cookies.get('cart_id')).toBe(cart.cart.id);
  });

  it('confirms consecutive adds together until dismissed', async () => {
    const { cart, browser } = await openStarted();
    await Promise.all([
      cart.add({ sku: 'BED', quantity: 1 }),
      cart.add({ sku: 'LAMP', quantity: 1 }),
    ]);
    browser.pass(PRESS_PAUSE);
    expect(cart.confirmation.shown?.skus).toEqual(['BED', 'LAMP']);
    expect(cart.confirmation.shown?.uids).toEqual([uidOf(cart, 'BED'), uidOf(cart, 'LAMP')]);
    cart.confirmation.dismiss();
    await cart.add({ sku: 'BED', quantity: 1 });
    browser.pass(PRESS_PAUSE);
    expect(cart.confirmation.shown?.uids).toEqual([uidOf(cart, 'BED')]);
    cart.open();
    expect(cart.confirmation.shown).toBeUndefined();
  });

  it('C5 is updating from the click until the response', async () => {
    const { cart } = await openStarted();
    const done = cart.add({ sku: 'BED', quantity: 1 });
    expect(cart.isUpdating).toBe(true);
    await done;
    expect(cart.isUpdating).toBe(false);
  });

  it('C4 notifies of a user error by the text of its code, and stays closed', async () => {
    const { cart, messages } = await openStarted();
    await cart.add({ sku: 'GONE', quantity: 1 });
    expect(messages()).toEqual([text('cart.error.PRODUCT_NOT_FOUND')]);
    expect(cart.isOpen).toBe(false);
  });

  it('C4 says that all of the stock is in the cart when nothing is left to add', async () => {
    const { cart, messages } = await openStarted();
    await cart.add({ sku: 'LAMP', quantity: 3 });
    expect(await cart.add({ sku: 'LAMP', quantity: 1 })).toMatchObject({ kind: 'refused' });
    expect(messages()).toEqual([text('cart.all-in-cart', { count: 3 })]);
  });

  it.each([
    ['the message of the commerce backend', 'At most 5.', 'At most 5.'],
    ['the unknown error, if the message is empty', ' ', text('unknownError')],
  ])('C4 notifies of a user error without a known code by %s', async (_, message, expected) => {
    const carts = shopServer();
    const add: CartGateway['add'] = async (locale, id) => {
      const answer = await carts.read(locale, id);
      if (!answer.ok) return answer;
      const userErrors = [{ code: 'UNDEFINED', message }] as const;
      return { ok: true, value: { ...answer.value, userErrors } };
    };
    const { cart, messages } = await openStarted({ carts: withMethods(carts, { add }) });
    await cart.add({ sku: 'BED', quantity: 1 });
    expect(messages()).toEqual([expected]);
  });

  it.each([
    ['answers that it is unavailable', unavailable],
    ['rejects', () => Promise.reject(new Error('bug'))],
  ])('C5 shows the unknown error and clears the local cart when the gateway %s', async (_, add) => {
    const carts = shopServer();
    const first = await openStarted({ carts });
    await first.cart.add({ sku: 'BED', quantity: 1 });
    const sharedStorage: ReturnType<typeof createSharedCartStorage> = {
      ...first.sharedStorage,
      tabs: new Set(),
    };
    const { cart, messages } = await openStarted({
      sharedStorage,
      browser: first.browser,
      carts: withMethods(carts, { add, read: unavailable }),
    });
    await cart.add({ sku: 'LAMP', quantity: 1 });
    await settled();
    expect(messages()).toEqual([cartFailureText(text, 'failed')]);
    expect(cart.itemCount).toBe(0);
    expect(cart.isUpdating).toBe(false);
    expect(sharedStorage.cart).toBeUndefined();
  });

  it('C7 notifies of an unconfirmed add, and shows the refetched cart', async () => {
    const carts = shopServer();
    const add: CartGateway['add'] = async (...input) => {
      await carts.add(...input);
      return err({ kind: 'cart-unavailable', status: 504, message: 'unknown' });
    };
    const { cart, sharedStorage, messages, browser } = await openStarted({
      carts: withMethods(carts, { add }),
    });
    await cart.add({ sku: 'BED', quantity: 2 });
    await settled();
    expect(messages()).toEqual([cartFailureText(text, 'unconfirmed')]);
    expect(lines(cart)).toEqual([['BED', 2]]);
    expect(sharedStorage.cart).toEqual(cart.cart);
    expect(cart.isOpen).toBe(false);
    browser.pass(PRESS_PAUSE);
    expect(cart.confirmation.shown).toMatchObject({ isSure: false, skus: [], uids: [] });
  });

  it('C5 notifies of an unknown error if a server in between has failed, and shows the refetched cart', async () => {
    const carts = shopServer();
    const add: CartGateway['add'] = async (...input) => {
      await carts.add(...input);
      return err({ kind: 'cart-unavailable', status: 503, message: '', failure: 'unknown' });
    };
    const { cart, messages, browser } = await openStarted({ carts: withMethods(carts, { add }) });
    expect(await cart.add({ sku: 'BED', quantity: 2 })).toEqual({ kind: 'failed' });
    await settled();
    expect(messages()).toEqual([cartFailureText(text, 'failed')]);
    expect(lines(cart)).toEqual([['BED', 2]]);
    browser.pass(PRESS_PAUSE);
    expect(cart.confirmation.shown).toBeUndefined();
  });

  it('C7 repeats an add under its key after an error of a server in between', async () => {
    const keys: string[] = [];
    const carts = shopServer();
    const add: CartGateway['add'] = async (locale, id, items, key, ...more) => {
      keys.push(key);
      if (keys.length > 1) return carts.add(locale, id, items, key, ...more);
      return err({ kind: 'cart-unavailable', status: 503, message: '', failure: 'unknown' });
    };
    const { cart } = await openStarted({ carts: withMethods(carts, { add }) });
    await cart.add({ sku: 'BED', quantity: 2 });
    await cart.add({ sku: 'BED', quantity: 2 });
    await settled();
    expect(new Set(keys).size).toBe(1);
    expect(lines(cart)).toEqual([['BED', 2]]);
  });

  it('C7 shows no confirmation of an unconfirmed add when the cart is empty', async () => {
    const carts = shopServer();
    const unknown = err({ kind: 'cart-unavailable', status: 504, message: 'unknown' } as const);
    const { cart, messages } = await openStarted({
      carts: withMethods(carts, { add: () => Promise.resolve(unknown) }),
    });
    await cart.add({ sku: 'BED', quantity: 2 });
    await settled();
    expect(messages()).toEqual([cartFailureText(text, 'unconfirmed')]);
    expect(cart.confirmation.shown).toBeUndefined();
  });

  it('keeps using the cart with its lines after a failed add', async () => {
    const carts = shopServer();
    let isAway = false;
    const add: CartGateway['add'] = (...input) => (isAway ? unavailable() : carts.add(...input));
    const { cart } = await openStarted({ carts: withMethods(carts, { add }) });
    await cart.add({ sku: 'BED', quantity: 1 });
    isAway = true;
    await cart.add({ sku: 'BED', quantity: 1 });
    isAway = false;
    await cart.add({ sku: 'LAMP', quantity: 1 });
    expect(lines(cart)).toEqual([
      ['BED', 1],
      ['LAMP', 1],
    ]);
  });

  it('creates no cart while it is unknown whether there is one', async () => {
    const line = awayLine(shopServer());
    const { cart } = await openStarted({ carts: line.carts });
    await cart.add({ sku: 'BED', quantity: 1 });
    line.isAway = true;
    await cart.add({ sku: 'BED', quantity: 1 });
    await cart.add({ sku: 'BED', quantity: 1 });
    line.isAway = false;
    await cart.add({ sku: 'LAMP', quantity: 1 });
    expect(lines(cart)).toEqual([
      ['BED', 1],
      ['LAMP', 1],
    ]);
  });

  it('is carried out once when its response was lost and the shopper retries', async () => {
    const line = lossyLine();
    const { cart } = await openStarted({ carts: line.carts });
    line.isLossy = true;
    await cart.add({ sku: 'BED', quantity: 2 });
    await settled();
    expect(lines(cart)).toEqual([]);
    line.isLossy = false;
    await cart.add({ sku: 'BED', quantity: 2 });
    expect(lines(cart)).toEqual([['BED', 2]]);
    await cart.add({ sku: 'BED', quantity: 2 });
    expect(lines(cart)).toEqual([['BED', 4]]);
  });

  it('is carried out again after the cart has shown the first add', async () => {
    const line = lossyLine();
    const first = await openStarted({ carts: line.carts });
    const { sharedStorage, browser } = first;
    const second = await openStarted({ carts: line.server, sharedStorage, browser });
    line.isLossy = true;
    await first.cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    await second.cart.add({ sku: 'LAMP', quantity: 1 });
    await settled();
    line.isLossy = false;
    expect(lines(first.cart)).toEqual([
      ['BED', 1],
      ['LAMP', 1],
    ]);
    await first.cart.add({ sku: 'BED', quantity: 1 });
    expect(lines(first.cart)).toEqual([
      ['BED', 2],
      ['LAMP', 1],
    ]);
  });

  it('is carried out again after a later change was answered', async () => {
    const line = lossyLine();
    const { cart, sharedStorage, browser, carts } = await openStarted({ carts: line.carts });
    const second = await openStarted({ carts, sharedStorage, browser });
    line.isLossy = true;
    await cart.add({ sku: 'BED', quantity: 1 });
    line.isLossy = false;
    await second.cart.add({ sku: 'LAMP', quantity: 1 });
    await settled();
    await cart.remove(uidOf(cart, 'BED'));
    await cart.add({ sku: 'BED', quantity: 1 });
    expect(lines(cart)).toEqual([
      ['LAMP', 1],
      ['BED', 1],
    ]);
  });

  it('uses the cart of the cookie when the stored one is unknown', async () => {
    const carts = shopServer();
    const first = await openStarted({ carts });
    await first.cart.add({ sku: 'BED', quantity: 1 });
    const sharedStorage = createSharedCartStorage();
    sharedStorage.cart = { ...first.cart.cart, id: 'gone' };
    const tab = openTab({ carts, sharedStorage, browser: first.browser });
    await tab.cart.add({ sku: 'LAMP', quantity: 1 });
    expect(lines(tab.cart)).toEqual([
      ['BED', 1],
      ['LAMP', 1],
    ]);
  });

  it('ignores a cookie that is not a cart ID', async () => {
    const browser = createMemoryBrowser();
    browser.tab.cookies.set('cart_id', 'zzz!');
    const { cart } = await openStarted({ browser });
    await cart.add({ sku: 'BED', quantity: 1 });
    expect(lines(cart)).toEqual([['BED', 1]]);
    expect(browser.tab.cookies.get('cart_id')).toBe(cart.cart.id);
  });

  it('sends the chosen options, also when it restores a line', async () => {
    const oak = { ...article('BED', 5), optionUids: ['oak'] };
    const carts = createArticleCarts([oak], createSequentialIds('o'));
    const { cart } = await openStarted({ carts });
    await cart.add({ sku: 'BED', quantity: 2, optionUids: ['oak'] });
    expect(lines(cart)).toEqual([['BED', 2]]);
    await cart.remove(cart.cart.items[0]?.uid ?? '');
    await cart.undoRemove();
    expect(cart.cart.items[0]).toMatchObject({ quantity: 2, options: [{ uid: 'oak' }] });
  });

  it('sends a different idempotency key with every add', async () => {
    const carts = shopServer();
    const keys: string[] = [];
    const add: CartGateway['add'] = (locale, id, items, key) => {
      keys.push(key);
      return carts.add(locale, id, items, key);
    };
    const { cart } = await openStarted({ carts: withMethods(carts, { add }) });
    await Promise.all([
      cart.add({ sku: 'BED', quantity: 1 }),
      cart.add({ sku: 'LAMP', quantity: 1 }),
      cart.add({ sku: 'BED', quantity: 1 }),
    ]);
    expect(new Set(keys).size).toBe(2);
    expect(lines(cart)).toEqual([
      ['BED', 2],
      ['LAMP', 1],
    ]);
  });

  it('C5 counts each press at once, and sends those that wait as one quantity', async () => {
    const carts = shopServer();
    const quantities: number[] = [];
    const add: CartGateway['add'] = (locale, id, items, key) => {
      quantities.push(...items.map(({ quantity }) => quantity));
      return carts.add(locale, id, items, key);
    };
    const { cart } = await openStarted({ carts: withMethods(carts, { add }) });
    await cart.add({ sku: 'BED', quantity: 1 });
    const presses = Array.from({ length: 8 }, () => cart.add({ sku: 'BED', quantity: 1 }));
    expect(cart.itemCount).toBe(9);
    const results = (await Promise.all(presses)).map(({ kind }) => kind);
    expect(results).toEqual(['granted', ...results.slice(2).map(() => 'superseded'), 'granted']);
    expect(quantities).toEqual([1, 1, 7]);
    expect(lines(cart)).toEqual([['BED', 9]]);
    expect(cart.itemCount).toBe(9);
  });

  it('C4 confirms presses once the shopper pauses, because the confirmation may cover the button', async () => {
    const { cart, browser } = await openStarted();
    for (let presses = 0; presses < 3; presses += 1) {
      await cart.add({ sku: 'BED', quantity: 1 });
      browser.pass(PRESS_PAUSE - 1);
      expect(cart.confirmation.shown).toBeUndefined();
    }
    browser.pass(1);
    expect(cart.confirmation.shown).toMatchObject({ isSure: true, skus: ['BED'] });
    await cart.add({ sku: 'LAMP', quantity: 1 });
    expect(cart.confirmation.shown).toMatchObject({ skus: ['BED', 'LAMP'] });
  });

  it('C4 adds what is left when presses ask for more, and says how many', async () => {
    const { cart, browser, messages } = await openStarted();
    const presses = Array.from({ length: 8 }, () => cart.add({ sku: 'LAMP', quantity: 1 }));
    expect(cart.itemCount).toBe(8);
    const results = await Promise.all(presses);
    expect(results.at(-1)).toEqual({ kind: 'granted', pieces: 3 });
    expect(lines(cart)).toEqual([['LAMP', 3]]);
    expect(cart.itemCount).toBe(3);
    expect(messages()).toEqual([text('cart.all-in-cart', { count: 3 })]);
    browser.pass(PRESS_PAUSE);
    expect(cart.confirmation.shown).toMatchObject({ isSure: true, skus: ['LAMP'], pieces: 3 });
  });

  it('C5 counts no press of an add that failed', async () => {
    const { cart } = await openStarted({ carts: withMethods(shopServer(), { add: unavailable }) });
    const press = cart.add({ sku: 'BED', quantity: 2 });
    expect(cart.itemCount).toBe(2);
    await press;
    expect(cart.itemCount).toBe(0);
  });

  it('notifies of adds beyond the queue limit, and carries out the rest', async () => {
    const { cart, messages } = await openStarted({ carts: shopServer() });
    await Promise.all(
      Array.from({ length: 60 }, () => cart.add({ sku: 'LAMP', quantity: MAX_LINE_QUANTITY })),
    );
    const all = text('cart.all-in-cart', { count: 3 });
    expect(new Set(messages())).toEqual(new Set([cartFailureText(text, 'failed'), all]));
    expect(cart.isUpdating).toBe(false);
  });

  it('C3 replaces an expired cart, migrates its lines and notifies', async () => {
    const { cart, messages, sharedStorage, browser } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 2 });
    const later = openTab({ sharedStorage, browser, carts: shopServer('later') });
    later.cart.state = cart.state;
    await later.cart.add({ sku: 'LAMP', quantity: 1 });
    expect(lines(later.cart)).toEqual([
      ['BED', 2],
      ['LAMP', 1],
    ]);
    expect(later.messages()).toEqual([text('cart.error.CART_NOT_FOUND')]);
    expect(messages()).toEqual([]);
  });
});

describe('an expired cart', () => {
  it('C3, C10 is replaced once by two tabs, without duplicate lines', async () => {
    const server = losingServer();
    const first = await openStarted({ carts: server.carts });
    const { sharedStorage, browser, carts } = first;
    await first.cart.add({ sku: 'BED', quantity: 2 });
    const second = await openStarted({ carts, sharedStorage, browser });
    server.lose(first.cart.cart.id);
    await Promise.all([
      first.cart.add({ sku: 'LAMP', quantity: 1 }),
      second.cart.add({ sku: 'LAMP', quantity: 1 }),
    ]);
    await settled();
    for (const { cart, messages } of [first, second]) {
      expect(lines(cart)).toEqual([
        ['BED', 2],
        ['LAMP', 2],
      ]);
      expect(cart.cart).toEqual(sharedStorage.cart);
      expect(messages()).toEqual([text('cart.error.CART_NOT_FOUND')]);
    }
  });

  it('C3 is replaced before an update, which applies to the same line', async () => {
    const { cart, sharedStorage, browser } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 2 });
    const later = openTab({ sharedStorage, browser, carts: shopServer('later') });
    later.cart.state = cart.state;
    await later.cart.update(uidOf(cart, 'BED'), 5);
    await settled();
    expect(lines(later.cart)).toEqual([['BED', 5]]);
    expect(later.messages()).toEqual([text('cart.error.CART_NOT_FOUND')]);
  });

  it('C3 is migrated to the end by the next tab after one is closed halfway', async () => {
    const server = losingServer();
    const first = await openStarted({ carts: server.carts });
    const { sharedStorage, browser } = first;
    await first.cart.add({ sku: 'BED', quantity: 2 });
    await first.cart.add({ sku: 'LAMP', quantity: 1 });
    server.lose(first.cart.cart.id);
    let adds = 0;
    const closing = withMethods(server.carts, {
      add: (...input) => ((adds += 1) < 2 ? server.carts.add(...input) : new Promise(() => {})),
    });
    await openStarted({ carts: closing, sharedStorage, browser });
    expect(adds).toBe(2);
    const next = await openStarted({ carts: server.carts, sharedStorage, browser });
    expect(lines(next.cart)).toEqual([
      ['BED', 2],
      ['LAMP', 1],
    ]);
    expect(sharedStorage.cart).toEqual(next.cart.cart);
  });

  it('is discarded if empty, but not the cart that another tab has stored', async () => {
    const { cart, sharedStorage, browser, carts } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 1 });
    await cart.remove(uidOf(cart, 'BED'));
    const persisted = { ...cart.cart, id: 'kept' };
    const away = withMethods(carts, {
      read: (locale, id) => {
        if (id === persisted.id) return Promise.resolve(ok({ cart: persisted, userErrors: [] }));
        sharedStorage.cart = persisted;
        browser.tab.cookies.set('cart_id', persisted.id);
        return shopServer('empty').read(locale, id);
      },
    });
    const later = await openStarted({ sharedStorage, browser, carts: away });
    expect(later.cart.itemCount).toBe(0);
    expect(sharedStorage.cart).toBe(persisted);
    expect(browser.tab.cookies.get('cart_id')).toBe('kept');
  });
});

describe('update', () => {
  it('shows the new quantity at once, and the answered cart after the response', async () => {
    const { cart } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 1 });
    const uid = uidOf(cart, 'BED');
    const done = cart.update(uid, 5);
    expect(cart.optimisticCart.items.map(({ quantity }) => quantity)).toEqual([5]);
    expect(cart.pendingLines).toEqual(new Set([uid]));
    expect(lines(cart)).toEqual([['BED', 1]]);
    await done;
    expect(cart.pendingLines).toEqual(new Set());
    expect(lines(cart)).toEqual([['BED', 5]]);
  });

  it('sends the last of several quantities, not each of them', async () => {
    const carts = shopServer();
    const sent: number[] = [];
    const update: CartGateway['update'] = (locale, id, changes) => {
      sent.push(...changes.map(({ quantity }) => quantity));
      return carts.update(locale, id, changes);
    };
    const { cart } = await openStarted({ carts: withMethods(carts, { update }) });
    await cart.add({ sku: 'BED', quantity: 1 });
    const uid = uidOf(cart, 'BED');
    await Promise.all([2, 3, 4, 5].map((quantity) => cart.update(uid, quantity)));
    await settled();
    expect(lines(cart)).toEqual([['BED', 5]]);
    expect(sent.at(-1)).toBe(5);
    expect(sent.length).toBeLessThan(4);
  });

  it('keeps an error at its line until the line is changed again', async () => {
    const { cart, messages } = await openStarted();
    await cart.add({ sku: 'LAMP', quantity: 1 });
    const uid = uidOf(cart, 'LAMP');
    await cart.update(uid, 9);
    expect(cart.refusals.get(uid)).toMatchObject({ code: 'INSUFFICIENT_STOCK', quantity: 3 });
    expect(messages()).toEqual([text('cart.error.left', { count: 3 })]);
    expect(lines(cart)).toEqual([['LAMP', 1]]);
    await cart.update(uid, 2);
    expect(cart.refusals.has(uid)).toBe(false);
  });

  it('removes a line when its quantity becomes 0', async () => {
    const { cart } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 2 });
    await cart.update(uidOf(cart, 'BED'), 0);
    expect(lines(cart)).toEqual([]);
    expect(cart.restorableLine?.product.sku).toBe('BED');
  });

  it('C6 reports an unknown line when there is no cart, and makes no request', async () => {
    const { carts, calls } = countingServer();
    const { cart, messages } = await openStarted({ carts });
    await cart.update('nothing', 2);
    await settled();
    expect(calls).toEqual([]);
    expect(messages()).toEqual([text('cart.error.COULD_NOT_FIND_CART_ITEM')]);
    expect(cart.isUpdating).toBe(false);
  });
});

describe('remove', () => {
  it('removes a line, and restores it on undoRemove', async () => {
    const { cart } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 3 });
    await cart.remove(uidOf(cart, 'BED'));
    expect(lines(cart)).toEqual([]);
    expect(cart.restorableLine?.product.sku).toBe('BED');
    await cart.undoRemove();
    expect(lines(cart)).toEqual([['BED', 3]]);
    expect(cart.restorableLine).toBeUndefined();
  });
});

describe('undoRemove', () => {
  it('does nothing when nothing was removed', async () => {
    const { cart } = await openStarted();
    await cart.undoRemove();
    expect(cart.isUpdating).toBe(false);
    expect(cart.itemCount).toBe(0);
  });

  it('is no longer offered once the cart is closed', async () => {
    const { cart } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 3 });
    await cart.remove(uidOf(cart, 'BED'));
    cart.close();
    expect(cart.restorableLine).toBeUndefined();
  });

  it('does not open the cart', async () => {
    const { cart } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 3 });
    cart.isOpen = false;
    await cart.remove(uidOf(cart, 'BED'));
    await cart.undoRemove();
    expect(cart.isOpen).toBe(false);
  });
});

describe('undo of a pending removal', () => {
  it('EC3 is available at once, and cancels a queued removal without a request', async () => {
    const { carts, calls } = countingServer();
    const { cart } = await openStarted({ carts });
    await cart.add({ sku: 'BED', quantity: 2 });
    const uid = uidOf(cart, 'BED');
    const adding = cart.add({ sku: 'LAMP', quantity: 1 });
    const removal = cart.remove(uid);
    expect(cart.restorableLine?.uid).toBe(uid);
    expect(cart.optimisticCart.items.map((item) => item.uid)).not.toContain(uid);
    await cart.undoRemove();
    expect(cart.restorableLine).toBeUndefined();
    expect(await removal).toEqual({ kind: 'superseded' });
    await adding;
    expect(lines(cart)).toEqual([
      ['BED', 2],
      ['LAMP', 1],
    ]);
    expect(calls).toEqual(['create', 'add', 'add']);
  });

  it('EC3 adds the line again when the removal is in flight', async () => {
    const { cart } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 2 });
    const removal = cart.remove(uidOf(cart, 'BED'));
    const back = cart.undoRemove();
    expect(cart.itemCount).toBe(2);
    expect(await removal).toEqual({ kind: 'granted' });
    await back;
    expect(lines(cart)).toEqual([['BED', 2]]);
  });

  it('C7 leaves one line with its quantity after a failed removal, carried out or not', async () => {
    for (const isDone of [true, false]) {
      const server = shopServer();
      const remove: CartGateway['remove'] = async (...input) => {
        if (isDone) await server.remove(...input);
        return unavailable();
      };
      const { cart } = await openStarted({ carts: withMethods(server, { remove }) });
      await cart.add({ sku: 'BED', quantity: 2 });
      const removal = cart.remove(uidOf(cart, 'BED'));
      await cart.undoRemove();
      expect(await removal).toEqual({ kind: 'failed' });
      expect(lines(cart)).toEqual([['BED', 2]]);
      expect(cart.restorableLine).toBeUndefined();
    }
  });
});

describe('a burst of clicks', () => {
  it('EC1 sends two requests for thirty clicks on plus, and ends at the last quantity', async () => {
    const many = createArticleCarts([article('BED', 50)], createSequentialIds('m'));
    const { carts, calls } = countingServer(many);
    const { cart } = await openStarted({ carts });
    await cart.add({ sku: 'BED', quantity: 1 });
    const uid = uidOf(cart, 'BED');
    const clicks = Array.from({ length: 30 }, (_, index) => cart.update(uid, index + 2));
    expect(cart.optimisticCart.items[0]?.quantity).toBe(31);
    const results = await Promise.all(clicks);
    expect(lines(cart)).toEqual([['BED', 31]]);
    expect(calls.filter((call) => call === 'update')).toHaveLength(2);
    expect(results.map(({ kind }) => kind)).toEqual([
      'granted',
      ...Array.from({ length: 28 }, () => 'superseded'),
      'granted',
    ]);
  });

  it('EC1 ends with the result of the last of plus, minus, remove and undo', async () => {
    const { cart } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 1 });
    const uid = uidOf(cart, 'BED');
    const done = [cart.update(uid, 2), cart.update(uid, 1), cart.remove(uid), cart.undoRemove()];
    expect(cart.optimisticCart.items.map(({ quantity }) => quantity)).toEqual([1]);
    await Promise.all(done);
    expect(lines(cart)).toEqual([['BED', 1]]);
  });
});

describe('coupons, addresses and email', () => {
  const anna = {
    firstName: 'Anna',
    lastName: 'Visser',
    street: 'Dorpsstraat',
    houseNumber: '12',
    postalCode: '1234ab',
    city: 'Delft',
    country: 'NL',
    telephone: '0612345678',
    email: 'anna@example.nl',
  };

  it('C9 are stored with the cart in their normalized form', async () => {
    const { cart, sharedStorage } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 1 });
    const results = await Promise.all([
      cart.setShippingAddress(anna),
      cart.setBillingAddress({ ...anna, city: 'Gouda' }),
      cart.setEmail('anna@example.nl'),
    ]);
    expect(results).toEqual(results.map(() => ({ kind: 'granted' })));
    expect(cart.cart.shippingAddresses).toMatchObject([{ postalCode: '1234 AB', city: 'Delft' }]);
    expect(cart.cart.billingAddress?.city).toBe('Gouda');
    expect(cart.cart.email).toBe('anna@example.nl');
    expect(sharedStorage.cart).toEqual(cart.cart);
  });

  it('C9 are rejected with a reason, and leave the lines unchanged', async () => {
    const { cart, messages } = await openStarted();
    await cart.add({ sku: 'BED', quantity: 1 });
    const errors = [expect.objectContaining({ code: 'INVALID_ADDRESS' })];
    expect(await cart.setShippingAddress({ ...anna, city: '' })).toEqual({
      kind: 'refused',
      errors,
    });
    expect(await cart.setEmail('anna')).toMatchObject({ kind: 'refused' });
    expect(await cart.applyCoupon('NONE')).toMatchObject({
      kind: 'refused',
      errors: [{ code: 'COUPON_NOT_FOUND' }],
    });
    expect(await cart.removeCoupon('NONE')).toEqual({ kind: 'granted' });
    expect(messages()).toHaveLength(3);
    expect(lines(cart)).toEqual([['BED', 1]]);
  });

  it('C9 are superseded while queued by a later one of the same kind', async () => {
    const { carts, calls } = countingServer();
    const { cart } = await openStarted({ carts });
    await cart.add({ sku: 'BED', quantity: 1 });
    const typed = ['a@example.nl', 'b@example.nl', 'c@example.nl'];
    const submissions = typed.map((email) => cart.setEmail(email));
    expect(cart.isPending('set-email')).toBe(true);
    expect(cart.isPending('set-billing-address')).toBe(false);
    const results = await Promise.all(submissions);
    expect(results.map(({ kind }) => kind)).toEqual(['granted', 'superseded', 'granted']);
    expect(calls.filter((call) => call === 'setEmail')).toHaveLength(2);
    expect(cart.cart.email).toBe('c@example.nl');
    expect(cart.isPending('set-email')).toBe(false);
  });

  it('C3 migrate to the cart that replaces an expired one, with the new change', async () => {
    const server = losingServer();
    const { cart, messages } = await openStarted({ carts: server.carts });
    await cart.add({ sku: 'BED', quantity: 2 });
    await cart.setShippingAddress(anna);
    await cart.setEmail('anna@example.nl');
    server.lose(cart.cart.id);
    expect(await cart.setBillingAddress(anna)).toEqual({ kind: 'granted' });
    expect(lines(cart)).toEqual([['BED', 2]]);
    expect(cart.cart.shippingAddresses).toMatchObject([{ city: 'Delft' }]);
    expect(cart.cart.billingAddress?.city).toBe('Delft');
    expect(cart.cart.email).toBe('anna@example.nl');
    expect(messages()).toEqual([text('cart.error.CART_NOT_FOUND')]);
  });
});

describe('idempotency keys', () => {
  it('C7 differ for every change of the cart', async () => {
    const keys: unknown[] = [];
    const carts = new Proxy(shopServer(), {
      get(target, name: keyof CartGateway) {
        return (...input: never[]) => {
          if (name !== 'create' && name !== 'read') keys.push(input[KEY_INDEXES[name]]);
          return (target[name] as (...input: never[]) => unknown)(...input);
        };
      },
    });
    const { cart } = await openStarted({ carts });
    await cart.add({ sku: 'BED', quantity: 2 });
    const [line] = cart.cart.items;
    await cart.update(line?.uid ?? '', 3);
    await cart.applyCoupon('TEN');
    await cart.removeCoupon('TEN');
    await cart.setEmail('anna@example.nl');
    await cart.setShippingAddress({});
    await cart.setBillingAddress({});
    await cart.remove(line?.uid ?? '');
    expect(keys).toHaveLength(8);
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(8);
  });

  /** Position of the key among the arguments of a change. */
  const KEY_INDEXES = {
    add: 3,
    update: 3,
    remove: 3,
    applyCoupon: 3,
    removeCoupon: 2,
    setShippingAddress: 3,
    setBillingAddress: 3,
    setEmail: 3,
  } as const;
});

describe('a command that fails', () => {
  it('C5 clears the local cart on a rate limit, notifies, and shows the refetched cart', async () => {
    const carts = shopServer();
    const applyCoupon = answering(429, 120);
    let reads = 0;
    const read: CartGateway['read'] = (...input) => {
      reads += 1;
      return carts.read(...input);
    };
    const { cart, messages, sharedStorage } = await openStarted({
      carts: withMethods(carts, { applyCoupon, read }),
    });
    await cart.add({ sku: 'BED', quantity: 1 });
    const result = await cart.applyCoupon('GUESS');
    expect(result).toEqual({ kind: 'busy', retryAfterSeconds: 120 });
    await settled();
    expect(reads).toBe(1);
    expect(messages()).toEqual([cartFailureText(text, 'busy')]);
    expect(lines(cart)).toEqual([['BED', 1]]);
    expect(sharedStorage.cart).toEqual(cart.cart);
  });

  it('C5 shows the refetched cart after a change in maintenance of the backend, and tells that nothing changed', async () => {
    const carts = shopServer();
    const away = { kind: 'cart-unavailable', status: 503, message: '' } as const;
    const add: CartGateway['add'] = () =>
      Promise.resolve(err({ ...away, failure: 'not-applied', retryAfterSeconds: 60 }));
    const { cart, messages, sharedStorage } = await openStarted({ carts });
    await cart.add({ sku: 'BED', quantity: 1 });
    Object.assign(carts, { add });
    expect(await cart.add({ sku: 'LAMP', quantity: 1 })).toEqual({
      kind: 'busy',
      retryAfterSeconds: 60,
    });
    await settled();
    expect(messages()).toEqual([cartFailureText(text, 'busy')]);
    expect(sharedStorage.cart).toEqual(cart.cart);
    expect(lines(cart)).toEqual([['BED', 1]]);
  });

  it('creates no cart on a rate limit, and one on the next add', async () => {
    const server = shopServer();
    let made = 0;
    const create: CartGateway['create'] = (locale) =>
      (made += 1) === 1 ? answering(429, 20)() : server.create(locale);
    const { cart, messages, sharedStorage } = await openStarted({
      carts: withMethods(server, { create }),
    });
    expect(await cart.add({ sku: 'BED', quantity: 1 })).toEqual({
      kind: 'busy',
      retryAfterSeconds: 20,
    });
    expect(messages()).toEqual([cartFailureText(text, 'busy')]);
    expect([cart.isUpdating, cart.isUnavailable, made]).toEqual([false, false, 1]);
    expect(await cart.add({ sku: 'BED', quantity: 1 })).toEqual({ kind: 'granted', pieces: 1 });
    expect(lines(cart)).toEqual([['BED', 1]]);
    expect(sharedStorage.cart).toEqual(cart.cart);
  });

  it('resumes the migration of an expired cart after a rate limit', async () => {
    const { carts, lose } = losingServer();
    let adds = 0;
    // Two fill the cart, the third finds it lost, the fourth migrates a line.
    const add: CartGateway['add'] = (...input) =>
      (adds += 1) === 5 ? answering(429, 20)() : carts.add(...input);
    const { cart } = await openStarted({ carts: withMethods(carts, { add }) });
    await cart.add({ sku: 'BED', quantity: 2 });
    await cart.add({ sku: 'LAMP', quantity: 1 });
    lose(cart.cart.id);
    expect(await cart.add({ sku: 'BED', quantity: 1 })).toEqual({
      kind: 'busy',
      retryAfterSeconds: 20,
    });
    expect(await cart.add({ sku: 'BED', quantity: 1 })).toEqual({ kind: 'granted', pieces: 1 });
    expect(lines(cart)).toEqual([
      ['BED', 3],
      ['LAMP', 1],
    ]);
  });

  it('returns failed, unconfirmed or refused by the kind of failure', async () => {
    const failing = withMethods(shopServer(), { setEmail: answering(503) });
    const failed = await openStarted({ carts: failing });
    expect(await failed.cart.setEmail('a@example.nl')).toEqual({ kind: 'failed' });
    const unknown = withMethods(shopServer(), { setEmail: answering(504) });
    const doubtful = await openStarted({ carts: unknown });
    expect(await doubtful.cart.setEmail('a@example.nl')).toEqual({ kind: 'unconfirmed' });
    expect(doubtful.messages()).toEqual([cartFailureText(text, 'unconfirmed')]);
    expect(await doubtful.cart.update('none', 2)).toMatchObject({ kind: 'refused' });
  });

  it('C4 reports CART_CHANGED and shows the current cart', async () => {
    const server = shopServer();
    const update: CartGateway['update'] = async (locale, id) => {
      const answer = await server.update(locale, id, []);
      if (!answer.ok) return answer;
      const userErrors = [{ code: 'CART_CHANGED', message: '' }] as const;
      return { ok: true, value: { ...answer.value, userErrors } };
    };
    const { cart, messages } = await openStarted({ carts: withMethods(server, { update }) });
    await cart.add({ sku: 'BED', quantity: 1 });
    const result = await cart.update(uidOf(cart, 'BED'), 5);
    expect(result).toMatchObject({ kind: 'refused', errors: [{ code: 'CART_CHANGED' }] });
    expect(messages()).toEqual([text('cart.error.CART_CHANGED')]);
    expect(lines(cart)).toEqual([['BED', 1]]);
  });
});

describe('a cart that cannot be read', () => {
  it('C1 is unavailable, not empty, when only its ID is known', async () => {
    const first = await openStarted();
    await first.cart.add({ sku: 'BED', quantity: 2 });
    const line = awayLine(first.carts);
    line.isAway = true;
    const { cart } = await openStarted({ carts: line.carts, browser: first.browser });
    expect(cart.isUnavailable).toBe(true);
    expect(cart.isKnown).toBe(false);
    line.isAway = false;
    cart.refetch();
    await settled();
    expect(cart.isUnavailable).toBe(false);
    expect(lines(cart)).toEqual([['BED', 2]]);
  });

  it('C5 is unavailable after a failure until it is read', async () => {
    const line = awayLine(shopServer());
    const { cart, messages } = await openStarted({ carts: line.carts });
    await cart.add({ sku: 'BED', quantity: 2 });
    line.isAway = true;
    expect(await cart.add({ sku: 'LAMP', quantity: 1 })).toEqual({ kind: 'failed' });
    await settled();
    expect(cart.isUnavailable).toBe(true);
    cart.refetch();
    await settled();
    expect(cart.isUnavailable).toBe(true);
    expect(messages()).toEqual([cartFailureText(text, 'failed')]);
    line.isAway = false;
    cart.refetch();
    await settled();
    expect(cart.isUnavailable).toBe(false);
    expect(lines(cart)).toEqual([['BED', 2]]);
  });

  it('FT17 is shown as last stored, and marked as stale', async () => {
    const first = await openStarted();
    await first.cart.add({ sku: 'BED', quantity: 2 });
    const line = awayLine(first.carts);
    line.isAway = true;
    const { cart } = await openStarted({ carts: line.carts, sharedStorage: first.sharedStorage });
    expect(lines(cart)).toEqual([['BED', 2]]);
    expect(cart.isUnavailable).toBe(false);
    expect(cart.isStale).toBe(true);
    line.isAway = false;
    cart.refetch();
    await settled();
    expect(cart.isStale).toBe(false);
  });
});

/** Two devices that share a shopper's cart, without notifications of changes. */
async function twoDevices() {
  const { carts, calls } = countingServer();
  const here = await openStarted({ carts });
  await here.cart.add({ sku: 'BED', quantity: 1 });
  const there = await openStarted({ carts });
  runInAction(() => (there.cart.state = here.cart.state));
  calls.length = 0;
  return { here, there, reads: () => calls.filter((call) => call === 'read').length };
}

describe('coming back to a tab', () => {
  it('FT26 shows a change of another device within two seconds', async () => {
    const { here, there } = await twoDevices();
    await there.cart.update(uidOf(there.cart, 'BED'), 4);
    here.browser.comeBack();
    await settled();
    expect(lines(here.cart)).toEqual([['BED', 4]]);
    await there.cart.update(uidOf(there.cart, 'BED'), 6);
    here.browser.comeBack();
    here.browser.pass(2000);
    await settled();
    expect(lines(here.cart)).toEqual([['BED', 6]]);
    expect(here.sharedStorage.cart).toEqual(here.cart.cart);
  });

  it('C10 refetches once for several returns, and again only after MIN_REFETCH_INTERVAL', async () => {
    const { here, reads } = await twoDevices();
    for (let times = 0; times < 5; times += 1) here.browser.comeBack();
    await settled();
    expect(reads()).toBe(1);
    here.browser.pass(MIN_REFETCH_INTERVAL - 1);
    here.browser.comeBack();
    await settled();
    expect(reads()).toBe(1);
    here.browser.pass(1);
    await settled();
    expect(reads()).toBe(2);
    here.browser.pass(MIN_REFETCH_INTERVAL * 10);
    await settled();
    expect(reads()).toBe(2);
  });

  it('C10 delays the refetch until the change in flight is answered', async () => {
    const { here, reads } = await twoDevices();
    const done = here.cart.update(uidOf(here.cart, 'BED'), 3);
    here.browser.comeBack();
    expect(reads()).toBe(0);
    await done;
    await settled();
    expect(reads()).toBe(1);
    expect(lines(here.cart)).toEqual([['BED', 3]]);
  });

  it('FT26 does not wait for a read that started long before', async () => {
    const server = shopServer();
    let isGone = false;
    const read: CartGateway['read'] = (...input) =>
      isGone ? new Promise(() => undefined) : server.read(...input);
    const here = await openStarted({ carts: withMethods(server, { read }) });
    await here.cart.add({ sku: 'BED', quantity: 1 });
    isGone = true;
    here.cart.refetch();
    const { id } = here.cart.cart;
    await server.update('nl-nl', id, [{ uid: uidOf(here.cart, 'BED'), quantity: 4 }]);
    isGone = false;
    here.browser.comeBack();
    here.browser.pass(MIN_REFETCH_INTERVAL - 1);
    await settled();
    expect(lines(here.cart)).toEqual([['BED', 1]]);
    here.browser.pass(1);
    await settled();
    expect(lines(here.cart)).toEqual([['BED', 4]]);
    expect(here.cart.isStale).toBe(false);
  });

  it('C7 does not refetch while a change is in flight, however long that takes', async () => {
    const { carts, calls } = countingServer();
    const here = await openStarted({
      carts: withMethods(carts, { update: () => new Promise(() => undefined) }),
    });
    await here.cart.add({ sku: 'BED', quantity: 1 });
    void here.cart.update(uidOf(here.cart, 'BED'), 3);
    calls.length = 0;
    here.browser.comeBack();
    here.browser.pass(MIN_REFETCH_INTERVAL * 10);
    await settled();
    expect(calls).toEqual([]);
    expect(here.cart.isUpdating).toBe(true);
  });

  it('B5 C7 retries the read while the network is not back yet', async () => {
    const line = lossyLine();
    const { cart, browser } = await openStarted({ carts: line.carts });
    await cart.add({ sku: 'BED', quantity: 1 });
    line.isLossy = true;
    void cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    browser.comeBack();
    await settled();
    line.isLossy = false;
    browser.pass(999);
    await settled();
    expect(cart.isUnavailable).toBe(true);
    browser.pass(1);
    await settled();
    expect(lines(cart)).toEqual([['BED', 2]]);
  });

  it('B5 retries the read after the Retry-After of a 503, not before', async () => {
    const first = await openStarted();
    await first.cart.add({ sku: 'BED', quantity: 1 });
    let reads = 0;
    const read: CartGateway['read'] = () => {
      reads += 1;
      return answering(503, 20)();
    };
    const carts = withMethods(first.carts, { read });
    const { browser } = await openStarted({ carts, sharedStorage: first.sharedStorage });
    browser.pass(19_999);
    expect(reads).toBe(1);
    browser.pass(1);
    expect(reads).toBe(2);
  });

  it('C5 carries out a command while a slow read is in flight, which is no failure', async () => {
    const server = shopServer();
    let isSilent = false;
    const read: CartGateway['read'] = (...input) =>
      isSilent ? new Promise(() => undefined) : server.read(...input);
    const { cart, browser, log } = await openStarted({ carts: withMethods(server, { read }) });
    await cart.add({ sku: 'BED', quantity: 1 });
    isSilent = true;
    cart.refetch();
    const added = cart.add({ sku: 'BED', quantity: 1 });
    browser.pass(MIN_REFETCH_INTERVAL);
    expect(await added).toMatchObject({ kind: 'granted' });
    expect(lines(cart)).toEqual([['BED', 2]]);
    expect(log.entries).toEqual([]);
  });

  it('C10 switches to the cart in storage when the tab has missed its change', async () => {
    const { here, there } = await twoDevices();
    const other = await there.carts.create('nl-nl');
    if (!other.ok) throw new Error('no cart');
    await there.carts.add('nl-nl', other.value, [{ sku: 'LAMP', quantity: 2 }], 'elsewhere');
    const read = await there.carts.read('nl-nl', other.value);
    if (read.ok && read.value.cart) here.sharedStorage.cart = read.value.cart;
    here.browser.comeBack();
    await settled();
    expect(lines(here.cart)).toEqual([['LAMP', 2]]);
  });

  it('C3 makes no request without a cart, and none after stop', async () => {
    const { carts, calls } = countingServer();
    const tab = openTab({ carts });
    const stop = tab.cart.start();
    tab.browser.comeBack();
    await settled();
    expect(calls).toEqual([]);
    await tab.cart.add({ sku: 'BED', quantity: 1 });
    calls.length = 0;
    tab.browser.comeBack();
    stop();
    tab.browser.pass(MIN_REFETCH_INTERVAL);
    tab.browser.comeBack();
    await settled();
    expect(calls).toEqual([]);
  });
});

describe('a reload while a change is pending', () => {
  it('C7 shows the current cart, and uses a new key for a new click', async () => {
    const line = lossyLine();
    const first = await openStarted({ carts: line.carts });
    await first.cart.add({ sku: 'BED', quantity: 1 });
    line.isLossy = true;
    const pending = first.cart.add({ sku: 'BED', quantity: 1 });
    const second = await openStarted({
      carts: line.server,
      sharedStorage: first.sharedStorage,
      browser: first.browser,
    });
    expect(lines(second.cart)).toEqual([['BED', 2]]);
    await second.cart.add({ sku: 'BED', quantity: 1 });
    expect(lines(second.cart)).toEqual([['BED', 3]]);
    await pending;
  });
});

describe('several tabs', () => {
  it('C10 share one cart', async () => {
    const first = await openStarted();
    const { sharedStorage, carts, browser } = first;
    const second = await openStarted({ sharedStorage, carts, browser });
    await first.cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    expect(lines(second.cart)).toEqual([['BED', 1]]);
    await second.cart.add({ sku: 'LAMP', quantity: 1 });
    await settled();
    expect(lines(first.cart)).toEqual([
      ['BED', 1],
      ['LAMP', 1],
    ]);
    browser.pass(PRESS_PAUSE);
    expect(second.cart.confirmation.shown).toMatchObject({ isSure: true, skus: ['LAMP'] });
  });

  it('C10 read once after a change of another tab, without a loop', async () => {
    const server = shopServer();
    let reads = 0;
    const read: CartGateway['read'] = (...input) => {
      reads += 1;
      return server.read(...input);
    };
    const first = await openStarted({ carts: withMethods(server, { read }) });
    const { sharedStorage, carts, browser } = first;
    await openStarted({ sharedStorage, carts, browser });
    await first.cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    reads = 0;
    await first.cart.add({ sku: 'LAMP', quantity: 1 });
    await settled();
    expect(reads).toBe(1);
  });

  it('C10 do not loop when only some of them find the cart unknown', async () => {
    let reads = 0;
    const counted = (carts: CartGateway) =>
      withMethods(carts, {
        read(...input) {
          reads += 1;
          return reads < 50 ? carts.read(...input) : unavailable();
        },
      });
    const first = await openStarted({ carts: counted(shopServer()) });
    const { sharedStorage, browser } = first;
    const second = await openStarted({
      carts: counted(shopServer('other')),
      sharedStorage,
      browser,
    });
    const third = await openStarted({ carts: first.carts, sharedStorage, browser });
    await first.cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    expect(reads).toBeLessThan(10);
    for (const { cart } of [first, second, third]) expect(cart.isUpdating).toBe(false);
  });

  it('C10 create one cart when both add at the same time', async () => {
    const first = await openStarted();
    const { sharedStorage, carts, browser } = first;
    const second = await openStarted({ sharedStorage, carts, browser });
    await Promise.all([
      first.cart.add({ sku: 'BED', quantity: 1 }),
      second.cart.add({ sku: 'LAMP', quantity: 1 }),
    ]);
    await settled();
    for (const { cart } of [first, second]) expect(cart.itemCount).toBe(2);
  });

  it('C10 keep showing their lines when a request of another tab fails', async () => {
    const server = shopServer();
    let isAway = false;
    const add: CartGateway['add'] = (...input) => (isAway ? unavailable() : server.add(...input));
    const first = await openStarted({ carts: withMethods(server, { add }) });
    await first.cart.add({ sku: 'BED', quantity: 2 });
    const second = await openStarted({
      carts: server,
      sharedStorage: first.sharedStorage,
      browser: first.browser,
    });
    isAway = true;
    const failing = first.cart.add({ sku: 'LAMP', quantity: 1 });
    const shown: unknown[] = [];
    const stop = autorun(() => shown.push(lines(second.cart)));
    await failing;
    await settled();
    stop();
    for (const seen of shown) expect(seen).toEqual([['BED', 2]]);
    await second.cart.update(uidOf(second.cart, 'BED'), 3);
    await settled();
    expect(second.messages()).toEqual([]);
    for (const { cart } of [first, second]) expect(lines(cart)).toEqual([['BED', 3]]);
  });

  it('C10 ignore changes of other tabs after stop', async () => {
    const first = await openStarted();
    const second = openTab({ sharedStorage: first.sharedStorage, carts: first.carts });
    const stop = second.cart.start();
    await settled();
    stop();
    await first.cart.add({ sku: 'BED', quantity: 1 });
    await settled();
    expect(second.cart.itemCount).toBe(0);
  });
});

describe('any sequence of actions', () => {
  const anyAction = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('update' as const), quantity: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant('remove' as const), quantity: fc.constant(0) }),
  );
  type Action = { readonly kind: 'add' | 'update' | 'remove'; readonly quantity: number };

  const act = ({ kind, quantity }: Action, cart: CartStore, uid: string) => {
    if (kind === 'add') return cart.add({ sku: 'BED', quantity });
    return kind === 'update' ? cart.update(uid, quantity) : cart.remove(uid);
  };

  /** Quantity of the original line and of its successor when all actions run in order. */
  function expected(actions: readonly Action[]): number {
    let [line, later] = [1, 0];
    for (const { kind, quantity } of actions) {
      if (kind === 'remove') line = 0;
      if (kind === 'update' && line > 0) line = quantity;
      if (kind === 'add' && line > 0) line = Math.min(10, line + quantity);
      else if (kind === 'add') later = Math.min(10, later + quantity);
    }
    return line + later;
  }

  it('has the result of sequential execution, stored and with nothing pending', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { maxLength: 8 }), async (actions) => {
        const { cart, carts, sharedStorage } = await openStarted();
        await cart.add({ sku: 'BED', quantity: 1 });
        const uid = uidOf(cart, 'BED');
        await Promise.all(actions.map((action) => act(action, cart, uid)));
        const answer = await carts.read('nl-nl', cart.cart.id);
        expect(answer.ok && answer.value.cart).toEqual(cart.cart);
        expect(sharedStorage.cart).toEqual(cart.cart);
        expect(cart.itemCount).toBe(expected(actions));
        expect(cart.isUpdating).toBe(false);
        expect(cart.pendingLines.size).toBe(0);
      }),
    );
  });
});
