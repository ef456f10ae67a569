import { describe, expect, it } from 'vitest';
import { parseCombinedSearch } from '#src/search/combined-search.ts';
import { err } from '#src/shared/result.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { openShop, smallPorts, withoutRequests } from '../small-shop.ts';

const ports = smallPorts();
const shop = await openShop({ ports });

type CartAnswer = {
  readonly cart: {
    readonly id: string;
    readonly total_quantity: number;
    readonly items: readonly {
      readonly uid: string;
      readonly product: { readonly name: string };
    }[];
    readonly prices: { readonly grand_total: { readonly value: number } };
  } | null;
  readonly user_errors: readonly { readonly code: string; readonly message: string }[];
};

const newCart = async () =>
  (await (await shop.call('/api/magento/createEmptyCart', [])).json()) as string;

const add = async (cartId: string, quantity: number, headers: Record<string, string> = {}) => {
  const change = { cartId, cartItems: [{ sku: 'M1-160', quantity }] };
  const response = await shop.call('/api/magento/addProductsToCart', [change], headers);
  return (await response.json()) as CartAnswer;
};

const asParameter = (args: unknown) => `body=${encodeURIComponent(JSON.stringify(args))}`;
const productDetails = (sku: string) =>
  shop.get(`/api/magento/getProductDetails?${asParameter([{ sku, locale: 'en-us' }])}`);

describe('the commerce methods', () => {
  it('B1 creates a cart, fills it, changes it and empties it', async () => {
    const cartId = await newCart();
    expect(cartId).toEqual(expect.any(String));
    const added = await add(cartId, 2);
    expect(added).toMatchObject({
      cart: { id: cartId, total_quantity: 2, prices: { grand_total: { value: 898 } } },
      user_errors: [],
    });
    const uid = added.cart?.items[0]?.uid;
    const updated = await shop.call('/api/magento/updateCartItems', [
      { cart_id: cartId, cart_items: [{ cart_item_uid: uid, quantity: 1 }] },
    ]);
    expect(await updated.json()).toMatchObject({ cart: { total_quantity: 1 } });
    const removed = await shop.call('/api/magento/removeItemFromCart', [
      { cart_id: cartId, cart_item_uid: uid },
    ]);
    expect(await removed.json()).toMatchObject({ cart: { items: [], total_quantity: 0 } });
    const read = await shop.call('/api/magento/cart', [cartId]);
    expect(await read.json()).toMatchObject({ cart: { id: cartId, items: [] }, user_errors: [] });
  });

  it('answers an unknown cart with a user error, not with a failure', async () => {
    const response = await shop.call('/api/magento/cart', ['nobodys']);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      cart: null,
      user_errors: [{ code: 'CART_NOT_FOUND', message: expect.any(String) }],
    });
  });

  it('reports what cannot be sold among the user errors (C2)', async () => {
    const answer = await add(await newCart(), 900);
    expect(answer.user_errors).toEqual([expect.objectContaining({ code: 'INSUFFICIENT_STOCK' })]);
  });

  it('carries an action out once, however often it arrives', async () => {
    const cartId = await newCart();
    await add(cartId, 1, { 'Idempotency-Key': 'click-1' });
    expect(await add(cartId, 1, { 'Idempotency-Key': 'click-1' })).toMatchObject({
      cart: { total_quantity: 1 },
    });
    expect(await add(cartId, 1)).toMatchObject({ cart: { total_quantity: 2 } });
  });

  it("writes the cart in the language of the request's host", async () => {
    const host = { Host: 'de-de.localhost:3000' };
    const answer = await add(await newCart(), 1, host);
    expect(answer.cart?.items[0]?.product.name).toContain('Wölkchen');
  });

  it("forbids caching of a shopper's data", async () => {
    const response = await shop.call('/api/magento/createEmptyCart', []);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('B1 returns a product by GET, and 404 for an unknown one', async () => {
    const found = await productDetails('M1');
    expect(await found.json()).toMatchObject({ sku: 'M1', name: 'Cloud mattress' });
    const missing = await productDetails('M99');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ message: expect.any(String) });
  });
});

