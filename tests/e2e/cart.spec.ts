import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { hydrated, listen } from './browsing.ts';
import { at, SHOPS, textOf, type Shop } from './shops.ts';

const [DUTCH] = SHOPS;
const GERMAN = SHOPS.find(({ locale }) => locale === 'de-at');

/** A product of which there are forty in its sizes. */
const PLENTIFUL = 'LUN-VITA';

const ADD = '**/api/magento/addProductsToCart';
const UPDATE = '**/api/magento/updateCartItems';

for (const shop of [DUTCH, GERMAN].flatMap((shop) => shop ?? [])) {
  const address = (baseURL: string | undefined, path: string) => at(baseURL, shop, path);

  test(`${shop.locale}: C10 two tabs share one cart and follow each other`, async ({
    context,
    baseURL,
  }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    const complaints = [...listen(first), ...listen(second)];
    const product = address(baseURL, await productPath(first, shop, baseURL));
    for (const tab of [first, second]) await visit(tab, product);

    await Promise.all([add(first, shop), add(second, shop)]);
    for (const tab of [first, second]) await expect(quantity(tab)).toHaveValue('2');

    await first
      .getByRole('dialog')
      .getByRole('button', { name: more(shop) })
      .click();
    for (const tab of [first, second]) await expect(quantity(tab)).toHaveValue('3');

    await second
      .getByRole('dialog')
      .getByRole('button', { name: textOf(shop, 'cart.remove') })
      .click();
    for (const tab of [first, second]) {
      await expect(tab.getByRole('dialog')).toContainText(textOf(shop, 'cart.empty'));
    }
    expect(complaints).toEqual([]);
  });

  test(`${shop.locale}: C7 an add whose answer is lost as the network goes is there once when it is back`, async ({
    page,
    context,
    baseURL,
  }) => {
    await visit(page, address(baseURL, await productPath(page, shop, baseURL)));
    await page.route(ADD, async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await addButton(page, shop).click();
    await expect(page.getByText(textOf(shop, 'unknownError')).first()).toBeVisible();

    await page.unroute(ADD);
    await back(context);
    await expect(count(page)).toHaveText('1');
    await expectHeld(page, shop, baseURL, '1');
  });

  test(`${shop.locale}: C7 an add that the network never carried is repeated once by the next click`, async ({
    page,
    context,
    baseURL,
  }) => {
    await visit(page, address(baseURL, await productPath(page, shop, baseURL)));
    const keys: (string | undefined)[] = [];
    await page.route(ADD, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await addButton(page, shop).click();
    await expect(page.getByText(textOf(shop, 'unknownError')).first()).toBeVisible();
    await back(context);
    await add(page, shop);

    await expect(quantity(page)).toHaveValue('1');
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await expectHeld(page, shop, baseURL, '1');
  });

  test(`${shop.locale}: C5 a burst of thirty clicks on plus ends at the last quantity, in few requests`, async ({
    page,
    baseURL,
  }) => {
    const complaints = listen(page);
    await visit(page, address(baseURL, await productPath(page, shop, baseURL)));
    await add(page, shop);
    let requests = 0;
    await page.route(UPDATE, (route) => {
      requests += 1;
      return route.continue();
    });
    const plus = page.getByRole('dialog').getByRole('button', { name: more(shop) });
    await plus.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 30; click += 1) button.click();
    });
    await expect(quantity(page)).toHaveValue('31');
    await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
    expect(requests).toBeLessThanOrEqual(5);
    await expectHeld(page, shop, baseURL, '31');
    expect(complaints).toEqual([]);
  });

  test(`${shop.locale}: C3 a reload in the middle of a change shows what came of it`, async ({
    page,
    baseURL,
  }) => {
    await visit(page, address(baseURL, await productPath(page, shop, baseURL)));
    await add(page, shop);
    const steps = { isMade: false };
    await page.route(UPDATE, async (route) => {
      const answer = await route.fetch();
      steps.isMade = true;
      await new Promise((done) => setTimeout(done, 1000));
      await route.fulfill({ response: answer }).catch(() => undefined);
    });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: more(shop) })
      .click();
    await expect.poll(() => steps.isMade).toBe(true);
    await page.unroute(UPDATE);
    await page.reload();
    await hydrated(page);
    await expect(count(page)).toHaveText('2');
    await expectHeld(page, shop, baseURL, '2');
  });

  test(`${shop.locale}: C1 rubbish in local storage is no cart and no crash`, async ({
    page,
    baseURL,
  }) => {
    const complaints = listen(page);
    const product = address(baseURL, await productPath(page, shop, baseURL));
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

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Path of a product's page with a size of it chosen. */
async function productPath(page: Page, shop: Shop, baseURL: string | undefined): Promise<string> {
  const body = JSON.stringify([{ sku: PLENTIFUL, locale: shop.locale }]);
  const answer = await page.request.get(at(baseURL, shop, '/api/magento/getProductDetails'), {
    params: { body },
  });
  const { url } = (await answer.json()) as { readonly url: string };
  return `${url}?${shop.size}=90x200`;
}

const addButton = (page: Page, shop: Shop): Locator =>
  page.getByRole('button', { name: textOf(shop, 'product.add-to-cart') }).first();

/** Adds one, and waits for the cart that opens then. */
async function add(page: Page, shop: Shop): Promise<void> {
  await addButton(page, shop).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const more = (shop: Shop): RegExp => new RegExp(`^${textOf(shop, 'quantity.more')}`);
const quantity = (page: Page): Locator => page.getByRole('dialog').getByRole('spinbutton');

/** The number at the cart in the head of the page; there is none where the cart is empty. */
const count = (page: Page): Locator =>
  page.locator('header a [aria-hidden="true"]:text-matches("^\\\\d+$")');

const back = (context: BrowserContext): Promise<void> => context.setOffline(false);

/** What the commerce side holds, as the cart's own page tells it without script. */
async function expectHeld(
  page: Page,
  shop: Shop,
  baseURL: string | undefined,
  held: string,
): Promise<void> {
  const html = await (await page.request.get(at(baseURL, shop, shop.cart))).text();
  const quantities = [...html.matchAll(/<input[^>]*name="quantity"[^>]*>/g)].map(
    ([input]) => /value="(\d+)"/.exec(input)?.[1],
  );
  expect(quantities).toEqual([held]);
}
