import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './browsing.ts';
import { test } from './story.ts';

const productsTitle = (page: Page) => page.getByRole('heading', { name: 'Producten', level: 2 });
const priceFacet = (part: Locator) => part.locator('summary', { hasText: /^Prijs/ });

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

test('EL17 EL20 an empty-result suggestion moves the focus to the heading of the products @full', async ({
  page,
}) => {
  await open(page, '/matrassen?q=xqzzyv');
  await page.getByRole('link', { name: /^Zonder Zoekwoord/ }).press('Enter');
  await expect(page).toHaveURL(/\/matrassen$/);
  await expect(productsTitle(page)).toBeFocused();
});

test('EL12 EL20 clearing a price keeps the focus at its filter, also on the sheet @full', async ({
  page,
}) => {
  await open(page, '/matrassen/prijs/100-900');
  const filters = page.locator('#filters');
  await filters.getByRole('link', { name: 'Prijs wissen' }).press('Enter');
  await expect(page).toHaveURL(/\/matrassen$/);
  await expect(priceFacet(filters)).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/\/prijs\/100-900$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filter', exact: false }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const clear = sheet.getByRole('link', { name: 'Prijs wissen' });
  await clear.press('Enter');
  await expect(clear).toBeHidden();
  await expect(priceFacet(sheet)).toBeFocused();
});
