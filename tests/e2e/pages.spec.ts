import { expect, test } from '@playwright/test';
import { hydrated, listen } from './browsing.ts';
import { at, maintenanceAddress, SHOPS, textOf } from './shops.ts';

for (const shop of SHOPS) {
  test(`${shop.locale}: no page says a word on the console`, async ({ page, baseURL }) => {
    const complaints = listen(page);
    await page.goto(at(baseURL, shop, shop.mattresses));
    const product = await page.locator('[data-product] a').first().getAttribute('href');
    const paths = ['/', shop.mattresses, `${shop.mattresses}/${shop.size}/90x200`, shop.cart];
    for (const path of [...paths, product ?? '']) {
      await page.goto(at(baseURL, shop, path));
      await hydrated(page);
    }
    expect(complaints).toEqual([]);
  });

  test(`${shop.locale}: H8 an unknown page and F7 an unknown filter are not found`, async ({
    page,
    baseURL,
  }) => {
    for (const path of ['/bestaat-niet', `${shop.mattresses}/nonsense/value`]) {
      const response = await page.goto(at(baseURL, shop, path));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
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
  });
}
