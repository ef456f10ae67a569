import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBffCartGateway } from '#adapters/bff-client/bff-cart-gateway.ts';
import { createBffClient } from '#adapters/bff-client/bff-client.ts';
import { SHOP_METHODS } from '#adapters/bff-client/bff-methods.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import { formatCartAnswer } from '#src/cart/cart-document.ts';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { anyCartAnswer } from '../../support/arbitraries/cart.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

type Answer = () => Promise<Response>;

/** Carts over a server with these answers, in order, and a record of its requests and the waits. */
function gatewayOver(...answers: Answer[]) {
  const calls: string[] = [];
  const keys: (string | null)[] = [];
  const isKept: (boolean | undefined)[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    calls.push(typeof input === 'string' ? input.replace('/api/magento/', '') : 'no text');
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    isKept.push(init?.keepalive);
    return (answers.shift() ?? unreachable)();
  };
  const waits: number[] = [];
  let now = 0;
  const carts = createBffCartGateway(
    createBffClient({ baseUrl: '/api', fetch, timeoutMs: 1000, methods: SHOP_METHODS }),
    {
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        now += milliseconds;
      },
      random: () => 0,
      now: () => now,
    },
  );
  return { carts, calls, keys, isKept, waits };
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

const KEY = 'key-1';

const CHANGES: Readonly<Record<string, (carts: CartGateway) => Promise<unknown>>> = {
  addProductsToCart: (carts) => carts.add('nl-nl', 'cart', [{ sku: 'M1', quantity: 1 }], KEY),
  updateCartItems: (carts) => carts.update('nl-nl', 'cart', [{ uid: 'line', quantity: 2 }], KEY),
  removeItemFromCart: (carts) => carts.remove('nl-nl', 'cart', 'line', KEY),
  applyCouponToCart: (carts) => carts.applyCoupon('nl-nl', 'cart', 'TEN', KEY),
  removeCouponFromCart: (carts) => carts.removeCoupon('nl-nl', 'cart', KEY),
  setShippingAddressesOnCart: (carts) => carts.setShippingAddress('nl-nl', 'cart', {}, KEY),
  setBillingAddressOnCart: (carts) => carts.setBillingAddress('nl-nl', 'cart', {}, KEY),
  setGuestEmailOnCart: (carts) => carts.setEmail('nl-nl', 'cart', 'anna@example.nl', KEY),
};

const add = CHANGES['addProductsToCart'] ?? (() => Promise.reject(new Error('no add')));

