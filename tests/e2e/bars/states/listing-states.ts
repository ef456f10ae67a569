import { expect } from '@playwright/test';
import { sized } from '../addresses.ts';
import { go, type Screen } from '../screen.ts';
import { OPEN_DIALOG, type State } from './state.ts';

const openSheet = async (screen: Screen): Promise<void> => {
  await screen.page.locator('[popovertarget="filters"]:visible').first().click();
  await expect(screen.page.locator(OPEN_DIALOG)).toBeVisible();
};

/** Expands all details in a part of the page. */
const unfoldAll = ({ page }: Screen, part: string): Promise<void> =>
  page.locator(`${part} details`).evaluateAll((found) => {
    for (const details of found) details.setAttribute('open', '');
  });

/** States of a listing. */
export const LISTING_STATES: readonly State[] = [
  {
    name: 'the sheet of filters',
    only: 'phone',
    part: OPEN_DIALOG,
    reach: async (screen) => {
      await go(screen, sized(screen.shopping.shop, '140x200'));
      await openSheet(screen);
    },
  },
  {
    name: 'the sheet of filters, all folded out and one tried',
    only: 'phone',
    part: OPEN_DIALOG,
    reach: async (screen) => {
      const { page, shopping, say } = screen;
      await go(screen, shopping.shop.mattresses);
      await openSheet(screen);
      await unfoldAll(screen, OPEN_DIALOG);
      await page.locator(`${OPEN_DIALOG} a[href*="/${shopping.shop.medium}"]`).first().click();
      await expect(
        page.locator(OPEN_DIALOG).getByRole('list', { name: say('filter.applied') }),
      ).toBeVisible();
    },
  },
  {
    name: 'all filters folded out',
    only: 'desktop',
    reach: async (screen) => {
      await go(screen, sized(screen.shopping.shop, '140x200'));
      await unfoldAll(screen, '#filters');
      await expect(screen.page.locator('#filters input[name="max"]')).toBeVisible();
    },
  },
  {
    name: 'a filter above the products',
    only: 'desktop',
    reach: async (screen) => {
      await go(screen, screen.shopping.shop.mattresses);
      const above = screen.page.getByRole('list', { name: screen.say('filter.promoted') });
      await above.locator('summary:visible').first().click();
      await expect(above.locator('details[open] a').first()).toBeVisible();
    },
  },
  {
    name: 'a price that leaves nothing',
    only: 'desktop',
    reach: async (screen) => {
      await go(screen, screen.shopping.shop.mattresses);
      const field = screen.page.locator('#filters input[name="max"]');
      await screen.page.locator('#filters input[name="min"]').fill('900');
      await field.fill('100');
      await field.press('Enter');
      await expect(screen.page.locator('html[data-ready]')).toBeAttached();
    },
  },
  {
    name: 'two pages below each other',
    reach: async (screen) => {
      await go(screen, screen.shopping.shop.mattresses);
      const { page, say } = screen;
      const first = await page.locator('[data-product]').count();
      await page.getByRole('link', { name: say('pagination.load-next') }).click();
      await expect(page.locator('[data-product]')).not.toHaveCount(first);
    },
  },
  {
    name: 'goods ticked to be compared',
    reach: async (screen) => {
      await go(screen, screen.shopping.shop.mattresses);
      const ticks = screen.page.getByRole('checkbox', { name: screen.say('compare.tick') });
      await ticks.first().click();
      await ticks.nth(1).click();
      const { page, say } = screen;
      await expect(page.getByText(say('compare.count', { count: '2', most: '4' }))).toBeVisible();
    },
  },
  {
    name: 'differences alone',
    reach: async (screen) => {
      await go(screen, '/compare?compare=LUN-VITA,HAL-ASK,LUN-SOLENA&show=differences');
      await expect(screen.page.getByRole('switch')).toBeVisible();
    },
  },
  {
    name: 'what was looked at last',
    reach: async (screen) => {
      const { page, say, shopping } = screen;
      await go(screen, shopping.shop.mattresses);
      await page.locator('main [data-product] a').first().click();
      await expect(page.locator('#add-to-cart')).toBeAttached();
      await page.goBack();
      const viewed = page.getByRole('region', { name: say('viewed.title') });
      await viewed.scrollIntoViewIfNeeded();
      await expect(viewed.getByRole('link').first()).toBeVisible();
    },
  },
];
