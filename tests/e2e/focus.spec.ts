import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated, total } from './browsing.ts';

const productsTitle = (page: Page) => page.getByRole('heading', { name: 'Producten', level: 2 });
const tray = (page: Page) => page.getByRole('region', { name: /^Vergelijken/ });
const priceFacet = (part: Locator) => part.locator('summary', { hasText: /^Prijs/ });

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

test('EL19 EL20 removing a product from the comparison keeps the focus in the rest of it', async ({
  page,
}) => {
  await open(page, '/matrassen');
  for (const index of [0, 1]) {
    await page
      .getByRole('checkbox', { name: /^Vergelijk/ })
      .nth(index)
      .check();
  }
  await tray(page)
    .getByRole('listitem')
    .first()
    .getByRole('link', { name: /^Niet meer vergelijken/ })
    .press('Enter');
  await expect(tray(page).getByRole('listitem')).toHaveCount(1);
  await expect(tray(page).getByRole('heading')).toBeFocused();
  await tray(page).getByRole('link', { name: 'Wissen' }).press('Enter');
  await expect(tray(page)).toBeHidden();
  await expect(productsTitle(page)).toBeFocused();
});

test('EL17 EL20 an empty-result suggestion moves the focus to the heading of the products', async ({
  page,
}) => {
  await open(page, '/matrassen?q=xqzzyv');
  await page.getByRole('link', { name: /^Zonder Zoekwoord/ }).press('Enter');
  await expect(page).toHaveURL(/\/matrassen$/);
  await expect(productsTitle(page)).toBeFocused();
});

test('EL20 clearing a price keeps the focus at its filter', async ({ page }) => {
  await open(page, '/matrassen/prijs/100-900');
  const filters = page.locator('#filters');
  await filters.getByRole('link', { name: 'Prijs wissen' }).press('Enter');
  await expect(page).toHaveURL(/\/matrassen$/);
  await expect(priceFacet(filters)).toBeFocused();
});

test('EL12 EL20 clearing a price on the sheet keeps the focus at its filter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/matrassen/prijs/100-900');
  await page.getByRole('button', { name: 'Filter', exact: false }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const clear = sheet.getByRole('link', { name: 'Prijs wissen' });
  await clear.press('Enter');
  await expect(clear).toBeHidden();
  await expect(priceFacet(sheet)).toBeFocused();
});

test('EL20 a failed listing can be retried by the keyboard', async ({ page }) => {
  await open(page, '/matrassen');
  const all = await total(page);
  await page.route('**/api/**', (route) => route.abort());
  await page
    .locator('#filters')
    .getByRole('link', { name: /^Stevig/ })
    .click();
  const again = page.getByRole('alert').getByRole('link', { name: 'Opnieuw proberen' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/api/**');
  await again.press('Enter');
  await expect(page).toHaveURL(/\/hardheid\/stevig$/);
  expect(await total(page)).toBeLessThan(all);
  await expect(productsTitle(page)).toBeFocused();
});