describe('the content methods', () => {
  it.each(['GET', 'POST'])('B1 answer %s', async (verb) => {
    const args = [{ url: '/matrassen/maat/90x200', locale: 'nl-nl' }];
    const path = '/api/cnts/getPageDataByUrl';
    const response =
      verb === 'POST'
        ? await shop.call(path, args)
        : await shop.get(`${path}?${asParameter(args)}`);
    expect(await response.json()).toMatchObject({
      type: 'Lister',
      url: '/matrassen',
      object_id: '7',
      metadata: { meta_title: null },
    });
  });

  it('answer null for a missing page', async () => {
    const response = await shop.call('/api/cnts/getPageDataByUrl', [
      { url: '/nergens', locale: 'nl-nl' },
    ]);
    expect(response.status).toBe(200);
    expect(await response.json()).toBeNull();
  });

  it.each(['Error', 'Shell'])('B1 give the %s of a locale', async (type) => {
    const response = await shop.call('/api/cnts/getContent', [{ type, locale: 'de-at' }]);
    expect(response.status).toBe(200);
    expect(JSON.stringify(await response.json())).toContain('de-at');
  });

  it('B4 pass the status and the message of a failure on', async () => {
    const failure = {
      kind: 'content-unavailable',
      status: 503,
      message: 'The content service rests.',
      url: 'https://content.example',
    } as const;
    const content = { ...ports.content, shell: () => Promise.resolve(err(failure)) };
    const sick = await openShop({ ports: { ...ports, content } });
    const response = await sick.call('/api/cnts/getContent', [{ type: 'Shell', locale: 'nl-nl' }]);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: 'The content service rests.' });
  });
});

describe('the search methods', () => {
  const request = { locale: 'nl-nl', pageType: 'category', objectId: '7' };

  it('S2 find products and count their facets', async () => {
    const response = await shop.call('/api/algolia/getProductsAndFilters', [request]);
    const answer = (await response.json()) as { data: { sku: string }[]; nbHits: number };
    expect(answer.nbHits).toBe(answer.data.length);
    expect(answer.data.map(({ sku }) => sku)).toContain('M1');
    expect(answer).toMatchObject({
      status: 200,
      filtersOrder: expect.arrayContaining(['maat', 'price']),
    });
  });

  it('S5 answer a failed search with its status, its message and nothing else', async () => {
    const { failedSearch } = await import('#src/search/search-result.ts');
    const search = {
      productsAndFilters: () => Promise.resolve(failedSearch(503, 'The search rests.')),
    };
    const sick = await openShop({ ports: { ...ports, search } });
    const response = await sick.call('/api/algolia/getProductsAndFilters', [request]);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message: 'The search rests.', data: [] });
  });
});

