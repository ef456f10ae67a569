import { expect, type Page } from '@playwright/test';
import { hydrated } from '../browsing.ts';
import { addButton, count, visitProduct, type Shopping } from '../carts.ts';
import { at } from '../shops.ts';

/** The narrow and the wide screen that must both work, in CSS pixels. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type ScreenName = keyof typeof SCREENS;

/** A shopper at a screen. */
export type Screen = {
  readonly page: Page;
  readonly shopping: Shopping;
  readonly screen: ScreenName;
  /** A text of the shop. */
  readonly say: (key: string, values?: Record<string, string>) => string;
};

/** Opens a path of the shop, and waits for hydration. */
export async function go({ page, shopping: { baseURL, shop } }: Screen, path: string) {
  await page.goto(at(baseURL, shop, path));
  await hydrated(page);
}

/** Adds a product to the cart, however the shop confirms it. */
export async function fillCart({ page, shopping }: Screen): Promise<void> {
  await visitProduct(page, shopping);
  await addButton(page, shopping.shop).click();
  await expect(count(page)).toHaveText('1');
}

/** Opens the cart page with one product in the cart. */
export async function goToFullCart(screen: Screen): Promise<void> {
  await fillCart(screen);
  await go(screen, screen.shopping.shop.cart);
  await expect(screen.page.getByRole('main').getByRole('spinbutton')).toBeVisible();
}
