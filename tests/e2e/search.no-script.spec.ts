import { expect } from '@playwright/test';
import { total } from './browsing.ts';
import { at, SHOPS, type Shop } from './shops.ts';
import { test } from './story.ts';

test.use({ javaScriptEnabled: false });

const [DUTCH] = SHOPS as readonly [Shop, ...Shop[]];

test('S1 a search works by its form and links alone @full', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, DUTCH, '/'));
  await page.locator('header input[type="search"]').fill('zachte matras');
  await page.locator('header input[type="search"]').press('Enter');
  await expect(page).toHaveURL(at(baseURL, DUTCH, '/search?q=zachte+matras'));
  await expect(page.locator('header input[type="search"]')).toHaveValue('zachte matras');
  const all = await total(page);
  expect(all).toBeGreaterThan(0);
  await page.locator('input[name="min"]').first().fill('200');
  await page.locator('input[name="max"]').first().fill('600');
  await page.locator('input[name="max"]').first().press('Enter');
  await expect(page).toHaveURL(/\/search\?q=zachte%20matras&prijs=2\d\d(\.\d+)?-[45]\d\d(\.\d+)?$/);
  expect(await total(page)).toBeLessThan(all);
  const links = await page.locator('main a[href^="#filter-"]').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await link.click();
    await expect(page.locator(':target').getByRole('link').first()).toBeInViewport();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(baseURL, DUTCH, '/'));
  await page.locator('header a[href="/search"]').click();
  await page.locator('main input[name="q"]').fill('LUN-VITA');
  await page.locator('main input[name="q"]').press('Enter');
  await expect(page.locator('h1')).toContainText('Lunaro Vita');
});
