import { describe, expect, it } from 'vitest';
import { err } from '#src/shared/result.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const ports = smallPorts();
const shop = await openShop({ ports });
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const cartOf = async (cookie: string) => {
  const cartId = cookie.replace('cart_id=', '');
  const answer = await ports.carts.read('nl-nl', cartId);
  return answer.ok ? answer.value.cart : undefined;
};

/** Posts a form; returns its redirect and the browser's cookie afterwards. */
async function post(path: string, body: string, cookie = '', headers = {}) {
  const response = await shop.post(path, body, { ...FORM, Cookie: cookie, ...headers });
  const [given = cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
  return { status: response.status, location: response.headers.get('location'), cookie: given };
}

const from = (query: string) => ({ Referer: `http://nl-nl.localhost:3000/wolk${query}` });

describe('the cart without script', () => {
  it('adds, changes and removes, and shows the cart page each time', async () => {
    const added = await post('/cart/add', 'sku=M1-160&product=M1&quantity=2');
    expect(added).toMatchObject({ status: 303, location: '/winkelwagen' });
    const cart = await cartOf(added.cookie);
    expect(cart).toMatchObject({ totalQuantity: 2 });
    const uid = encodeURIComponent(cart?.items[0]?.uid ?? '');
    const updated = await post('/cart/update', `uid=${uid}&quantity=1`, added.cookie);
    expect(updated).toMatchObject({ status: 303, location: '/winkelwagen' });
    expect(await cartOf(added.cookie)).toMatchObject({ totalQuantity: 1 });
    const removed = await post('/cart/remove', `uid=${uid}`, added.cookie);
    expect(removed).toMatchObject({ status: 303, location: '/winkelwagen' });
    expect(await cartOf(added.cookie)).toMatchObject({ items: [] });
  });

  it('CI1 replaces a line by another variant with the same quantity', async () => {
    const { cookie } = await post('/cart/add', 'sku=M1-160&product=M1&quantity=2');
    const [line] = (await cartOf(cookie))?.items ?? [];
    const uid = encodeURIComponent(line?.uid ?? '');
    const page = await shop.get(`/winkelwagen?change=${uid}`, { Cookie: cookie });
    expect((await page.text()).includes('"sku":"M1-180","size"')).toBe(true);

    const replaced = await post('/cart/replace', `uid=${uid}&sku=M1-180`, cookie);
    expect(replaced).toMatchObject({ status: 303, location: '/winkelwagen' });
    const after = await cartOf(cookie);
    expect(after?.items).toMatchObject([{ quantity: 2, product: { sku: 'M1-180' } }]);

    const again = await post('/cart/replace', `uid=${uid}&sku=M1-180`, cookie);
    expect(again.location).toBe('/winkelwagen');
    expect(await cartOf(cookie)).toEqual(after);
  });

  it('CI1 keeps a line whose other variant cannot be had, and one that is that variant', async () => {
    const { cookie } = await post('/cart/add', 'sku=M1-160&product=M1&quantity=3');
    const before = await cartOf(cookie);
    const uid = encodeURIComponent(before?.items[0]?.uid ?? '');
    const replace = async (body: string) => (await post('/cart/replace', body, cookie)).location;
    expect(await replace(`uid=${uid}&sku=M1-180`)).toContain('?notice=INSUFFICIENT_STOCK');
    expect(await replace(`uid=${uid}&sku=M1-160`)).toBe('/winkelwagen');
    expect(await replace('uid=bGluZS85&sku=M1-90')).toContain('COULD_NOT_FIND_CART_ITEM');
    expect(await replace(`uid=${uid}&sku=<b>`)).toContain('INVALID_PARAMETER_VALUE');
    expect(await cartOf(cookie)).toEqual(before);
  });

  it('C2 adds two halves of a bed: two lines, or one of two pieces if they are equal', async () => {
    const { cookie } = await post('/cart/add', 'sku=M1-90&sku=M1-160');
    expect((await cartOf(cookie))?.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
    const equal = await post('/cart/add', 'sku=M1-90&sku=M1-90');
    expect((await cartOf(equal.cookie))?.items.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it("sets the cart's cookie for thirty days, readable by script", async () => {
    const response = await shop.post('/cart/add', 'sku=M1-160', FORM);
    expect(response.headers.get('set-cookie')).toMatch(
      /^cart_id=[\w-]+; Path=\/; Max-Age=2592000; SameSite=Lax$/u,
    );
  });

  it('sets no cookie for a cart without an add', async () => {
    for (const body of ['sku=NO-SUCH-GOODS', 'sku=M1-160&quantity=900', 'sku=M1-160&product=<b>']) {
      const refused = await post('/cart/add', body);
      expect(refused.location).toContain('?notice=');
      expect(refused.cookie).toBe('');
    }
    const part = await post('/cart/add', 'sku=M1-160&sku=NO-SUCH-GOODS');
    expect(part.location).toContain('?notice=');
    expect(await cartOf(part.cookie)).toMatchObject({ totalQuantity: 1 });
  });

  it('keeps the cart over https in a cookie that no other host can write', async () => {
    const secure = await openShop({
      environment: { DOMAINS: '{"nl-nl":"https://www.sluimer.example"}' },
    });
    const postSecure = (path: string, body: string, cookie: string) =>
      secure.post(path, body, { ...FORM, Host: 'www.sluimer.example', Cookie: cookie });
    const added = await postSecure('/cart/add', 'sku=M1-160', '');
    const [first = '', removal] = added.headers.getSetCookie();
    expect(first).toMatch(
      /^__Host-cart_id=[\w-]+; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/u,
    );
    expect(removal).toBe('cart_id=; Path=/; Max-Age=0; SameSite=Lax; Secure');
    const own = first.split(';')[0] ?? '';
    const planted = await postSecure('/cart/add', 'sku=M1-160', `cart_id=planted; ${own}`);
    expect(planted.headers.getSetCookie()[0]).toBe(first);
  });

  it('neither reads nor moves a plain cookie over https, which another host may have set', async () => {
    const ports = smallPorts();
    const secure = await openShop({
      ports,
      environment: { DOMAINS: '{"nl-nl":"https://www.sluimer.example"}' },
    });
    const made = await ports.carts.create('nl-nl');
    const old = made.ok ? made.value : '';
    for (const [path, body] of [
      ['/cart/add', 'sku=M1-160'],
      ['/cart/coupon', 'code=NONE'],
    ] as const) {
      const headers = { ...FORM, Host: 'www.sluimer.example', Cookie: `cart_id=${old}` };
      const answer = await secure.post(path, body, headers);
      expect(answer.headers.getSetCookie().join()).not.toContain(old);
    }
  });

  it('keeps the cart that the browser has', async () => {
    const first = await post('/cart/add', 'sku=M1-160');
    const second = await post('/cart/add', 'sku=M1-160&quantity=2', first.cookie);
    expect(second.cookie).toBe(first.cookie);
    expect(await cartOf(first.cookie)).toMatchObject({ totalQuantity: 3 });
  });

  it.each([
    ['cart_id=long-gone', '/winkelwagen?notice=CART_NOT_FOUND'],
    ['cart_id=<script>', '/winkelwagen'],
    ['cart_id=', '/winkelwagen'],
  ])(
    'C3 makes a new cart if the cookie has none, and tells shoppers who had one: %s',
    async (cookie, location) => {
      const added = await post('/cart/add', 'sku=M1-160', cookie);
      expect(added.location).toBe(location);
      expect(added.cookie).not.toBe(cookie);
      expect(await cartOf(added.cookie)).toMatchObject({ totalQuantity: 1 });
    },
  );

  it("shows the cart page of the host's locale", async () => {
    const german = { Host: 'de-at.localhost:3000' };
    expect(await post('/cart/add', 'sku=M1-160', '', german)).toMatchObject({
      location: '/warenkorb',
    });
  });

  it('FT22 adds once for a double click on the form, also into a new cart', async () => {
    const { cookie } = await post('/cart/add', 'sku=M1-160');
    const again = await post('/cart/add', 'sku=M1-160&quantity=1', cookie);
    expect(again).toMatchObject({ status: 303, location: '/winkelwagen' });
    expect(await cartOf(cookie)).toMatchObject({ totalQuantity: 1 });
    const twice = () => post('/cart/add', 'sku=M1-160&quantity=2', cookie);
    await Promise.all([twice(), twice()]);
    expect(await cartOf(cookie)).toMatchObject({ totalQuantity: 3 });
  });

  it('shows the refusal for both clicks', async () => {
    const { cookie } = await post('/cart/add', 'sku=M1-160');
    const notice = { location: '/winkelwagen?notice=INSUFFICIENT_STOCK.5' };
    const tooMany = () => post('/cart/add', 'sku=M1-160&quantity=900', cookie);
    expect([await tooMany(), await tooMany()]).toMatchObject([notice, notice]);
  });

  it('accepts no key from the form: two shoppers never share an action', async () => {
    const { cookie } = await post('/cart/add', 'sku=M1-160&action=a1');
    await post('/cart/add', 'sku=M1-160&quantity=2&action=a1', cookie);
    expect(await cartOf(cookie)).toMatchObject({ totalQuantity: 3 });
  });

  it.each([
    ['/cart/add', 'sku=M1-160&quantity=900', 'INSUFFICIENT_STOCK.5'],
    ['/cart/add', 'sku=M99&quantity=1', 'PRODUCT_NOT_FOUND'],
    ['/cart/add', 'sku=M1&quantity=1', 'REQUIRED_PARAMETER_MISSING'],
    ['/cart/add', 'sku=M1-160&quantity=0', 'INVALID_PARAMETER_VALUE'],
    ['/cart/add', 'sku=M1-160&quantity=1000', 'INVALID_PARAMETER_VALUE'],
    ['/cart/add', 'sku=%3Cscript%3E', 'INVALID_PARAMETER_VALUE'],
    ['/cart/add', '', 'INVALID_PARAMETER_VALUE'],
    ['/cart/update', 'uid=u&quantity=x', 'INVALID_PARAMETER_VALUE'],
    ['/cart/update', 'uid=u&quantity=1', 'CART_NOT_FOUND'],
    ['/cart/remove', 'uid=u', 'CART_NOT_FOUND'],
  ])(
    'C4 EC5 shows why %s (%s) was refused, and the quantity left: %s',
    async (path, body, code) => {
      const posted = await post(path, body);
      expect(posted).toMatchObject({ status: 303, location: `/winkelwagen?notice=${code}` });
    },
  );

  it('C5 shows that the backend did not answer', async () => {
    const failure = { kind: 'cart-unavailable', status: 503, message: 'down' } as const;
    const carts = { ...ports.carts, create: () => Promise.resolve(err(failure)) };
    const sick = await openShop({ ports: { ...ports, carts } });
    const response = await sick.post('/cart/add', 'sku=M1-160', FORM);
    expect(response.headers.get('location')).toBe('/winkelwagen?notice=SHOP_AWAY');
  });

  it('keeps what was added while the address of the cart page is unknown', async () => {
    const failure = { kind: 'content-unavailable', status: 503, message: '', url: '' } as const;
    const content = { ...ports.content, shell: () => Promise.resolve(err(failure)) };
    const bare = await openShop({ ports: { ...ports, content } });
    const response = await bare.post('/cart/add', 'sku=M1-160', FORM);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(await cartOf(cookie.split(';')[0] ?? '')).toMatchObject({ totalQuantity: 1 });
  });

  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('rejects a form of another site: %o', async (headers) => {
    const { cookie } = await post('/cart/add', 'sku=M1-160');
    expect(await post('/cart/add', 'sku=M1-160', cookie, headers)).toMatchObject({ status: 403 });
    expect(await cartOf(cookie)).toMatchObject({ totalQuantity: 1 });
  });

  it('MB11 leads to the cart for the bed of the page that posted the form', async () => {
    const locations = ['?maat=160x200&bed=2x80x200h24', '?bed=wide', ''].map(async (query) => {
      const { location } = await post('/cart/add', 'sku=M1-160&product=M1', '', from(query));
      return location;
    });
    expect(await Promise.all(locations)).toEqual([
      '/winkelwagen?bed=2x80x200h24',
      '/winkelwagen',
      '/winkelwagen',
    ]);
  });

  it('accepts forms of its own pages', async () => {
    const own = {
      Host: 'nl-nl.localhost:3000',
      Origin: 'http://nl-nl.localhost:3000',
      'Sec-Fetch-Site': 'same-origin',
    };
    expect(await post('/cart/add', 'sku=M1-160', '', own)).toMatchObject({ status: 303 });
  });

  it.each(['/cart/add', '/cart/coupon', '/cart/coupon/remove', '/cart/shipping-address'])(
    'redirects a GET of %s to the cart page',
    async (path) => {
      const response = await shop.get(`${path}?email=anna@example.nl`, {
        Host: 'en-us.localhost:3000',
      });
      expect([response.status, response.headers.get('location')]).toEqual([303, '/cart']);
    },
  );
});

const bootOf = async (cookie: string, path = '/winkelwagen') => {
  const response = await shop.get(path, { Cookie: cookie });
  const html = await response.text();
  const [, boot = ''] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
  return { boot: JSON.parse(boot) as { cart?: unknown }, headers: response.headers };
};

describe('the cart page', () => {
  it("shows the cart of the browser's cookie, uncached", async () => {
    const { cookie } = await post('/cart/add', 'sku=M1-160');
    const { boot, headers } = await bootOf(cookie);
    expect(boot.cart).toMatchObject({ totalQuantity: 1 });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('shows none for a cookie with an invalid cart id', async () => {
    expect((await bootOf('cart_id=../../etc')).boot.cart).toBeNull();
    expect((await bootOf('')).boot.cart).toBeNull();
  });
});
