import { expect, type Page } from '@playwright/test';
import { addButton, confirmation, drawer } from './carts.ts';
import { listen } from './browsing.ts';
import { at } from './shops.ts';
import { test } from './story.ts';

test.use({ tab: 'own' });

/** Milliseconds by which all that is requested after hydration comes later. */
const LATE = 1500;

/** Opens a page of which nothing has come yet but what hydrates it. */
async function openWithLateCode(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Holds back scripts, and style sheets with them, that a hydrated page requests. */
async function delayLateCode(page: Page): Promise<void> {
  await page.route(/\/assets\/[^?]+\.(?:js|css)$/u, async (route) => {
    const isHydrated = await page
      .evaluate(() => 'hydrated' in document.documentElement.dataset)
      .catch(() => false);
    if (isHydrated) await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
}

test('C5 a press before the code of the cart is there is carried out when it comes', async ({
  page,
  baseURL,
  shop,
}) => {
  const complaints = listen(page);
  await delayLateCode(page);
  await openWithLateCode(page, at(baseURL, shop, '/halmstad-lund-pocketveermatras'));
  await addButton(page, shop).click();
  await expect(confirmation(page)).toBeVisible();
  await page.locator(`header a[href="${shop.cart}"]`).first().click();
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('1');
  expect(complaints).toEqual([]);
});

test('C5 an opened cart is shown when its code comes, with the texts that come with it', async ({
  page,
  baseURL,
  shop,
  say,
}) => {
  const complaints = listen(page);
  await delayLateCode(page);
  await openWithLateCode(page, at(baseURL, shop, '/'));
  await page.locator(`header a[href="${shop.cart}"]`).first().press('Enter');
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
  await delayLateCode(page);
  await openWithLateCode(page, at(baseURL, shop, '/'));
  const form = page.locator('footer form').first();
  const field = form.locator('[name="email"]');
  await field.fill('niemand');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.waitForTimeout(LATE * 2);
  await expect(field).toHaveValue('niemand');
  await field.press('Enter');
  await expect(form).toContainText(say('newsletter.error.malformed'));
  expect(complaints).toEqual([]);
});
