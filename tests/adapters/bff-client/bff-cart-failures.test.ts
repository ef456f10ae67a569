import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBffCartGateway } from '#adapters/bff-client/bff-cart-gateway.ts';
import { createBffClient } from '#adapters/bff-client/bff-client.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import { formatCartAnswer } from '#src/cart/cart-document.ts';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { anyCartAnswer } from '../../support/arbitraries/cart.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

type Answer = () => Promise<Response>;

/** Carts over a server with these answers, in order, and a record of its requests. */
function gatewayOver(...answers: Answer[]) {
  const calls: string[] = [];
  const keys: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    calls.push(typeof input === 'string' ? input.replace('/api/magento/', '') : 'no text');
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return (answers.shift() ?? unreachable)();
  };
  const carts = createBffCartGateway(createBffClient({ baseUrl: '/api', fetch, timeoutMs: 1000 }));
  return { carts, calls, keys };
}

const says =
  (status: number, body: unknown, headers: HeadersInit = {}): Answer =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }));
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const garbled: Answer = () => Promise.resolve(new Response('<html>Maintenance</html>'));

const CART = { ...EMPTY_CART, id: 'cart' };
const answered = (codes: readonly string[] = []) =>
  jsonRoundTrip({
    ...formatCartAnswer({ cart: CART, userErrors: [] }),
    user_errors: codes.map((code) => ({ code, message: code })),
  });

const CHANGES: Readonly<Record<string, (carts: CartGateway) => Promise<unknown>>> = {
  addProductsToCart: (carts) => carts.add('nl-nl', 'cart', [{ sku: 'M1', quantity: 1 }], 'key-1'),
  updateCartItems: (carts) => carts.update('nl-nl', 'cart', [{ uid: 'line', quantity: 2 }]),
  removeItemFromCart: (carts) => carts.remove('nl-nl', 'cart', 'line'),
  applyCouponToCart: (carts) => carts.applyCoupon('nl-nl', 'cart', 'TEN'),
  removeCouponFromCart: (carts) => carts.removeCoupon('nl-nl', 'cart'),
  setShippingAddressesOnCart: (carts) => carts.setShippingAddress('nl-nl', 'cart', {}),
  setBillingAddressOnCart: (carts) => carts.setBillingAddress('nl-nl', 'cart', {}),
  setGuestEmailOnCart: (carts) => carts.setEmail('nl-nl', 'cart', 'anna@example.nl'),
};

const add = CHANGES['addProductsToCart'] ?? (() => Promise.reject(new Error('no add')));

