import { expect } from '@playwright/test';
import { hydrated, listen } from './browsing.ts';
import { addButton, visitProduct } from './carts.ts';
import { at } from './shops.ts';
import { test } from './story.ts';

const SCRIPTS = '**/assets/*.js';

test('a form that is sent before hydration comes back complete', async ({
  page,
  baseURL,
  shop,
  shopping,
}) => {
  await visitProduct(page, shopping);
  await addButton(page, shop).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('cart_id');

  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(at(baseURL, shop, shop.cart));
  const form = page.locator('form[action="/cart/email"]');
  await page.locator('details', { has: form }).locator('summary').click();
  await form.locator('[name="email"]').fill('anna@nowhere');
  await page.unroute(SCRIPTS);
  const complaints = listen(page);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.locator('button[type="submit"]').click();
  expect((await answered).status()).toBe(422);

  await hydrated(page);
  await expect(page).toHaveURL(at(baseURL, shop, shop.cart));
  await expect(form.locator('[name="email"]')).toHaveValue('anna@nowhere');
  await expect(form.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  // The browser itself reports a page with status 422.
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request.url());
  });
  await page.reload();
  await hydrated(page);
  expect(posts).toEqual([]);
  await expect(page).toHaveURL(at(baseURL, shop, shop.cart));
});
