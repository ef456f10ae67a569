import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { exceptNetworkErrors, exceptSearchErrors } from '../support/console-errors.ts';
import { inScope, IS_SHORT } from '../support/test-scope.ts';
import { expectNoViolations } from './browsing.ts';
import { heldCart, visit, visitFullCart } from './carts.ts';
import { countLettersTo, linkTo } from './letters.ts';
import { at, noSuchCode, type Shop } from './shops.ts';
import { test, OVER_VENDORS } from './story.ts';

const SHIPPING = 'shipping-address';
const BILLING = 'billing-address';

test('C5 C9 N2 a code, an e-mail address, addresses and the newsletter, on the page of a cart', async ({
  page,
  baseURL,
  shop,
  shopping,
  complaints,
  say,
}) => {
  const main = page.getByRole('main');
  const own = countryOf(shop);
  const address = ADDRESSES[own];
  const code = couponOf(shop);
  await visitFullCart(page, shopping);
  const coupon = await unfolded(page, 'coupon');

  await test.step('C9 a discount code is refused, and applied', async () => {
    const field = coupon.locator('[name="coupon_code"]');
    await field.press('Enter');
    await expectFieldError(field, say('cart.coupon-missing'));
    await field.fill('GIBT-ES-NICHT');
    await field.press('Enter');
    await expectFieldError(field, noSuchCode(shop));
    await expect(field).toHaveValue('GIBT-ES-NICHT');
    await expect(field).toBeFocused();
    await expectNoViolations(page, 'details:has(form[action="/cart/coupon"])');
    await expectFreeOfMessages(page, coupon, say('notification.region'));

    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByText(say('cart.coupon-applied', { code }))).toBeAttached();
    await expect(field).toBeHidden();
    expect((await heldCart(shopping)).appliedCoupons).toEqual([code]);
    expect(exceptSearchErrors(complaints)).toEqual([]);
  });

  await test.step('C9 a refused code removes the message of the applied one', async () => {
    const field = (await unfolded(page, 'coupon')).locator('[name="coupon_code"]');
    await field.fill('GIBT-ES-NICHT');
    await field.press('Enter');
    await expectFieldError(field, noSuchCode(shop));
    await expect(page.getByText(say('cart.coupon-applied', { code }))).toHaveCount(0);
    await summaryOf(coupon).click();
  });

  const form = await unfolded(page, SHIPPING);
  const field = (name: string) => form.locator(`[name="${name}"]`);

  await test.step('C9 an address is validated while typing', async () => {
    // A validation error shows when its field loses focus, and none of the fields before it.
    await field('postalCode').fill('35');
    await field('firstName').fill(address.firstName);
    await expectFieldError(field('postalCode'), say(`address.error.postalCode.${own}`));
    await expect(form.locator('[aria-invalid]')).toHaveCount(1);
    await field('country').selectOption('BE');
    await expectFieldError(field('postalCode'), say('address.error.postalCode.BE'));
    await field('country').selectOption(own);
    await expectFieldError(field('postalCode'), say(`address.error.postalCode.${own}`));

    await form.locator('[type="submit"]').click();
    const wrong = form.locator('[aria-invalid="true"]');
    await expect(wrong.first()).toBeFocused();
    const errorCount = await wrong.count();
    expect(errorCount).toBeGreaterThan(4);
    await expect(form).toContainText(say('form.errors_other', { count: `${errorCount}` }));
    await expect(form.getByRole('list').getByRole('link')).toHaveCount(errorCount);
    await form.getByRole('link', { name: say('address.error.city.missing') }).click();
    await expect(field('city')).toBeFocused();
    await expect(field('firstName')).toHaveValue(address.firstName);
    await expectNoViolations(page, 'details:has(form[action="/cart/shipping-address"])');
    for (const [name, typed] of Object.entries(address)) await field(name).fill(typed);
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    await expect(field('also_billing')).toBeChecked();
    expect(exceptSearchErrors(complaints)).toEqual([]);
  });

  await test.step('C5 an address that cannot be stored keeps its input', async () => {
    const set = '**/api/magento/setShippingAddressesOnCart';
    await page.route(set, leaveOpen);
    await form.locator('[type="submit"]').click();
    await expect(page.getByText(say('cart.unconfirmed')).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const [name, typed] of Object.entries(address)) {
      await expect(field(name)).toHaveValue(typed);
    }
    await page.unroute(set);
  });

  await test.step('C9 an address is stored, and used for another billing address', async () => {
    await form.locator('[type="submit"]').click();
    await expect(form).toBeHidden();
    await expect(summaryOf(form)).toBeFocused();
    await expect(main.locator('address')).toHaveCount(1);
    await expect(main.locator('address')).toContainText(address.street);
    await expect(main).toContainText(say('address.same'));
    await expect(main).toContainText(address.email);
    // The page of a cart with all that it can have.
    await expectNoViolations(page);
    const held = await heldCart(shopping);
    expect(held.shippingAddresses[0]).toMatchObject({ city: address.city, country: own });
    expect(held.billingAddress).toMatchObject({ city: address.city, country: own });
    expect(held.email).toBe(address.email);

    await expect(page.getByText(say('address.saved'))).toHaveCount(1);
    await summaryOf(form).click();
    await expect(page.getByText(say('address.saved'))).toHaveCount(0);
    await summaryOf(form).click();

    const bill = await unfolded(page, BILLING);
    await bill.locator('[name="company"]').fill('Matrasrecycling 24');
    await bill.locator('[name="houseNumber"]').fill('99');
    await bill.locator('[type="submit"]').click();
    await expect(bill).toBeHidden();
    await expect(main.locator('address')).toHaveCount(2);
    await expect(main).not.toContainText(say('address.same'));
    const billed = await heldCart(shopping);
    expect(billed.billingAddress).toMatchObject({ houseNumber: '99' });
    expect(billed.shippingAddresses[0]).toMatchObject({ houseNumber: '12' });
  });

  await test.step('C9 an e-mail address of the cart is refused if invalid, and stored if valid', async () => {
    const mail = await unfolded(page, 'email');
    const typed = mail.locator('[name="email"]');
    await typed.fill('els@nowhere');
    await typed.blur();
    await expectFieldError(typed, say('address.error.email'));
    await typed.fill('els@example.nl');
    await expect(typed).not.toHaveAttribute('aria-invalid');
    await typed.press('Enter');
    await expect(mail).toBeHidden();
    await expect(page.getByText(say('cart.email-saved'))).toBeAttached();
    await expect(main).toContainText('els@example.nl');
    expect((await heldCart(shopping)).email).toBe('els@example.nl');
  });

  await test.step('C9 a discount code is removed', async () => {
    await page.getByRole('button', { name: say('cart.coupon-remove', { code }) }).click();
    await expect(page.getByText(say('cart.coupon-removed', { code }))).toBeAttached();
    await expect(summaryOf(coupon)).toBeFocused();
    expect((await heldCart(shopping)).appliedCoupons).toEqual([]);
  });

  await test.step('N2 the newsletter is asked for once, however often it is pressed', async () => {
    const signUp = page.locator('footer form[action="/newsletter/subscribe"]');
    const typed = signUp.locator('[name="email"]');
    const email = somebody();
    await typed.fill('anna@nowhere');
    await typed.blur();
    await expectFieldError(typed, say('newsletter.error.malformed'));
    await expectNoViolations(page, 'footer form');
    await typed.fill(email);

    const subscribe = '**/api/magento/subscribeToNewsletter';
    await page.route(subscribe, (route) => route.abort());
    await typed.press('Enter');
    await expect(signUp).toContainText(say('newsletter.trouble.UNCONFIRMED'));
    await expect(typed).toHaveValue(email);
    await expectNoViolations(page, 'footer form');
    await page.unroute(subscribe);

    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/subscribeToNewsletter')) requests += 1;
    });
    await signUp.locator('[type="submit"]').dblclick();
    const answer = page.locator('footer output', { hasText: say('newsletter.accepted') });
    await expect(answer).toBeFocused();
    await expect(signUp).toHaveCount(0);
    expect(requests).toBe(1);
    await expect.poll(() => countLettersTo(baseURL, email)).toBe(1);
    await expectNoViolations(page, 'footer output');
    expect(exceptSearchErrors(exceptNetworkErrors(complaints)).filter(isUnexpected)).toEqual([]);
  });
});

