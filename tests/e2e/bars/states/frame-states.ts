import { expect, type Locator } from '@playwright/test';
import { searchTextUrl } from '#src/listing/listing-url.ts';
import { carry } from '../../carts.ts';
import { go, type Screen } from '../screen.ts';
import { OPEN_DIALOG, type State } from './state.ts';

/** States of the layout around every page. */
export const FRAME_STATES: readonly State[] = [
  {
    name: 'the menu of a phone, a category unfolded',
    only: 'phone',
    part: '#menu',
    reach: async (screen) => {
      await go(screen, '/');
      const { page, say } = screen;
      await page.getByRole('button', { name: say('menu.open'), exact: true }).click();
      await page.locator('#menu summary').first().click();
      await expect(page.locator('#menu details[open] a').first()).toBeVisible();
    },
  },
  {
    name: 'a panel of the menu',
    only: 'desktop',
    reach: async (screen) => {
      await go(screen, '/');
      const { page, say, shopping } = screen;
      const menu = page.getByRole('navigation', { name: say('menu.label') }).last();
      await menu.locator(`a[href="${shopping.shop.mattresses}"]`).first().focus();
      await expect(menu.getByRole('link').nth(1)).toBeVisible();
    },
  },
  {
    name: 'the choice of a country',
    reach: async (screen) => {
      await go(screen, '/');
      const { page } = screen;
      await page.locator('header details summary:visible').first().click();
      await expect(page.locator('header details[open] a').first()).toBeVisible();
    },
  },
  {
    name: 'the search before anything is typed',
    reach: async (screen) => {
      await openSearch(screen);
      await expect(screen.page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the search with suggestions',
    reach: async (screen) => {
      const field = await openSearch(screen);
      await field.pressSequentially('mat');
      await expect(screen.page.getByRole('option').filter({ hasText: '€' }).first()).toBeVisible();
      await screen.page.keyboard.press('ArrowDown');
      await expect(screen.page.getByRole('option', { selected: true })).toHaveCount(1);
    },
  },
  {
    name: 'the search without suggestions',
    reach: async (screen) => {
      const field = await openSearch(screen);
      await field.fill('xqzzyv');
      const said = screen.page.locator('output', { hasText: screen.say('search.no-suggestions') });
      await expect(said.first()).toBeAttached();
    },
  },
  {
    name: 'the search with what was looked for before',
    reach: async (screen) => {
      await go(screen, searchTextUrl('topper', screen.shopping.shop.locale));
      const field = await openSearch(screen);
      await field.fill('dekbed');
      await field.press('Enter');
      await expect(screen.page).toHaveURL(/q=dekbed/u);
      await (await openSearch(screen)).fill('');
      const name = screen.say('search.group.recent');
      await expect(screen.page.getByRole('group', { name }).last()).toBeVisible();
    },
  },
  {
    name: 'the newsletter, a slip in the address',
    reach: async (screen) => {
      await go(screen, '/');
      const form = newsletter(screen);
      await form.locator('[name="email"]').fill('anna@nowhere');
      await form.locator('[type="submit"]').click();
      await expect(form.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: 'the newsletter, not sent',
    reach: async (screen) => {
      await go(screen, '/');
      await screen.page.route('**/api/magento/subscribeToNewsletter', (route) => route.abort());
      const form = newsletter(screen);
      await form.locator('[name="email"]').fill('anna@example.nl');
      await form.locator('[type="submit"]').click();
      await expect(form).toContainText(screen.say('newsletter.trouble.UNCONFIRMED'));
    },
  },
  {
    name: 'the newsletter, asked for',
    reach: async (screen) => {
      await go(screen, '/');
      const form = newsletter(screen);
      await form.locator('[name="email"]').fill(`anna-${crypto.randomUUID()}@example.nl`);
      await form.locator('[type="submit"]').click();
      await expect(screen.page.locator('output:focus')).toHaveText(
        screen.say('newsletter.accepted'),
      );
    },
  },
  {
    name: 'a page that the network keeps away',
    reach: async (screen) => {
      await go(screen, screen.shopping.shop.mattresses);
      await screen.page.route('**/api/shop/page?**', async (route) => {
        const response = await carry(route);
        const json = (await response.json()) as { outcome: { model: { available: boolean } } };
        json.outcome.model.available = false;
        await route.fulfill({ response, json });
      });
      await screen.page.locator('select[name="sorting"]').selectOption('rating');
      await expect(screen.page.getByText(screen.say('listing.missed')).first()).toBeVisible();
    },
  },
];

const newsletter = ({ page }: Screen): Locator =>
  page.locator('form[action="/newsletter/subscribe"]').last();

/** The search field: in the header, or full-screen on a phone. */
async function openSearch(screen: Screen): Promise<Locator> {
  const { page } = screen;
  if (page.url() === 'about:blank') await go(screen, '/');
  if (screen.screen === 'desktop') {
    const field = page.locator('header input[type="search"]');
    await field.click();
    return field;
  }
  await page
    .getByRole('link', { name: screen.say('search.submit'), exact: true })
    .first()
    .click();
  const field = page.locator(OPEN_DIALOG).getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}
