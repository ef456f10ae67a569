import { expect, type Page } from '@playwright/test';
import { overhear } from './announcements.ts';
import { expectNoViolations, hydrated, total } from './browsing.ts';
import { test } from './story.ts';

const PHONE = { width: 390, height: 844 };

const chips = (page: Page) => page.getByRole('list', { name: 'Gekozen filters' });

test('EL12 filters are tried out on a sheet, which Back and Escape close and its button applies', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/matrassen');
  await hydrated(page);
  const all = await total(page);
  const open = page.getByRole('button', { name: 'Filter', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const show = sheet.getByRole('button', { name: /^Toon \d+ producten$/ });
  await page.locator('main [data-product]').nth(8).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  for (const control of [open, page.getByRole('combobox', { name: 'Sorteer op' })]) {
    await expect(control).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await control.boundingBox())?.y).toBeLessThan(100);
  }

  await open.click();
  await sheet.getByLabel('160 cm breed').click();
  await sheet
    .getByRole('link', { name: /^160 × 200/ })
    .last()
    .click();
  await expect(show).not.toHaveText(`Toon ${all} producten`);
  await expect(page).toHaveURL(/\/matrassen$/);
  await expectNoViolations(page, 'dialog[open]');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/matrassen$/);
  await expect(open).toBeFocused();
  expect(await total(page)).toBe(all);

  await open.click();
  await sheet.getByRole('link', { name: /^Stevig/ }).click();
  await expect(show).not.toHaveText(`Toon ${all} producten`);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page).toHaveURL(/\/matrassen$/);
  expect(await total(page)).toBe(all);

  await open.click();
  await sheet.getByRole('link', { name: /^Stevig/ }).click();
  await expect(show).not.toHaveText(`Toon ${all} producten`);
  const promised = Number((await show.innerText()).match(/\d+/)?.[0]);
  await show.click();
  await expect(page).toHaveURL(/\/matrassen\/hardheid\/stevig$/);
  await expect(page.locator(`[data-total="${promised}"]`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/matrassen$/);
});

test('EL10 choices count in quick succession, lose their chips one by one, and are offered above the products as well', async ({
  page,
}) => {
  await page.goto('/matrassen');
  await hydrated(page);
  const panel = page.locator('#filters');

  await test.step('two choices in quick succession both count, and Back undoes them one by one', async () => {
    await panel.getByRole('link', { name: /^Stevig/ }).click();
    await panel.getByRole('link', { name: /^Medium/ }).click();
    await expect(page).toHaveURL(/\/hardheid\/medium\+stevig$/);
    await expect(chips(page).getByRole('link')).toHaveCount(3);
    await page.goBack();
    await expect(page).not.toHaveURL(/medium/);
  });

  await test.step('removing a chip moves the focus to the next one, from the last to the heading', async () => {
    await page.goForward();
    await expect(chips(page).getByRole('link')).toHaveCount(3);
    await panel.getByRole('link', { name: /^Zacht/ }).click();
    const links = chips(page).getByRole('link');
    await expect(links).toHaveCount(4);
    const last = await links.nth(2).textContent();
    await links.nth(1).press('Enter');
    await expect(links).toHaveCount(3);
    await expect(links.nth(1)).toHaveText(last ?? '');
    await expect(links.nth(1)).toBeFocused();
    await chips(page).getByRole('link', { name: 'Alles wissen' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Producten' })).toBeFocused();
    await expect(page).toHaveURL(/\/matrassen$/);
  });

  await test.step('EL10 the filters above the products have the same links as the panel, and are announced once', async () => {
    const above = page.getByRole('list', { name: 'Meest gekozen filters' });
    await above.getByText('Hardheid').first().click();
    const link = above.getByRole('link', { name: /^Stevig/ });
    const inPanel = panel.getByRole('link', { name: /^Stevig/ });
    expect(await link.getAttribute('href')).toBe(await inPanel.getAttribute('href'));
    await expectNoViolations(page, 'ul:has(> li > details[open])');
    const said = await overhear(page);
    await link.click();
    await expect(page).toHaveURL(/\/hardheid\/stevig$/);
    await expect(link).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    const found = (await page.locator('[data-total]').innerText()).trim();
    await expect.poll(said).toEqual([found]);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });
});

test('the price slider works by keys, announces amounts, and leads to the same address as its fields @full', async ({
  page,
}) => {
  await page.goto('/matrassen');
  await hydrated(page);
  const facet = page.locator('#filters');
  const upper = facet.getByRole('slider', { name: 'Hoogste prijs' });
  await facet.getByRole('spinbutton', { name: 'Tot' }).scrollIntoViewIfNeeded();
  await expect(upper).toHaveAttribute('aria-valuetext', /^€\s2\.409,-$/);
  await upper.press('ArrowLeft');
  await upper.press('ArrowLeft');
  await expect(page).toHaveURL(/\/prijs\/49\.95-\d+$/);
  await expect(upper).toBeFocused();
  const [, highest = ''] = /-(\d+)$/.exec(page.url()) ?? [];
  await page.goto('/matrassen');
  await hydrated(page);
  const field = facet.getByRole('spinbutton', { name: 'Tot' });
  await field.fill(highest);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/prijs/49\\.95-${highest}$`));
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/matrassen$/);
  await expect(field).toHaveValue('');
});
