import { expect, type BrowserContext, type FullConfig, type Page } from '@playwright/test';
import { expectNoViolations, hydrated, listen } from './browsing.ts';
import { shopOf, textOf } from './shops.ts';
import { stillnessOf } from './stillness.ts';
import { test } from './story.ts';

const DUTCH = shopOf('nl-nl');

/** The server that measures with consent. */
const measuring = ({ metadata }: FullConfig, path: string): string =>
  `http://${DUTCH.locale}.localhost:${metadata['measuringPort']}${path}`;

const banner = (page: Page) => page.locator('[data-consent-banner]');
const press = (page: Page, key: string) =>
  page.getByRole('button', { name: textOf(DUTCH, key) }).click();

type TagServer = { readonly requests: string[]; readonly events: () => Promise<readonly string[]> };

/** Fakes the tag manager's server: its script reports that it ran, or never arrives. */
async function fakeTagServer(page: Page, isSilent = false): Promise<TagServer> {
  const requests: string[] = [];
  await page.route('https://tags.sluimer.test/**', async (route) => {
    requests.push(route.request().url());
    if (isSilent) return;
    await route.fulfill({ contentType: 'text/javascript', body: TAG_SCRIPT });
  });
  return { requests, events: () => dataLayer(page) };
}

/**
 * Stores the events for tags from page to page: a slow machine may reload the page on navigation,
 * and each page has its own data layer.
 */
const TAG_SCRIPT = `{
  const hear = ({ event }) => event && event !== 'gtm.js' &&
    sessionStorage.setItem('heard', [sessionStorage.getItem('heard'), event].join(' ').trim());
  dataLayer.forEach(hear);
  const push = dataLayer.push;
  dataLayer.push = (...told) => { told.forEach(hear); return push.apply(dataLayer, told); };
  window.tagsRan = true;
}`;

/** Nothing while the browser loads another page. */
const heard = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('heard')).catch(() => undefined);

/** Names of the events in the data layer, commands by their words. */
const dataLayer = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const layer: readonly object[] = Reflect.get(window, 'dataLayer') ?? [];
    return layer.flatMap((entry) => {
      if (Object.prototype.toString.call(entry) === '[object Arguments]') {
        return [Array.from(entry as IArguments, (word) => JSON.stringify(word)).join(' ')];
      }
      return 'event' in entry ? [String(entry.event)] : [];
    });
  });

const consentIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'consent');

test("H14a nothing is loaded before consent, the question is in nobody's way, and a refusal lasts @full", async ({
  page,
  context,
}, { config }) => {
  const complaints = listen(page);
  const tags = await fakeTagServer(page, true);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await test.step(`the question, ${width} wide`, async () => {
      await context.clearCookies();
      await page.setViewportSize({ width, height });
      await page.goto(measuring(config, '/matrassen'));
      await hydrated(page);
      await expect(banner(page)).toBeVisible();
      expect(await tags.events()).toEqual([]);
      expect(await consentIn(context)).toBeUndefined();
      await expectNoViolations(page, '[data-consent-banner]');
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('button', { name: textOf(DUTCH, 'consent.refuse') }),
      ).toBeFocused();
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await last.focus();
      const top = (await banner(page).boundingBox())?.y ?? 0;
      const bottom = () => last.evaluate((link) => link.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(top);

      // Late fonts may have shifted text until now: a page with routes has no HTTP cache.
      await page.evaluate(() => document.fonts.ready);
      const before = await stillnessOf(page);
      const posted = page.waitForRequest(/\/consent$/);
      await press(page, 'consent.refuse');
      await expect(banner(page)).toHaveCount(0);
      expect((await posted).method()).toBe('POST');
      const after = await stillnessOf(page);
      expect(after.moved.slice(before.moved.length)).toEqual([]);
      await expect
        .poll(() => consentIn(context))
        .toMatchObject({
          value: '1:none',
          sameSite: 'Lax',
          path: '/',
        });
    });
  }
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
  expect(tags.requests).toEqual([]);
  expect(await tags.events()).toEqual([]);
  expect(complaints).toEqual([]);

  await test.step('a tag server that never answers delays nothing', async () => {
    await context.clearCookies();
    await page.reload();
    await hydrated(page);
    await press(page, 'consent.accept');
    await expect.poll(() => tags.requests.length).toBe(1);
    const reloaded = page.waitForEvent('load');
    await page.reload({ waitUntil: 'commit' });
    await reloaded;
    await hydrated(page);
    await page.locator('[data-product] a[href]').first().click();
    await expect(page).not.toHaveURL(/matrassen$/);
    await expect.poll(() => tags.events()).toContain('view_item');
  });
});

