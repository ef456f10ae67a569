import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { post, read, startMagento, type RunningMagento } from '../../../support/start-magento.ts';

const magento = await startMagento({}, afterAll);

const STORE = '{ storeConfig { store_code locale } }';

const failing = () => {
  throw new Error('connection to 10.0.0.7 lost');
};

const get = async (
  { origin }: RunningMagento,
  parameters: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) => read(await fetch(`${origin}/graphql?${new URLSearchParams(parameters)}`, { headers }));

const refusal = (category: string, message: string) => ({
  errors: [{ message, extensions: { category } }],
});

describe('POST /graphql', () => {
  it('answers a query in the store view of the Store header', async () => {
    const { status, body } = await post(magento, STORE, {}, { store: 'de_at' });
    expect(status).toBe(200);
    expect(body).toEqual({ data: { storeConfig: { store_code: 'de_at', locale: 'de_AT' } } });
  });

  it.each(['default', 'Default', ''])(
    'falls back to the first store view for the Store header %j',
    async (store) => {
      const answer = await read(
        await fetch(`${magento.origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(store && { store }) },
          body: JSON.stringify({ query: STORE }),
        }),
      );
      expect(answer.body).toMatchObject({ data: { storeConfig: { store_code: 'nl_nl' } } });
    },
  );

  it('accepts variables', async () => {
    const query =
      'query B($sku: String) { products(filter: { sku: { eq: $sku } }) { items { sku } } }';
    const response = await fetch(`${magento.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ query, operationName: 'B', variables: { sku: 'X1-1' } }),
    });
    expect((await read(response)).body).toEqual({
      data: { products: { items: [{ sku: 'X1-1' }] } },
    });
  });

  it('does not read operationName, as 2.4.7-p7', async () => {
    const query = 'query A { storeConfig { locale } } query B { storeConfig { locale } }';
    const response = await fetch(`${magento.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, operationName: 'B' }),
    });
    expect(await read(response)).toMatchObject({
      status: 200,
      body: {
        errors: [{ message: 'Must provide operation name if query contains multiple operations.' }],
      },
    });
  });

  it('answers another content type than JSON with 500 and an error', async () => {
    const { status, body } = await post(magento, STORE, {}, { 'content-type': 'text/plain' });
    expect(status).toBe(500);
    expect(body).toEqual(refusal('graphql-input', 'Request content type must be application/json'));
  });

  it.each(['{"query":', '"text"', ''])('answers a page with 500 to the body %j', async (body) => {
    const { origin } = magento;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body });
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('There has been an error processing your request');
  });

  it.each(['{ storeConfig {', '', 'storeConfig'])('answers 500 to the query %j', async (query) => {
    const { status, body } = await post(magento, query);
    expect(status).toBe(500);
    expect(body).toMatchObject({
      errors: [
        { message: expect.stringMatching(/^Syntax Error/u), locations: [expect.anything()] },
      ],
    });
    expect(body).not.toHaveProperty('data');
  });

  it('answers an unknown field with 200 and an error without a category', async () => {
    const { status, body } = await post(magento, '{ storeConfig { sluimer } }');
    expect(status).toBe(200);
    expect(body).toEqual({
      errors: [
        { message: expect.stringContaining('"sluimer"'), locations: [{ line: 1, column: 17 }] },
      ],
    });
  });

  it('answers 413 with JSON to a body that is too large', async () => {
    const { status, body } = await post(magento, ' '.repeat(2_000_000));
    expect(status).toBe(413);
    expect(body).toEqual({ errors: [{ message: 'The request could not be read.' }] });
  });

  it('hides the details of an unexpected error', async () => {
    const magento = await startMagento({ modules: [{ resolvers: { storeConfig: failing } }] });
    const { status, body } = await post(magento, STORE);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      errors: [{ message: 'Internal server error', path: ['storeConfig'] }],
      data: { storeConfig: null },
    });
    expect(JSON.stringify(body)).not.toContain('10.0.0.7');
  });
});

describe('maintenance mode', () => {
  it('answers everything with a page and 503, without a time to retry after', async () => {
    const { origin } = await startMagento({ faults: { isInMaintenance: true } });
    for (const path of ['/graphql', '/rest/nl_nl/V1/coupons/search']) {
      const response = await fetch(`${origin}${path}`, { method: 'POST' });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, null]);
      expect(await response.text()).toContain('<title>Error 503: Service Unavailable</title>');
    }
  });
});

describe('Magento request headers', () => {
  it('are validated before the query is parsed (unknown store view)', async () => {
    const { status, body } = await post(magento, '{', {}, { store: 'fr_fr' });
    expect(status).toBe(500);
    expect(body).toEqual(refusal('graphql-input', 'Requested store is not found (fr_fr)'));
  });

  it('must name a currency of the store view', async () => {
    const euro = await post(magento, STORE, {}, { 'content-currency': 'EUR' });
    expect(euro.body).toHaveProperty('data');
    const dollar = await post(magento, STORE, {}, { 'content-currency': 'USD' });
    expect(dollar.status).toBe(500);
    expect(dollar.body).toEqual(refusal('graphql-input', 'Please correct the target currency'));
  });

  it('lead to 401 with any customer token', async () => {
    const { status, body } = await post(magento, STORE, {}, { authorization: 'Bearer secret' });
    expect(status).toBe(401);
    expect(body).toEqual(
      refusal('graphql-authentication', "The current customer isn't authorized."),
    );
  });
});

describe('GET /graphql', () => {
  it('marks public data as cacheable', async () => {
    const query = 'query S { ...Root } fragment Root on Query { ... { storeConfig { locale } } }';
    const { status, headers, body } = await get(magento, { query }, { store: 'en_us' });
    expect(status).toBe(200);
    expect(body).toEqual({ data: { storeConfig: { locale: 'en_US' } } });
    expect(headers.get('cache-control')).toBe('max-age=86400, public, s-maxage=86400');
  });

  it('does not add store view or currency to the Vary header', async () => {
    const { headers } = await get(magento, { query: STORE });
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('accepts variables as JSON', async () => {
    const query =
      'query C($sku: String) { products(filter: { sku: { eq: $sku } }) { items { sku } } }';
    const { body } = await get(magento, { query, variables: '{"sku":"L1-1"}', operationName: 'C' });
    expect(body).toEqual({ data: { products: { items: [{ sku: 'L1-1' }] } } });
    const unreadable = new URLSearchParams({ query, variables: '{"sku":' });
    expect((await fetch(`${magento.origin}/graphql?${unreadable}`)).status).toBe(500);
  });

  it.each([
    ['a cart among the fields', '{ storeConfig { locale } cart(cart_id: "x") { id } }'],
    ['an error', '{ products(filter: {}, pageSize: 0) { total_count } }'],
  ])('disables caching of an answer with %s', async (_name, query) => {
    const { headers } = await get(magento, { query });
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('rejects a mutation', async () => {
    const { status, body } = await get(magento, { query: 'mutation { createEmptyCart }' });
    expect(status).toBe(500);
    expect(body).toEqual(
      refusal('graphql-input', 'Mutation requests allowed only for POST requests'),
    );
  });

  it('disables caching of the answer to a POST', async () => {
    const { headers } = await post(magento, STORE);
    expect(headers.get('cache-control')).toContain('no-store');
  });
});

describe('a module', () => {
  it('adds routes, and answers 500 with JSON when a route fails', async () => {
    const { origin } = await startMagento({
      modules: [
        {
          mount: (app) => {
            app.get('/rest/well', (_, response) => void response.json('well'));
            app.get('/rest/broken', failing);
          },
        },
      ],
    });
    expect(await read(await fetch(`${origin}/rest/well`))).toMatchObject({ body: 'well' });
    expect(await read(await fetch(`${origin}/rest/broken`))).toMatchObject({
      status: 500,
      body: { errors: [{ message: 'Internal server error' }] },
    });
  });
});

describe('other HTTP methods', () => {
  it('answers 204 to OPTIONS and 405 to PUT', async () => {
    const { origin } = magento;
    const statusOf = async (method: string) =>
      (await fetch(`${origin}/graphql`, { method })).status;
    expect(await statusOf('OPTIONS')).toBe(204);
    expect(await statusOf('PUT')).toBe(405);
  });
});

const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ');

const fields = (count: number) => `{ storeConfig { ${times(count, 'locale')} } }`;

const deep = (levels: number) =>
  `{ categories { items { ${'children { '.repeat(levels)} uid ${'}'.repeat(levels)} } } }`;

describe('limits', () => {
  it('allow at most 300 fields', async () => {
    expect((await post(magento, fields(299))).body).toHaveProperty('data');
    expect((await post(magento, fields(300))).body).toEqual({
      errors: [{ message: 'Max query complexity should be 300 but got 301.' }],
    });
  });

  it('count the fields of a fragment once per spread', async () => {
    const query = `{ ${times(100, 'storeConfig { ...S }')} } fragment S on StoreConfig { locale timezone }`;
    expect((await post(magento, query)).body).toHaveProperty('data');
    const wide = query.replace('timezone', 'timezone ... { weight_unit }');
    expect((await post(magento, wide)).body).toEqual({
      errors: [{ message: 'Max query complexity should be 300 but got 400.' }],
    });
  });

  it('do not count the aliases of inline fragments', async () => {
    const aliases = Array.from({ length: 11 }, (_, index) => `a${index}: locale`).join(' ');
    const inline = `{ storeConfig { ... on StoreConfig { ${aliases} } } }`;
    expect((await post(magento, inline)).body).toHaveProperty('data');
    const spread = `{ storeConfig { ...S ...S } } fragment S on StoreConfig { ${aliases} }`;
    expect(await post(magento, spread)).toMatchObject({
      status: 500,
      body: { errors: [{ message: 'Max Aliases in query should be 10 but got 11.' }] },
    });
  });

  it('allow a depth of at most 20', async () => {
    expect((await post(magento, deep(17))).body).toHaveProperty('data');
    expect((await post(magento, deep(18))).body).toEqual({
      errors: [{ message: 'Max query depth should be 20 but got 21.' }],
    });
  });
});

describe('GET /media/catalog/product', () => {
  it('serves product images and no other files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'magento-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'pictures/demo'), { recursive: true });
    writeFileSync(join(folder, 'pictures/demo/M1.webp'), 'a picture');
    writeFileSync(join(folder, 'secret.txt'), 'a secret');
    const { origin } = await startMagento({ picturesFolder: join(folder, 'pictures') });
    const picture = await fetch(`${origin}/media/catalog/product/demo/M1.webp`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await picture.text()).toBe('a picture');
    const outside = await fetch(`${origin}/media/catalog/product/..%2Fsecret.txt`);
    expect(await outside.text()).not.toContain('a secret');
  });

  it('answers 200 with a placeholder for a missing image, like get.php', async () => {
    const { origin } = await startMagento({ picturesFolder: tmpdir() });
    const missing = await fetch(`${origin}/media/catalog/product/demo/M9.webp`);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});
