import { expect } from '@playwright/test';
import { test } from './story.ts';

test.use({ javaScriptEnabled: false });

test('C2 both halves of a bed are added to the cart without script', async ({ page }) => {
  await page.goto('/lunaro-solena-hybride-matras?maat=180x200&per-kant=zacht,stevig');
  await page.locator('#add-to-cart').getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(page).toHaveURL(/\/winkelwagen/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Zacht');
  await expect(main).toContainText('Stevig');
  await page.goto('/lunaro-solena-hybride-matras?maat=180x200&per-kant=medium,medium');
  await page.locator('#add-to-cart').getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(page.locator('input[name=quantity]').last()).toHaveValue('2');
});
