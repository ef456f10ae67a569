import { expect } from '@playwright/test';
import { productPath } from '../../carts.ts';
import { halves } from '../addresses.ts';
import { go, type Screen } from '../screen.ts';
import { OPEN_DIALOG, type State } from './state.ts';

async function goToProduct(screen: Screen, sku: string, query: string): Promise<void> {
  await go(screen, `${await productPath(screen.shopping, sku)}?${query}`);
}

/** States of a product page. */
export const PRODUCT_STATES: readonly State[] = [
  {
    name: 'a picture from nearby',
    part: OPEN_DIALOG,
    reach: async (screen) => {
      await goToProduct(screen, 'LUN-SOLENA', `${screen.shopping.shop.size}=180x200`);
      const { page, say } = screen;
      await page.getByRole('button', { name: say('product.gallery.zoom') }).click();
      await expect(page.locator(OPEN_DIALOG).getByRole('img')).toBeVisible();
      await page.keyboard.press('+');
    },
  },
  {
    name: 'all that a product page folds out',
    reach: async (screen) => {
      const { shop } = screen.shopping;
      await goToProduct(screen, 'LUN-SOLENA', `${shop.size}=180x200&${halves(shop)}`);
      await screen.page.locator('main details').evaluateAll((found) => {
        for (const details of found) details.setAttribute('open', '');
      });
    },
  },
  {
    name: 'a way to the bedroom that is too narrow',
    part: '#bedroom',
    reach: async (screen) => {
      const way = 'room=way&up=quarter&stair-width=85&upper-width=85&headroom=230';
      await goToProduct(screen, 'LUN-SOLENA', `${screen.shopping.shop.size}=180x200&${way}`);
      await expect(screen.page.locator('#bedroom h3').first()).toBeVisible();
    },
  },
  {
    name: 'a bedroom drawn to scale',
    part: '#bedroom',
    reach: async (screen) => {
      const room = 'room=plan&room-width=300&room-length=330&room-door=left&bed-left=20';
      await goToProduct(screen, 'LUN-CIELO', `${screen.shopping.shop.size}=160x200&${room}`);
      await expect(screen.page.getByRole('slider')).toBeVisible();
    },
  },
  {
    name: 'the way into the cart at the edge of a phone',
    only: 'phone',
    reach: async (screen) => {
      await goToProduct(screen, 'LUN-VITA', `${screen.shopping.shop.size}=90x200`);
      const { page, say } = screen;
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      const add = page.getByRole('button', { name: say('product.add-to-cart') });
      await expect(add.last()).toBeInViewport();
    },
  },
  {
    name: 'goods further down, as they are come upon',
    reach: async (screen) => {
      await goToProduct(screen, 'LUN-CIELO', `${screen.shopping.shop.size}=160x200`);
      await screen.page.locator('#reviews').scrollIntoViewIfNeeded();
      await screen.page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
      await expect(screen.page.locator('main [data-product]').first()).toBeVisible();
    },
  },
  {
    name: 'the configurator, one choice made',
    part: OPEN_DIALOG,
    reach: async (screen) => {
      await goToProduct(
        screen,
        'LUN-CIELO',
        `${screen.shopping.shop.size}=160x200&configurator=topper`,
      );
      const panel = screen.page.locator(OPEN_DIALOG);
      await expect(panel).toBeVisible();
      await panel.locator('a[data-scroll="keep"]:not([aria-current])').nth(1).click();
      await expect(panel.getByRole('status').first()).toBeVisible();
    },
  },
  {
    name: 'reviews of a kind that nobody wrote',
    reach: async (screen) => {
      await goToProduct(screen, 'LUN-CIELO', 'stars=1&review-position=belly&review-weight=to-60');
      const { page } = screen;
      await page.locator('#reviews').scrollIntoViewIfNeeded();
      await expect(page.locator('#reviews').getByRole('status').first()).toBeVisible();
    },
  },
  {
    name: 'a size that is sold out',
    reach: async (screen) => {
      await goToProduct(screen, 'LUN-GEMELA', `${screen.shopping.shop.size}=200x220`);
      await expect(screen.page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];