describe.each(Object.entries(CHANGES))('%s over a BFF that fails', (method, change) => {
  /** With the status of the failure after the last of them. */
  const FAULTS: readonly (readonly [string, Answer, number])[] = [
    ['has no connection', unreachable, 504],
    ['is behind a proxy that answers with a page', garbled, 502],
    ['is behind a proxy that answers 502', says(502, {}), 502],
    ['answers 500', says(500, { message: 'Oops' }), 500],
    ['answers 503 without Retry-After', says(503, { message: 'Away' }), 503],
    ['is behind a proxy that answers 504', says(504, {}), 504],
  ];

  it.each(FAULTS)('C5 C7 sends the change again under its key if it once %s', async (_, fault) => {
    const { carts, calls, keys, waits } = gatewayOver(fault, says(200, answered()));
    expect(await change(carts)).toEqual({ ok: true, value: { cart: CART, userErrors: [] } });
    expect(calls).toEqual([method, method]);
    expect(keys).toEqual([KEY, KEY]);
    expect(waits).toEqual([500]);
  });

  it.each(FAULTS)(
    'C5 C7 returns the failure unknown after three retries if it %s',
    async (_, fault, status) => {
      const { carts, calls, waits } = gatewayOver(fault, fault, fault, fault);
      expect(await change(carts)).toMatchObject({
        ok: false,
        error: { kind: 'cart-unavailable', status, failure: 'unknown' },
      });
      expect(calls).toHaveLength(4);
      expect(waits).toEqual([500, 1000, 2000]);
    },
  );

  it('C7 is carried out though the shopper leaves the page', async () => {
    const { carts, isKept } = gatewayOver(unreachable, says(200, answered()));
    await change(carts);
    expect(isKept).toEqual([true, true]);
  });

  it.each([
    ['an unknown outcome', says(504, { message: 'Nobody knows', outcome: 'unknown' })],
    ['an unknown outcome with 202', says(202, { outcome: 'unknown' })],
  ])('C7 returns %s of the shop after a single request', async (_, answer) => {
    const { carts, calls } = gatewayOver(answer);
    expect(await change(carts)).toMatchObject({
      ok: false,
      error: { kind: 'cart-unavailable', status: 504, failure: 'unknown' },
    });
    expect(calls).toEqual([method]);
  });

  it('C5 returns what the shop says that it has not done, which it has retried itself', async () => {
    const { carts, calls } = gatewayOver(
      says(503, { message: 'Away', outcome: 'not-applied' }, { 'retry-after': '1' }),
    );
    expect(await change(carts)).toMatchObject({ error: { status: 503, failure: 'not-applied' } });
    expect(calls).toEqual([method]);
  });

  it('C5 obeys a Retry-After that is longer than the backoff', async () => {
    const away = says(503, {}, { 'retry-after': '3' });
    const { carts, waits } = gatewayOver(away, away, says(200, answered()));
    expect(await change(carts)).toMatchObject({ ok: true });
    expect(waits).toEqual([3000, 3000]);
  });

  it('C5 does not retry if that would take more than 20 s', async () => {
    const away = says(503, {}, { 'retry-after': '21' });
    const { carts, calls } = gatewayOver(away);
    expect(await change(carts)).toMatchObject({
      error: { status: 503, failure: 'not-applied', retryAfterSeconds: 21 },
    });
    expect(calls).toEqual([method]);
  });

  it('C7 returns unknown if a request before the last one may have arrived', async () => {
    const away = says(503, {}, { 'retry-after': '1' });
    const lost = gatewayOver(unreachable, away, away, away);
    expect(await change(lost.carts)).toMatchObject({ error: { failure: 'unknown', status: 503 } });
    const never = gatewayOver(away, away, away, away);
    expect(await change(never.carts)).toMatchObject({
      error: { failure: 'not-applied', status: 503 },
    });
  });

  it('C7 returns the failure not-applied for a 429 with Retry-After', async () => {
    const { carts, calls } = gatewayOver(says(429, { message: 'Busy' }, { 'retry-after': '7' }));
    expect(await change(carts)).toMatchObject({
      ok: false,
      error: { status: 429, failure: 'not-applied', retryAfterSeconds: 7 },
    });
    expect(calls).toEqual([method]);
  });

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

  it('C5 fails if the shop refuses the arguments', async () => {
    const { carts, calls } = gatewayOver(says(400, { message: 'No' }), says(200, answered()));
    expect(await change(carts)).toMatchObject({
      ok: false,
      error: { status: 400, failure: 'definite' },
    });
    expect(calls).toEqual([method]);
  });
});

describe.each([
  [
    'addProductsToCart',
    (carts: CartGateway) => carts.add('nl-nl', 'cart', [{ sku: 'BED', quantity: 5000 }], KEY),
  ],
  [
    'updateCartItems',
    (carts: CartGateway) => carts.update('nl-nl', 'cart', [{ uid: 'u1', quantity: -1 }], KEY),
  ],
])('%s with an invalid quantity', (method, change) => {
  it('C4 B6 returns the current cart with the refusal', async () => {
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
  it('C7 sends a change without a key once, and a read without one', async () => {
    const { carts, keys } = gatewayOver();
    expect(await carts.update('nl-nl', 'cart', [])).toMatchObject({ ok: false });
    await carts.read('nl-nl', 'cart');
    expect(keys).toEqual([null, null]);
  });

  it('C5 C6 asks for a new cart again if the first request fails', async () => {
    const { carts, waits } = gatewayOver(says(500, {}), garbled, says(200, 'cart-2'));
    expect(await carts.create('nl-nl')).toEqual({ ok: true, value: 'cart-2' });
    expect(waits).toEqual([500, 1000]);
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
      expect(await carts.create('nl-nl')).toMatchObject({ error: { failure: 'unknown' } });
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
