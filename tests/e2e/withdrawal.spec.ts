import { expect } from '@playwright/test';
import { expectNoViolations } from './browsing.ts';
import { mailsTo, withdrawalsOf } from './letters.ts';
import { at } from './shops.ts';
import { test } from './story.ts';

test.use({ storyLocale: 'de-de' });

test('a shopper withdraws from a contract in place by the keyboard, and gets a receipt @full', async ({
  page,
  say,
  shop,
  baseURL,
  complaints,
}) => {
  const email = `anna.${Date.now()}@example.de`;
  await page.goto(at(baseURL, shop, '/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen');

  await page.getByRole('button', { name: say('forms:withdraw.continue') }).click();
  await expect(page.getByLabel(say('forms:withdraw.name'))).toBeFocused();
  await expectNoViolations(page, 'main');

  await page.keyboard.type('Anna Meyer');
  await page.getByLabel(say('forms:withdraw.order')).fill('SL-1001');
  await page.getByLabel(say('forms:withdraw.email')).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('forms:withdraw.check') })).toBeFocused();
  await expectNoViolations(page, 'main');

  await page.getByRole('button', { name: say('forms:withdraw.change') }).click();
  await expect(page.getByLabel(say('forms:withdraw.order'))).toHaveValue('SL-1001');
  await page.getByLabel(say('forms:withdraw.items')).fill('Matratze Vita\nTopper');
  await page.getByRole('button', { name: say('forms:withdraw.continue') }).click();
  expect(withdrawalsOf(baseURL, email)).toEqual([]);

  await page.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick();
  await expect(page.getByRole('heading', { name: say('forms:withdraw.done') })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(email);
  await expectNoViolations(page, 'main');
  await expect.poll(() => mailsTo(baseURL, email).length).toBe(2);
  expect(withdrawalsOf(baseURL, email)).toMatchObject([
    { order: 'SL-1001', items: 'Matratze Vita\nTopper' },
  ]);
  expect(complaints).toEqual([]);
});
