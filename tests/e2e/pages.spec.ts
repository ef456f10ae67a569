import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './browsing.ts';
import { at, maintenanceAddress, SHOPS, textOf } from './shops.ts';
import { test } from './story.ts';

const SMALLEST = { width: 320, height: 640 };

for (const shop of SHOPS) {
  test(`${shop.locale}: H8 an unknown page and F7 an unknown filter are not found`, async ({
    page,
    baseURL,
  }) => {
    for (const path of [`${shop.mattresses}/nonsense/value`, '/bestaat-niet']) {
      const response = await page.goto(at(baseURL, shop, path));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expectNoViolations(page);
    await page.setViewportSize(SMALLEST);
    await expectNarrow(page);
  });

  test(`${shop.locale}: H6 maintenance takes the place of every page`, async ({ page }, {
    config,
  }) => {
    const response = await page.goto(maintenanceAddress(config, shop));
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toMatch(/^\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textOf(shop, 'maintenanceTitle'),
    );
    await expect(page.getByText(textOf(shop, 'maintenanceParagraph'))).toBeVisible();
    await expect(page.locator('img[width="233"][height="24"]')).toBeVisible();
    await expect(page.locator('main h1')).toHaveCSS('text-align', 'center');
    await expectNoViolations(page);
  });
}

async function expectNarrow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(SMALLEST.width);
}
