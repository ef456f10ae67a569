import { expect } from '@playwright/test';
import { expectNoViolations, hydrated, listen } from './browsing.ts';
import { at, SHOPS, textOf } from './shops.ts';
import { test } from './story.ts';

test.use({ motion: 'shown' });

const PHONE = { width: 390, height: 844 };
const [shop] = SHOPS;

test.describe('on a phone', () => {
  // Here the browser reports a preload as unused if it has the picture of another story.
  test.use({ tab: 'own' });

  test('Back closes an overlay, and stays on the page', async ({ page, baseURL }) => {
    if (!shop) throw new Error('There is no shop.');
    const complaints = listen(page);
    await page.setViewportSize(PHONE);
    await page.goto(at(baseURL, shop, shop.mattresses));
    await hydrated(page);

    const cart = page.locator(`header a[href="${shop.cart}"]`);
    await cart.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(cart).toBeFocused();
    await expect(page).toHaveURL(at(baseURL, shop, shop.mattresses));

    await page.getByRole('button', { name: textOf(shop, 'menu.open'), exact: true }).click();
    await expect(page.locator('#menu')).toBeVisible();
    await page.locator('#menu summary').nth(1).click();
    await expectNoViolations(page, '#menu');
    await page.locator('#menu details[open] a').first().click();
    await expect(page).not.toHaveURL(at(baseURL, shop, shop.mattresses));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(at(baseURL, shop, shop.mattresses));
    await expect(page.locator('#menu')).toBeHidden();
    expect(complaints).toEqual([]);
  });
});

test('H11 H11a a carousel moves by its buttons and by the keyboard, and stops at its ends', async ({
  page,
  baseURL,
}) => {
  if (!shop) throw new Error('There is no shop.');
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(at(baseURL, shop, '/'));
  await hydrated(page);
  const row = page.locator('section:has(> ul[tabindex="0"])').first();
  const track = row.locator('> ul');
  const left = () => track.evaluate((element) => Math.round(element.scrollLeft));
  await track.scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: textOf(shop, 'carousel.forward') }).click();
  await expect.poll(left).toBeGreaterThan(100);
  await track.focus();
  await page.keyboard.press('Home');
  await expect.poll(left).toBe(0);
  await expect(row.locator('button[aria-disabled="true"]')).toHaveCount(1);
  await expectNoViolations(page, 'section:has(> ul[tabindex="0"])');
});
