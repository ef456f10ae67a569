import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectNoViolations, hydrated, listen } from './browsing.ts';
import { drawer, openDrawer, visit, visitFullCart } from './carts.ts';
import { at } from './shops.ts';
import { test } from './story.ts';

type Words = Readonly<Record<'title' | 'held' | 'hold' | 'service.high-floor', string>>;
const words = JSON.parse(readFileSync('locales/nl/delivery.json', 'utf8')) as Words;
/** What is said before the time until which a slot is held. */
const [held = ''] = words.held.split('{{');

test('DS6 DS9 a day, a window and a service are chosen by keyboard, and are still there after a reload @full', async ({
  page,
  baseURL,
  shop,
  shopping,
  say,
}) => {
  const complaints = listen(page);
  await visitFullCart(page, shopping);
  const section = page.getByRole('region', { name: words.title });
  await section.getByLabel(say('delivery.postcode')).fill('1017ab');
  await page.keyboard.press('Enter');
  const windows = section.getByRole('radio');
  await windows.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(windows.nth(1)).toBeChecked();
  await section.getByLabel(words['service.high-floor']).check();
  await expectNoViolations(page, 'section[aria-labelledby="cart-delivery"]');
  await section.getByRole('button', { name: words.hold }).press('Enter');
  await expect(section.getByText(held)).toBeVisible();
  await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
  const row = page.getByRole('region', { name: say('cart.summary') });
  await expect(row.getByText(words['service.high-floor'])).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(section.getByText(held)).toBeVisible();
  await expect(row.getByText(words['service.high-floor'])).toBeVisible();
  await visit(page, at(baseURL, shop, '/'));
  await openDrawer(page, shop);
  await expect(drawer(page).getByText(words['service.high-floor'])).toBeVisible();
  expect(complaints).toEqual([]);
});
