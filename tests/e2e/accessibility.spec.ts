import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations, hydrated } from './browsing.ts';
import { at, maintenanceAddress, SHOPS, textOf, type Shop } from './shops.ts';

const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 640 };

/** Pages by what they are; each is looked at in every shop. */
const PAGES: Readonly<Record<string, (shop: Shop) => string>> = {
  home: () => '/',
  listing: (shop) => shop.mattresses,
  'filtered listing': (shop) => `${shop.mattresses}/${shop.size}/140x200+160x200`,
  'empty cart': (shop) => shop.cart,
  'not found': () => '/bestaat-niet',
};

for (const shop of SHOPS) {
  test(`${shop.locale}: axe finds nothing on any page`, async ({ page, baseURL }, { config }) => {
    for (const pathOf of Object.values(PAGES)) {
      await page.goto(at(baseURL, shop, pathOf(shop)));
      await expectNoViolations(page);
    }
    await page.locator('footer a[href^="/"]').first().click();
    await expect(page.getByRole('main')).toContainText(/./);
    await expectNoViolations(page);
    await page.goto(maintenanceAddress(config, shop));
    await expectNoViolations(page);
    await page.goto(
      at(baseURL, shop, await firstProduct(page, at(baseURL, shop, shop.mattresses))),
    );
    await expectNoViolations(page);
  });

  test(`${shop.locale}: axe finds nothing on a phone, with filters and cart open`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(at(baseURL, shop, shop.mattresses));
    await hydrated(page);
    await expectNoViolations(page);
    await page.locator('[popovertarget="filters"]:visible').first().click();
    await expectNoViolations(page, '#filters');
    await page.keyboard.press('Escape');
    await page.goto(
      at(baseURL, shop, await firstProduct(page, at(baseURL, shop, shop.mattresses))),
    );
    await hydrated(page);
    await expectNoViolations(page);
    await page
      .getByRole('button', { name: textOf(shop, 'product.add-to-cart') })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible();
    await expectNoViolations(page);
    await page.goto(at(baseURL, shop, shop.cart));
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('spinbutton')).toBeVisible();
    await expectNoViolations(page);
  });

  test(`${shop.locale}: nothing is wider than the narrowest screen`, async ({ page, baseURL }) => {
    await page.setViewportSize(SMALLEST);
    const product = await firstProduct(page, at(baseURL, shop, shop.mattresses));
    for (const path of [...Object.values(PAGES).map((pathOf) => pathOf(shop)), product]) {
      await page.goto(at(baseURL, shop, path));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(SMALLEST.width);
    }
  });
}

async function firstProduct(page: Page, listing: string): Promise<string> {
  await page.goto(listing);
  const href = await page.locator('[data-product] a').first().getAttribute('href');
  return href ?? '';
}
