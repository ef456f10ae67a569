import { expect } from '@playwright/test';
import { hydrated, listen } from './browsing.ts';
import { fillCart } from './carts.ts';
import { at } from './shops.ts';
import { test } from './story.ts';

const SCRIPTS = '**/assets/*.js';

test('a form that is sent before hydration comes back complete', async ({
  page,
  baseURL,
  shop,
  shopping,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(await fillCart(shopping));
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

test('a withdrawal that was posted before hydration stays as it is corrected @full', async ({
  page,
  baseURL,
  shop,
  say,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(at(baseURL, shop, '/overeenkomst-herroepen'));
  const field = (key: 'forms:withdraw.name' | 'forms:withdraw.order' | 'forms:withdraw.email') =>
    page.getByLabel(say(key), { exact: true });
  await field('forms:withdraw.name').fill('Anna de Vries');
  await field('forms:withdraw.order').fill('SL-1001');
  await field('forms:withdraw.email').fill('anna@nowhere');
  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: say('forms:withdraw.continue') }).click();
  await hydrated(page);
  await expect(field('forms:withdraw.email')).toHaveAttribute('aria-invalid', 'true');

  await field('forms:withdraw.email').fill('anna@example.nl');
  await page.getByRole('button', { name: say('forms:withdraw.continue') }).click();
  await expect(page.getByRole('heading', { name: say('forms:withdraw.check') })).toBeFocused();
  await page.getByRole('button', { name: say('forms:withdraw.change') }).click();
  await expect(field('forms:withdraw.email')).toHaveValue('anna@example.nl');
  await expect(field('forms:withdraw.email')).not.toHaveAttribute('aria-invalid');
});
