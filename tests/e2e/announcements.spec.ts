import { expect, type Page } from '@playwright/test';
import { overhear } from './announcements.ts';
import { hydrated } from './browsing.ts';
import { test } from './story.ts';

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

const filters = (page: Page) => page.locator('#filters');

/** The page rests on another address. */
async function restsAt(page: Page, url: RegExp) {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
}

const shownTotal = async (page: Page): Promise<string> =>
  (await page.locator('[data-total]').innerText()).trim();

test('EL10 the price slider and each of its chips announce it, too @full', async ({ page }) => {
  await open(page, '/matrassen');
  const upper = filters(page).getByRole('slider', { name: 'Hoogste prijs' });
  await filters(page).getByRole('spinbutton', { name: 'Tot' }).scrollIntoViewIfNeeded();
  await expect(upper).toBeVisible();
  const said = await overhear(page);
  await upper.press('Home');
  await restsAt(page, /\/prijs\//);
  const narrowed = await shownTotal(page);
  await expect.poll(said).toEqual([narrowed]);
  await page
    .getByRole('list', { name: 'Gekozen filters' })
    .getByRole('link', { name: /Prijs/ })
    .press('Enter');
  await restsAt(page, /\/matrassen$/);
  await expect.poll(said).toEqual([narrowed, await shownTotal(page)]);
});

test('EL10 EL14 H13 loading more, a filter and another page are announced once each @full', async ({
  page,
}) => {
  await open(page, '/matrassen');
  const said = await overhear(page);
  await page.getByRole('link', { name: /^Meer/ }).click();
  await expect.poll(said).toEqual([expect.stringMatching(/^\d+ van \d+/)]);
  await filters(page)
    .getByRole('link', { name: /^Stevig/ })
    .click();
  await restsAt(page, /\/hardheid\/stevig$/);
  const filtered = await shownTotal(page);
  await expect.poll(async () => (await said()).slice(1)).toEqual([filtered]);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/matrassen/);
  await expect.poll(said).toContain(await page.title());
});
