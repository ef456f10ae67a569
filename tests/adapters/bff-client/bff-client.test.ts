import { describe, expect, it } from 'vitest';
import { bffBase, createBffClient } from '#adapters/bff-client/bff-client.ts';
import { SHOP_METHODS } from '#adapters/bff-client/bff-methods.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { createTestServers, echo, type ReceivedRequest } from '../../support/echo-server.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';

const start = createTestServers();

type Options = Partial<Parameters<typeof createBffClient>[0]>;

async function clientFor(listener = echo, options: Options = {}) {
  const baseUrl = bffBase(await start(listener));
  return createBffClient({ baseUrl, fetch, timeoutMs: 5000, methods: SHOP_METHODS, ...options });
}

const seenBy = (answer: Result<unknown, unknown>) =>
  (answer.ok ? answer.value : answer.error) as ReceivedRequest;

/** Records the calls of `fetch`, without a browser. */
function recorded(options: Options = {}) {
  const requests: (RequestInit & { readonly input: unknown })[] = [];
  const client = createBffClient({
    baseUrl: bffBase(),
    timeoutMs: 1000,
    fetch: (input, init) => {
      requests.push({ input, ...init });
      return Promise.resolve(Response.json(null));
    },
    ...options,
  });
  return { client, requests };
}

