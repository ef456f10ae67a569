import { expect, type Locator } from '@playwright/test';
import { pathOf } from '../addresses.ts';
import { go, type Screen } from '../screen.ts';
import type { State } from './state.ts';

/** The withdrawal form, filled in except for omitted fields. */
async function declare(screen: Screen, email: string): Promise<Locator> {
  const { page, say, shopping } = screen;
  await go(screen, pathOf(shopping.shop, 'withdrawal'));
  await page.getByLabel(say('forms:withdraw.name')).fill('Anna Meyer');
  await page.getByLabel(say('forms:withdraw.order')).fill('SL-1001');
  await page.getByLabel(say('forms:withdraw.email')).fill(email);
  await page.getByRole('button', { name: say('forms:withdraw.continue') }).click();
  return page.getByRole('main');
}

/** States of a withdrawal before it is declared. */
export const WITHDRAWAL_STATES: readonly State[] = [
  {
    name: 'a withdrawal with a slip',
    reach: async (screen) => {
      const main = await declare(screen, 'anna@nowhere');
      await expect(main.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: 'a withdrawal to confirm',
    reach: async (screen) => {
      await declare(screen, 'anna@example.nl');
      const { page, say } = screen;
      await expect(page.getByRole('heading', { name: say('forms:withdraw.check') })).toBeVisible();
    },
  },
];