test(
  'N2 preferences by the link of a letter: opt in, a name, and opt out',
  OVER_VENDORS,
  async ({ page, baseURL, shop, complaints, say }) => {
    const email = somebody();
    await visit(page, at(baseURL, shop, pagesOf(shop).newsletter));
    const signUp = page.locator('main form[action="/newsletter/subscribe"]');
    await signUp.locator('[name="email"]').fill(email);
    await signUp.locator('[type="submit"]').click();
    await expect(signUp).toHaveCount(0);

    const main = page.getByRole('main');
    await expect.poll(() => linkTo(baseURL, email, pagesOf(shop).preferences)).toBeDefined();
    const own = at(baseURL, shop, linkTo(baseURL, email, pagesOf(shop).preferences) ?? '');
    await visit(page, own);
    await expect(main).toContainText(say('forms:preferences.confirm-title'));
    await expectNoViolations(page, 'main');
    await main.getByRole('button', { name: say('forms:preferences.confirm') }).click();
    await expect(saidIn(main, say('forms:preferences.on'))).toBeFocused();
    await expectNoViolations(page, 'main');

    const form = main.locator('form[action="/newsletter/preferences"]');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    await field('firstname').fill('1');
    await field('lastname').fill('de Vries');
    await expectFieldError(field('firstname'), say('forms:preferences.error.malformed'));
    await field('firstname').fill('Anna');
    expect(exceptSearchErrors(complaints)).toEqual([]);

    const change = '**/api/magento/changeEmailPreferences';
    await page.route(change, (route) => route.abort());
    await form.locator('[type="submit"]').click();
    await expect(form).toContainText(say('newsletter.trouble.UNCONFIRMED'));
    await expect(saidIn(main, say('forms:preferences.on'))).toHaveCount(0);
    await expect(field('firstname')).toHaveValue('Anna');
    await expectNoViolations(page, 'main');
    await field('firstname').fill('1');
    await form.locator('[type="submit"]').click();
    await expectFieldError(field('firstname'), say('forms:preferences.error.malformed'));
    await expect(form).not.toContainText(say('newsletter.trouble.UNCONFIRMED'));
    await field('firstname').fill('Anna');
    await page.unroute(change);
    await form.locator('[type="submit"]').click();
    await expect(saidIn(main, say('forms:preferences.on'))).toBeFocused();
    await visit(page, own);
    await expect(field('firstname')).toHaveValue('Anna');
    await expect(field('lastname')).toHaveValue('de Vries');

    await field('is_subscribed').uncheck();
    await form.locator('[type="submit"]').click();
    await expect(saidIn(main, say('forms:preferences.off'))).toBeFocused();
    await form.locator('[type="submit"]').click();
    await expect(saidIn(main, say('forms:preferences.off'))).toBeFocused();
    await visit(page, own);
    await expect(field('is_subscribed')).not.toBeChecked();
    await expect(field('firstname')).toHaveValue('Anna');
    expect(exceptNetworkErrors(complaints)).toEqual([]);
  },
);

