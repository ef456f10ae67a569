import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryCache } from '#adapters/memory/memory-cache.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { inScope } from '../../support/test-scope.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const ports = smallPorts();
const shop = await openShop({ ports });
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const PATHS = [
  '/cart/add',
  '/cart/update',
  '/cart/remove',
  '/cart/coupon',
  '/cart/coupon/remove',
  '/cart/shipping-address',
  '/cart/billing-address',
  '/cart/email',
] as const;

let cookie = '';
beforeEach(async () => {
  const added = await shop.post('/cart/add', 'sku=M1-160', FORM);
  cookie = added.headers.get('set-cookie')?.split(';')[0] ?? '';
});

const bootOf = (html: string) =>
  JSON.parse(/id="boot-data">(.*?)<\/script>/su.exec(html)?.[1] ?? '{}') as { url?: string };

describe('createFormRoutes', () => {
  it.each(PATHS)('rejects the form of another site before it is read: %s', async (path) => {
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ]) {
      const body = `sku=${'x'.repeat(20_000)}`;
      const answer = await shop.post(path, body, { ...FORM, Cookie: cookie, ...headers });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each([
    [413, FORM, `email=${'x'.repeat(20_000)}`],
    [413, FORM, Array.from({ length: 10_000 }, (_, index) => `f${index}=`).join('&')],
    [413, FORM, 'a&'.repeat(5000)],
    [415, { 'Content-Type': 'application/json' }, '{"email":"anna@example.nl"}'],
    [415, { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x--'],
    [415, { 'Content-Type': 'text/plain' }, 'email=anna@example.nl'],
    [415, {}, 'email=anna@example.nl'],
    [415, { 'Content-Type': `${FORM['Content-Type']}; charset=utf-7` }, 'email=a'],
    [415, { ...FORM, 'Content-Encoding': 'rot13' }, 'email=a'],
    [400, { ...FORM, 'Content-Encoding': 'gzip' }, 'email=a'],
  ])('shows the cart page with %i for an unknown form', async (status, headers, body) => {
    for (const path of PATHS) {
      const answer = await shop.post(path, body, { ...headers, Cookie: cookie });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(bootOf(await answer.text())).toMatchObject({
        url: '/winkelwagen?notice=FORM_UNREADABLE',
        cart: { totalQuantity: 1 },
      });
    }
  });

  it('accepts no body for a form without fields, of any type', async () => {
    const answer = await shop.ask('/cart/coupon/remove', {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Length': '0' },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/winkelwagen']);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('rejects %s', async (method) => {
    const answer = await shop.ask('/cart/email', { method, headers: FORM, body: 'email=a@b.nl' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('logs no input', async () => {
    const lines: string[] = [];
    const note = (event: string, facts?: object) => void lines.push(event + JSON.stringify(facts));
    const log = { debug: note, info: note, warn: note, error: note };
    const heard = await openShop({ ports: { ...ports, log } });
    for (const path of PATHS) {
      await heard.post(path, 'email=secret@example.nl&coupon_code=secret&city=secret', FORM);
      await heard.post(path, 'email=secret', { ...FORM, 'Content-Encoding': 'gzip' });
    }
    expect(lines.join('\n')).not.toContain('secret');
  });
});

describe('a hostile form', () => {
  const anyName = fc.oneof(
    fc
      .constantFrom(
        'sku quantity option uid coupon_code email also_billing firstName lastName street'.split(
          ' ',
        ),
        ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'option[]', 'email[x]', ''],
      )
      .chain((names) => fc.constantFrom(...names)),
    anyText,
  );
  const anyValue = fc.oneof(
    fc.constantFrom('M1-160', '1', '0', '-1', '1e3', 'NaN', 'on', 'NL', '\u0000', '%', '%ff%00'),
    anyText,
  );
  /** Names and values, encoded as a form does or raw. */
  const anyBody = fc
    .array(fc.tuple(anyName, anyValue), { maxLength: 12 })
    .chain((fields) =>
      fc.constantFrom(
        new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
        fields.map((pair) => pair.join('=')).join('&'),
      ),
    );

  it('gets a page of the shop, for any content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATHS), anyBody, async (path, body) => {
        const answer = await shop.post(path, body, { ...FORM, Cookie: cookie });
        // 429: too many unknown coupon codes.
        expect([303, 413, 422, 429]).toContain(answer.status);
        const url = answer.headers.get('location') ?? bootOf(await answer.text()).url;
        expect(url).toMatch(/^\/winkelwagen(?:\?notice=[A-Z_]+)?$/u);
      }),
      { numRuns: inScope(100, 40) },
    );
  });

  it('cannot set `__proto__`, which is no field of a form', async () => {
    const answer = await shop.post('/cart/email', '__proto__=x&__proto__[email]=a@b.nl&email=a', {
      ...FORM,
      Cookie: cookie,
    });
    expect(bootOf(await answer.text())).toMatchObject({ posted: { values: { email: 'a' } } });
    expect({}).not.toHaveProperty('email');
  });
});

const quantity = async () => {
  const answer = await ports.carts.read('nl-nl', cookie.replace('cart_id=', ''));
  return answer.ok ? answer.value.cart?.totalQuantity : undefined;
};

describe('two servers behind one address', () => {
  it('C7 add once for a double click, whichever server gets which click', async () => {
    const servers = [shop, await openShop({ ports }), await openShop({ ports })];
    const click = (server: typeof shop) =>
      server.post('/cart/add', 'sku=M1-160&quantity=2', { ...FORM, Cookie: cookie });
    await Promise.all([...servers, ...servers].map((server) => click(server)));
    expect(await quantity()).toBe(3);
  });

  it('add twice if they do not share a cache', async () => {
    const cache = createMemoryCache({ stopwatch: performance });
    const other = await openShop({ ports: { ...ports, cache } });
    for (const server of [shop, other]) {
      await server.post('/cart/add', 'sku=M1-160&quantity=2', { ...FORM, Cookie: cookie });
    }
    expect(await quantity()).toBe(5);
  });
});
