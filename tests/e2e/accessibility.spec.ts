import { expect } from '@playwright/test';
import { expectNoViolations, hydrated, pathsOf } from './browsing.ts';
import { add, quantity } from './carts.ts';
import { at, shopOf } from './shops.ts';
import { test } from './story.ts';

const PHONE = { width: 390, height: 844 };

/** One shop a language: the others of it are made of the same parts, with some words of their own. */
for (const shop of [shopOf('nl-nl'), shopOf('de-de'), shopOf('en-us')]) {
  test(`${shop.locale}: axe finds nothing on any page`, async ({ page, baseURL }) => {
    for (const path of await pathsOf(page, shop, baseURL)) {
      await page.goto(at(baseURL, shop, path));
      await expectNoViolations(page);
    }
    await hydrated(page);
    await page.locator('footer a[href^="/"]').first().click();
    await expect(page.getByRole('main')).toContainText(/./);
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
    const product = await page.locator('[data-product] a').first().getAttribute('href');
    await page.goto(at(baseURL, shop, product ?? ''));
    await hydrated(page);
    await expectNoViolations(page);
    await add(page, shop);
    await expect(quantity(page)).toBeVisible();
    await expectNoViolations(page);
    await page.goto(at(baseURL, shop, shop.cart));
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('spinbutton')).toBeVisible();
    await expectNoViolations(page);
  });
}
