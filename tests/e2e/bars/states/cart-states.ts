import { expect, type Locator } from '@playwright/test';
import { localizedText } from '#src/shared/locale.ts';
import { addButton, drawer, IN_STOCK, visitProduct } from '../../carts.ts';
import { pathOf } from '../addresses.ts';
import { fillCart, go, goToFullCart, type Screen } from '../screen.ts';
import { OPEN_DIALOG, type State } from './state.ts';

/** Opens the cart drawer by its button in the header. */
async function openCart({ page, shopping: { shop } }: Screen): Promise<void> {
  await page.locator(`header a[href="${shop.cart}"]:visible`).first().click();
  await expect(drawer(page)).toBeVisible();
}

/** A form of the cart page, expanded. */
async function unfolded({ page }: Screen, name: string): Promise<Locator> {
  const form = page.locator(`form[action="/cart/${name}"]`);
  await page.locator('details', { has: form }).locator('summary').click();
  await expect(form).toBeVisible();
  return form;
}

const submit = (form: Locator): Promise<void> => form.locator('[type="submit"]').first().click();

/** States of the cart drawer, the cart page and the checkout. */
export const CART_STATES: readonly State[] = [
  {
    name: 'something just put into the cart',
    reach: async (screen) => {
      await visitProduct(screen.page, screen.shopping);
      await addButton(screen.page, screen.shopping.shop).click();
      await expect(screen.page.getByText(screen.say('cart.added-title'))).toBeVisible();
      await expect(screen.page.locator('header a [aria-hidden="true"]').last()).toHaveText('1');
    },
  },
  {
    name: 'the open cart',
    part: OPEN_DIALOG,
    reach: async (screen) => {
      await fillCart(screen);
      await go(screen, screen.shopping.shop.mattresses);
      await openCart(screen);
      await expect(drawer(screen.page).getByRole('spinbutton')).toBeVisible();
    },
  },
  {
    name: 'the open cart, empty',
    part: OPEN_DIALOG,
    reach: async (screen) => {
      await go(screen, '/');
      await openCart(screen);
      await expect(drawer(screen.page)).toContainText(screen.say('cart.empty'));
    },
  },
  {
    name: 'a notification that something could not be confirmed',
    reach: async (screen) => {
      await visitProduct(screen.page, screen.shopping);
      const add = '**/api/magento/addProductsToCart';
      await screen.page.route(add, (route) => route.abort('internetdisconnected'));
      await addButton(screen.page, screen.shopping.shop).click();
      await expect(screen.page.getByText(screen.say('cart.unconfirmed')).first()).toBeVisible();
    },
  },
  { name: 'a cart with goods', reach: goToFullCart },
  {
    name: 'goods saved for later',
    reach: async (screen) => {
      const { page, say, shopping } = screen;
      await go(screen, shopping.shop.mattresses);
      const card = page.locator('main [data-product]').first();
      await card.getByRole('button', { name: say('saved.save') }).click();
      await go(screen, shopping.shop.cart);
      await expect(page.locator('#saved').getByRole('article')).toBeVisible();
    },
  },
  {
    name: 'more of something than there is',
    reach: async (screen) => {
      await goToFullCart(screen);
      const field = screen.page.getByRole('main').getByRole('spinbutton');
      await field.fill('500');
      await field.press('Enter');
      const said = screen.say('cart.error.left_other', { count: `${IN_STOCK}` });
      await expect(screen.page.getByText(said).first()).toBeVisible();
    },
  },
  {
    name: 'a line that was taken out',
    reach: async (screen) => {
      await goToFullCart(screen);
      const { page, say } = screen;
      await page
        .getByRole('main')
        .getByRole('button', { name: say('cart.remove') })
        .first()
        .click();
      await expect(page.getByRole('button', { name: say('cart.undo') }).first()).toBeVisible();
    },
  },
  {
    name: 'a coupon that is refused',
    reach: async (screen) => {
      await goToFullCart(screen);
      const form = await unfolded(screen, 'coupon');
      await form.locator('[name="coupon_code"]').fill('GIBT-ES-NICHT');
      await submit(form);
      await expect(form.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: 'a coupon that is taken',
    reach: async (screen) => {
      await goToFullCart(screen);
      const form = await unfolded(screen, 'coupon');
      await form
        .locator('[name="coupon_code"]')
        .fill(localizedText(COUPONS, screen.shopping.shop.locale));
      await submit(form);
      await expect(form).toBeHidden();
    },
  },
  {
    name: 'an address with slips',
    reach: async (screen) => {
      await goToFullCart(screen);
      const form = await unfolded(screen, 'shipping-address');
      await submit(form);
      await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
    },
  },
  {
    name: 'an e-mail address with a slip',
    reach: async (screen) => {
      await goToFullCart(screen);
      const form = await unfolded(screen, 'email');
      await form.locator('[name="email"]').fill('els@nowhere');
      await submit(form);
      await expect(form.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: 'what would be ordered',
    reach: async (screen) => {
      await fillCart(screen);
      await go(screen, pathOf(screen.shopping.shop, 'checkout'));
      await expect(screen.page.getByRole('main').locator('time').first()).toBeVisible();
    },
  },
  {
    name: 'preferences, a slip in the address',
    reach: async (screen) => {
      await go(screen, pathOf(screen.shopping.shop, 'email-preferences'));
      const form = screen.page.locator('main form').first();
      await form.locator('[name="email"]').fill('anna@nowhere');
      await submit(form);
      await expect(form.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
];

const COUPONS = { nl: 'WELKOM10', de: 'WILLKOMMEN10', en: 'WELCOME10' };
