import { describe, expect, it } from 'vitest';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { LETTER_RATE_LIMIT } from '#src/messages/letter-limits.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { openShop, smallPorts, type RunningShop } from '../small-shop.ts';

const openLimited = (environment: Record<string, string> = {}) =>
  openShop({
    environment,
    ports: { ...smallPorts(), rateLimits: createMemoryRateLimits(createFixedClock()) },
  });

async function call(shop: RunningShop, method: string, argument: unknown, from?: string) {
  const headers = from === undefined ? {} : { 'X-Forwarded-For': from };
  const args = argument === undefined ? [] : [argument];
  const response = await shop.call(`/api/magento/${method}`, args, headers);
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as unknown,
  };
}

const newCart = async (shop: RunningShop) =>
  (await call(shop, 'createEmptyCart', undefined)).body as string;

const tryCode = (shop: RunningShop, cart_id: string, coupon_code: string, from?: string) =>
  call(shop, 'applyCouponToCart', { cart_id, coupon_code }, from);

const times = Array.from({ length: 10 }, (_, index) => index);

describe('wrong coupon codes', () => {
  it('C2 are accepted ten times for a cart, and then no code is, until the time is over', async () => {
    const shop = await openLimited();
    const cart = await newCart(shop);
    for (const index of times) {
      expect(await tryCode(shop, cart, `GUESS${index}`)).toMatchObject({
        status: 200,
        body: { user_errors: [{ code: 'COUPON_NOT_FOUND' }] },
      });
    }
    for (const code of ['GUESS10', 'TEN']) {
      expect(await tryCode(shop, cart, code)).toEqual({
        status: 429,
        retryAfter: '600',
        body: { message: expect.stringContaining('kortingscodes') as string },
      });
    }
    expect(await tryCode(shop, await newCart(shop), 'TEN')).toMatchObject({ status: 200 });
  });

  it('C2 are accepted thirty times for a client, which no other client can affect', async () => {
    const shop = await openLimited();
    for (const _ of [1, 2, 3]) {
      const cart = await newCart(shop);
      for (const index of times) await tryCode(shop, cart, 'GUESS', `203.0.113.${index}`);
    }
    expect(await tryCode(shop, await newCart(shop), 'TEN', '198.51.100.1')).toMatchObject({
      status: 429,
    });
  });

  it('C2 are counted by the address from a trusted proxy', async () => {
    const shop = await openLimited({ TRUSTED_PROXIES: 'loopback' });
    for (const _ of [1, 2, 3]) {
      const cart = await newCart(shop);
      for (const index of times)
        await tryCode(shop, cart, `GUESS${index}`, '198.51.100.9, 203.0.113.1');
    }
    const cart = await newCart(shop);
    expect(await tryCode(shop, cart, 'TEN', '203.0.113.1')).toMatchObject({ status: 429 });
    expect(await tryCode(shop, cart, 'TEN', '203.0.113.2')).toMatchObject({ status: 200 });
  });

  it('do not reveal whether a cart exists', async () => {
    const shop = await openLimited();
    const unknown = await tryCode(shop, 'nobodys', 'TEN');
    expect(unknown).toMatchObject({
      status: 200,
      body: { cart: null, user_errors: [{ code: 'CART_NOT_FOUND' }] },
    });
    expect(await tryCode(shop, 'nobodys', 'GUESS')).toEqual(unknown);
  });
});

const subscription = (index: number) => ({ email: `a${index}@example.nl`, locale: 'nl-nl' });

describe('letters', () => {
  it('N2 are limited for a client in ten minutes', async () => {
    const shop = await openLimited();
    for (let index = 0; index < LETTER_RATE_LIMIT.max; index += 1) {
      const { status } = await call(shop, 'subscribeToNewsletter', subscription(index));
      expect(status).toBe(200);
    }
    for (const method of ['subscribeToNewsletter', 'requestNewsletterPreferences']) {
      expect(await call(shop, method, subscription(99))).toEqual({
        status: 429,
        retryAfter: '600',
        body: { message: expect.any(String) as string },
      });
    }
  });
});
