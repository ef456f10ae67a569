import { expect } from '@playwright/test';
import { IS_SHORT } from '../support/test-scope.ts';
import { expectNoViolations, listen } from './browsing.ts';
import {
  add,
  addButton,
  carry,
  count,
  drawer,
  openDrawer,
  plus,
  productAddress,
  visit,
} from './carts.ts';
import { at, SHOPS, textOf } from './shops.ts';
import { test } from './story.ts';

// On a phone the browser reports a preload as unused if it has the picture of another story.
test.use({ tab: 'own' });

const dutch = SHOPS.find(({ locale }) => locale === 'nl-nl');
if (!dutch) throw new Error('There is no Dutch shop.');
const shop = dutch;
const say = (key: string, values?: Record<string, string>) => textOf(shop, key, values);
const PHONE = { width: 390, height: 844 };

test('C2 the cart opens as a named dialog; its link to the checkout waits for the totals, and leads to the order summary', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const complaints = listen(page);
  await visit(page, await productAddress({ shop, baseURL, context }));
  await add(page, shop);
  const named = say('cart.title-with-count_one', { count: '1' });
  await expect(page.getByRole('dialog', { name: named })).toBeVisible();
  const announcement = say('header.cart-count_one', { count: '1' });
  await expect(drawer(page).getByRole('status').filter({ hasText: announcement })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator(`header a[href="${shop.cart}"]:focus`)).toHaveCount(1);
  await expect(count(page)).toHaveText('1');

  await openDrawer(page, shop);
  const checkout = drawer(page).getByRole('link', { name: say('cart.checkout') });
  const gate = { open: () => {} };
  const held = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route('**/api/magento/updateCartItems', async (route) => {
    const answer = await carry(route);
    await held;
    await route.fulfill({ response: answer });
  });
  await plus(page, shop).click();
  await expect(checkout).toHaveAttribute('aria-disabled', 'true');
  await expect(checkout).toHaveAccessibleDescription(say('cart.checkout-waits'));
  await checkout.click({ force: true });
  await expect(drawer(page)).toBeVisible();
  await expectNoViolations(page, 'dialog');
  gate.open();
  await expect(checkout).not.toHaveAttribute('aria-disabled');
  await checkout.click();

  const main = page.getByRole('main');
  await expect(main).toContainText(say('checkout.not-here'));
  await expect(main).toContainText(say('checkout.quantity_other', { count: '2' }));
  await expect(main.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/u);
  expect(new URL(page.url()).pathname).toBe('/bestelling');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expectNoViolations(page, 'main');
  if (!IS_SHORT) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoViolations(page, 'main');
  }
  await main.getByRole('link', { name: say('checkout.back') }).click();
  await expect(main.getByRole('spinbutton')).toHaveValue('2');
  expect(complaints).toEqual([]);
});

test('C2 EC8 a code in a link waits for the first line, is tried once, and can be dismissed if invalid @full', async ({
  page,
  context,
  baseURL,
}) => {
  const complaints = listen(page);
  const product = await productAddress({ shop, baseURL, context });
  const chip = page.getByRole('button', { name: say('cart.coupon-remove', { code: 'WELKOM10' }) });

  await test.step('EC8 in a link to any page it waits for the first line, and then applies', async () => {
    await visit(page, `${product}${product.includes('?') ? '&' : '?'}coupon=WELKOM10`);
    await expect(page).toHaveURL(product);
    const region = page.getByLabel(say('notification.region'));
    await expect(region.getByText(say('cart.coupon-waits', { code: 'WELKOM10' }))).toBeVisible();
    await page.reload();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await add(page, shop);
    const applied = say('cart.coupon-applied', { code: 'WELKOM10' });
    await expect(page.getByText(applied).first()).toBeVisible();
    await visit(page, at(baseURL, shop, shop.cart));
    await expect(chip).toBeVisible();
    await chip.click();
    await expect(chip).toHaveCount(0);
  });

  await test.step('an invalid one is reported at its field only, and can be dismissed', async () => {
    await visit(page, at(baseURL, shop, `${shop.cart}?coupon=OUD-EN-WEG`));
    const field = page.locator('[name="coupon_code"]');
    await expect(field).toHaveValue('OUD-EN-WEG');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(say('notification.region')).getByRole('alert')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('cart.cancel') })
      .click();
    await expect(field).toBeHidden();
    await expect(page.locator('details summary:focus')).toHaveText(say('cart.coupon'));
  });

  await test.step('a valid one is tried once', async () => {
    await visit(page, at(baseURL, shop, `${shop.cart}?coupon=WELKOM10`));
    await expect(chip).toBeVisible();
    await expect(page).toHaveURL(at(baseURL, shop, shop.cart));
    await chip.click();
    await expect(chip).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(chip).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test('C2 without script a code in a link fills its expanded form, and the order is shown @full', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(await productAddress({ shop, baseURL, context }));
  await addButton(page, shop).click();
  await page.goto(at(baseURL, shop, `${shop.cart}?coupon=WELKOM10`));
  await expect(page.locator('[name="coupon_code"]')).toHaveValue('WELKOM10');
  await page.getByRole('button', { name: say('cart.coupon-apply') }).click();
  const total = page.locator('[data-grand-total] [data-price]');
  await expect(page.getByRole('main')).toContainText('WELKOM10');
  const sum = await total.innerText();
  await page.getByRole('link', { name: say('cart.checkout') }).click();
  await expect(page.getByRole('main')).toContainText(say('checkout.not-here'));
  await expect(total).toHaveText(sum);
  await context.close();
});
