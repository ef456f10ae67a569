import { expect } from '@playwright/test';
import { exceptSearchErrors } from '../support/console-errors.ts';
import { countOf, facetLink, hydrated, listed, total } from './browsing.ts';
import { confirmation, openDrawer } from './carts.ts';
import { at } from './shops.ts';
import { test, OVER_VENDORS } from './story.ts';

test(
  'from the menu to a filtered listing, a product and a cart that stays',
  OVER_VENDORS,
  async ({ page, baseURL, shop, say, complaints }) => {
    const sized = `${shop.mattresses}/${shop.size}/140x200`;
    const firm = `${sized}/${shop.firmness}/${shop.medium}`;

    await page.goto(at(baseURL, shop, '/'));
    await hydrated(page);
    await page.locator(`header a[href="${shop.mattresses}"]:visible`).first().click();
    await expect(page).toHaveURL(at(baseURL, shop, shop.mattresses));
    const all = await total(page);

    const sizeCount = await countOf(facetLink(page, sized));
    await facetLink(page, sized).click();
    await expect(page).toHaveURL(at(baseURL, shop, sized));
    await expect(page.locator(`[data-total="${sizeCount}"]`)).toBeVisible();
    expect(sizeCount).toBeLessThanOrEqual(all);

    const firmCount = await countOf(facetLink(page, firm));
    await facetLink(page, firm).click();
    await expect(page).toHaveURL(at(baseURL, shop, firm));
    await expect(page.locator(`[data-total="${firmCount}"]`)).toBeVisible();
    expect(firmCount).toBeLessThan(sizeCount);
    await listed(page, firmCount);

    await page.goBack();
    await expect(page).toHaveURL(at(baseURL, shop, sized));
    await expect(page.locator(`[data-total="${sizeCount}"]`)).toBeVisible();
    await page.goForward();
    await expect(page.locator(`[data-total="${firmCount}"]`)).toBeVisible();

    const card = page.locator('[data-product]').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    await page.locator(`main a[href*="?${shop.size}=160x200"]`).click();
    await expect(page).toHaveURL(new RegExp(`${shop.size}=160x200(&|$)`));
    await page
      .getByRole('button', { name: say('product.add-to-cart') })
      .first()
      .click();

    await expect(confirmation(page)).toContainText(name);
    await openDrawer(page, shop);
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(name);
    await expect(drawer).toContainText(/160\s*[x×]\s*200/);
    await drawer.getByRole('button', { name: say('quantity.more', { name }) }).click();
    await expect(drawer.getByRole('spinbutton')).toHaveValue('2');
    await expect(drawer.locator('[aria-busy="true"]')).toHaveCount(0);

    await page.reload();
    await hydrated(page);
    await page.locator(`header a[href="${shop.cart}"]:visible`).first().click();
    await expect(page.getByRole('dialog')).toContainText(name);
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('2');

    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('cart.remove') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(say('cart.empty'));
    expect(exceptSearchErrors(complaints)).toEqual([]);
  },
);
