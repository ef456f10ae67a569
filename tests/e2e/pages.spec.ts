import { expect } from '@playwright/test';
import { expectNoViolations } from './browsing.ts';
import { maintenanceAddress } from './shops.ts';
import { test } from './story.ts';

test('H6 maintenance takes the place of every page @full', async ({ page, shop, say }, {
  config,
}) => {
  const response = await page.goto(maintenanceAddress(config, shop));
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('maintenanceTitle'));
  await expect(page.getByText(say('maintenanceParagraph'))).toBeVisible();
  await expect(page.locator('img[width="233"][height="24"]')).toBeVisible();
  await expect(page.locator('main h1')).toHaveCSS('text-align', 'center');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
  }
});
