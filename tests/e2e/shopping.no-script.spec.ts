import { expect, test } from '@playwright/test';
import { countOf, facetLink, listed, total } from './browsing.ts';
import { at, SHOPS, textOf } from './shops.ts';

for (const shop of SHOPS) {
  test(`${shop.locale}: the same path in a browser without script`, async ({ page, baseURL }) => {
    const sized = `${shop.mattresses}/${shop.size}/140x200`;
    const firm = `${sized}/${shop.firmness}/${shop.medium}`;

    await page.goto(at(baseURL, shop, '/'));
    await page.locator(`header a[href="${shop.mattresses}"]:visible`).first().click();
    const sizeCount = await countOf(facetLink(page, sized));
    await facetLink(page, sized).click();
    await expect(page).toHaveURL(at(baseURL, shop, sized));
    expect(await total(page)).toBe(sizeCount);
    await facetLink(page, firm).click();
    await expect(page).toHaveURL(at(baseURL, shop, firm));
    const firmCount = await total(page);
    await page.goBack();
    await expect(page).toHaveURL(at(baseURL, shop, sized));
    expect(await total(page)).toBe(sizeCount);
    await page.goForward();
    await listed(page, firmCount);

    const card = page.locator('[data-product]').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').first().click();
    await page.locator(`main a[href*="${shop.size}=160x200"]`).click();
    await page
      .getByRole('button', { name: textOf(shop, 'product.add-to-cart') })
      .first()
      .click();

    await expect(page).toHaveURL(at(baseURL, shop, shop.cart));
    const main = page.getByRole('main');
    await expect(main).toContainText(name);
    await expect(main).toContainText(/160\s*[x×]\s*200/);
    await page.reload();
    await expect(main).toContainText(name);

    await main.getByRole('spinbutton').fill('3');
    await main.getByRole('button', { name: textOf(shop, 'cart.change') }).click();
    await expect(main.getByRole('spinbutton')).toHaveValue('3');
    await main
      .getByRole('button', { name: textOf(shop, 'cart.remove') })
      .first()
      .click();
    await expect(main).toContainText(textOf(shop, 'cart.empty'));
  });

  test(`${shop.locale}: F4 a price range is chosen by a form`, async ({ page, baseURL }) => {
    await page.goto(at(baseURL, shop, shop.mattresses));
    const all = await total(page);
    await page.locator('input[name="min"]').fill('300');
    await page.locator('input[name="max"]').fill('700');
    await page.locator('input[name="max"]').press('Enter');
    await expect(page).toHaveURL(at(baseURL, shop, `${shop.mattresses}/${shop.price}/300-700`));
    expect(await total(page)).toBeLessThan(all);
    expect(await total(page)).toBeGreaterThan(0);
  });
}
