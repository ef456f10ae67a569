import { expect } from '@playwright/test';
import { expectNoViolations, hydrated, listen } from './browsing.ts';
import { at, SHOPS } from './shops.ts';
import { test } from './story.ts';

const [DUTCH] = SHOPS;
if (!DUTCH) throw new Error('There is no shop.');
const BED = '/lunaro-cielo-boxspring';

test('T1 a box spring is configured step by step, and Back undoes the last step', async ({
  page,
  baseURL,
}) => {
  const complaints = listen(page);
  await page.goto(at(baseURL, DUTCH, `${BED}?maat=160x200`));
  await hydrated(page);
  await page.getByRole('link', { name: /^Wijzig: Matras/ }).click();
  const panel = page.getByRole('dialog', { name: 'Stel je bed samen' });
  const total = panel.getByRole('status').locator('[data-price]');
  await expect(total).toHaveText('1.699,-');

  await panel.getByRole('link', { name: /^Pocketvering met latex/ }).click();
  await expect(page).toHaveURL(/matras=pocketvering-met-latex/);
  await expect(total).toHaveText('1.968,-');
  await expect(panel.getByText('Niet met Pocketvering met latex')).toBeVisible();
  await expectNoViolations(page, 'dialog[open]');
  await page.goBack();
  await expect(total).toHaveText('1.699,-');
  await page.goForward();
  await expect(total).toHaveText('1.968,-');

  await panel.getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(panel).toBeHidden();
  const cart = page.getByRole('region', { name: 'Toegevoegd aan je winkelwagen' });
  await expect(cart).toContainText('Pocketvering met latex');
  await expect(cart.getByRole('heading', { name: 'Past hierbij' })).toBeVisible();
  await cart.getByRole('button', { name: /^Voeg toe/ }).click();
  await expect(cart.getByRole('link', { name: /topperhoeslaken/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('T1 the configurator closes by Escape, and stays closed @full', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, DUTCH, `${BED}?maat=160x200&configurator=topper`));
  await hydrated(page);
  const panel = page.getByRole('dialog', { name: 'Stel je bed samen' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/configurator/);
  await expect(panel).toBeHidden();
});

test('reviews are filtered by their stars and by sleeper, with each step in the address @full', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, DUTCH, BED));
  await hydrated(page);
  const reviews = page.locator('#reviews');
  const bar = reviews.getByRole('link', { name: /^4 sterren/ });
  const count = Number(/\d+$/.exec((await bar.innerText()).trim())?.[0]);
  await bar.click();
  await expect(page).toHaveURL(/stars=4#reviews$/);
  await expect(reviews.getByRole('status')).toHaveText(new RegExp(`^${count} beoordeling`));

  await reviews.locator('summary', { hasText: 'Slaaphouding' }).click();
  await reviews.getByRole('link', { name: /^Zijslaper/ }).click();
  await expect(page).toHaveURL(/stars=4&review-position=side/);
  await reviews.getByRole('link', { name: 'Alles wissen' }).click();
  await expect(page).not.toHaveURL(/stars|review-/);

  await reviews.getByRole('link', { name: /kritische$/ }).click();
  await expect(page).toHaveURL(/stars=3,2,1/);
  await page.goBack();
  await expect(page).not.toHaveURL(/stars/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('T1 EP13 a set is configured beside its drawing, and its reviews are read by links alone @full', async ({
    page,
    baseURL,
  }) => {
    await page.goto(at(baseURL, DUTCH, `${BED}?maat=160x200`));
    await page.getByRole('link', { name: /^Wijzig: Topper/ }).click();
    const panel = page.getByRole('dialog', { name: 'Stel je bed samen' });
    await panel.getByRole('link', { name: /^Traagschuim/ }).click();
    await expect(panel).toContainText('Jouw samenstelling: 1 keuze anders');
    const drawing = panel.getByRole('img', { name: /^Lunaro Cielo boxspring\. / });
    await expect(drawing).toHaveAttribute('src', /160x200\.creme\..*\.traagschuim\.22\.svg$/u);
    await panel.getByRole('link', { name: /^Velours petrol/ }).click();
    await expect(drawing).toHaveAttribute('src', /160x200\.velours_petrol\..*\.svg$/u);
    await panel
      .getByRole('region', { name: /Hardheid links/ })
      .getByRole('link', { name: /^Stevig/ })
      .click();
    await expect(drawing).toHaveAttribute('src', /\.32\.svg$/u);
    await expect(drawing).toHaveJSProperty('naturalWidth', 1200);
    await expect(panel).toContainText('Jouw samenstelling: 3 keuzes anders');
    await panel.getByRole('link', { name: 'Terug naar het bed' }).click();
    await expect(page).toHaveURL(/topper=traagschuim/);

    await page.locator('#reviews').getByRole('link', { name: 'Meer beoordelingen' }).click();
    await expect(page).toHaveURL(/review-page=2/);
    await expect(page.locator('#reviews article')).toHaveCount(16);
  });
});
