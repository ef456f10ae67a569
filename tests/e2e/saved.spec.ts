import { expect } from '@playwright/test';
import { expectNoViolations } from './browsing.ts';
import {
  addButton,
  count,
  drawer,
  openDrawer,
  productAddress,
  quantity,
  storeFirst,
  visit,
  visitFullCart,
  visitProduct,
} from './carts.ts';
import { at } from './shops.ts';
import { expectStill } from './stillness.ts';
import { test } from './story.ts';

test('C4 an add is confirmed beside the page, without taking the focus @full', async ({
  page,
  shop,
  shopping,
  complaints,
  say,
}) => {
  await visitProduct(page, shopping);
  const button = addButton(page, shop);
  await button.focus();
  await page.keyboard.press('Enter');
  const region = page.getByRole('region', { name: say('cart.added-title') });
  await expect(region).toBeVisible();
  await expect(region.getByRole('link', { name: say('cart.view') })).toBeVisible();
  await expect(button).toBeFocused();
  await expect(drawer(page)).toBeHidden();
  const announcement = page.getByRole('status').filter({ hasText: /1 artikel in je winkelwagen/ });
  await expect(announcement).toHaveCount(1);
  await expectNoViolations(page, 'section[popover]:popover-open');
  await page.keyboard.press('Escape');
  await expect(region).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(region).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(region).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(count(page)).toHaveText('2');
  await openDrawer(page, shop);
  await expect(quantity(page)).toHaveValue('2');
  expect(complaints).toEqual([]);
});

test('saved products keep their options, in every tab, until they go to the cart @full', async ({
  page,
  context,
  shop,
  shopping,
  complaints,
  say,
}) => {
  const { baseURL } = shopping;
  await visit(page, at(baseURL, shop, shop.mattresses));
  const card = page.locator('main ul > li [data-product]').first();
  const cardName = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: say('saved.save') }).click();
  const heart = card.getByRole('button', { name: say('saved.save'), pressed: true });
  await expect(heart).toBeVisible();

  const product = await productAddress(shopping);
  await visit(page, product);
  const toggle = page
    .locator('main')
    .getByRole('button', { pressed: false })
    .filter({
      hasText: say('saved.save'),
    });
  await toggle.first().click();
  const announcement = page.getByRole('status').filter({ hasText: / is bewaard$/ });
  await expect(announcement).toHaveCount(1);
  await page.reload();
  const savedButton = page.getByRole('button', { name: say('saved.is-saved'), pressed: true });
  await expect(savedButton).toBeVisible();

  await page.locator('header a[href$="#saved"]:visible').click();
  const section = page.locator('#saved');
  await expect(section.getByRole('article')).toHaveCount(2);
  await expect(section).toContainText(cardName);
  await expect(section).toContainText('90 × 200 cm');
  await expectNoViolations(page, '#saved');

  const other = await context.newPage();
  await visit(other, at(baseURL, shop, shop.cart));
  await expect(other.locator('#saved').getByRole('article')).toHaveCount(2);
  const chosen = section.getByRole('article').filter({ hasText: '90 × 200 cm' });
  await chosen.getByRole('button', { name: say('saved.move') }).click();
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
  await expect(section.getByRole('article')).toHaveCount(1);
  await expect(other.locator('#saved').getByRole('article')).toHaveCount(1);
  await section.getByRole('button', { name: say('cart.remove') }).click();
  await expect(section).toContainText(say('saved.none'));
  await section.getByRole('button', { name: say('cart.undo') }).click();
  await expect(section.getByRole('article')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('C1 the cart page shifts nothing during hydration', async ({
  page,
  shopping,
  complaints,
  say,
}) => {
  const good = { url: '/nergens', name: 'Nergens', quantity: 1, savedAt: Date.now() };
  await storeFirst(page, shopping, ['saved', JSON.stringify({ version: 1, goods: [good] })]);
  await visitFullCart(page, shopping);
  const main = page.getByRole('main');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, at(shopping.baseURL, shopping.shop, shopping.shop.cart));
    await expect(page.locator('#saved').getByRole('article')).toHaveCount(1);
    await expect(main.getByRole('spinbutton')).toBeVisible();
    await expectStill(page);
  }
  await main
    .getByRole('button', { name: say('cart.remove') })
    .first()
    .click();
  await expect(main.getByRole('button', { name: say('cart.undo') })).toBeVisible();
  await expectNoViolations(page, 'main');
  expect(complaints).toEqual([]);
});
