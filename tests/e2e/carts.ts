import {
  type APIResponse,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import Database from 'libsql';
import { existsSync } from 'node:fs';
import { parseCartAnswer } from '#src/cart/cart-document.ts';
import { type Cart, CART_COOKIE } from '#src/cart/cart.ts';
import { hydrated } from './browsing.ts';
import { at, type Shop, textOf } from './shops.ts';

/** A product with a stock of forty in each of its sizes. */
const PLENTIFUL = 'LUN-VITA';
export const IN_STOCK = 40;

/** A shop on the server under test, and the shopper's browser. */
export type Shopping = {
  readonly shop: Shop;
  readonly baseURL: string | undefined;
  readonly context: BrowserContext;
};

/**
 * Calls the server from outside the browser, as another device does, unaffected by the network
 * faults of the browser.
 */
async function ask(shopping: Shopping, method: string, args: readonly unknown[]): Promise<unknown> {
  const { shop, baseURL, context } = shopping;
  const { url, headers } = besides(at(baseURL, shop, `/api/magento/${method}`));
  const answer = await context.request.post(url, { headers, data: args });
  expect(answer.status(), method).toBe(200);
  return answer.json();
}

/** HTML of a page, as its server prints it. */
export async function htmlAt({ context }: Shopping, address: string): Promise<string> {
  const { url, headers } = besides(address);
  return (await context.request.get(url, { headers })).text();
}

/** Host for a request outside a browser, as names under `localhost` resolve in browsers only. */
function besides(address: string): {
  readonly url: string;
  readonly headers: { readonly host: string };
} {
  const url = new URL(address);
  const { host } = url;
  url.hostname = '127.0.0.1';
  return { url: url.href, headers: { host } };
}

/** Forwards a request to the server; the page does not get the answer yet. */
export function carry(route: Route): Promise<APIResponse> {
  const request = route.request();
  const { url, headers } = besides(request.url());
  return route.fetch({ url, headers: { ...request.headers(), ...headers } });
}

/** The address of a product page with a selected size. */
export async function productAddress(shopping: Shopping): Promise<string> {
  const { shop, baseURL } = shopping;
  return at(baseURL, shop, `${await productPath(shopping, PLENTIFUL)}?${shop.size}=90x200`);
}

/** The path of a product page in a shop. */
export async function productPath(shopping: Shopping, sku: string): Promise<string> {
  const { locale } = shopping.shop;
  const answer = await ask(shopping, 'getProductDetails', [{ sku, locale }]);
  return (answer as { readonly url: string }).url;
}

export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Stores a value before the first page of a story, from an address without scripts. */
export async function storeFirst(
  page: Page,
  { shop, baseURL }: Shopping,
  [key, value]: readonly [string, string],
): Promise<void> {
  await page.goto(at(baseURL, shop, '/healthz'));
  await page.evaluate((entry) => localStorage.setItem(...entry), [key, value] as const);
}

export const visitProduct = async (page: Page, shopping: Shopping): Promise<void> =>
  visit(page, await productAddress(shopping));

/** Fills a cart with one product by requests, for a story that adds nothing; returns its page's address. */
export async function fillCart(shopping: Shopping): Promise<string> {
  const { shop, baseURL, context } = shopping;
  const url = at(baseURL, shop, shop.cart);
  const id = String(await ask(shopping, 'createEmptyCart', []));
  const cartItems = [{ sku: `${PLENTIFUL}-90200`, quantity: 1 }];
  await ask(shopping, 'addProductsToCart', [{ cartId: id, cartItems }]);
  await context.addCookies([{ name: CART_COOKIE, value: id, url }]);
  return url;
}

/** Opens the page of a cart with one product. */
export async function visitFullCart(page: Page, shopping: Shopping): Promise<void> {
  await visit(page, await fillCart(shopping));
  await expect(page.getByRole('main').getByRole('spinbutton')).toBeVisible();
}

export const addButton = (page: Page, shop: Shop): Locator =>
  page.getByRole('button', { name: textOf(shop, 'product.add-to-cart') }).first();

/** The confirmation of an add, beside the page. */
export const confirmation = (page: Page): Locator => page.locator('section[popover]:popover-open');

/** Opens the cart drawer. */
export async function openDrawer(page: Page, shop: Shop): Promise<void> {
  await page.locator(`header a[href="${shop.cart}"]:visible`).first().click();
  await expect(drawer(page)).toBeVisible();
}

/** Adds one, and opens the cart after the confirmation. */
export async function add(page: Page, shop: Shop): Promise<void> {
  await addButton(page, shop).click();
  await expect(confirmation(page)).toBeVisible();
  await openDrawer(page, shop);
}

export const drawer = (page: Page): Locator => page.getByRole('dialog');
export const quantity = (page: Page): Locator => drawer(page).getByRole('spinbutton');

/** The button in the open cart that adds one more. */
export const plus = (page: Page, shop: Shop): Locator =>
  drawer(page).getByRole('button', { name: new RegExp(`^${textOf(shop, 'quantity.more')}`, 'u') });

export const remove = (page: Page, shop: Shop): Locator =>
  drawer(page).getByRole('button', { name: textOf(shop, 'cart.remove') });

/** The number at the cart in the header; it does not exist for an empty cart. */
export const count = (page: Page): Locator =>
  page.locator(String.raw`header a [aria-hidden="true"]:text-matches("^\\d+$")`);

/** The id of the browser's cart, from its cookie. */
export async function cartIdOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === CART_COOKIE)?.value ?? '';
}

