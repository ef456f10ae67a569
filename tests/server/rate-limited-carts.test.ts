import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import { rateLimitedCarts } from '#server/rate-limited-carts.ts';
import type { UserErrorCode } from '#src/cart/cart.ts';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';
import { openShop, smallPorts } from './small-shop.ts';

const { carts } = smallPorts();
const TEN_MINUTES = 10 * 60 * 1000;

/** A shop that refuses these codes with these errors and accepts all others. */
function openLimits(
  words: Readonly<Record<string, UserErrorCode>> = { WRONG: 'COUPON_NOT_FOUND' },
) {
  const clock = createFixedClock();
  const rateLimits = createMemoryRateLimits(clock);
  const requests: string[] = [];
  const judging = {
    ...carts,
    applyCoupon: (_locale: string, _cartId: string, code: string) => {
      requests.push(code);
      if (code === 'AWAY') return Promise.resolve(err(AWAY));
      const errorCode = words[code];
      return Promise.resolve(
        ok({ cart: null, userErrors: errorCode ? [{ code: errorCode, message: errorCode }] : [] }),
      );
    },
  };
  const apply = async (code: string, cartId = 'cart', client = 'client') =>
    rateLimitedCarts({ carts: judging, rateLimits }, client).applyCoupon('nl-nl', cartId, code);
  return { apply, requests, clock };
}

const AWAY = { kind: 'cart-unavailable', status: 503, message: 'Away' } as const;

const refused = (retryAfterSeconds: number) => ({
  ok: false,
  error: { status: 429, failure: 'not-applied', retryAfterSeconds },
});

describe('rateLimitedCarts', () => {
  it('accepts ten wrong codes of a cart in ten minutes, and rejects the next without a check', async () => {
    const { apply, requests, clock } = openLimits();
    for (let index = 0; index < 10; index += 1)
      expect(await apply('WRONG')).toMatchObject({ ok: true });
    clock.advance(1000);
    expect(await apply('WRONG')).toMatchObject(refused(599));
    expect(await apply('GOOD')).toMatchObject(refused(599));
    expect(requests).toHaveLength(10);
    expect(await apply('GOOD', 'other-cart')).toMatchObject({ ok: true });
    clock.advance(TEN_MINUTES);
    expect(await apply('WRONG')).toMatchObject({ ok: true });
  });

  it('accepts thirty wrong codes of a client, for any carts', async () => {
    const { apply, requests } = openLimits();
    for (let index = 0; index < 30; index += 1) await apply('WRONG', `cart-${index}`);
    expect(await apply('GOOD', 'cart-30')).toMatchObject(refused(600));
    expect(requests).toHaveLength(30);
    expect(await apply('WRONG', 'cart-30', 'somebody-else')).toMatchObject({ ok: true });
  });

  it('reports the limit in the language of the shop', async () => {
    const { apply } = openLimits();
    for (let index = 0; index < 10; index += 1) await apply('WRONG');
    expect(await apply('WRONG')).toMatchObject({
      error: { message: expect.stringContaining('te veel kortingscodes') as string },
    });
  });

  it.each(['COUPON_NOT_FOUND', 'COUPON_NOT_VALID', 'COUPON_EXPIRED', 'COUPON_USED'] as const)(
    'counts %s, which reveals something to a guesser',
    async (code) => {
      const { apply } = openLimits({ CODE: code });
      for (let index = 0; index < 10; index += 1) await apply('CODE');
      expect(await apply('CODE')).toMatchObject(refused(600));
    },
  );

  it.each(['GOOD', 'AWAY', 'BELOW', 'CART'])('does not count %s', async (code) => {
    const { apply, requests } = openLimits({
      BELOW: 'COUPON_BELOW_MINIMUM',
      CART: 'CART_NOT_FOUND',
    });
    for (let index = 0; index < 40; index += 1) await apply(code);
    expect(requests).toHaveLength(40);
  });

  it('does not exceed the limit for simultaneous codes', async () => {
    const { apply, requests } = openLimits();
    await Promise.all(Array.from({ length: 50 }, () => apply('WRONG')));
    expect(requests).toHaveLength(10);
  });

  it('never checks more than ten wrong codes of a cart, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('WRONG', 'GOOD', 'AWAY')), async (codes) => {
        const { apply, requests } = openLimits();
        for (const code of codes) await apply(code);
        const wrong = requests.filter((code) => code === 'WRONG').length;
        expect(wrong).toBeLessThanOrEqual(10);
        const isOver = codes.filter((code) => code === 'WRONG').length >= 10;
        expect(isOver || requests.length === codes.length).toBe(true);
      }),
    );
  });
});

