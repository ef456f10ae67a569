import { expect, test } from '@playwright/test';
import { hydrated, listen } from './browsing.ts';
import {
  add,
  addButton,
  carry,
  count,
  drawer,
  expectHeld,
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
    await expect(count(page)).toHaveText('1');
    await expectHeld({ shop, baseURL, context }, 1);
  });

  test(`${shop.locale}: C7 an add that the network never carried is repeated once by the next click`, async ({
    page,
    context,
    baseURL,
  }) => {
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
  });

  test(`${shop.locale}: C1 rubbish in local storage is no cart and no crash`, async ({
    page,
    context,
    baseURL,
  }) => {
    const complaints = listen(page);
    const product = await productAddress({ shop, baseURL, context });
    for (const rubbish of RUBBISH) {
      await page.goto(product);
      await page.evaluate((text) => localStorage.setItem('cart', text), rubbish);
      await page.reload();
      await hydrated(page);
      await expect(count(page)).toHaveCount(0);
    }
    await add(page, shop);
    await expect(quantity(page)).toHaveValue('1');
    expect(complaints.filter((complaint) => !complaint.includes('cart-not-loaded'))).toEqual([]);
  });
}

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