/** The browser's cart at the backend. */
export async function heldCart(shopping: Shopping): Promise<Cart> {
  const answer = parseCartAnswer(await ask(shopping, 'cart', [await cartIdOf(shopping.context)]));
  if (!answer?.cart) throw new Error('The commerce side holds no such cart.');
  return answer.cart;
}

/** Expects one line with this quantity at the backend. */
export async function expectHeld(shopping: Shopping, quantity: number): Promise<void> {
  const { items } = await heldCart(shopping);
  expect(items.map((line) => line.quantity)).toEqual([quantity]);
}

/** Sets the quantity of the cart's only line from another device. */
export async function changeElsewhere(shopping: Shopping, quantity: number): Promise<void> {
  const { id, items } = await heldCart(shopping);
  const lines = items.map(({ uid }) => ({ cart_item_uid: uid, quantity }));
  await ask(shopping, 'updateCartItems', [{ cart_id: id, cart_items: lines }]);
}

/** Expires the browser's cart: the shop's own is dated years back, and Magento deletes its own. */
export async function forgetCart({ context, baseURL }: Shopping): Promise<void> {
  const id = await cartIdOf(context);
  const deleted = databasesAt(baseURL).map((file) => {
    const database = new Database(file, { timeout: 5000 });
    database.pragma('foreign_keys = ON');
    const ended = file.endsWith('magento.db')
      ? 'DELETE FROM carts'
      : 'UPDATE carts SET changed_at = 0';
    // A concurrent story may make the shop delete old carts: a young id is then an empty cart.
    database.exec(
      `CREATE TRIGGER IF NOT EXISTS keep_expired BEFORE DELETE ON carts WHEN OLD.changed_at = 0
       BEGIN SELECT RAISE(IGNORE); END`,
    );
    const { changes } = database.prepare(`${ended} WHERE id = ?`).run(id);
    database.close();
    return changes;
  });
  expect(deleted).toContain(1);
}

/** Databases with carts and letters: of the server under test, or of Magento's sandbox. */
export function databasesAt(baseURL: string | undefined): readonly string[] {
  const folder = dataFolderAt(baseURL);
  return [`${folder}/carts.db`, `${folder}/sandbox/magento.db`].filter((file) => existsSync(file));
}

export const dataFolderAt = (baseURL: string | undefined): string =>
  `.cache/e2e-data-${new URL(baseURL ?? '').port}`;