/** A client of a shop whose carts answer anything, and the number of calls. */
function openClient() {
  const clock = createFixedClock();
  const rateLimits = createMemoryRateLimits(clock);
  const ids = createSequentialIds('cart');
  let calls = 0;
  const answer = () => {
    calls += 1;
    return Promise.resolve(ok({ cart: null, userErrors: [] }));
  };
  const all = { ...carts, add: answer, update: answer, remove: answer, removeCoupon: answer };
  const create = () => {
    calls += 1;
    return Promise.resolve(ok(ids.next()));
  };
  const of = (client: string) =>
    rateLimitedCarts(
      {
        carts: {
          ...all,
          create,
          applyCoupon: answer,
          setShippingAddress: answer,
          setBillingAddress: answer,
          setEmail: answer,
        },
        rateLimits,
      },
      client,
    );
  return { of, clock, asked: () => calls };
}

const MINUTE = 60 * 1000;
const items = [{ sku: 'T1-90', quantity: 1 }];

/** Every kind of change of a cart. */
const changesOf = (client: CartGateway, cart: string) => [
  () => client.add('nl-nl', cart, items, 'key'),
  () => client.update('nl-nl', cart, [{ uid: 'line', quantity: 2 }]),
  () => client.remove('nl-nl', cart, 'line'),
  () => client.removeCoupon('nl-nl', cart),
  () => client.applyCoupon('nl-nl', cart, 'TEN'),
  () => client.setShippingAddress('nl-nl', cart, {}),
  () => client.setBillingAddress('nl-nl', cart, {}),
  () => client.setEmail('nl-nl', cart, 'anna@example.com'),
];

describe('rateLimitedCarts, carts and changes', () => {
  it('creates sixty carts a minute for a client, and returns when more are allowed', async () => {
    const { of, clock, asked } = openClient();
    const client = of('client');
    for (let cart = 0; cart < 60; cart += 1) {
      expect(await client.create('nl-nl')).toMatchObject({ ok: true });
    }
    clock.advance(10_000);
    expect(await client.create('nl-be')).toMatchObject({
      ok: false,
      error: {
        status: 429,
        failure: 'not-applied',
        retryAfterSeconds: 50,
        message: expect.stringContaining('winkelmandjes') as string,
      },
    });
    expect(asked()).toBe(60);
    expect(await of('somebody-else').create('nl-nl')).toMatchObject({ ok: true });
    clock.advance(50_000);
    expect(await client.create('nl-nl')).toMatchObject({ ok: true });
  });

  it('creates six hundred an hour, in any distribution', async () => {
    const { of, clock, asked } = openClient();
    for (let minute = 0; minute < 59; minute += 1) {
      for (let cart = 0; cart < 30; cart += 1) await of('client').create('nl-nl');
      clock.advance(MINUTE);
    }
    expect(asked()).toBe(600);
  });

  it('makes 120 changes of a cart in a minute, of any kind and by any client', async () => {
    const { of, asked } = openClient();
    for (let change = 0; change < 15; change += 1) {
      for (const make of changesOf(of(`client-${change % 2}`), 'cart')) await make();
    }
    expect(asked()).toBe(120);
    for (const make of changesOf(of('client-3'), 'cart')) {
      expect(await make()).toMatchObject(refused(60));
    }
    expect(asked()).toBe(120);
    for (const make of changesOf(of('client-3'), 'other')) {
      expect(await make()).toMatchObject({ ok: true });
    }
  });

  it('makes 240 changes for a client in a minute, on any carts', async () => {
    const { of, asked } = openClient();
    const add = (index: number) => of('client').add('nl-nl', `cart-${index}`, items, 'key');
    const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => add(index)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(240);
    expect(asked()).toBe(240);
  });

  it('never rejects a shopper who clicks thirty times in three seconds, and continues', async () => {
    const { of, clock } = openClient();
    for (let round = 0; round < 10; round += 1) {
      for (let press = 0; press < 30; press += 1) {
        clock.advance(100);
        expect(await of('client').add('nl-nl', 'cart', items, 'key')).toMatchObject({ ok: true });
      }
      clock.advance(15_000);
    }
  });

  it('answers programs with 429 and a time, and forms with their page', async () => {
    const environment = { CARTS_PER_MINUTE: '2', CART_CHANGES_PER_MINUTE: '2' };
    const shop = await openShop({ environment });
    const make = () => shop.call('/api/magento/createEmptyCart', []);
    const cartId = (await (await make()).json()) as string;
    await make();
    const third = await make();
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await third.json()).toEqual({
      message:
        'Er zijn te veel winkelwagens aangemaakt. Probeer het over een paar minuten opnieuw.',
    });
    const add = () =>
      shop.call('/api/magento/addProductsToCart', [
        { cartId, cartItems: [{ sku: 'T1-90', quantity: 1 }] },
      ]);
    expect((await add()).status).toBe(200);
    expect([(await add()).status, (await add()).status]).toEqual([429, 429]);
    const form = await shop.post('/cart/add', 'sku=T1-90', {
      'Content-Type': 'application/x-www-form-urlencoded',
      Cookie: `cart_id=${cartId}`,
    });
    expect(form.status).toBe(303);
    expect(form.headers.get('location')).toContain('notice=TOO_BUSY');
    const read = await (await shop.call('/api/magento/cart', [cartId])).json();
    expect(read).toMatchObject({ cart: { total_quantity: 1 } });
  });
});
