import { expect } from '@playwright/test';
import { pathOf } from './bars/addresses.ts';
import { test } from './story.ts';

test.use({ javaScriptEnabled: false });

test('H7 a film is a link to its own page without script @full', async ({ page, shop }) => {
  await page.goto(pathOf(shop, 'sleep-advice'));
  const play = page.getByRole('link', { name: /^Speel af: / });
  await expect(play).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/u);
  await expect(page.locator('iframe')).toHaveCount(0);
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await expect(question.getByRole('list')).toBeVisible();
});
