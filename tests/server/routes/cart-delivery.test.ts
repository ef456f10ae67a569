import { describe, expect, it } from 'vitest';
import type { CartDelivery } from '#src/delivery/cart-delivery.ts';
import { HOLD_LIFETIME } from '#src/delivery/delivery-slots.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { createDeliverySlots } from '../../support/delivery-slots.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const TOKEN = '0123456789abcdef';
const clock = createFixedClock();
const log = createMemoryLog();
const ports = { ...smallPorts(), clock, log, deliverySlots: createDeliverySlots(clock) };
const shop = await openShop({ ports, environment: { CHECKOUT_TOKEN: TOKEN } });

const CODE = '1017 AB';
const SLOT = { day: '2026-01-06', window: '08-12' };
const CHOICE = { postal_code: CODE, slot: '2026-01-06 08-12', 'high-floor': 'on' };

type Shown = { readonly delivery?: CartDelivery; readonly posted?: PostedForm };

async function post(path: string, fields: Readonly<Record<string, string>>, cookie = '') {
  const response = await shop.post(path, new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    Cookie: cookie,
  });
  const html = await response.text();
  const [, boot] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
  return {
    status: response.status,
    location: response.headers.get('location'),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie,
    page: boot === undefined ? undefined : (JSON.parse(boot) as Shown),
  };
}

const filledCart = async () => (await post('/cart/add', { sku: 'M1-160' })).cookie;
const idOf = (cookie: string) => cookie.replace('cart_id=', '');

async function shownDelivery(cookie: string) {
  const html = await (await shop.get('/winkelwagen', { Cookie: cookie })).text();
  const [, boot = '{}'] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
  return (JSON.parse(boot) as Shown).delivery;
}

async function call(method: string, argument: object, headers = {}) {
  const response = await shop.call(`/api/shop/${method}`, [argument], headers);
  return { status: response.status, body: (await response.json()) as { delivery?: CartDelivery } };
}

describe('the delivery of a cart without script', () => {
  it('DS6 is chosen by forms: postal code, then day, window and services', async () => {
    const cookie = await filledCart();
    expect((await shownDelivery(cookie))?.problem).toBe('no-postal-code');
    const days = await post('/cart/delivery-days', { postal_code: '1017ab' }, cookie);
    expect(days).toMatchObject({ status: 200, page: { delivery: { postalCode: CODE } } });
    expect(days.page?.delivery?.days[0]?.day).toBe(SLOT.day);
    const done = { status: 303, location: '/winkelwagen' };
    expect(await post('/cart/delivery', CHOICE, cookie)).toMatchObject(done);
    expect((await shownDelivery(cookie))?.chosen).toMatchObject({
      ...SLOT,
      state: 'held',
      services: ['high-floor'],
    });
    expect(await post('/cart/delivery/remove', {}, cookie)).toMatchObject(done);
    expect((await shownDelivery(cookie))?.chosen).toBeUndefined();
  });

  it.each([
    ['missing', { ...CHOICE, slot: '' }],
    ['too-early', { ...CHOICE, slot: '2026-01-02 08-12' }],
    ['no-capacity', { ...CHOICE, slot: '2026-01-06 09-10' }],
  ])('DS6 is refused in place: %s', async (reason, fields) => {
    const { status, page } = await post('/cart/delivery', fields, await filledCart());
    expect([status, page?.posted?.errors]).toEqual([422, [{ field: 'slot', reason }]]);
    expect(page?.posted?.values).toMatchObject({ 'high-floor': 'on' });
  });

  it('DS4 tells that a hold has expired, and keeps services and cart', async () => {
    const cookie = await filledCart();
    await post('/cart/delivery', CHOICE, cookie);
    clock.advance(HOLD_LIFETIME);
    expect((await shownDelivery(cookie))?.chosen).toMatchObject({
      state: 'expired',
      services: ['high-floor'],
    });
  });

  it('DS6 sends who has no cart to the cart page', async () => {
    for (const path of ['/cart/delivery-days', '/cart/delivery', '/cart/delivery/remove'])
      expect(await post(path, CHOICE)).toMatchObject({
        status: 303,
        location: '/winkelwagen?notice=CART_NOT_FOUND',
      });
  });

  it('DS8 leaves no postal code in addresses and logs', async () => {
    const cookie = await filledCart();
    await post('/cart/delivery-days', { postal_code: '2718ZX' }, cookie);
    const { location } = await post('/cart/delivery', { ...CHOICE, postal_code: '2718ZX' }, cookie);
    expect(location).toBe('/winkelwagen');
    expect(JSON.stringify(log.entries)).not.toMatch(/2718/u);
  });
});

