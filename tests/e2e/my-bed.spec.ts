import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations, hydrated } from './browsing.ts';
import { at } from './shops.ts';
import { test } from './story.ts';

/* A shopper says once what bed the goods are for. */

type Say = (key: string, values?: Record<string, string>) => string;

/** As pages print it, with non-breaking spaces. */
const SIZE = '160\u00A0×\u00A0200';
const OTHER = '140\u00A0×\u00A0200';

const chipOf = (page: Page): Locator =>
  page.locator('header details', { has: page.locator('input[name="bed-width"]') });

/** Number of history entries of the tab: one more is one more press of Back. */
const entriesOf = (page: Page): Promise<number> => page.evaluate(() => history.length);

/** Says the bed of 160 × 200 in the header by the keyboard alone. */
async function sayBed(page: Page, say: Say): Promise<void> {
  const chip = chipOf(page);
  await chip.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(chip.getByLabel(say('bed.width'))).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('160');
  await page.keyboard.press('Tab');
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]bed=160x200$/);
  await expect(chip.locator('summary')).toContainText(SIZE);
}

/** Cards that show their offer in the size of the bed, with its stock. */
const cardsForBed = (page: Page, say: Say): Locator =>
  page
    .locator('main [data-product]')
    .filter({ hasText: say('product.price-for-size', { size: SIZE }) })
    .filter({ hasText: say('card.in-stock') });

const warningIn = (page: Page, say: Say): Locator =>
  page.getByRole('main').getByText(say('bed.unfit', { size: SIZE }));

test('MB7 MB8 the bed that is said on the home page is on cards, on products and in the cart, until it is removed', async ({
  page,
  shop,
  say,
  baseURL,
  complaints,
}) => {
  await page.goto(at(baseURL, shop, '/'));
  await hydrated(page);
  await chipOf(page).locator('summary').click();
  await expectNoViolations(page, 'header');
  await page.keyboard.press('Escape');
  const entries = await entriesOf(page);
  await sayBed(page, say);
  expect(await entriesOf(page)).toBe(entries);

  await cardsForBed(page, say).first().getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByText(say('bed.fits', { size: SIZE })).first()).toBeVisible();
  await main.locator(`a[href*="${shop.size}=140x200"]`).first().click();
  await expect(warningIn(page, say)).toBeVisible();
  await main
    .getByRole('button', { name: say('product.add-to-cart') })
    .first()
    .click();
  await expect(page.locator('section[popover]:popover-open')).toBeVisible();

  await page.goto(at(baseURL, shop, shop.cart));
  await hydrated(page);
  await expect(warningIn(page, say)).toBeVisible();
  await expect(main).toContainText(OTHER);
  await main.getByRole('link', { name: say('bed.replace', { size: SIZE }) }).click();
  await expect(warningIn(page, say)).toHaveCount(0);
  await expect(main).not.toContainText(OTHER);

  await page.locator(`header a[href^="${shop.mattresses}"]:visible`).first().click();
  await expect(page).toHaveURL(at(baseURL, shop, `${shop.mattresses}?bed=160x200`));
  await expect(cardsForBed(page, say).first()).toBeVisible();
  const removal = `${say('bed.yours')}: ${SIZE}`;
  const entriesWithBed = await entriesOf(page);
  await page.getByRole('link', { name: removal }).first().click();
  await expect(page).toHaveURL(at(baseURL, shop, shop.mattresses));
  await expect(chipOf(page).locator('summary')).toContainText(say('bed.set'));
  expect(await entriesOf(page)).toBe(entriesWithBed);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL(at(baseURL, shop, shop.mattresses));
  expect(complaints).toEqual([]);
});

test('MB7 a second tab follows, and its pages are shown for the bed @full', async ({
  page,
  context,
  shop,
  say,
  baseURL,
}) => {
  await page.goto(at(baseURL, shop, shop.mattresses));
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(at(baseURL, shop, '/'));
  await hydrated(other);
  await sayBed(other, say);
  await expect(page).toHaveURL(at(baseURL, shop, `${shop.mattresses}?bed=160x200`));
  await other.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('MB11 the bed travels by links, forms and redirects of the shop alone @full', async ({
    page,
    shop,
    say,
    baseURL,
  }) => {
    await page.goto(at(baseURL, shop, '/'));
    await sayBed(page, say);
    await expect(cardsForBed(page, say).first()).toBeVisible();
    await page.locator('footer a[href^="/"]:visible').first().click();
    await expect(page).toHaveURL(/[?&]bed=160x200$/);
    const category = `${shop.mattresses}?bed=160x200`;
    await page.locator(`header a[href="${category}"]:visible`).first().click();
    await expect(page).toHaveURL(at(baseURL, shop, category));
    await cardsForBed(page, say).first().getByRole('link').first().click();
    const main = page.getByRole('main');
    await main.locator(`a[href*="${shop.size}=140x200"]`).first().click();
    await main
      .getByRole('button', { name: say('product.add-to-cart') })
      .first()
      .click();
    await expect(page).toHaveURL(at(baseURL, shop, `${shop.cart}?bed=160x200`));
    await expect(warningIn(page, say)).toBeVisible();
    await main.getByRole('link', { name: say('bed.replace', { size: SIZE }) }).click();
    await expect(main.getByText(say('bed.fits', { size: SIZE })).first()).toBeVisible();
  });
});
