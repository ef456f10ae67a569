import { expect, type Locator, type Page } from '@playwright/test';
import { TYPED_ANNA } from '../support/addresses.ts';
import { facetLink } from './browsing.ts';
import { at, noSuchCode } from './shops.ts';
import { test, OVER_VENDORS } from './story.ts';

test.use({ javaScriptEnabled: false });

test(
  'C9 a filter, a size, a quantity, coupon, address and e-mail work by links and forms alone',
  OVER_VENDORS,
  async ({ page, baseURL, shop, say }) => {
    await page.goto(at(baseURL, shop, '/'));
    await page.locator(`header a[href="${shop.mattresses}"]:visible`).first().click();
    const sized = `${shop.mattresses}/${shop.size}/140x200`;
    await facetLink(page, sized).click();
    await expect(page).toHaveURL(at(baseURL, shop, sized));
    await page.locator('[data-product]').first().getByRole('link').first().click();
    await page.locator(`main a[href*="?${shop.size}=160x200"]`).click();
    const add = say('product.add-to-cart');
    await page.getByRole('button', { name: add }).first().click();
    const cartPage = at(baseURL, shop, shop.cart);
    await expect(page).toHaveURL(cartPage);
    const main = page.getByRole('main');
    await expect(main).toContainText(/160\s*[x×]\s*200/);
    await main.getByRole('spinbutton').fill('3');
    await main.getByRole('button', { name: say('cart.change') }).click();
    await expect(main.getByRole('spinbutton')).toHaveValue('3');
    const coupon = shop.locale === 'de-at' ? 'WILLKOMMEN10' : 'WELKOM10';

    await send(page, 'coupon', { coupon_code: 'GIBT-ES-NICHT' });
    await isWrong(page, 'coupon_code', 'GIBT-ES-NICHT');
    await expect(main).toContainText(noSuchCode(shop));
    await send(page, 'coupon', { coupon_code: coupon });
    await expect(page).toHaveURL(cartPage);
    await expect(main).toContainText(coupon);

    await send(page, 'shipping-address', { ...TYPED_ANNA, postalCode: '35' });
    await isWrong(page, 'postalCode', '35');
    await expect(main).toContainText(say('address.error.postalCode.NL'));
    for (const [name, typed] of Object.entries(TYPED_ANNA)) {
      if (name !== 'postalCode') await expect(fieldOf(page, name)).toHaveValue(typed);
    }
    await send(page, 'shipping-address', { postalCode: TYPED_ANNA.postalCode });
    await expect(page).toHaveURL(cartPage);
    await expect(main).toContainText('Lange Nieuwstraat 12 bis');
    await expect(main).toContainText('3512 PH Utrecht');
    await expect(main).toContainText(say('address.same'));

    await send(page, 'email', { email: 'els@nowhere' });
    await isWrong(page, 'email', 'els@nowhere');
    await send(page, 'email', { email: 'els@example.nl' });
    await expect(page).toHaveURL(cartPage);
    await page.reload();
    await expect(main).toContainText('els@example.nl');
    await expect(main).toContainText('3512 PH Utrecht');
    await expect(main).toContainText(coupon);
    await main
      .getByRole('button', {
        name: say('cart.coupon-remove', { code: coupon }),
      })
      .click();
    await expect(page).toHaveURL(cartPage);
    await expect(main).not.toContainText(coupon);

    // A visit to the address of a form redirects to the cart.
    await page.goto(at(baseURL, shop, '/cart/shipping-address'));
    await expect(page).toHaveURL(cartPage);
    await main
      .getByRole('button', { name: say('cart.remove') })
      .first()
      .click();
    await expect(main).toContainText(say('cart.empty'));
  },
);

const formOf = (page: Page, name: string): Locator => page.locator(`form[action="/cart/${name}"]`);

/** The field of this name in the expanded form. */
const fieldOf = (page: Page, name: string): Locator =>
  page.locator(`details[open] form [name="${name}"]`);

/** Expands a form of the cart page, fills it in and sends it. */
async function send(page: Page, name: string, typed: Record<string, string>): Promise<void> {
  const form = formOf(page, name);
  const details = page.locator('details', { has: form });
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  for (const [field, value] of Object.entries(typed)) {
    if (field === 'country') await form.locator('[name="country"]').selectOption(value);
    else await form.locator(`[name="${field}"]`).fill(value);
  }
  await form.locator('button[type="submit"]').click();
}

/** Expects the page to keep the input, with the field marked as invalid. */
async function isWrong(page: Page, field: string, typed: string): Promise<void> {
  await expect(fieldOf(page, field)).toHaveAttribute('aria-invalid', 'true');
  await expect(fieldOf(page, field)).toHaveValue(typed);
  expect(new URL(page.url()).search).toBe('');
}
