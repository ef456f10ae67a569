import { describe, expect, it } from 'vitest';
import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import { rateLimitedCarts } from '#server/rate-limited-carts.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { languageTag, LOCALES } from '#src/shared/locale.ts';
import { err } from '#src/shared/result.ts';
import { HOME } from '../../support/addresses.ts';
import { smallContent } from '../../support/small-content.ts';
import { openShop, smallPorts, type RunningShop } from '../small-shop.ts';

const ports = smallPorts();
const shop = await openShop({ ports });

const ANNA = { ...HOME, company: '', addition: 'bis' } as const;

type Fields = Readonly<Record<string, string>>;
type Shown = { readonly url: string; readonly posted?: PostedForm; readonly cart: Cart | null };

/** Posts a form as a browser without script and without an origin does. */
async function post(
  path: string,
  fields: Fields | string,
  cookie = '',
  { to = shop, headers = {} }: { to?: RunningShop; headers?: Fields } = {},
) {
  const response = await to.post(path, new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    Cookie: cookie,
    ...headers,
  });
  const html = await response.text();
  const [, boot] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
  const [given = cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookie: given,
    headers: response.headers,
    page: boot === undefined ? undefined : (JSON.parse(boot) as Shown),
  };
}

const filledCart = async () => (await post('/cart/add', { sku: 'M1-160' })).cookie;

async function cartOf(cookie: string) {
  const answer = await ports.carts.read('nl-nl', cookie.replace('cart_id=', ''));
  return answer.ok ? answer.value.cart : undefined;
}

const AS_DATA = { Accept: 'application/json' };
const OWN_PAGE = { headers: { 'Sec-Fetch-Site': 'same-origin' } };
const DONE = { status: 303, location: '/winkelwagen' };