test('H14 H14a after consent events are sent, from listing to cart, until it is changed @full', async ({
  page,
  context,
}, { config }) => {
  const complaints = listen(page);
  const tags = await fakeTagServer(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sendSearchEvents')) sent.push(request.postData() ?? '');
  });
  await page.goto(measuring(config, '/matrassen'));
  await hydrated(page);
  await press(page, 'consent.accept');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagsRan'))).toBe(true);
  expect(tags.requests).toEqual(['https://tags.sluimer.test/gtm.js?id=GTM-TEST1']);
  const [before, after, address, start, ...events] = await tags.events();
  expect(before).toContain('"consent" "default" {"ad_storage":"denied"');
  expect(after).toContain('"consent" "update" {"ad_storage":"granted"');
  expect(address).toContain(`"page_location":"${page.url()}"`);
  expect([start, ...events]).toEqual(['gtm.js', 'view_item_list']);

  await page.locator('[data-product] a[href]').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page).not.toHaveURL(/matrassen$/);
  await page
    .getByRole('button', { name: textOf(DUTCH, 'product.add-to-cart') })
    .first()
    .click();
  await expect.poll(() => heard(page)).toBe('view_item_list select_item view_item add_to_cart');
  await expect.poll(() => sent.length).toBe(3);
  const sentEvents = sent.map((body) => JSON.parse(body)[0].events[0]);
  expect(sentEvents.map(({ kind }) => kind)).toEqual(['click', 'view', 'add-to-cart']);
  const [found, , bought] = sentEvents.map((event) => event['__queryID']);
  expect(found).toBeTruthy();
  expect(sentEvents[0].items[0].position).toBe(1);
  expect(bought).toBe(found);
  expect(sentEvents[2].items[0].sku).toBe(sentEvents[0].items[0].sku);
  expect(complaints).toEqual([]);

  await test.step('a product row is reported once it is visible, and as the source of the next product', async () => {
    await page.goto(measuring(config, '/halmstad-lund-pocketveermatras'));
    await page.evaluate(() => sessionStorage.removeItem('heard'));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => heard(page)).toBe('view_item');
    const row = page.locator('[data-hits^="recommended"]').first();
    await row.scrollIntoViewIfNeeded();
    await expect.poll(() => heard(page)).toMatch(/^view_item view_item_list/u);
    await row.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/halmstad-lund-pocketveermatras$/);
    const expected = /^view_item( view_item_list)+ select_item view_item/u;
    await expect.poll(() => heard(page)).toMatch(expected);
  });

  await test.step('the consent is changed, with immediate effect', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    const statistics = page.getByRole('checkbox', { name: textOf(DUTCH, 'consent.statistics') });
    const marketing = page.getByRole('checkbox', { name: textOf(DUTCH, 'consent.marketing') });
    await expect(statistics).toBeChecked();
    await expect(marketing).toBeChecked();
    await marketing.uncheck();
    await press(page, 'consent.save');
    await expect(page.getByText(textOf(DUTCH, 'consent.state.statistics'))).toBeVisible();
    await expect(page.getByRole('button', { name: textOf(DUTCH, 'consent.save') })).toBeFocused();
    await expect.poll(async () => (await consentIn(context))?.value).toBe('1:statistics');
    await expect.poll(async () => (await tags.events()).at(-1)).toContain('"ad_storage":"denied"');

    await press(page, 'consent.refuse');
    await expect(statistics).not.toBeChecked();
    await expect
      .poll(async () => (await tags.events()).at(-1))
      .toContain('"analytics_storage":"denied"');
    const known = await tags.events();
    await page.getByRole('link', { name: 'Sluimer' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    expect((await tags.events()).filter((event) => !known.includes(event))).toEqual([]);
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('H14a a form asks for consent, and the page about cookies shows and changes it @full', async ({
    page,
    context,
  }, { config }) => {
    const listing = measuring(config, DUTCH.mattresses);
    await page.goto(listing);
    await expect(banner(page)).toBeVisible();
    await press(page, 'consent.refuse');
    await expect(page).toHaveURL(listing);
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(banner(page)).toBeHidden();

    await context.clearCookies();
    await page.goto(measuring(config, '/'));
    await page.getByRole('link', { name: textOf(DUTCH, 'consent.choose') }).click();
    const statistics = page.getByRole('checkbox', { name: textOf(DUTCH, 'consent.statistics') });
    await expect(statistics).not.toBeChecked();
    await statistics.check();
    await press(page, 'consent.save');
    await expect(statistics).toBeChecked();
    expect(await consentIn(context)).toMatchObject({ value: '1:statistics' });
    await press(page, 'consent.refuse');
    await expect(statistics).not.toBeChecked();
    expect(await consentIn(context)).toMatchObject({ value: '1:none' });
  });
});

test('H14 a shop without a tag manager asks for no consent @full', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/`);
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
  await page.goto(`${baseURL}/cookies`);
  await expect(page.getByText(textOf(DUTCH, 'consent.nothing'))).toBeVisible();
});
