import { expect, type Page } from '@playwright/test';
import { pathOf } from './bars/addresses.ts';
import { expectNoViolations, hydrated } from './browsing.ts';
import { confirmation } from './carts.ts';
import { at, textOf } from './shops.ts';
import { test } from './story.ts';

/** A couple whose weights are in no other text of the page. */
async function fillIn(page: Page): Promise<void> {
  await page.locator('#advice-weight1').fill('61');
  await page.locator('#advice-height1').fill('167');
  await page.locator('[name=position1][value=side]').check();
  await page.locator('#advice-shoulder1').check();
  await page.locator('#advice-weight2').fill('97');
  await page.locator('#advice-height2').fill('188');
  await page.locator('#advice-width').selectOption('160');
  await page.locator('#advice-budget').fill('2500');
}

const submit = (page: Page): Promise<void> =>
  page.locator('form[action^="/advice"] [type=submit]').click();

test('A5 A6 a couple is advised, shares a result that says nothing about them, and buys it', async ({
  page,
  shop,
  baseURL,
  complaints,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
  await page.goto(at(baseURL, shop, pathOf(shop, 'mattress-advisor')));
  await hydrated(page);
  await fillIn(page);
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));
  await submit(page);
  await expect(page.locator('#advice-result')).toBeFocused();
  await expect(page.locator('body[data-stays]')).toBeVisible();
  await expect(page.locator('[data-product]')).toHaveCount(3);
  await expectNoViolations(page, 'main');

  const stored = await page.evaluate(() =>
    [
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
      document.cookie,
    ].join(' '),
  );
  expect(stored).not.toContain('weight1');
  expect(requested.filter((one) => /weight|shoulder|position/u.test(one))).toEqual([]);

  await page.locator('a[href*="?advice="]:not([href*="bed="])').click();
  await expect(page).toHaveURL(/\?advice=[\da-z]{14}$/u);
  await expect(page.locator('table')).toHaveCount(0);
  await expect(page.locator('#advice-result')).toBeVisible();
  await page
    .getByRole('button', { name: textOf(shop, 'advice:beds.add-both') })
    .first()
    .click();
  await expect(confirmation(page)).toBeVisible();
  await page.goBack();
  expect(complaints).toEqual([]);
});

test('A7 an editor is advised by the draft that the preview shows @full', async ({
  page,
  shop,
  baseURL,
  complaints,
}) => {
  const preview = '?live_preview=preview-of-browser-tests';
  await page.goto(at(baseURL, shop, pathOf(shop, 'advice-rule') + preview));
  await expect(page.locator('main table').first()).toContainText('171');
  await expectNoViolations(page, 'main');
  await page.goto(at(baseURL, shop, pathOf(shop, 'mattress-advisor') + preview));
  await hydrated(page);
  await fillIn(page);
  await submit(page);
  // Half a point softer than the published table: a whole one for the shoulder.
  await expect(page.locator('#advice-result ~ * table').first()).toContainText('−1');
  await expect(page).toHaveURL(/live_preview=/u);
  expect(complaints).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A5 a mistake keeps what was typed, and the corrected form is answered @full', async ({
    page,
    shop,
    baseURL,
  }) => {
    await page.goto(at(baseURL, shop, pathOf(shop, 'mattress-advisor')));
    await fillIn(page);
    await page.locator('#advice-weight2').fill('veel');
    await submit(page);
    await expect(page.locator('#advice-weight2')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#advice-weight1')).toHaveValue('61');
    await page.locator('#advice-weight2').fill('97');
    await submit(page);
    await expect(page.locator('#advice-result')).toBeVisible();
  });
});