const searched = async (method: string, request: unknown) => {
  const response = await shop.call(`/api/algolia/${method}`, [request]);
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('the methods of the search box', () => {
  it('B1 S3 S5 find products, categories and pages, and mark the matches', async () => {
    const { body } = await searched('getSearchResultData', { locale: 'nl-nl', query: ' matras  ' });
    const { products } = parseCombinedSearch(body);
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(5);
    expect(products[0]?.name.some(({ isMatch }) => isMatch)).toBe(true);
    expect(body).toMatchObject({ filteredCategories: [], pages: [], didYouMean: [] });
    const entries = await searched('getSearchResultData', { locale: 'nl-nl', query: 'mattresses' });
    const { categories } = parseCombinedSearch(entries.body);
    expect(categories.map(({ url }) => url)).toContain('/matrassen');
  });

  it('B1 B1a S5 return spelling suggestions and top searches', async () => {
    const typo = await searched('getSearchResultData', { locale: 'nl-nl', query: 'matrsa' });
    expect(typo.body).toMatchObject({ didYouMean: ['matras'] });
    const top = await searched('getTopSearches', { locale: 'nl-nl' });
    expect(top.body).toEqual({ searches: ['matras', 'topper'] });
  });

  it('B1 B1a S6 recommend for each request separately', async () => {
    const requests = [
      { model: 'bought-together', objectID: 'M1' },
      { model: 'related-products', objectID: 'nobody' },
      { model: 'trending-facets', facetName: 'matras_kern', threshold: 0 },
      { model: 'trending-items', facetName: 'matras_kern', facetValue: 'Koudschuim' },
    ];
    const { body } = await searched('getRecommendedProducts', { locale: 'nl-nl', requests });
    expect(body).toMatchObject({
      results: [
        { hits: [expect.objectContaining({ sku: 'T1' })] },
        { message: expect.any(String) as unknown },
        {
          hits: expect.arrayContaining([
            expect.objectContaining({ facetName: 'matras_kern' }),
          ]) as unknown,
        },
        { hits: [expect.objectContaining({ sku: 'M2' })] },
      ],
    });
  });

  it.each([
    ['getSearchResultData', { locale: 'xx', query: 'matras' }],
    ['getSearchResultData', { locale: 'nl-nl' }],
    ['getTopSearches', {}],
    ['getRecommendedProducts', { locale: 'nl-nl', requests: [{ model: 'psychic' }] }],
  ])('B6 reject invalid requests: %s', async (method, request) => {
    expect((await searched(method, request)).status).toBe(400);
  });
});

describe('a call that is refused', () => {
  const createEmptyCart = '/api/magento/createEmptyCart';

  it.each([
    '/api/magento/constructor',
    '/api/magento/__proto__',
    '/api/magento/toString',
    '/api/magento/hasOwnProperty',
    '/api/constructor/cart',
    '/api/__proto__/toString',
    '/api/magento',
    '/api/magento/cart/more',
    '/api/magento/getProducts/',
    '/api/Magento/cart',
    '/api/magento/getproducts',
    '/api',
  ])('B6 %s is no method: 404', async (path) => {
    for (const response of [await shop.call(path, []), await shop.get(path)]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: expect.any(String) });
    }
  });

  it.each([
    'createEmptyCart',
    'cart',
    'addProductsToCart',
    'updateCartItems',
    'removeItemFromCart',
  ])('B6 %s by GET: 405', async (method) => {
    const response = await shop.get(`/api/magento/${method}?body=[]`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  it.each(['', '{', 'hello', '[1', '"'])('B6 a body of %j is no JSON: 400', async (body) => {
    const response = await shop.post('/api/magento/cart', body, {
      'Content-Type': 'application/json',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  it.each([
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    {},
  ])('B6 a body with an unsupported type (%o): 400', async (headers) => {
    const response = await shop.post(createEmptyCart, '[]', headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  it.each([
    { 'Content-Type': 'application/json; charset=iso-8859-1' },
    { 'Content-Type': 'application/json', 'Content-Encoding': 'compress' },
  ])('JSON in an encoding that is not read (%o): 415', async (headers) => {
    expect((await shop.post(createEmptyCart, '[]', headers)).status).toBe(415);
  });

  it.each([{}, { 'Content-Type': 'application/json' }, { 'Content-Type': 'text/plain' }])(
    'no body has no type, and no arguments (%o)',
    async (headers) => {
      for (const length of [{}, { 'Content-Length': '0' }]) {
        const response = await shop.post(createEmptyCart, '', { ...headers, ...length });
        expect([response.status, await response.json()]).toEqual([200, expect.any(String)]);
      }
    },
  );

  it.each([
    ['cart', {}],
    ['createEmptyCart', null],
    ['cart', { cartId: 'x' }],
    ['cart', 'x'],
    ['cart', null],
    ['cart', []],
    ['cart', ['a', 'b']],
    ['cart', ['../admin']],
    ['cart', [7]],
    ['createEmptyCart', ['x']],
    ['addProductsToCart', [{ cartId: 'x', cartItems: [] }]],
    ['addProductsToCart', [{ cartId: 'x', cartItems: [{ sku: 'M1', quantity: 0 }] }]],
    ['addProductsToCart', [{ cartId: 'x', cartItems: [{ sku: 'M1', quantity: 1000 }] }]],
    ['addProductsToCart', [{ cartId: 'x', cartItems: [{ sku: 'M1', quantity: 1.5 }] }]],
    ['addProductsToCart', [{ cartId: 'x', cartItems: [{ sku: 'M1', quantity: '1' }] }]],
    ['addProductsToCart', [{ cartId: 'x', cartItems: [{ sku: '{ graphql }', quantity: 1 }] }]],
    ['updateCartItems', [{ cart_id: 'x', cart_items: [{ cart_item_uid: 'u', quantity: -1 }] }]],
    ['removeItemFromCart', [{ cart_id: 'x' }]],
    ['getProductDetails', [{ sku: 'M1', locale: 'fr-fr' }]],
  ])('B6 %s with the arguments %j: 400', async (method, args) => {
    const response = await shop.call(`/api/magento/${method}`, args);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  it.each(['{', '', '{}', '7'])('B6 a parameter body of %j: 400', async (body) => {
    const path = `/api/cnts/getPageDataByUrl?body=${encodeURIComponent(body)}`;
    expect((await shop.get(path)).status).toBe(400);
  });

  it('a body of more than 64 kB: 413', async () => {
    const response = await shop.call('/api/magento/cart', ['x'.repeat(65 * 1024)]);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  it('arguments that are nested more than 32 deep: 400', async () => {
    expect(await refusalOfDepth(32)).not.toContain('too deep');
    expect(await refusalOfDepth(33)).toContain('too deep');
  });

  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('a change by another site (%o): 403, before any upstream call', async (headers) => {
    let calls = 0;
    const carts = {
      ...ports.carts,
      create: (...args: Parameters<typeof ports.carts.create>) => {
        calls += 1;
        return ports.carts.create(...args);
      },
    };
    const guarded = await openShop({ ports: { ...ports, carts } });
    const response = await guarded.call(createEmptyCart, [], headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    expect(calls).toBe(0);
    expect((await guarded.call(createEmptyCart, [])).status).toBe(200);
    expect(calls).toBe(1);
  });

  it('a backend failure keeps its status, and leaks nothing else', async () => {
    const failure = { kind: 'cart-unavailable', status: 503, message: 'Try later.' } as const;
    const carts = { ...ports.carts, create: () => Promise.resolve(err(failure)) };
    const sick = await openShop({ ports: { ...ports, carts } });
    const response = await sick.call(createEmptyCart, []);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: 'Try later.' });
  });

  it('answers a bug with 500 without details, and logs them', async () => {
    const log = createMemoryLog();
    const carts = { ...ports.carts, create: () => Promise.reject(new Error('secret path')) };
    const broken = await openShop({ ports: { ...ports, carts, log } });
    const response = await broken.call(createEmptyCart, []);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(withoutRequests(log)).toMatchObject([{ level: 'error', event: 'request-failed' }]);
  });
});

describe('the body scan', () => {
  const change = [{ cartId: 'x', cartItems: [{ sku: 'M1-160', quantity: 1 }] }];

  async function scansFor(environment: Record<string, string>) {
    const scans: (string | undefined)[] = [];
    const carts = {
      ...ports.carts,
      add: (...args: Parameters<typeof ports.carts.add>) => {
        scans.push(args[4]);
        return ports.carts.add(...args);
      },
    };
    const scanning = await openShop({ environment, ports: { ...ports, carts } });
    const cookie = { Cookie: 'a=1; scan=abc123' };
    await scanning.call('/api/magento/addProductsToCart', change, cookie);
    await scanning.call('/api/magento/addProductsToCart', change);
    return scans;
  }

  it('C8 is sent when a product is added, if the shopper has one', async () => {
    expect(await scansFor({ BODY_SCAN_COOKIE: 'scan' })).toEqual(['abc123', undefined]);
  });

  it('C8 is not sent while no cookie is configured', async () => {
    expect(await scansFor({})).toEqual([undefined, undefined]);
  });
});

/** The refusal of arguments nested to this depth. */
async function refusalOfDepth(depth: number): Promise<string> {
  const body = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const headers = { 'Content-Type': 'application/json' };
  const response = await shop.post('/api/cnts/getContent', body, headers);
  expect(response.status).toBe(400);
  return response.text();
}