test('N2 a failed request removes the notice of one that was posted without script', async ({
  page,
  baseURL,
  shop,
  say,
}) => {
  const { preferences } = pagesOf(shop);
  for (const notice of inScope(['requested', 'off'], ['requested'])) {
    const said = say(`forms:preferences.${notice}`);
    await visit(page, at(baseURL, shop, `${preferences}?notice=preferences-${notice}`));
    const main = page.getByRole('main');
    await expect(saidIn(main, said)).toBeVisible();
    const form = main.locator('form[action="/newsletter/preferences/request"]');
    await form.locator('[name="email"]').fill(somebody());
    await page.route('**/api/magento/requestNewsletterPreferences', (route) => route.abort());
    await form.locator('[type="submit"]').click();
    await expect(form).toContainText(say('newsletter.trouble.UNCONFIRMED'));
    await expect(saidIn(main, said)).toHaveCount(0);
  }
});

/**
 * No answer, before which a change is sent four times in four seconds. In the short run the server
 * has tried as often, and says so.
 */
const leaveOpen = (route: Route): Promise<void> =>
  IS_SHORT ? route.fulfill({ status: 504, json: { outcome: 'unknown' } }) : route.abort();

/** Anything but the browser's line on an answer of `leaveOpen`, which only the short run has. */
const isUnexpected = (complaint: string): boolean =>
  !IS_SHORT || !(complaint.includes(' 504 ') && complaint.includes('setShippingAddressesOnCart'));

