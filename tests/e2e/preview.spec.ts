import { expect, type Page } from '@playwright/test';
import { exceptSearchErrors } from '../support/console-errors.ts';
import { expectNoViolations, hydrated } from './browsing.ts';
import { at, type Shop } from './shops.ts';
import { test, OVER_VENDORS } from './story.ts';

/** As configured on the servers under test (`playwright.config.ts`). */
const PREVIEW = 'live_preview=preview-of-browser-tests';

/** Drafts of the demo shop's editors for December, in the language of the story. */
const DRAFTS = {
  nl: {
    home: 'Winterslaap mag',
    delivery: 'Rond de feestdagen',
    page: '/bezorgen',
    promise: 'Voor 15 december besteld, met kerst in huis',
    landing: { path: '/dekbedden/warmteklasse/warm', title: 'Winterdekbedden' },
  },
  de: {
    home: 'Winterschlaf ist erlaubt',
    delivery: 'Rund um die Feiertage',
    page: '/lieferung',
    promise: 'Bis 15. Dezember bestellt, zu Weihnachten da',
    landing: { path: '/bettdecken/waermeklasse/warm', title: 'Winterdecken' },
  },
};

const draftsOf = ({ locale }: Shop) => DRAFTS[locale.startsWith('de') ? 'de' : 'nl'];
const banner = (page: Page) => page.locator('aside').first();

test(
  'an editor views drafts, follows a link within the preview, and leaves it',
  OVER_VENDORS,
  async ({ page, baseURL, shop, say, complaints }) => {
    const words = draftsOf(shop);
    const response = await page.goto(at(baseURL, shop, `/?${PREVIEW}`));
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await hydrated(page);
    await expect(page.getByText(words.home)).toBeVisible();
    await expect(banner(page)).toContainText(say('preview.draft'));
    await expect(page.getByText(words.promise).first()).toBeVisible();
    await expectNoViolations(page, 'aside');

    await page
      .locator(`main a[href="${words.page}"], footer a[href="${words.page}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${words.page}\\?${PREVIEW}$`, 'u'));
    await hydrated(page);
    await expect(page.getByText(words.delivery)).toBeVisible();

    await page.getByRole('link', { name: say('preview.leave') }).click();
    await expect(page).toHaveURL(at(baseURL, shop, words.page));
    await hydrated(page);
    await expect(page.getByText(words.delivery)).toHaveCount(0);
    await expect(page.getByText(words.promise)).toHaveCount(0);
    await expect(page.getByText(say('preview.title'))).toHaveCount(0);
    expect(exceptSearchErrors(complaints)).toEqual([]);
  },
);

test('S1 a listing is filtered and searched within the preview, which reports the draft of menu and footer @full', async ({
  page,
  baseURL,
  shop,
  say,
  complaints,
}) => {
  await page.goto(at(baseURL, shop, `${shop.mattresses}?${PREVIEW}`));
  await hydrated(page);
  await expect(banner(page)).toContainText(say('preview.shell'));
  await page.locator('#filters a[data-scroll="keep"]:visible').first().click();
  await expect(page).toHaveURL(new RegExp(`${shop.mattresses}/[^?]+\\?.*${PREVIEW}`, 'u'));
  await hydrated(page);
  await expect(banner(page)).toBeVisible();

  await page.getByRole('combobox').first().fill('topper');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(baseURL, shop, `/search?q=topper&${PREVIEW}`));
  await hydrated(page);
  await expect(page.locator('main [data-product]').first()).toBeVisible();
  await expect(banner(page)).toContainText(say('preview.shell'));
  expect(complaints).toEqual([]);
});

test('F11 a draft of a landing page is visible in the preview only @full', async ({
  page,
  baseURL,
  shop,
  say,
  complaints,
}) => {
  const { path, title } = draftsOf(shop).landing;
  const heading = page.getByRole('heading', { level: 1, name: title });
  await page.goto(at(baseURL, shop, `${path}?${PREVIEW}`));
  await hydrated(page);
  await expect(heading).toBeVisible();
  await expect(banner(page)).toContainText(say('preview.draft'));
  await page.getByRole('link', { name: say('preview.leave') }).click();
  await expect(page).toHaveURL(at(baseURL, shop, path));
  await hydrated(page);
  await expect(heading).toHaveCount(0);
  expect(complaints).toEqual([]);
});
