import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';
import { ask } from '../server/ask.ts';
import { magentoLines } from '../support/fault-clicks/magento-lines.ts';
import type { ForwardedRequest } from '../support/fault-proxy/carried-request.ts';
import { PASS } from '../support/fault-proxy/fault.ts';
import { openMagentoShop, type MagentoShop } from '../support/magento-shop.ts';
import { openCart } from '../support/two-tabs/page-tab.ts';
import { createSharedBrowser } from '../support/two-tabs/shared-browser.ts';
import { pathOf } from '../support/two-tabs/wire.ts';

/** Timeout in milliseconds, generous for a busy machine. */
const TIMEOUT = 60_000;

const nothing: (request: ForwardedRequest) => void = () => undefined;

describe('a Magento cart that is no longer available', { timeout: TIMEOUT }, () => {
  const closing: (() => void)[] = [];
  /** Runs at Magento just before a request reaches it. */
  let before = nothing;
  let shop: MagentoShop;
  beforeAll(async () => {
    shop = await openMagentoShop({
      plan(request) {
        before(request);
        return PASS;
      },
      pace: 1,
      deliveries: 1,
      whenDone: (stop) => closing.push(stop),
    });
  });
  afterAll(async () => {
    await shop.close();
    for (const close of closing) close();
  });

  afterEach(() => (before = nothing));

  let names = 0;

  /** A browser with tabs, and their requests to the shop. */
  function openBrowser() {
    const browser = createSharedBrowser();
    const ids = createSequentialIds(`lost-${(names += 1)}-`);
    const requests: string[] = [];
    const fetch: typeof globalThis.fetch = (input, { headers, body } = {}) => {
      const path = pathOf(input);
      requests.push(path.slice('/api/magento/'.length));
      return ask(shop.port(), path, {
        method: 'POST',
        headers: { ...Object.fromEntries(new Headers(headers)), host: 'nl-nl.localhost' },
        body: body as string,
      });
    };
    const openTab = () => {
      const document = browser.openDocument();
      return { document, ...openCart(document, fetch, ids) };
    };
    return { requests, openTab, cartId: () => browser.cookies.get('cart_id') ?? '' };
  }

  const held = async (cartId: string) => [...(await magentoLines(shop.magento, cartId)).values()];

  it.each<[how: string, lose: (cartId: string) => void, held: readonly number[]]>([
    ['was ordered, or merged into another', (id) => shop.magento.carts.deactivate(id), [2]],
    ['was assigned to a customer', (id) => shop.magento.carts.assignToCustomer(id), [1, 2]],
  ])('FT24 is replaced with a new cart, once, when it %s', async (_, lose, quantities) => {
    const { requests, openTab, cartId } = openBrowser();
    const { cart } = openTab();
    await cart.add({ sku: 'X1-1', quantity: 1 });
    const old = cartId();
    lose(old);
    requests.length = 0;
    expect((await cart.add({ sku: 'T2-160', quantity: 2, productSku: 'T2' })).kind).toBe('granted');
    expect(cartId()).not.toBe(old);
    expect(requests.filter((method) => method === 'createEmptyCart')).toHaveLength(1);
    expect(await held(cartId())).toEqual(quantities);
  });

  it.each([
    ['is unknown', 'a'.repeat(32)],
    ['is malformed', 'no cart at all'],
  ])('FT24 is replaced with a new cart when the cart id in the browser %s', async (_, id) => {
    const { requests, openTab, cartId } = openBrowser();
    const { cart, document } = openTab();
    document.cookies.set('cart_id', id, 60);
    cart.refetch();
    expect((await cart.add({ sku: 'T2-160', quantity: 2, productSku: 'T2' })).kind).toBe('granted');
    expect(requests.filter((method) => method === 'createEmptyCart')).toHaveLength(1);
    expect(await held(cartId())).toEqual([2]);
  });

  it('FT24 is not replaced twice: the add is refused if the new cart is inactive as well', async () => {
    const { requests, openTab } = openBrowser();
    const { cart } = openTab();
    await cart.add({ sku: 'X1-1', quantity: 1 });
    before = ({ body }) => {
      const [id] = body.includes('AddToCart') ? (CART_ID.exec(body.toString()) ?? []) : [];
      if (id !== undefined) shop.magento.carts.deactivate(id);
    };
    requests.length = 0;
    expect((await cart.add({ sku: 'T2-160', quantity: 2, productSku: 'T2' })).kind).toBe('refused');
    expect(cart.isUpdating).toBe(false);
    expect(requests.filter((method) => method === 'createEmptyCart')).toHaveLength(1);
  });

  it.each<[how: string, lose: (cartId: string) => void, Ends]>([
    [
      'is merged into another',
      (id) => shop.magento.carts.deactivate(id),
      { results: ['granted', 'dropped', 'dropped', 'granted', 'granted'], lines: { 'M1-160': 2 } },
    ],
    [
      'is replaced',
      (id) => shop.magento.carts.assignToCustomer(id),
      {
        results: ['granted', 'granted', 'granted', 'granted', 'granted'],
        lines: { 'X1-1': 4, 'T2-160': 5, 'M1-160': 2 },
      },
    ],
  ])(
    'FT25 ends as one cart in both tabs after five queued changes when it %s',
    async (_, lose, ends) => {
      const { openTab, cartId } = openBrowser();
      const [{ cart }, other] = [openTab(), openTab()];
      for (const [sku, product] of [
        ['X1-1', 'X1'],
        ['T2-160', 'T2'],
        ['M1-90', 'M1'],
      ] as const)
        await cart.add({ sku, quantity: 1, productSku: product });
      const [first = '', second = '', third = ''] = cart.cart.items.map(({ uid }) => uid);
      const old = cartId();
      let changes = 0;
      before = ({ body }) => {
        changes += body.includes('mutation') && body.includes(old) ? 1 : 0;
        if (changes === 2) lose(old);
      };
      const results = await Promise.all([
        cart.update(first, 4),
        cart.update(second, 5),
        cart.remove(third),
        cart.add({ sku: 'M1-160', quantity: 2, productSku: 'M1' }),
        cart.setEmail('anna@example.com'),
      ]);
      expect(results.map(({ kind }) => kind)).toEqual(ends.results);
      expect(cartId()).not.toBe(old);
      while (other.document.deliverNews());
      await eventually(() => expect(other.cart.isUpdating).toBe(false));
      for (const { items, email } of [cart.optimisticCart, other.cart.optimisticCart]) {
        const lines = items.map(({ product, quantity }) => [product.sku, quantity]);
        expect({ lines: Object.fromEntries(lines), email }).toEqual({
          lines: ends.lines,
          email: 'anna@example.com',
        });
      }
      expect(await held(cartId())).toEqual(Object.values(ends.lines));
    },
  );
});

/** Results of five changes, and the shopper's cart after them. */
type Ends = {
  readonly results: readonly string[];
  readonly lines: Readonly<Record<string, number>>;
};

/** Ids of the shop's carts. */
const CART_ID = /\b[\da-z]{32}\b/iu;