describe('createBffClient', () => {
  it('B2 posts the arguments as JSON to the path of the method', async () => {
    const client = await clientFor();
    const seen = seenBy(await client.call('magento/cart', ['abc', { a: 1 }]));
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/api/magento/cart',
      body: '["abc",{"a":1}]',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
  });

  it('B2 puts the arguments of a GET in the query, with its cacheBuster', async () => {
    const client = await clientFor();
    const args = [{ url: '/é?&', locale: 'nl-nl' }];
    const seen = seenBy(
      await client.call('cnts/getPageDataByUrl', args, { cacheBuster: '42&body=7' }),
    );
    const url = new URL(seen.url, 'http://shop.test');
    expect(seen).toMatchObject({
      method: 'GET',
      body: '',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
    expect(url.pathname).toBe('/api/cnts/getPageDataByUrl');
    expect(url.searchParams.getAll('body').map((body) => JSON.parse(body) as unknown)).toEqual([
      args,
    ]);
    expect(url.searchParams.get('cacheBuster')).toBe('42&body=7');
  });

  it('B1 reads catalogue and content by GET, and searches by POST', async () => {
    const { client, requests } = recorded({ methods: SHOP_METHODS });
    const methods = ['magento/getProducts', 'cnts/getContent', 'algolia/getTopSearches'];
    for (const method of [...methods, 'magento/cart']) await client.call(method, []);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'POST']);
  });

  it('B2 uses the verb and headers of a method, overridden by those of a call', async () => {
    const client = await clientFor(echo, {
      methods: {
        'cnts/getContent': { method: 'POST', headers: { Accept: 'text/json', 'x-shop': 'a' } },
      },
    });
    const config = { headers: { 'idempotency-key': 'k1', 'X-Shop': 'b' } };
    const usual = seenBy(await client.call('cnts/getContent', []));
    expect(usual).toMatchObject({
      method: 'POST',
      headers: { accept: 'text/json', 'x-shop': 'a', 'content-type': 'application/json' },
    });
    const special = seenBy(await client.call('cnts/getContent', [], { ...config, method: 'GET' }));
    expect(special).toMatchObject({
      method: 'GET',
      headers: { accept: 'text/json', 'x-shop': 'b', 'idempotency-key': 'k1' },
    });
    const other = seenBy(await client.call('magento/cart', []));
    expect(other.headers['x-shop']).toBeUndefined();
  });

  it("B2 sends a browser's cookies along", async () => {
    const { client, requests } = recorded();
    await client.call('magento/cart', []);
    expect(requests[0]).toMatchObject({ input: '/api/magento/cart', credentials: 'include' });
    expect(new Headers(requests[0]?.headers).get('cookie')).toBeNull();
  });

  it("B2 forwards a visitor's cookies on the server", async () => {
    const cookie = 'cart_id=abc; body_scan=%7B%7D';
    const client = await clientFor(echo, { cookie });
    for (const method of ['magento/cart', 'cnts/getContent']) {
      expect(seenBy(await client.call(method, [])).headers['cookie']).toBe(cookie);
    }
  });

  it('B2 has the base path /api in the browser and on the server', () => {
    expect(bffBase()).toBe('/api');
    expect(bffBase('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000/api');
    expect(bffBase('https://www.sluimer.example/')).toBe('https://www.sluimer.example/api');
  });

  it('B2 B2a posts a call with a file as a multipart form', async () => {
    const client = await clientFor(echo, {
      methods: { 'magento/x': { method: 'GET', headers: { 'Content-Type': 'text/plain' } } },
    });
    const file = new Blob(['a snore'], { type: 'audio/ogg' });
    const seen = seenBy(await client.call('magento/x', [{ name: 'night', file }]));
    expect(seen.method).toBe('POST');
    expect(seen.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen.headers['accept']).toBe('application/json');
    expect(seen.body).toContain('[{"name":"night","file":null}]');
    expect(seen.body).toContain('{"file-1":"/0/file"}');
    expect(seen.body).toContain('a snore');
  });

  it.each(['', '<html>', '{"half":'])('B2 counts the answer %j as empty', async (body) => {
    const client = await clientFor((_, response) => response.end(body));
    expect(await client.call('magento/cart', [])).toEqual(ok(undefined));
  });

  it('fails if an answer is cut short, instead of treating it as empty', async () => {
    const client = await clientFor((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"half":', () => response.destroy());
    });
    expect(await client.call('magento/cart', [])).toMatchObject({
      ok: false,
      error: { statusCode: 0, reason: 'unreachable' },
    });
  });

  it.each([
    ['a bigint', [1n]],
    ['a circular object', [circle()]],
  ])('fails without a request if an argument is %s', async (_, args) => {
    const { client, requests } = recorded();
    expect(await client.call('magento/x', args)).toMatchObject({ error: { statusCode: 0 } });
    expect(requests).toEqual([]);
  });
});

function circle(): object {
  const first: { next?: object } = {};
  first.next = { first };
  return first;
}

/** Log entries of a call that takes 12.4 ms. */
async function logged(answer: () => Promise<Response>, signal?: AbortSignal) {
  const entries: unknown[] = [];
  const stopwatch = createFixedClock();
  const client = createBffClient({
    baseUrl: '/api',
    timeoutMs: 1000,
    stopwatch,
    fetch: () => {
      stopwatch.advance(12.4);
      return answer();
    },
    log: {
      debug: (...words) => void entries.push(['debug', ...words]),
      warn: (...words) => void entries.push(['warn', ...words]),
    },
  });
  const args = [{ email: 'anna@example.nl' }];
  await client.call('magento/x', args, { method: 'GET', ...(signal && { signal }) });
  return entries;
}

const facts = { url: '/api/magento/x', method: 'GET', milliseconds: 12 };

const refuse = () => Promise.resolve(Response.json({ message: 'anna' }, { status: 500 }));
const off = () => Promise.reject(new Error('off'));

describe("the client's log", () => {
  it("B7 logs every call at debug, without the shopper's input", async () => {
    expect(await logged(() => Promise.resolve(Response.json({ email: 'anna' })))).toEqual([
      ['debug', 'bff-called', { ...facts, status: 200 }],
    ]);
  });

  it('B7 warns of a call that failed, and why', async () => {
    expect(await logged(refuse)).toEqual([
      ['warn', 'bff-call-failed', { ...facts, status: 500, reason: 'answered' }],
    ]);
    expect(await logged(() => Promise.reject(new Error('anna')))).toEqual([
      ['warn', 'bff-call-failed', { ...facts, status: 0, reason: 'unreachable' }],
    ]);
  });

  it('B7 does not warn of an aborted call', async () => {
    expect(await logged(off, AbortSignal.abort())).toEqual([
      ['debug', 'bff-call-failed', { ...facts, status: 0, reason: 'aborted' }],
    ]);
  });
});
