import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, type Route } from '@playwright/test';
import { inScope } from '../support/test-scope.ts';
import { expectNoViolations, hydrated, listen } from './browsing.ts';
import { addButton, confirmation, drawer, productPath, storeFirst, visit } from './carts.ts';
import { at } from './shops.ts';
import { test } from './story.ts';

/** A product that is sold out in 120x200. */
const SOLD_OUT = 'NOO-RIF';

/** Opens a page of which nothing has come yet but what hydrates it. */
async function openWithLateCode(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

const CODE = /\/assets\/[^?]+\.(?:js|css)$/u;

/** Handles the requests of a hydrated page for scripts, and for style sheets with them. */
async function routeLateCode(
  page: Page,
  handle: (route: Route) => Promise<void>,
  code = CODE,
): Promise<void> {
  await page.route(code, async (route) => {
    const isHydrated = await page
      .evaluate(() => 'hydrated' in document.documentElement.dataset)
      .catch(() => false);
    await (isHydrated ? handle(route) : route.continue());
  });
}

/**
 * Milliseconds between the steps of a chain of code, so that the page is seen with the first part
 * and without the second. The short run has all parts at once.
 */
const STEP = inScope(300, 0);

/** Holds back late code, all or that of a name, until the returned function is called. */
async function holdLateCode(page: Page, name?: string): Promise<() => void> {
  const events = new EventEmitter();
  const released = once(events, 'released');
  const handle = async (route: Route): Promise<void> => {
    await released;
    await wait(STEP);
    await route.continue();
  };
  const code = name === undefined ? CODE : new RegExp(String.raw`/assets/${name}-[^/]+\.js$`, 'u');
  await routeLateCode(page, handle, code);
  return () => void events.emit('released');
}

test('C5 a press before the code of the cart is there is carried out when it comes', async ({
  page,
  baseURL,
  shop,
}) => {
  const complaints = listen(page);
  const release = await holdLateCode(page);
  await openWithLateCode(page, at(baseURL, shop, '/halmstad-lund-pocketveermatras'));
  await addButton(page, shop).click();
  await expect(confirmation(page)).toBeHidden();
  release();
  await expect(confirmation(page)).toBeVisible();
  await expect(addButton(page, shop)).toBeFocused();
  await expectNoViolations(page, 'section[popover]:popover-open');
  await page.locator(`header a[href="${shop.cart}"]`).first().click();
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('1');
  expect(complaints).toEqual([]);
});

test('C5 a press without network is told to fail, and the next one is carried out and confirmed', async ({
  page,
  baseURL,
  shop,
  say,
}) => {
  await routeLateCode(page, (route) => route.abort('internetdisconnected'));
  await openWithLateCode(page, at(baseURL, shop, '/halmstad-lund-pocketveermatras'));
  await addButton(page, shop).click();
  await expect(page.getByRole('alert').filter({ hasText: say('unknownError') })).toBeVisible();
  await page.unroute(CODE);
  await addButton(page, shop).click();
  await expect(confirmation(page)).toBeVisible();
});

test('C5 a cart that was opened before its code came does not open over the next page', async ({
  page,
  baseURL,
  shop,
}) => {
  const complaints = listen(page);
  const release = await holdLateCode(page, 'overlays');
  await visit(page, at(baseURL, shop, '/'));
  await page.locator(`header a[href="${shop.cart}"]`).first().press('Enter');
  await page.locator(`a[href="${shop.mattresses}"]:visible`).first().click();
  await expect(page).toHaveURL(at(baseURL, shop, shop.mattresses));
  await expect(page.locator('[data-product]').first()).toBeVisible();
  release();
  await expect(page.locator('section[popover]')).toBeAttached();
  await expect(drawer(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('BS1 the request for stock stays as the page becomes the one for the stored bed', async ({
  page,
  baseURL,
  shop,
  shopping,
}) => {
  const complaints = listen(page);
  await storeFirst(page, shopping, ['bed', '120x200']);
  await holdLateCode(page, 'StockAlert');
  const sale = await productPath(shopping, SOLD_OUT);
  await openWithLateCode(page, at(baseURL, shop, `${sale}?${shop.size}=120x200`));
  const field = page.locator('main form[action^="/back-in-stock"] [name="email"]');
  await field.fill('niemand');
  await hydrated(page);
  await expect(page).toHaveURL(/[?&]bed=120x200/u);
  await expect(field).toHaveValue('niemand');
  expect(complaints).toEqual([]);
});

test('C5 an opened cart is shown when its code comes, with the texts that come with it @full', async ({
  page,
  baseURL,
  shop,
  say,
}) => {
  const complaints = listen(page);
  const release = await holdLateCode(page);
  await openWithLateCode(page, at(baseURL, shop, '/'));
  await page.locator(`header a[href="${shop.cart}"]`).first().press('Enter');
  release();
  await expect(drawer(page)).toContainText(say('cart.empty'));
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('N2 the sign-up is as it came until its code is there, and keeps what was typed', async ({
  page,
  baseURL,
  shop,
  say,
}) => {
  const complaints = listen(page);
  const release = await holdLateCode(page);
  await openWithLateCode(page, at(baseURL, shop, '/'));
  const form = page.locator('footer form').first();
  const field = form.locator('[name="email"]');
  await field.fill('niemand');
  await expect(form).not.toHaveAttribute('novalidate');
  release();
  // Its code is there.
  await expect(form).toHaveAttribute('novalidate', '');
  await expect(field).toHaveValue('niemand');
  await field.press('Enter');
  await expect(form).toContainText(say('newsletter.error.malformed'));
  expect(complaints).toEqual([]);
});

const WAY = '?up=straight&stair-width=85&headroom=215';

test('RM4 late parts show what is saved and the way of the tab once their code is there, and carry out a press before', async ({
  page,
  baseURL,
  shop,
  say,
}) => {
  const complaints = listen(page);
  const home = at(baseURL, shop, '/');
  const cards = page.locator('main [data-hits] [data-product]');
  const heartOf = (index: number) =>
    cards.nth(index).getByRole('button', { name: say('saved.save') });
  const heart = heartOf(0);
  const saved = () => page.evaluate(() => localStorage.getItem('saved'));

  let release = await holdLateCode(page, 'ProductCarousel');
  await visit(page, home);
  await heart.click();
  await heartOf(1).click();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(1)).toHaveAttribute('aria-pressed', 'true');
  const stored = await saved();

  await page.evaluate((way) => sessionStorage.setItem('way', way), WAY);
  release = await holdLateCode(page, 'ProductCarousel');
  await visit(page, home);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await page.mouse.down();
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.up();
  await expect(page.locator('main [data-hits] [data-added]').first()).toBeVisible();
  expect(await saved()).toBe(stored);

  release = await holdLateCode(page, 'ProductDetails');
  await page.route('**/api/shop/page?*', () => {});
  await visit(
    page,
    at(baseURL, shop, `/halmstad-lund-pocketveermatras?${shop.size}=160x200&room=way`),
  );
  const headroom = page.locator('#room-headroom');
  const winding = page.locator('#bedroom input[value="winding"]');
  await winding.check();
  await headroom.fill('220');
  release();
  await expect(page.locator('#room-stair-width')).toHaveValue('85');
  await expect(headroom).toHaveValue('220');
  await expect(headroom).toBeFocused();
  await expect(winding).toBeChecked();
  expect(complaints).toEqual([]);
});
