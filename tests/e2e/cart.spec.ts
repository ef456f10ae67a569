import { expect, type Locator, type Page } from '@playwright/test';
import { exceptNetworkErrors, exceptSearchErrors } from '../support/console-errors.ts';
import { IS_SHORT } from '../support/test-scope.ts';
import { expectAccessible, expectNoViolations, hydrated, listen } from './browsing.ts';
import {
  add,
  addButton,
  carry,
  cartIdOf,
  changeElsewhere,
  confirmation,
  count,
  drawer,
  expectHeld,
  forgetCart,
  heldCart,
  IN_STOCK,
  openDrawer,
  plus,
  quantity,
  remove,
  storeFirst,
  visit,
  visitProduct,
} from './carts.ts';
import { at } from './shops.ts';
import { test, OVER_VENDORS } from './story.ts';

const ADD = '**/api/magento/addProductsToCart';
const UPDATE = '**/api/magento/updateCartItems';
const READ = '**/api/magento/cart';

test('C10 two tabs share one cart and follow each other @full', async ({
  page,
  context,
  shop,
  shopping,
  say,
}) => {
  const [first, second] = [page, await context.newPage()];
  const complaints = [listen(first), listen(second)];
  for (const tab of [first, second]) await visitProduct(tab, shopping);

  await Promise.all([add(first, shop), add(second, shop)]);
  for (const tab of [first, second]) await expect(quantity(tab)).toHaveValue('2');

  await plus(first, shop).click();
  for (const tab of [first, second]) await expect(quantity(tab)).toHaveValue('3');

  await remove(second, shop).click();
  for (const tab of [first, second]) {
    await expect(drawer(tab)).toContainText(say('cart.empty'));
  }
  expect(complaints.flat()).toEqual([]);
});

