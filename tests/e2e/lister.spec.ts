import { expect } from '@playwright/test';
import { expectNoViolations, hydrated, listen, total } from './browsing.ts';
import { expectStill } from './stillness.ts';
import { test } from './story.ts';

const PHONE = { width: 390, height: 844 };

test('a search within a category keeps its text while filters change @full', async ({ page }) => {
  const complaints = listen(page);
  await page.goto('/matrassen?sorting=price-asc');
  await hydrated(page);
  const all = await total(page);
  const field = page.locator('#filters').getByRole('searchbox', { name: 'Zoeken in Matrassen' });
  await field.fill('latex');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/matrassen\?q=latex&sorting=price-asc$/);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(field).toBeFocused();
  const found = await total(page);
  expect(found).toBeLessThan(all);
  await page
    .locator('#filters')
    .getByRole('link', { name: /^Medium/ })
    .click();
  await expect(page).toHaveURL(/\/matrassen\/hardheid\/medium\?q=latex&sorting=price-asc$/);
  await expect(field).toHaveValue('latex');
  await expectNoViolations(page, '#filters');
  await page.getByRole('link', { name: 'Filter verwijderen: Zoekwoord: latex' }).click();
  await expect(page).toHaveURL(/\/matrassen\/hardheid\/medium\?sorting=price-asc$/);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(field).toHaveValue('latex');

  await field.fill('xqzzyv');
  await field.press('Enter');
  await expect(page.locator('[data-total="0"]')).toBeVisible();
  await page.getByRole('link', { name: /^Zonder Zoekwoord: xqzzyv/ }).click();
  await expect(page).toHaveURL(/\/matrassen\/hardheid\/medium\?sorting=price-asc$/);
  expect(complaints).toEqual([]);
});

test('S1 the filter sheet of a search counts the results of a selection, and applies it @full', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/search?q=matras');
  await hydrated(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet
    .getByRole('link', { name: /^160 × 200/ })
    .first()
    .click();
  const show = sheet.getByRole('button', { name: /^Toon \d+ producten$/ });
  await expect(show).not.toHaveText(`Toon ${await total(page)} producten`);
  const promised = Number((await show.innerText()).match(/\d+/)?.[0]);
  await show.click();
  await expect(page).toHaveURL(/\/search\?q=matras&maat=160x200$/);
  await expect(page.locator(`[data-total="${promised}"]`)).toBeVisible();
});

test('F11 the texts of a filtered page cause no layout shift, however late they arrive', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/matrassen/hardheid/stevig');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stevige matrassen');
  await page.route('**/api/shop/page?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Filter verwijderen: Hardheid: Stevig' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matrassen');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expectStill(page);
});