describe('the delivery of a cart for programs', () => {
  it('DS6 is read, chosen once per key, and released', async () => {
    const cart_id = idOf(await filledCart());
    const read = await call('getDelivery', { cart_id, postal_code: '1017ab' });
    expect(read).toMatchObject({ status: 200, body: { delivery: { postalCode: CODE } } });
    const delivery = { postalCode: CODE, slot: SLOT, services: ['high-floor'] };
    const key = { 'Idempotency-Key': 'k1' };
    const chosen = await call('chooseDelivery', { cart_id, delivery }, key);
    expect(chosen.body.delivery?.chosen).toMatchObject({ ...SLOT, state: 'held' });
    expect(await call('chooseDelivery', { cart_id, delivery }, key)).toEqual(chosen);
    const released = await call('releaseDelivery', { cart_id });
    expect(released.body.delivery).not.toHaveProperty('chosen');
  });

  it('DS6 is null for a parcel, and refused with a code', async () => {
    const parcel = idOf((await post('/cart/add', { sku: 'P1-50' })).cookie);
    expect(await call('getDelivery', { cart_id: parcel })).toEqual({
      status: 200,
      body: { delivery: null },
    });
    const cart_id = idOf(await filledCart());
    const delivery = { postalCode: CODE, slot: { ...SLOT, day: '2026-01-02' }, services: [] };
    expect(await call('chooseDelivery', { cart_id, delivery })).toMatchObject({
      status: 409,
      body: { code: 'too-early' },
    });
    const gone = await call('chooseDelivery', { cart_id: 'gone', delivery });
    expect(gone).toMatchObject({ status: 404, body: { code: 'no-cart' } });
  });

  it('C3 is null with a code once the cart has expired: a browser logs each 404', async () => {
    expect(await call('getDelivery', { cart_id: 'gone' })).toEqual({
      status: 200,
      body: { delivery: null, code: 'no-cart' },
    });
  });
});

const book = (body: object, token = TOKEN) =>
  shop.call('/api/hooks/checkout', body, { Authorization: `Bearer ${token}` });

describe('POST /api/hooks/checkout', () => {
  it('DS7 books the delivery of an ordered cart, once and for good', async () => {
    const cookie = await filledCart();
    expect((await book({ cart_id: idOf(cookie) })).status).toBe(409);
    await post('/cart/delivery', CHOICE, cookie);
    const answer = await book({ cart_id: idOf(cookie) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const booked = { ...SLOT, services: ['high-floor'] };
    expect([answer.status, await answer.json()]).toEqual([200, booked]);
    clock.advance(2 * HOLD_LIFETIME);
    expect(await (await book({ cart_id: idOf(cookie) })).json()).toEqual(booked);
    expect((await shownDelivery(cookie))?.chosen?.state).toBe('booked');
    expect((await post('/cart/delivery', CHOICE, cookie)).page?.posted?.errors).toMatchObject([
      { reason: 'booked' },
    ]);
  });

  it('DS7 refuses other callers, and other messages', async () => {
    expect((await book({ cart_id: 'c' }, `${TOKEN}x`)).status).toBe(401);
    expect((await book({})).status).toBe(400);
    const closed = await openShop();
    const headers = { Authorization: 'Bearer ' };
    expect((await closed.call('/api/hooks/checkout', { cart_id: 'c' }, headers)).status).toBe(401);
  });

  it('DS7 answers too-early for a day on which the goods can no longer be there', async () => {
    const cookie = await filledCart();
    await post('/cart/delivery', CHOICE, cookie);
    clock.advance(7 * 24 * HOLD_LIFETIME);
    const answer = await book({ cart_id: idOf(cookie) });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'too-early' }]);
  });
});