test(
  'C7 an add whose answer is lost as the network goes is there once when it is back',
  OVER_VENDORS,
  async ({ page, context, shop, shopping, complaints, say }) => {
    await visitProduct(page, shopping);
    await page.route(ADD, async (route) => {
      expect((await carry(route)).status()).toBe(200);
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await addButton(page, shop).click();
    await expect(page.getByText(say('cart.unconfirmed')).first()).toBeVisible();

    await page.unroute(ADD);
    // Browsers report the network as back before anything is reachable.
    await page.route(READ, (route) => route.abort('internetdisconnected'), { times: 1 });
    await context.setOffline(false);
    await expect(count(page)).toHaveText('1');
    await expectHeld(shopping, 1);
    expect(exceptSearchErrors(exceptNetworkErrors(complaints))).toEqual([]);
  },
);

test('C7 an add that the network never carried is repeated once by the next click', async ({
  page,
  context,
  shop,
  shopping,
  complaints,
  say,
}) => {
  await visitProduct(page, shopping);
  const keys: (string | undefined)[] = [];
  await page.route(ADD, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  if (IS_SHORT) await page.clock.install();
  await addButton(page, shop).click();
  // The waits between the retries are half a second, one and two, and a tenth more at most.
  for (const sent of IS_SHORT ? [1, 2, 3] : []) {
    await expect.poll(() => keys.length).toBe(sent);
    await page.clock.fastForward(2200);
  }
  await expect(page.getByText(say('cart.unconfirmed')).first()).toBeVisible();
  await context.setOffline(false);
  await add(page, shop);

  await expect(quantity(page)).toHaveValue('1');
  // Three retries, and the next click: under one key.
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(1);
  await expectHeld(shopping, 1);
  expect(exceptNetworkErrors(complaints)).toEqual([]);
});

// Over both: the own shop answers before the next press, a vendor's several presses later.
for (const [where, details] of [
  [' @full', {}],
  [' over vendors', OVER_VENDORS],
] as const) {
  test(
    `C5 thirty presses of the button within three seconds are thirty pieces${where}`,
    details,
    async ({ page, shop, shopping, complaints }) => {
      await visitProduct(page, shopping);
      await addButton(page, shop).click({ clickCount: 30, delay: 50 });
      await expect(count(page)).toHaveText('30');
      // Its label says that an add is in progress, until all of them are answered.
      await expect(addButton(page, shop)).toBeVisible();
      await expectHeld(shopping, 30);
      expect(complaints).toEqual([]);
    },
  );
}

test('C1 C3 C4 C5 C10 a line is changed here and elsewhere, taken out, put back, and refused', async ({
  page,
  shop,
  shopping,
  complaints,
  say,
}) => {
  const isSaved = () => expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);

  await test.step('C1 rubbish in local storage is no cart and no crash', async () => {
    await storeFirst(page, shopping, ['cart', RUBBISH]);
    await visitProduct(page, shopping);
    await expect(count(page)).toHaveCount(0);
    await add(page, shop);
    await expect(quantity(page)).toHaveValue('1');
  });

  await test.step('C5 a burst of thirty clicks on plus ends at the last quantity, in few requests', async () => {
    let requests = 0;
    await page.route(UPDATE, (route) => {
      requests += 1;
      return route.continue();
    });
    await plus(page, shop).click({ clickCount: 30 });
    await expect(quantity(page)).toHaveValue('31');
    await isSaved();
    expect(requests).toBeLessThanOrEqual(5);
    await expectHeld(shopping, 31);
    await page.unroute(UPDATE);
  });

  await test.step('C5 what was taken out is put back, and the focus keeps its place', async () => {
    await remove(page, shop).focus();
    await page.keyboard.press('Enter');
    const undo = drawer(page).getByRole('button', { name: say('cart.undo') });
    await expect(undo).toBeFocused();
    await expect(quantity(page)).toHaveCount(0);
    await expectNoViolations(page, 'dialog');
    await page.keyboard.press('Enter');
    await expect(quantity(page)).toHaveValue('31');
    await expect(undo).toHaveCount(0);
    await expect(drawer(page).getByLabel(say('cart.lines'))).toBeFocused();
    await isSaved();
    await expectHeld(shopping, 31);
  });

  await test.step('C5 a line that is saved for later leaves the cart, and returns by an undo', async () => {
    await drawer(page)
      .getByRole('button', { name: say('saved.line') })
      .click();
    await expect(quantity(page)).toHaveCount(0);
    await expect(drawer(page)).toContainText(say('cart.empty'));
    const undo = drawer(page).getByRole('button', { name: say('cart.undo') });
    await expect(undo).toBeFocused();
    const saved = page.locator('header a[href$="#saved"]:visible');
    await expect(saved).toContainText('1');
    await undo.click();
    await expect(quantity(page)).toHaveValue('31');
    await expect(saved).not.toContainText('1');
    await expect(remove(page, shop)).toBeVisible();
    await isSaved();
  });

  await test.step('C10 who comes back to the tab sees what another device has changed', async () => {
    await changeElsewhere(shopping, 5);
    // Headless tabs never lose focus; this dispatches the event of a tab that is focused again.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(quantity(page)).toHaveValue('5');
    await page.keyboard.press('Escape');
    await expect(count(page)).toHaveText('5');
  });

  await test.step('C3 a reload in the middle of a change shows what came of it', async () => {
    await openDrawer(page, shop);
    const gate = { open: () => {} };
    const held = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    const steps = { isMade: false };
    await page.route(UPDATE, async (route) => {
      const answer = await carry(route);
      steps.isMade = true;
      await held;
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    await plus(page, shop).click();
    await expect.poll(() => steps.isMade).toBe(true);
    await page.reload();
    gate.open();
    await page.unroute(UPDATE);
    await hydrated(page);
    await expect(count(page)).toHaveText('6');
    await expectHeld(shopping, 6);
    expect(complaints).toEqual([]);
  });

  await test.step('C4 more than there are is refused at its line, until that is mended', async () => {
    await openDrawer(page, shop);
    await quantity(page).fill(`${IN_STOCK + 5}`);
    await quantity(page).press('Enter');
    await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true');
    const left = say('cart.error.left_other', { count: `${IN_STOCK}` });
    await expect(quantity(page)).toHaveAccessibleDescription(left);
    await expect(quantity(page)).toHaveValue('6');
    await expectHeld(shopping, 6);
    // All rules: a form, an error and buttons in a drawer.
    await expectAccessible(page, { part: 'dialog' });
    await quantity(page).fill(`${IN_STOCK}`);
    await quantity(page).press('Enter');
    await expect(quantity(page)).not.toHaveAttribute('aria-invalid');
    await isSaved();
    await expectHeld(shopping, IN_STOCK);
    expect(exceptSearchErrors(complaints)).toEqual([]);
  });
});

test('C5 the key press that removes a line does not put it back @full', async ({
  page,
  shop,
  shopping,
  complaints,
  say,
}) => {
  const REMOVALS: Readonly<Record<string, (cart: Locator) => Promise<void>>> = {
    'a zero and Enter': async (cart) => {
      await cart.getByRole('spinbutton').fill('0');
      await page.keyboard.press('Enter');
    },
    'a negative number and a held Enter': async (cart) => {
      await cart.getByRole('spinbutton').fill('-1');
      await hold(page, 'Enter');
    },
    'a held Enter on the button': async (cart) => {
      await cart.getByRole('button', { name: say('cart.remove') }).focus();
      await hold(page, 'Enter');
    },
    'a held Space on the button': async (cart) => {
      await cart.getByRole('button', { name: say('cart.remove') }).focus();
      await hold(page, 'Space');
    },
  };
  await visitProduct(page, shopping);
  await addButton(page, shop).click();
  await expect(confirmation(page)).toBeVisible();
  const adds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('addProductsToCart')) adds.push(request.url());
  });
  for (const place of ['drawer', 'page'] as const) {
    if (place === 'drawer') await openDrawer(page, shop);
    else await visit(page, at(shopping.baseURL, shop, shop.cart));
    const cart = place === 'drawer' ? drawer(page) : page.getByRole('main');
    for (const [how, removal] of Object.entries(REMOVALS)) {
      await test.step(`${place}: ${how}`, async () => {
        await removal(cart);
        const undo = cart.getByRole('button', { name: say('cart.undo') });
        await expect(undo).toBeFocused();
        await expect(cart.getByRole('spinbutton')).toHaveCount(0);
        await expect.poll(async () => (await heldCart(shopping)).items).toEqual([]);
        expect(adds).toEqual([]);
        await undo.press('Space');
        await expect(cart.getByRole('spinbutton')).toHaveValue('1');
        await expect(cart.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectHeld(shopping, 1);
        adds.length = 0;
      });
    }
  }
  expect(complaints).toEqual([]);
});

/** Holds a key until it repeats. */
async function hold(page: Page, key: string): Promise<void> {
  await page.keyboard.down(key);
  await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test(
  'C3 a cart that has expired makes way for another, with its lines, once',
  OVER_VENDORS,
  async ({ page, context, shop, shopping, complaints, say }) => {
    await visitProduct(page, shopping);
    await add(page, shop);
    const expired = await cartIdOf(context);
    await forgetCart(shopping);
    await plus(page, shop).click();
    await expect(quantity(page)).toHaveValue('2');
    await expect(drawer(page)).toContainText(say('cart.error.CART_NOT_FOUND'));
    await expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => cartIdOf(context)).not.toBe(expired);
    await expect(() => expectHeld(shopping, 2)).toPass();
    await expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);
    // A tab that is still open could find out before the reload.
    const address = page.url();
    await page.goto('about:blank');
    await forgetCart(shopping);
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByText(say('cart.error.CART_NOT_FOUND'))).toBeVisible();
    await expect(count(page)).toHaveText('2');
    await expect(() => expectHeld(shopping, 2)).toPass();
    // C3: logs only that a cart could not be loaded.
    const reported = exceptSearchErrors(complaints);
    expect(reported.length).toBeGreaterThan(0);
    for (const complaint of reported) expect(complaint).toContain('cart-not-loaded');
  },
);

const RUBBISH = '{"version":99,"id":"<script>alert(1)</script>","cart":{"items":[{"uid":1}]}}';
