import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BFF_SERVICES } from '#server/routes/bff.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { inScope } from '../../support/test-scope.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const log = createMemoryLog();
const shop = await openShop({ ports: { ...smallPorts(), log } });

const METHODS = [...BFF_SERVICES].flatMap(([service, methods]) =>
  [...methods.keys()].map((name) => `/api/${service}/${name}`),
);

const anyMethod = fc.constantFrom(...METHODS);

/** Names of inherited properties, and any others. */
const anyName = fc.oneof(
  fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', ''),
  fc.string({ unit: 'grapheme' }).map((text) => encodeURIComponent(text)),
  fc.string().map((text) => text.replaceAll(/[^\x21-\x22\x24-\x3E\x40-\x7E]/gu, '%')),
);

const anyPath = fc
  .tuple(fc.constantFrom('magento', 'cnts', 'algolia', 'constructor', '__proto__'), anyName)
  .map(([service, name]) => `/api/${service}/${name}`);

/** Values that the schemas accept, so that some requests get far. */
const anyWord = fc.oneof(
  fc.constantFrom('nl-nl', 'de-at', 'x', 'M1', 'M1-160', '/matrassen', '7', 'category', 'Lister'),
  fc.string({ unit: 'grapheme' }),
);

const KEYS = (
  'locale sku url type cartId cart_id cartItems quantity query filters page objectId coupon_code ' +
  'email __proto__ constructor uid requests model threshold productsPerPage sorting livePreviewQuery'
).split(' ');

const anyArgument = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    anyWord,
    fc.integer({ min: -2, max: 1000 }),
    fc.double(),
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 8 }),
  ),
})).value;

/** JSON that includes keys of prototypes. */
const anyJson = fc.array(anyArgument, { maxLength: 3 }).map((args) => JSON.stringify(args));

const LEAKS = /node_modules|\.ts:\d|at \w+ \(|127\.0\.0\.1|localhost|\/tmp\//u;

/** Faults of an answer; empty if it is JSON, no server error, and reveals no secrets. */
async function faultsOf(response: Response): Promise<readonly string[]> {
  const text = await response.text();
  const isOk = response.status === 200;
  const { message } = Object(parseJson(text)) as { readonly message?: unknown };
  const holds = {
    'is not a failure': response.status < 500,
    'is declared as JSON':
      response.headers.get('content-type') === 'application/json; charset=utf-8',
    'is JSON': parseJson(text) !== undefined,
    'states the reason': isOk || (typeof message === 'string' && message !== ''),
    'is not cached': isOk || response.headers.get('cache-control') === 'no-store',
    'contains no secrets': isOk || !LEAKS.test(text),
  };
  return Object.entries(holds).flatMap(([claim, isSo]) => (isSo ? [] : [`${claim}: ${text}`]));
}

const JSON_BODY = { 'Content-Type': 'application/json' };

describe('the BFF, for any input', () => {
  it('B6 answers any bytes as a body in JSON, and never fails', async () => {
    await fc.assert(
      fc.asyncProperty(anyMethod, fc.uint8Array({ maxLength: 200 }), async (path, bytes) => {
        const body = Buffer.from(bytes).toString('latin1');
        expect(await faultsOf(await shop.post(path, body, JSON_BODY))).toEqual([]);
      }),
      { numRuns: inScope(80, 40) },
    );
  });

  it('B6 answers any JSON as arguments, posted or in the address', async () => {
    await fc.assert(
      fc.asyncProperty(anyMethod, anyJson, async (path, json) => {
        expect(await faultsOf(await shop.post(path, json, JSON_BODY))).toEqual([]);
        expect(await faultsOf(await shop.get(`${path}?body=${encodeURIComponent(json)}`))).toEqual(
          [],
        );
      }),
      { numRuns: inScope(80, 40) },
    );
  });

  it('B6 answers any query', async () => {
    const anyQuery = fc
      .array(fc.tuple(fc.constantFrom('body', 'body[]', 'cacheBuster', '__proto__'), anyName))
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
    await fc.assert(
      fc.asyncProperty(anyMethod, anyQuery, async (path, query) => {
        expect(await faultsOf(await shop.get(`${path}?${query}`))).toEqual([]);
      }),
      { numRuns: inScope(80, 40) },
    );
  });

  it('B6 rejects any name but its methods, by any verb', async () => {
    const verbs = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
    await fc.assert(
      fc.asyncProperty(anyPath, verbs, async (path, method) => {
        const response = await shop.ask(path, { method });
        expect([400, 404]).toContain(response.status);
        expect(await faultsOf(response)).toEqual([]);
      }),
      { numRuns: inScope(80, 40) },
    );
  });

  it.each([
    ['/api/magento/%E0%A4%A', 400],
    ['/api/magento/%00', 400],
    ['/api/magento/a%5Cb', 400],
    ['/api//cart', 400],
    [`/api/magento/cart?body=${'x'.repeat(9000)}`, 414],
    [`/api/${'a/'.repeat(700)}`, 414],
  ])('B6 reports in JSON what is wrong with the address %j', async (path, status) => {
    const response = await shop.get(path);
    expect(response.status).toBe(status);
    expect(await faultsOf(response)).toEqual([]);
  });

  it('reports in JSON that a host has no shop', async () => {
    const strict = await openShop({ environment: { STRICT_HOSTS: 'true' } });
    const response = await strict.get('/api/magento/getCurrencies', { Host: 'evil.example' });
    expect(response.status).toBe(421);
    expect(await faultsOf(response)).toEqual([]);
  });

  it.each([
    ['[{"sku":7}]', 'arguments.0.sku: '],
    ['[{}]', 'arguments.0.sku: '],
    ['[]', 'arguments: '],
  ])('B6 reports where %s is wrong', async (json, path) => {
    const response = await shop.post('/api/magento/getProductDetails', json, JSON_BODY);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining(path) as string });
  });

  it.each([
    [{ locale: 'xx' }, 'arguments.0.locale: '],
    [{ locale: 'nl-nl', page: 0 }, 'arguments.0.page: '],
    [{ locale: 'nl-nl', itemsPerPage: 101 }, 'arguments.0.itemsPerPage: '],
    [{ locale: 'nl-nl', filters: [{ value: [] }] }, 'arguments.0.filters.0: '],
    [{ locale: 'nl-nl', filters: [{ name: 'a', value: 'b' }] }, 'arguments.0.filters.0.value: '],
    [
      { locale: 'nl-nl', filters: [{ name: 'price', value: ['dear'] }] },
      'arguments.0.filters: must be ',
    ],
  ])('S4 reports where a search for %j is wrong', async (request, path) => {
    const response = await shop.call('/api/algolia/getProductsAndFilters', [request]);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining(path) as string });
  });

  it('has logged nothing after all that', () => {
    expect(log.entries.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