/** Texts and data of the shops in these stories. */
/** Rejects a code on a phone whose form is at the bottom of the view (N1). */
async function expectFreeOfMessages(page: Page, form: Locator, region: string): Promise<void> {
  const screen = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  const field = form.locator('[name="coupon_code"]');
  await form.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await field.fill('GIBT-ES-AUCH-NICHT');
  await field.press('Enter');
  const message = page.getByLabel(region).locator('> div').last();
  await expect(message).toBeVisible();
  await expect(async () => {
    const [toast, subject] = [await message.boundingBox(), await form.boundingBox()];
    const isBelow = (toast?.y ?? 0) >= (subject?.y ?? 0) + (subject?.height ?? 0);
    const isAbove = (toast?.y ?? 0) + (toast?.height ?? 0) <= (subject?.y ?? 0);
    expect(isBelow || isAbove).toBe(true);
  }).toPass();
  await page.setViewportSize(screen);
}

const couponOf = ({ locale }: Shop): string => (locale === 'de-at' ? 'WILLKOMMEN10' : 'WELKOM10');

const countryOf = ({ locale }: Shop): 'AT' | 'NL' => (locale === 'de-at' ? 'AT' : 'NL');

const pagesOf = ({ locale }: Shop) =>
  locale === 'de-at'
    ? { newsletter: '/newsletter', preferences: '/e-mail-einstellungen' }
    : { newsletter: '/nieuwsbrief', preferences: '/e-mailvoorkeuren' };

const ANNA = { firstName: 'Anna', lastName: 'de Vries', houseNumber: '12' } as const;

const ADDRESSES = {
  NL: {
    ...ANNA,
    postalCode: '3512ph',
    street: 'Lange Nieuwstraat',
    city: 'Utrecht',
    telephone: '06-12345678',
    email: 'anna@example.nl',
  },
  AT: {
    ...ANNA,
    postalCode: '1080',
    street: 'Lange Gasse',
    city: 'Wien',
    telephone: '01 4051234',
    email: 'anna@example.at',
  },
} as const;

/** A new address. */
const somebody = (): string => `anna-${crypto.randomUUID()}@example.nl`;

const summaryOf = (form: Locator): Locator =>
  form.page().locator('details', { has: form }).locator('summary');

/** A form of the cart page, expanded. */
async function unfolded(page: Page, name: string): Promise<Locator> {
  const form = page.locator(`form[action="/cart/${name}"]`);
  await summaryOf(form).click();
  await expect(form).toBeVisible();
  return form;
}

/** Expects the field to show this validation error. */
async function expectFieldError(field: Locator, words: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(words);
}

const saidIn = (scope: Locator, words: string): Locator =>
  scope.locator('output', { hasText: words });
