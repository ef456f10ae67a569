import { expect, test } from '@playwright/test';
import { beyondTheNetwork, expectNoViolations, hydrated, listen } from './browsing.ts';
import {
  add,
  addButton,
  carry,
  cartIdOf,
  changeElsewhere,
  count,
  drawer,
  expectHeld,
  forgetCart,
  IN_STOCK,
  plus,
  productAddress,
  quantity,
  remove,
  visit,
} from './carts.ts';
import { SHOPS, textOf } from './shops.ts';

const SHOWN = SHOPS.filter(({ locale }) => locale === 'nl-nl' || locale === 'de-at');

const ADD = '**/api/magento/addProductsToCart';
const UPDATE = '**/api/magento/updateCartItems';

for (const shop of SHOWN) {
  test(`${shop.locale}: C10 two tabs share one cart and follow each other`, async ({
    context,
    baseURL,
  }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    const complaints = [...listen(first), ...listen(second)];
    const product = await productAddress({ shop, baseURL, context });
    for (const tab of [first, second]) await visit(tab, product);

    await Promise.all([add(first, shop), add(second, shop)]);
    for (const tab of [first, second]) await expect(quantity(tab)).toHaveValue('2');

    await plus(first, shop).click();
    for (const tab of [first, second]) await expect(quantity(tab)).toHaveValue('3');

    await remove(second, shop).click();
    for (const tab of [first, second]) {
      await expect(drawer(tab)).toContainText(textOf(shop, 'cart.empty'));
    }
    expect(complaints).toEqual([]);
  });

  test(`${shop.locale}: C7 an add whose answer is lost as the network goes is there once when it is back`, async ({
    page,
    context,
    baseURL,
  }) => {
    const complaints = listen(page);
    await visit(page, await productAddress({ shop, baseURL, context }));
    await page.route(ADD, async (route) => {
      await carry(route);
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await addButton(page, shop).click();
    await expect(page.getByText(textOf(shop, 'cart.unconfirmed')).first()).toBeVisible();

    await page.unroute(ADD);
    await context.setOffline(false);
    // B5: a read that the network refused is tried again after one, two and four seconds.
    await expect(count(page)).toHaveText('1', { timeout: 15_000 });
    await expectHeld({ shop, baseURL, context }, 1);
    expect(beyondTheNetwork(complaints)).toEqual([]);
  });

  test(`${shop.locale}: C7 an add that the network never carried is repeated once by the next click`, async ({
    page,
    context,
    baseURL,
  }) => {
    const complaints = listen(page);
    await visit(page, await productAddress({ shop, baseURL, context }));
    const keys: (string | undefined)[] = [];
    await page.route(ADD, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await addButton(page, shop).click();
    await expect(page.getByText(textOf(shop, 'cart.unconfirmed')).first()).toBeVisible();
    await context.setOffline(false);
    await add(page, shop);

    await expect(quantity(page)).toHaveValue('1');
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await expectHeld({ shop, baseURL, context }, 1);
    expect(beyondTheNetwork(complaints)).toEqual([]);
  });

  test(`${shop.locale}: C5 a burst of thirty clicks on plus ends at the last quantity, in few requests`, async ({
    page,
    context,
    baseURL,
  }) => {
    const complaints = listen(page);
    await visit(page, await productAddress({ shop, baseURL, context }));
    await add(page, shop);
    let requests = 0;
    await page.route(UPDATE, (route) => {
      requests += 1;
      return route.continue();
    });
    await plus(page, shop).click({ clickCount: 30 });
    await expect(quantity(page)).toHaveValue('31');
    await expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);
    expect(requests).toBeLessThanOrEqual(5);
    await expectHeld({ shop, baseURL, context }, 31);
    expect(complaints).toEqual([]);
  });

  test(`${shop.locale}: C3 a reload in the middle of a change shows what came of it`, async ({
    page,
    context,
    baseURL,
  }) => {
    const complaints = listen(page);
    await visit(page, await productAddress({ shop, baseURL, context }));
    await add(page, shop);
    const steps = { isMade: false };
    await page.route(UPDATE, async (route) => {
      const answer = await carry(route);
      steps.isMade = true;
      await new Promise((done) => setTimeout(done, 1000));
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    await plus(page, shop).click();
    await expect.poll(() => steps.isMade).toBe(true);
    await page.unroute(UPDATE);
    await page.reload();
    await hydrated(page);
    await expect(count(page)).toHaveText('2');
    await expectHeld({ shop, baseURL, context }, 2);
    expect(complaints).toEqual([]);
  });

  test(`${shop.locale}: C10 who comes back to the tab sees what another device has changed`, async ({
    page,
    context,
    baseURL,
  }) => {
    const complaints = listen(page);
    await visit(page, await productAddress({ shop, baseURL, context }));
    await add(page, shop);
    await changeElsewhere({ shop, baseURL, context }, 5);
    // Tabs without a screen are never left; this is what a browser tells one that is entered again.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(quantity(page)).toHaveValue('5');
    await page.keyboard.press('Escape');
    await expect(count(page)).toHaveText('5');
    expect(complaints).toEqual([]);
  });

  test(`${shop.locale}: C3 a cart that has expired makes way for another, with its lines, once`, async ({
    page,
    context,
    baseURL,
  }) => {
    const shopping = { shop, baseURL, context };
    const complaints = listen(page);
    await visit(page, await productAddress(shopping));
    await add(page, shop);
    const expired = await cartIdOf(context);
    await forgetCart(shopping);
    await plus(page, shop).click();
    await expect(quantity(page)).toHaveValue('2');
    await expect(drawer(page)).toContainText(textOf(shop, 'cart.error.CART_NOT_FOUND'));
    await expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await cartIdOf(context)).not.toBe(expired);
    await expectHeld(shopping, 2);
    await page.reload();
    await hydrated(page);
    await expect(count(page)).toHaveText('2');
    await expectHeld(shopping, 2);
    // C3: that it could not be loaded is logged.
    expect(complaints).toEqual([expect.stringContaining('cart-not-loaded')]);
  });

  test(`${shop.locale}: C5 what was taken out is put back, and the focus keeps its place`, async ({
    page,
    context,
    baseURL,
  }) => {
    const shopping = { shop, baseURL, context };
    const complaints = listen(page);
    await visit(page, await productAddress(shopping));
    await add(page, shop);
    await plus(page, shop).click();
    await expect(quantity(page)).toHaveValue('2');
    await remove(page, shop).focus();
    await page.keyboard.press('Enter');
    const undo = drawer(page).getByRole('button', { name: textOf(shop, 'cart.undo') });
    await expect(undo).toBeFocused();
    await expect(quantity(page)).toHaveCount(0);
    await expectNoViolations(page, 'dialog');
    await page.keyboard.press('Enter');
    await expect(quantity(page)).toHaveValue('2');
    await expect(undo).toHaveCount(0);
    await expect(drawer(page).getByLabel(textOf(shop, 'cart.lines'))).toBeFocused();
    await expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await expectHeld(shopping, 2);
    expect(complaints).toEqual([]);
  });

  test(`${shop.locale}: C4 more than there are is refused at its line, until that is mended`, async ({
    page,
    context,
    baseURL,
  }) => {
    const shopping = { shop, baseURL, context };
    await visit(page, await productAddress(shopping));
    await add(page, shop);
    const complaints = listen(page);
    await quantity(page).fill(`${IN_STOCK + 5}`);
    await quantity(page).press('Enter');
    await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true');
    const left = textOf(shop, 'cart.error.left_other', { count: `${IN_STOCK}` });
    await expect(quantity(page)).toHaveAccessibleDescription(left);
    await expect(quantity(page)).toHaveValue('1');
    await expectHeld(shopping, 1);
    await expectNoViolations(page, 'dialog');
    await quantity(page).fill(`${IN_STOCK}`);
    await quantity(page).press('Enter');
    await expect(quantity(page)).not.toHaveAttribute('aria-invalid');
    await expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await expectHeld(shopping, IN_STOCK);
    expect(complaints).toEqual([]);
  });
}

test('C1 rubbish in local storage is no cart and no crash', async ({ page, context, baseURL }) => {
  const [shop] = SHOWN;
  if (!shop) throw new Error('There is no shop to show.');
  const complaints = listen(page);
  await visit(page, await productAddress({ shop, baseURL, context }));
  for (const rubbish of RUBBISH) {
    await page.evaluate((text) => localStorage.setItem('cart', text), rubbish);
    await page.reload();
    await hydrated(page);
    await expect(count(page)).toHaveCount(0);
  }
  await add(page, shop);
  await expect(quantity(page)).toHaveValue('1');
  expect(complaints).toEqual([]);
});

const RUBBISH = [
  '',
  'null',
  '[]',
  '{',
  '"cart"',
  '{"id":42}',
  '{"id":"<script>alert(1)</script>","cart":{}}',
  '{"version":99,"cart":{"items":[{"uid":1}]}}',
  '{"__proto__":{"id":"x"}}',
  '\u0000\uD800',
  'x'.repeat(100_000),
];
