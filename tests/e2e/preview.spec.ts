import { expect, type Page } from '@playwright/test';
import { expectNoViolations, hydrated } from './browsing.ts';
import { at, type Shop } from './shops.ts';
import { test, VENDORS_TOO } from './story.ts';

/** As the servers under test have it (`playwright.config.ts`). */
const PREVIEW = 'live_preview=preview-of-browser-tests';

/** What the demo shop's editors write for December, in the language of the story. */
const DRAFTS = {
  nl: { home: 'Winterslaap mag', delivery: 'Rond de feestdagen', page: '/bezorgen' },
  de: { home: 'Winterschlaf ist erlaubt', delivery: 'Rund um die Feiertage', page: '/lieferung' },
};

const draftsOf = ({ locale }: Shop) => DRAFTS[locale.startsWith('de') ? 'de' : 'nl'];
const banner = (page: Page) => page.locator('aside').first();

test(
  'an editor looks at drafts, follows a link within the preview, and leaves it',
  VENDORS_TOO,
  async ({ page, baseURL, shop, say, complaints }) => {
    const words = draftsOf(shop);
    const response = await page.goto(at(baseURL, shop, `/?${PREVIEW}`));
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await hydrated(page);
    await expect(page.getByText(words.home)).toBeVisible();
    await expect(banner(page)).toContainText(say('preview.draft'));
    await expectNoViolations(page);

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
    await expect(page.getByText(say('preview.title'))).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test('a listing is narrowed within the preview', async ({ page, baseURL, shop, complaints }) => {
  await page.goto(at(baseURL, shop, `${shop.mattresses}?${PREVIEW}`));
  await hydrated(page);
  await page.locator('#filters a[data-scroll="keep"]:visible').first().click();
  await expect(page).toHaveURL(new RegExp(`${shop.mattresses}/[^?]+\\?.*${PREVIEW}`, 'u'));
  await hydrated(page);
  await expect(banner(page)).toBeVisible();
  expect(complaints).toEqual([]);
});
