import { expect } from '@playwright/test';
import { hydrated } from '../browsing.ts';
import { at } from '../shops.ts';
import { test } from '../story.ts';
import { cellsOf } from './matrix.ts';
import { SCREENS } from './screen.ts';
import { OPEN_DIALOG } from './states/state.ts';
import { rounded, stillnessOf } from '../stillness.ts';

/** Longer than the 500 ms for which a shift counts as caused by the shopper. */
const SLOW = 800;

for (const { shop, screen } of cellsOf([{ only: 'phone' }, { only: 'desktop' }] as const)) {
  test(`a filter chosen and taken away, and another order, ${shop.locale}, ${screen}: nothing else moves @full`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(SCREENS[screen]);
    await page.goto(at(baseURL, shop, shop.mattresses));
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const before = await stillnessOf(page);
    await page.route('**/api/shop/page?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      await route.continue();
    });
    const filtered = `${shop.mattresses}/${shop.firmness}/${shop.medium}`;
    if (screen === 'phone') {
      await page.locator('[popovertarget="filters"]:visible').first().click();
      const sheet = page.locator(OPEN_DIALOG);
      await sheet.locator(`details:has(a[href="${filtered}"]):not([open]) > summary`).click();
      await sheet.locator(`a[href="${filtered}"]`).click();
      await expect(sheet.locator(`a[href="${shop.mattresses}"]`).first()).toBeVisible();
      await sheet.locator('footer button').last().click();
    } else await page.locator(`#filters a[href="${filtered}"]`).click();
    await expect(page).toHaveURL(at(baseURL, shop, filtered));
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await page.goBack();
    await expect(page).toHaveURL(at(baseURL, shop, shop.mattresses));
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    await page.locator('select[name="sorting"]:visible').first().selectOption('rating');
    await expect(page).toHaveURL(/\?sorting=rating$/u);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    const after = await stillnessOf(page);
    expect(rounded({ ...after, sum: after.sum - before.sum }), after.moved.join('\n')).toBe('0.00');
  });
}
