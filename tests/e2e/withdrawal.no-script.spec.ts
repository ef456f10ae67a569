import { expect } from '@playwright/test';
import { withdrawalsOf } from './letters.ts';
import { at } from './shops.ts';
import { test } from './story.ts';

test.use({ javaScriptEnabled: false });

test('a withdrawal in two steps works by forms alone, with a corrected validation error @full', async ({
  page,
  baseURL,
  shop,
  say,
}) => {
  const email = `bert.${Date.now()}@example.nl`;
  await page.goto(at(baseURL, shop, '/'));
  await page.getByRole('link', { name: say('withdraw.link') }).click();
  await page.getByLabel(say('forms:withdraw.name')).fill('Bert');
  await page.getByLabel(say('forms:withdraw.order')).fill('SL-1002');
  await page.getByLabel(say('forms:withdraw.email')).fill('bert@example');
  await page.getByRole('button', { name: say('forms:withdraw.continue') }).click();

  await expect(page.getByLabel(say('forms:withdraw.email'))).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByLabel(say('forms:withdraw.order'))).toHaveValue('SL-1002');
  await page.getByLabel(say('forms:withdraw.email')).fill(email);
  await page.getByRole('button', { name: say('forms:withdraw.continue') }).click();

  const main = page.getByRole('main');
  await expect(main).toContainText(say('forms:withdraw.declares'));
  await expect(main).toContainText(say('forms:withdraw.everything'));
  expect(withdrawalsOf(baseURL, email)).toEqual([]);
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();

  await expect(page).toHaveURL(/\?notice=withdrawal-declared#withdrawal$/u);
  await expect(main).toContainText(say('forms:withdraw.done'));
  await page.reload();
  expect(withdrawalsOf(baseURL, email)).toMatchObject([{ name: 'Bert', order: 'SL-1002', email }]);
});
