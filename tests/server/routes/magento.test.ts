import { describe, expect, it } from 'vitest';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { openShop, smallPorts } from '../small-shop.ts';
import { newsletterWithLetters } from '../../support/letters-sent.ts';

const newsletter = newsletterWithLetters(createSequentialIds(), createFixedClock());
const shop = await openShop({ ports: { ...smallPorts(), newsletter } });

async function call(method: string, ...args: readonly unknown[]) {
  const response = await shop.call(`/api/magento/${method}`, args);
  return { status: response.status, body: (await response.json()) as unknown };
}

async function filledCart(): Promise<string> {
  const cartId = (await call('createEmptyCart')).body as string;
  await call('addProductsToCart', { cartId, cartItems: [{ sku: 'M1-160', quantity: 2 }] });
  return cartId;
}

const ADDRESS = {
  firstname: 'Anna',
  lastname: 'de Vries',
  street: ['Lange Nieuwstraat'],
  house_number: '12',
  postcode: '3512ph',
  city: 'Utrecht',
  country_code: 'NL',
  telephone: '06 12345678',
  email: 'anna@example.nl',
};

const STORED_ADDRESS = { ...ADDRESS, postcode: '3512 PH', telephone: '+31612345678' };

describe('the coupon methods', () => {
  it('B1 apply a coupon, show the discount and the VAT, and remove it again', async () => {
    const cart_id = await filledCart();
    const applied = await call('applyCouponToCart', { cart_id, coupon_code: 'ten' });
    expect(applied).toMatchObject({
      status: 200,
      body: {
        cart: {
          applied_coupons: [{ code: 'TEN' }],
          prices: {
            subtotal_including_tax: { value: 898 },
            discount: { value: 89.8 },
            grand_total: { value: 808.2 },
            applied_taxes: [{ percent: 21, amount: { value: 140.27, currency: 'EUR' } }],
          },
        },
        user_errors: [],
      },
    });
    expect(await call('removeCouponFromCart', { cart_id })).toMatchObject({
      body: { cart: { applied_coupons: [], prices: { grand_total: { value: 898 } } } },
    });
  });

  it.each([
    ['NOBODYS', 'COUPON_NOT_FOUND', 'Deze kortingscode kennen we niet. Klopt de spelling?'],
    ['OLD', 'COUPON_EXPIRED', 'Deze kortingscode was geldig tot en met 31 december 2025.'],
  ])(
    'C2 answer with the cart and the reason for refusing %s',
    async (coupon_code, code, message) => {
      const cart_id = await filledCart();
      expect(await call('applyCouponToCart', { cart_id, coupon_code })).toEqual({
        status: 200,
        body: {
          cart: expect.objectContaining({ id: cart_id, total_quantity: 2 }) as object,
          user_errors: [{ code, message }],
        },
      });
    },
  );

  it('C2 return the quantity left of a product that is short', async () => {
    const cartId = await filledCart();
    const cartItems = [{ sku: 'M1-160', quantity: 4 }];
    expect(await call('addProductsToCart', { cartId, cartItems })).toMatchObject({
      body: { user_errors: [{ code: 'INSUFFICIENT_STOCK', quantity: 5 }] },
    });
  });
});

describe('the address methods', () => {
  it('B1 C9 store addresses and the e-mail address of a guest', async () => {
    const cart_id = await filledCart();
    const address = { address: ADDRESS };
    await call('setShippingAddressesOnCart', { cart_id, shipping_addresses: [address] });
    await call('setBillingAddressOnCart', { cart_id, billing_address: address });
    const stored = { ...STORED_ADDRESS, company: null, addition: null };
    expect(await call('setGuestEmailOnCart', { cart_id, email: 'anna@example.nl' })).toMatchObject({
      status: 200,
      body: {
        cart: { email: 'anna@example.nl', shipping_addresses: [stored], billing_address: stored },
        user_errors: [],
      },
    });
  });

  it('C9 return validation errors with the cart, in the language of the shop', async () => {
    const cart_id = await filledCart();
    const invalid = { address: { ...ADDRESS, postcode: '12', city: '' } };
    expect(
      await call('setShippingAddressesOnCart', { cart_id, shipping_addresses: [invalid] }),
    ).toMatchObject({
      status: 200,
      body: {
        cart: { id: cart_id, shipping_addresses: [] },
        user_errors: [
          {
            code: 'INVALID_ADDRESS',
            message: 'Wil je dit adres nakijken? Het gaat om: postcode en plaats.',
          },
        ],
      },
    });
    expect(await call('setGuestEmailOnCart', { cart_id, email: 'anna' })).toMatchObject({
      body: { cart: { email: null }, user_errors: [{ code: 'INVALID_EMAIL' }] },
    });
  });
});