describe('a coupon without script', () => {
  it('C2a is applied and removed again', async () => {
    const cookie = await filledCart();
    expect(await post('/cart/coupon', { coupon_code: ' ten ' }, cookie)).toMatchObject(DONE);
    expect(await cartOf(cookie)).toMatchObject({ appliedCoupons: ['TEN'] });
    const off = await post('/cart/coupon/remove', { coupon_code: 'TEN' }, cookie);
    expect(off).toMatchObject(DONE);
    expect(await cartOf(cookie)).toMatchObject({ appliedCoupons: [] });
  });

  it.each([
    ['NONE', 'COUPON_NOT_FOUND'],
    ['OLD', 'COUPON_EXPIRED'],
    ['  ', 'missing'],
    ['x'.repeat(300), 'too-long'],
  ])('C2a stays in its field, with the reason, if it is refused: %j', async (typed, why) => {
    const cookie = await filledCart();
    const { status, page, headers } = await post('/cart/coupon', { coupon_code: typed }, cookie);
    expect(status).toBe(422);
    expect(page?.posted).toEqual({
      form: 'coupon',
      values: { coupon_code: typed },
      errors: [{ field: 'coupon_code', reason: why }],
    });
    expect(page).toMatchObject({ url: '/winkelwagen', cart: { totalQuantity: 1 } });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('wrong coupons without script', () => {
  it('are limited to ten per cart, by form and script together; then a code stays in its field', async () => {
    const own = smallPorts();
    const to = { to: await openShop({ ports: own }) };
    const { cookie } = await post('/cart/add', { sku: 'M1-160' }, '', to);
    const api = rateLimitedCarts(own, 'elsewhere');
    for (let guess = 1; guess <= 5; guess += 1) {
      const byForm = await post('/cart/coupon', { coupon_code: `GUESS${guess}` }, cookie, to);
      expect(byForm.status).toBe(422);
      await api.applyCoupon('nl-nl', cookie.replace('cart_id=', ''), `TRY${guess}`);
    }
    const next = await post('/cart/coupon', { coupon_code: 'TEN' }, cookie, to);
    expect(next.status).toBe(429);
    expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(next.page).toMatchObject({
      url: '/winkelwagen',
      posted: {
        values: { coupon_code: 'TEN' },
        errors: [{ field: 'coupon_code', reason: 'TOO_MANY_TRIES' }],
      },
      cart: { appliedCoupons: [] },
    });
  });
});

describe('an address without script', () => {
  it('C9 C9a is stored, for shipping and billing', async () => {
    const cookie = await filledCart();
    expect(await post('/cart/shipping-address', ANNA, cookie)).toMatchObject(DONE);
    expect(await cartOf(cookie)).toMatchObject({
      shippingAddresses: [{ city: 'Utrecht', houseNumber: '12', addition: 'bis' }],
      billingAddress: null,
    });
    const bill = { ...ANNA, company: 'Sluimer BV', city: 'Zeist' };
    expect(await post('/cart/billing-address', bill, cookie)).toMatchObject(DONE);
    expect(await cartOf(cookie)).toMatchObject({
      shippingAddresses: [{ city: 'Utrecht' }],
      billingAddress: { city: 'Zeist', company: 'Sluimer BV' },
    });
  });

  it('C9 is stored for billing as well if that was ticked', async () => {
    const cookie = await filledCart();
    const both = { ...ANNA, also_billing: 'on' };
    expect(await post('/cart/shipping-address', both, cookie)).toMatchObject(DONE);
    expect(await cartOf(cookie)).toMatchObject({ billingAddress: { city: 'Utrecht' } });
  });

  it.each(['shipping-address', 'billing-address'] as const)(
    'comes back as typed, with every validation error at its field: %s',
    async (form) => {
      const cookie = await filledCart();
      const typed = { ...ANNA, postalCode: '35', city: ' ', firstName: '"><b>Ann&a' };
      const { status, page, cookie: newCookie } = await post(`/cart/${form}`, typed, cookie);
      expect(status).toBe(422);
      expect(page?.posted?.form).toBe(form);
      expect(page?.posted?.values).toMatchObject(typed);
      expect(page?.posted?.errors).toEqual([
        { field: 'postalCode', reason: 'malformed' },
        { field: 'city', reason: 'missing' },
      ]);
      expect(page).toMatchObject({ url: '/winkelwagen', cart: { billingAddress: null } });
      expect(newCookie).toBe(cookie);
    },
  );

  it('C9 sets the e-mail address of a cart without one', async () => {
    const cookie = await filledCart();
    await post('/cart/shipping-address', ANNA, cookie);
    expect(await cartOf(cookie)).toMatchObject({ email: 'anna@example.nl' });
    await post('/cart/billing-address', { ...ANNA, email: 'bills@example.nl' }, cookie);
    expect(await cartOf(cookie)).toMatchObject({
      email: 'anna@example.nl',
      billingAddress: { email: 'bills@example.nl' },
    });
  });

  it('keeps the tick if the address has a validation error', async () => {
    const typed = { ...ANNA, city: '', also_billing: 'on' };
    const { page } = await post('/cart/shipping-address', typed, await filledCart());
    expect(page?.posted?.values).toEqual(typed);
  });

  it('is empty in fields that were missing or sent twice', async () => {
    const sent = 'city=Utrecht&city=Zeist&firstName=Anna';
    const { status, page } = await post('/cart/shipping-address', sent, await filledCart());
    expect(status).toBe(422);
    expect(page?.posted?.values).toMatchObject({ city: '', firstName: 'Anna', street: '' });
    expect(page?.posted?.errors.map(({ field }) => field)).not.toContain('firstName');
    expect(page?.posted?.errors.map(({ field }) => field)).toContain('city');
  });
});

describe('an e-mail address without script', () => {
  it('C9 is stored', async () => {
    const cookie = await filledCart();
    expect(await post('/cart/email', { email: ' anna@Example.nl' }, cookie)).toMatchObject(DONE);
    expect(await cartOf(cookie)).toMatchObject({ email: 'anna@example.nl' });
  });

  it.each([
    ['anna@', 'malformed'],
    ['', 'missing'],
  ])('comes back as typed: %j', async (email, reason) => {
    const { status, page } = await post('/cart/email', { email }, await filledCart());
    expect(status).toBe(422);
    expect(page?.posted).toEqual({
      form: 'email',
      values: { email },
      errors: [{ field: 'email', reason }],
    });
  });
});

describe('a form whose cart is gone', () => {
  const GONE = 'cart_id=long-gone';

  it.each([
    ['/cart/email', { email: 'anna@example.nl' }, { email: 'anna@example.nl' }],
    [
      '/cart/shipping-address',
      { ...ANNA, also_billing: 'on' },
      { shippingAddresses: [{ city: 'Utrecht' }], billingAddress: { city: 'Utrecht' } },
    ],
    ['/cart/billing-address', ANNA, { billingAddress: { city: 'Utrecht' } }],
  ])('C3 applies its input to a new cart, and says so: %s', async (path, fields, changed) => {
    const posted = await post(path, fields, GONE);
    expect(posted).toMatchObject({ status: 303, location: '/winkelwagen?notice=CART_NOT_FOUND' });
    expect(posted.cookie).not.toBe(GONE);
    expect(await cartOf(posted.cookie)).toMatchObject(changed);
  });

  it('C3 keeps the code of a coupon in its field, as the new cart is empty', async () => {
    const posted = await post('/cart/coupon', { coupon_code: 'TEN' }, GONE);
    expect(posted).toMatchObject({ status: 422, cookie: GONE });
    expect(posted.page).toMatchObject({
      url: '/winkelwagen?notice=CART_NOT_FOUND',
      posted: { values: { coupon_code: 'TEN' }, errors: [] },
    });
  });

  it('C3 reports that a line cannot be changed, nor a coupon removed', async () => {
    const redirected = {
      status: 303,
      location: '/winkelwagen?notice=CART_NOT_FOUND',
      cookie: GONE,
    };
    expect(await post('/cart/update', { uid: 'u', quantity: '1' }, GONE)).toMatchObject(redirected);
    expect(await post('/cart/remove', { uid: 'u' }, GONE)).toMatchObject(redirected);
    expect(await post('/cart/coupon/remove', {}, GONE)).toMatchObject(redirected);
  });

  it('makes only one new cart if that is lost as well', async () => {
    let made = 0;
    const carts: CartGateway = {
      ...ports.carts,
      create: async (locale) => {
        made += 1;
        await ports.carts.create(locale);
        return { ok: true, value: 'gone-at-once' };
      },
    };
    const sick = await openShop({ ports: { ...ports, carts } });
    const posted = await post('/cart/email', { email: 'anna@example.nl' }, GONE, { to: sick });
    expect(made).toBe(1);
    expect(posted.status).toBe(422);
    expect(posted.page?.posted?.values).toEqual({ email: 'anna@example.nl' });
  });

  it("creates a cart without a cookie only if the browser names the page's origin", async () => {
    const own = await post('/cart/email', { email: 'anna@example.nl' }, '', OWN_PAGE);
    expect(own).toMatchObject(DONE);
    expect(await cartOf(own.cookie)).toMatchObject({ email: 'anna@example.nl' });
    const anybody = await post('/cart/email', { email: 'anna@example.nl' });
    expect(anybody).toMatchObject({ status: 422, cookie: '' });
    expect(anybody.page?.posted?.values).toEqual({ email: 'anna@example.nl' });
  });
});

/** A shop whose backend answers every change with this failure. */
function sickShop(trouble: CartFailure): Promise<RunningShop> {
  const answer = Promise.resolve(err(trouble));
  const fails = () => answer;
  const carts: CartGateway = {
    create: fails,
    read: fails,
    add: fails,
    update: fails,
    remove: fails,
    applyCoupon: fails,
    removeCoupon: fails,
    setShippingAddress: fails,
    setBillingAddress: fails,
    setEmail: fails,
  };
  return openShop({ ports: { ...ports, carts } });
}

describe('a form while the backend fails', () => {
  const failure = { kind: 'cart-unavailable', message: '' } as const;
  const TYPED: readonly (readonly [string, Fields])[] = [
    ['/cart/coupon', { coupon_code: 'TEN' }],
    ['/cart/shipping-address', { ...ANNA, also_billing: 'on' }],
    ['/cart/billing-address', ANNA],
    ['/cart/email', { email: 'anna@example.nl' }],
  ];

  it.each([
    [{ ...failure, status: 503 }, 503, 'SHOP_AWAY', null],
    [
      { ...failure, status: 503, failure: 'not-applied', retryAfterSeconds: 7 },
      503,
      'SHOP_AWAY',
      '7',
    ],
    [{ ...failure, status: 502, failure: 'definite' }, 503, 'SHOP_AWAY', null],
    [{ ...failure, status: 504, failure: 'unknown' }, 504, 'UNCONFIRMED', null],
    [{ ...failure, status: 500, failure: 'unknown' }, 504, 'UNCONFIRMED', null],
    [{ ...failure, status: 429, retryAfterSeconds: 2.5 }, 429, 'TOO_BUSY', '3'],
  ] as const)('C5 keeps all input, and reports what happened: %o', async (...expected) => {
    const [error, status, notice, later] = expected;
    const sick = await sickShop(error);
    const cookie = await filledCart();
    for (const [path, fields] of TYPED) {
      const posted = await post(path, fields, cookie, { to: sick });
      expect(posted.status).toBe(status);
      expect(posted.headers.get('retry-after')).toBe(later);
      const inPlace = await post(path, fields, cookie, { to: sick, headers: AS_DATA });
      expect(inPlace.status).toBe(status);
      expect(inPlace.headers.get('retry-after')).toBe(later);
      expect(posted.page?.posted?.values).toMatchObject(fields);
      if (status === 429 && path === '/cart/coupon') continue;
      expect(posted.page).toMatchObject({
        url: `/winkelwagen?notice=${notice}`,
        posted: { errors: [] },
        isCartAway: true,
      });
    }
  });

  it('C5 redirects to the cart page from a form without input', async () => {
    const sick = await sickShop({ ...failure, status: 504, failure: 'unknown' });
    const cookie = await filledCart();
    const redirected = { status: 303, location: '/winkelwagen?notice=UNCONFIRMED' };
    const on = { to: sick };
    expect(await post('/cart/add', { sku: 'M1-160' }, cookie, on)).toMatchObject(redirected);
    expect(await post('/cart/update', { uid: 'u', quantity: '1' }, cookie, on)).toMatchObject(
      redirected,
    );
    expect(await post('/cart/remove', { uid: 'u' }, cookie, on)).toMatchObject(redirected);
  });

  it('shows a fallback page while there is no menu; a reload sends the form again', async () => {
    const outage = { kind: 'content-unavailable', status: 503, message: '', url: '' } as const;
    const content = { ...ports.content, shell: () => Promise.resolve(err(outage)) };
    const bare = await openShop({ ports: { ...ports, content } });
    const cookie = await filledCart();
    const rejected = await post('/cart/email', { email: 'anna@' }, cookie, { to: bare });
    expect(rejected).toMatchObject({ status: 503, location: null });
    const right = await post('/cart/email', { email: 'anna@example.nl' }, cookie, { to: bare });
    expect(right).toMatchObject({ status: 303, location: '/' });
    expect(await cartOf(cookie)).toMatchObject({ email: 'anna@example.nl' });
  });
});

describe('forms in every shop', () => {
  it.each(LOCALES)('redirect to the cart page of the shop: %s', async (locale) => {
    const headers = { Host: `${locale}.localhost:3000` };
    const { cartUrl } = smallContent[locale].shell;
    const { cookie } = await post('/cart/add', { sku: 'M1-160' }, '', { headers });
    const done = await post('/cart/shipping-address', ANNA, cookie, { headers });
    const rejected = await post('/cart/email', { email: 'anna' }, cookie, { headers });
    expect(done).toMatchObject({ status: 303, location: cartUrl });
    expect(rejected.page).toMatchObject({ url: cartUrl, locale });
    expect(rejected.headers.get('content-language')).toBe(languageTag(locale));
  });

  it('answer an unknown host in the default shop, without a canonical link', async () => {
    const headers = { Host: 'who.example' };
    const cookie = await filledCart();
    const rejected = await post('/cart/email', { email: 'anna' }, cookie, { headers });
    expect(rejected).toMatchObject({ status: 422, page: { url: '/winkelwagen', locale: 'nl-nl' } });
    expect(rejected.page).not.toHaveProperty('head.canonical');
  });

  it("extend the cart's cookie for thirty days, over TLS only if there is TLS", async () => {
    const secure = await openShop({
      ports,
      environment: { DOMAINS: JSON.stringify({ 'nl-nl': 'https://sluimer.example' }) },
    });
    const cookie = await filledCart();
    const headers = { Host: 'sluimer.example' };
    const posted = await post('/cart/email', { email: 'a@b.nl' }, `__Host-${cookie}`, {
      to: secure,
      headers,
    });
    expect(posted.headers.getSetCookie()).toEqual([
      `__Host-${cookie}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`,
      'cart_id=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
  });

  it('show the same as a GET of the page, including the head, and put nothing into an address', async () => {
    const cookie = await filledCart();
    const { page } = await post('/cart/email', { email: 'anna' }, cookie);
    const { posted: _, ...same } = page ?? { posted: undefined };
    const cartPage = await (await shop.get('/winkelwagen', { Cookie: cookie })).text();
    const [, boot = ''] = /id="boot-data">(.*?)<\/script>/su.exec(cartPage) ?? [];
    expect(same).toEqual(JSON.parse(boot));
  });
});