describe.each(Object.entries(CHANGES))('%s over a BFF that fails', (method, change) => {
  it.each([
    ['has no connection', unreachable],
    ['answers without a cart', garbled],
    ['reports an unknown outcome', says(504, { message: 'Nobody knows', outcome: 'unknown' })],
    ['is behind a proxy that answers 502', says(502, {})],
    ['answers 500', says(500, { message: 'Oops' })],
    ['answers 503 without Retry-After', says(503, { message: 'Away' })],
    ['reports an unknown outcome with 202', says(202, { outcome: 'unknown' })],
  ])('C7 returns the failure unknown after a single request if it %s', async (_, answer) => {
    const { carts, calls } = gatewayOver(answer);
    expect(await change(carts)).toMatchObject({
      ok: false,
      error: { kind: 'cart-unavailable', status: 504, failure: 'unknown' },
    });
    expect(calls).toEqual([method]);
  });

  it.each([429, 503])(
    'C7 returns the failure not-applied for a %i with Retry-After',
    async (status) => {
      const { carts, calls } = gatewayOver(
        says(status, { message: 'Busy' }, { 'retry-after': '7' }),
      );
      expect(await change(carts)).toMatchObject({
        ok: false,
        error: { status, failure: 'not-applied', retryAfterSeconds: 7 },
      });
      expect(calls).toEqual([method]);
    },
  );

  it('C7 returns the failure not-applied for a 429 without Retry-After', async () => {
    const { carts, calls } = gatewayOver(says(429, { message: 'Busy' }));
    const answer = await change(carts);
    expect(answer).toMatchObject({ ok: false, error: { status: 429, failure: 'not-applied' } });
    expect(answer).not.toHaveProperty('error.retryAfterSeconds');
    expect(calls).toEqual([method]);
  });

  it.each([403, 404, 422])('C7 returns the failure definite for a %i', async (status) => {
    const { carts, calls } = gatewayOver(says(status, { message: 'No' }));
    expect(await change(carts)).toMatchObject({
      ok: false,
      error: { status, failure: 'definite' },
    });
    expect(calls).toEqual([method]);
  });

  it('C7 returns the cart that another device has changed, with its error', async () => {
    const { carts } = gatewayOver(says(409, answered(['CART_CHANGED'])));
    expect(await change(carts)).toEqual({
      ok: true,
      value: { cart: CART, userErrors: [{ code: 'CART_CHANGED', message: 'CART_CHANGED' }] },
    });
    const silent = gatewayOver(says(409, answered()));
    expect(await change(silent.carts)).toMatchObject({
      ok: true,
      value: { cart: CART, userErrors: [{ code: 'CART_CHANGED' }] },
    });
    const bare = gatewayOver(says(409, { message: 'Changed' }));
    expect(await change(bare.carts)).toMatchObject({ ok: false, error: { status: 409 } });
  });

  it('B6 returns the current cart after an invalid request', async () => {
    const { carts, calls } = gatewayOver(says(400, { message: 'No' }), says(200, answered()));
    expect(await change(carts)).toMatchObject({
      ok: true,
      value: { cart: CART, userErrors: [{ code: 'INVALID_PARAMETER_VALUE' }] },
    });
    expect(calls).toEqual([method, 'cart']);
    const away = gatewayOver(says(400, { message: 'No' }), unreachable);
    expect(await change(away.carts)).toMatchObject({ ok: false, error: { failure: 'definite' } });
  });
});

describe('createBffCartGateway', () => {
  it('C7 sends an idempotency key only with an add', async () => {
    const { carts, keys } = gatewayOver();
    await add(carts);
    await carts.update('nl-nl', 'cart', []);
    await carts.read('nl-nl', 'cart');
    expect(keys).toEqual(['key-1', null, null]);
  });

  it('returns cart-unavailable without a failure kind for a failed read', async () => {
    for (const [answer, status] of [
      [unreachable, 503],
      [garbled, 502],
      [says(500, { message: 'Oops' }), 500],
    ] as const) {
      const { carts } = gatewayOver(answer);
      const read = await carts.read('nl-nl', 'cart');
      expect(read).toMatchObject({ ok: false, error: { kind: 'cart-unavailable', status } });
      expect(read.ok || 'failure' in read.error).toBe(false);
    }
  });

  it('C3 returns no id if the answer has none', async () => {
    for (const answer of [garbled, says(200, ''), says(200, 7)]) {
      const { carts } = gatewayOver(answer);
      expect(await carts.create('nl-nl')).toMatchObject({ error: { status: 504 } });
    }
    const { carts } = gatewayOver(says(503, { message: 'Away' }));
    expect(await carts.create('nl-nl')).toMatchObject({ ok: false });
  });

  it('C4 passes any answer on unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(anyCartAnswer, async (answer) => {
        const { carts } = gatewayOver(says(200, formatCartAnswer(answer)));
        expect(await add(carts)).toEqual({ ok: true, value: answer });
      }),
    );
  });

  it('C7 never returns not-applied without a Retry-After, for any status but 429', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 200, max: 599 }).filter((status) => status !== 429),
        fc.json(),
        fc.constantFrom(...Object.values(CHANGES)),
        async (status, body, change) => {
          const text = [204, 205, 304].includes(status) ? null : body;
          const { carts } = gatewayOver(() => Promise.resolve(new Response(text, { status })));
          expect(await change(carts)).not.toMatchObject({ error: { failure: 'not-applied' } });
        },
      ),
    );
  });
});