describe('the newsletter methods', () => {
  const ANNA = { email: 'anna@example.nl', locale: 'nl-nl' };

  it('B1 N2 accept a subscription and show its preferences to its mailed link', async () => {
    expect(await call('subscribeToNewsletter', ANNA)).toEqual({
      status: 200,
      body: { accepted: true },
    });
    const [letter] = newsletter.letters(ANNA.email);
    const customer_id = letter && 'customerId' in letter ? letter.customerId : '';
    const request = { email: ANNA.email, customer_id };
    expect(await call('getEmailPreferences', request)).toEqual({
      status: 200,
      body: { ...request, status: 'unconfirmed', customer: { is_subscribed: false } },
    });
    const customer = { is_subscribed: true, firstname: 'Anna' };
    expect(await call('changeEmailPreferences', { ...request, customer })).toEqual({
      status: 200,
      body: { ...request, status: 'subscribed', customer },
    });
  });

  it('N2 tell a stranger nothing', async () => {
    await call('subscribeToNewsletter', ANNA);
    const known = { email: ANNA.email, customer_id: 'guess' };
    const unknown = { email: 'bert@example.nl', customer_id: 'guess' };
    expect(await call('getEmailPreferences', known)).toEqual(
      await call('getEmailPreferences', unknown),
    );
    expect((await call('getEmailPreferences', known)).status).toBe(404);
    expect(await call('requestNewsletterPreferences', ANNA)).toEqual(
      await call('requestNewsletterPreferences', { ...ANNA, email: 'bert@example.nl' }),
    );
  });
});

describe('invalid arguments', () => {
  it.each([
    ['applyCouponToCart', [{ cart_id: 'x' }]],
    ['applyCouponToCart', [{ cart_id: 'x', coupon_code: 7 }]],
    ['applyCouponToCart', [{ cart_id: 'x', coupon_code: 'x'.repeat(1001) }]],
    ['removeCouponFromCart', ['x']],
    ['setShippingAddressesOnCart', [{ cart_id: 'x', shipping_addresses: [] }]],
    ['setShippingAddressesOnCart', [{ cart_id: 'x', shipping_addresses: [{}] }]],
    [
      'setShippingAddressesOnCart',
      [{ cart_id: 'x', shipping_addresses: [{ address: {} }, { address: {} }] }],
    ],
    ['setBillingAddressOnCart', [{ cart_id: 'x', billing_address: { same_as_shipping: true } }]],
    ['setGuestEmailOnCart', [{ cart_id: 'x' }]],
    [
      'addProductsToCart',
      [{ cartId: 'x', cartItems: [{ sku: 'M1', quantity: 1, selected_options: ['{ a }'] }] }],
    ],
    ['subscribeToNewsletter', [{ email: 'anna@example.nl', locale: 'fr-fr' }]],
    ['subscribeToNewsletter', [{ email: 'anna', locale: 'nl-nl' }]],
    ['getEmailPreferences', [{ email: 'anna@example.nl' }]],
    ['changeEmailPreferences', [{ email: 'anna@example.nl', customer_id: '1' }]],
  ] as const)('B6 %s with %j: 400', async (method, args) => {
    const answer = await call(method, ...args);
    expect(answer).toEqual({ status: 400, body: { message: expect.any(String) as string } });
  });

  it('N2 name the field and its error', async () => {
    const { body } = await call('subscribeToNewsletter', { email: 'anna', locale: 'nl-nl' });
    expect(body).toEqual({ message: 'arguments.0.email: malformed' });
  });

  it.each([
    'applyCouponToCart',
    'removeCouponFromCart',
    'setShippingAddressesOnCart',
    'setBillingAddressOnCart',
    'setGuestEmailOnCart',
    'subscribeToNewsletter',
    'requestNewsletterPreferences',
    'getEmailPreferences',
    'changeEmailPreferences',
  ])('B6 %s by GET: 405', async (method) => {
    expect((await shop.get(`/api/magento/${method}?body=[]`)).status).toBe(405);
  });
});
