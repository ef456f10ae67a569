import { existsSync } from 'node:fs';
import {
  expect,
  type APIResponse,
  type BrowserContext,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import Database from 'libsql';
import { CART_COOKIE } from '#src/cart/cart-cookie.ts';
import { parseCartAnswer } from '#src/cart/cart-document.ts';
import type { Cart } from '#src/cart/cart.ts';
import { hydrated } from './browsing.ts';
import { at, textOf, type Shop } from './shops.ts';

/** A product of which there are forty in its sizes. */
const PLENTIFUL = 'LUN-VITA';
export const IN_STOCK = 40;

/** A shop on the server under test, and the browser that shops there. */
export type Shopping = {
  readonly shop: Shop;
  readonly baseURL: string | undefined;
  readonly context: BrowserContext;
};

/**
 * Asks the server from beside the browser, as another device does: what befalls the network of the
 * browser does not befall this.
 */
async function ask(shopping: Shopping, method: string, args: readonly unknown[]): Promise<unknown> {
  const { shop, baseURL, context } = shopping;
  const { url, headers } = besides(at(baseURL, shop, `/api/magento/${method}`));
  const answer = await context.request.post(url, { headers, data: args });
  expect(answer.status(), method).toBe(200);
  return answer.json();
}

/** Where an address is found without a browser: names under `localhost` are known to those alone. */
function besides(address: string): {
  readonly url: string;
  readonly headers: { readonly host: string };
} {
  const url = new URL(address);
  const { host } = url;
  url.hostname = '127.0.0.1';
  return { url: url.href, headers: { host } };
}

/** Carries a request to the server, and answers what it says; the page has not heard it yet. */
export function carry(route: Route): Promise<APIResponse> {
  const request = route.request();
  const { url, headers } = besides(request.url());
  return route.fetch({ url, headers: { ...request.headers(), ...headers } });
}

/** The page of a product with a size of it chosen. */
export async function productAddress(shopping: Shopping): Promise<string> {
  const { shop, baseURL } = shopping;
  return at(baseURL, shop, `${await productPath(shopping, PLENTIFUL)}?${shop.size}=90x200`);
}

/** The path of the page of goods in a shop. */
export async function productPath(shopping: Shopping, sku: string): Promise<string> {
  const { locale } = shopping.shop;
  const answer = await ask(shopping, 'getProductDetails', [{ sku, locale }]);
  return (answer as { readonly url: string }).url;
}

export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

export const visitProduct = async (page: Page, shopping: Shopping): Promise<void> =>
  visit(page, await productAddress(shopping));

export const addButton = (page: Page, shop: Shop): Locator =>
  page.getByRole('button', { name: textOf(shop, 'product.add-to-cart') }).first();

/** What confirms an add, beside the page. */
export const confirmation = (page: Page): Locator => page.locator('section[popover]:popover-open');

/** Opens the cart beside the page. */
export async function openDrawer(page: Page, shop: Shop): Promise<void> {
  await page.locator(`header a[href="${shop.cart}"]:visible`).first().click();
  await expect(drawer(page)).toBeVisible();
}

/** Adds one, and opens the cart once that is confirmed. */
export async function add(page: Page, shop: Shop): Promise<void> {
  await addButton(page, shop).click();
  await expect(confirmation(page)).toBeVisible();
  await openDrawer(page, shop);
}

export const drawer = (page: Page): Locator => page.getByRole('dialog');
export const quantity = (page: Page): Locator => drawer(page).getByRole('spinbutton');

/** The button of the open cart for one more. */
export const plus = (page: Page, shop: Shop): Locator =>
  drawer(page).getByRole('button', { name: new RegExp(`^${textOf(shop, 'quantity.more')}`, 'u') });

export const remove = (page: Page, shop: Shop): Locator =>
  drawer(page).getByRole('button', { name: textOf(shop, 'cart.remove') });

/** The number at the cart in the head of the page; there is none where the cart is empty. */
export const count = (page: Page): Locator =>
  page.locator(String.raw`header a [aria-hidden="true"]:text-matches("^\\d+$")`);

/** The id of the browser's cart, as its cookie tells it to the server. */
export async function cartIdOf(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === CART_COOKIE)?.value ?? '';
}

/** The browser's cart, as the commerce side holds it. */
export async function heldCart(shopping: Shopping): Promise<Cart> {
  const answer = parseCartAnswer(await ask(shopping, 'cart', [await cartIdOf(shopping.context)]));
  if (!answer?.cart) throw new Error('The commerce side holds no such cart.');
  return answer.cart;
}

/** The commerce side holds one line, of so many. */
export async function expectHeld(shopping: Shopping, quantity: number): Promise<void> {
  const { items } = await heldCart(shopping);
  expect(items.map((line) => line.quantity)).toEqual([quantity]);
}

/** Another device wants so many of the one line of the cart. */
export async function changeElsewhere(shopping: Shopping, quantity: number): Promise<void> {
  const { id, items } = await heldCart(shopping);
  const lines = items.map(({ uid }) => ({ cart_item_uid: uid, quantity }));
  await ask(shopping, 'updateCartItems', [{ cart_id: id, cart_items: lines }]);
}

/**
 * The browser's cart is too old: the shop's own is as if nobody had changed it for years, and Magento has
 * deleted its own.
 */
export async function forgetCart({ context, baseURL }: Shopping): Promise<void> {
  const id = await cartIdOf(context);
  const deleted = databasesAt(baseURL).map((file) => {
    const database = new Database(file, { timeout: 5000 });
    database.pragma('foreign_keys = ON');
    const ended = file.endsWith('magento.db')
      ? 'DELETE FROM carts'
      : 'UPDATE carts SET changed_at = 0';
    // A story beside this one may have the shop clear old carts away: then a young id is an empty cart.
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

/** Where the server under test keeps carts and letters: itself, or what stands in for Magento. */
export function databasesAt(baseURL: string | undefined): readonly string[] {
  const folder = dataFolderAt(baseURL);
  return [`${folder}/carts.db`, `${folder}/sandbox/magento.db`].filter((file) => existsSync(file));
}

export const dataFolderAt = (baseURL: string | undefined): string =>
  `.cache/e2e-data-${new URL(baseURL ?? '').port}`;
