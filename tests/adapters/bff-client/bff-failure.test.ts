import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bffBase, createBffClient } from '#adapters/bff-client/bff-client.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createTestServers, echo } from '../../support/echo-server.ts';

const start = createTestServers();
const clock = createFixedClock(Date.UTC(2026, 10, 22, 12));

const clientFor = (baseUrl: string, timeoutMs = 5000) =>
  createBffClient({ baseUrl, fetch, timeoutMs, clock });

const clientOver = (fetch: typeof globalThis.fetch) =>
  createBffClient({ baseUrl: '/api', fetch, timeoutMs: 5000, clock });

const neverTelling = () => new Promise<never>(() => {});

const hurt = () => {
  throw new Error('ouch');
};

const NOBODY_LISTENS =
  'Please check if the middleware is running and is accessible by frontend app.';

/** A port without a listener. */
const closedPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 1));
    });
  });

describe('a call that the server refuses', () => {
  it("B3 has the server's message, with method, address and status", async () => {
    const baseUrl = await start((_, response) => {
      response.writeHead(409).end('{"message":"The cart has changed","cart":null}');
    });
    expect(await clientFor(baseUrl).call('magento/cart', [])).toEqual({
      ok: false,
      error: {
        statusCode: 409,
        method: 'POST',
        url: `${baseUrl}/magento/cart`,
        message: `POST ${baseUrl}/magento/cart The cart has changed`,
        reason: 'answered',
        answer: { message: 'The cart has changed', cart: null },
      },
    });
  });

  it.each(['', '<html>', '{"message":5}', '{"message":""}', 'null', '[]'])(
    'B3 has the status text if the answer %j has no message',
    async (body) => {
      const baseUrl = await start((_, response) => {
        response.writeHead(503, 'Service Unavailable').end(body);
      });
      expect(await clientFor(baseUrl).call('magento/cart', [])).toMatchObject({
        error: { message: `POST ${baseUrl}/magento/cart Service Unavailable` },
      });
    },
  );

  it('B3 falls back to the status code if there is no status text', async () => {
    const client = clientOver(() => Promise.resolve(new Response('', { status: 502 })));
    expect(await client.call('magento/cart', [])).toMatchObject({
      error: { message: 'POST /api/magento/cart 502' },
    });
  });

  it('B3 returns the URL of a GET with its query', async () => {
    const client = clientOver(() => Promise.resolve(Response.json({}, { status: 404 })));
    const failed = await client.call('x', ['é'], { method: 'GET' });
    expect(failed).toMatchObject({ error: { url: '/api/x?body=%5B%22%C3%A9%22%5D' } });
  });

  it.each([
    ['120', 120],
    ['0', 0],
    ['Sun, 22 Nov 2026 12:00:30 GMT', 30],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
  ])('B3 parses Retry-After: %s', async (header, seconds) => {
    const client = clientOver(() =>
      Promise.resolve(Response.json({}, { status: 429, headers: { 'retry-after': header } })),
    );
    const failed = await client.call('magento/applyCouponToCart', []);
    expect(failed.ok ? undefined : failed.error.retryAfterSeconds).toBe(seconds);
  });
});

describe('a call without an answer', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]'])(
    'B3 returns the message to check the middleware if %s refuses the connection',
    async (host) => {
      const client = clientFor(bffBase(`http://${host}:${await closedPort()}`));
      const failed = await client.call('magento/cart', []);
      expect(failed).toMatchObject({
        error: { statusCode: 0, message: NOBODY_LISTENS, reason: 'refused' },
      });
    },
  );

  it.each([
    ['at every address', new TypeError('fetch failed', { cause: refusedByAll() })],
    ['nested in other errors', new Error('a', { cause: new Error('b', { cause: refused() }) })],
    ['itself', refused()],
  ])('B3 recognizes a refused connection %s', async (_, error) => {
    const client = clientOver(() => Promise.reject(error));
    expect(await client.call('magento/cart', [])).toMatchObject({
      error: { message: NOBODY_LISTENS, reason: 'refused' },
    });
  });

  it.each([
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [new TypeError('fetch failed', { cause: circularError() }), 'fetch failed'],
    [new Error(), '[SDK] Error: something went wrong'],
    ['odd', '[SDK] Error: something went wrong'],
    [undefined, '[SDK] Error: something went wrong'],
    [prickly(), '[SDK] Error: something went wrong'],
  ])(
    'B3 returns the message of the thrown error, or a default message',
    async (reason, message) => {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- any reason may come
      const client = clientOver(() => Promise.reject(reason));
      expect(await client.call('magento/cart', [])).toEqual({
        ok: false,
        error: {
          statusCode: 0,
          method: 'POST',
          url: '/api/magento/cart',
          message,
          reason: 'unreachable',
        },
      });
    },
  );
});

describe('a call that times out or is aborted', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['that never answers', () => undefined],
    [
      'that sends a partial answer',
      (_: unknown, response: { writeHead(status: number): { write(text: string): void } }) =>
        response.writeHead(200).write('{'),
    ],
  ])('returns the reason timeout for a server %s', async (_, listener) => {
    const client = clientFor(await start(listener), 50);
    const failed = await client.call('magento/cart', []);
    expect(failed).toMatchObject({ error: { statusCode: 0, reason: 'timeout' } });
  });

  it('ends on a timeout or an abort even if fetch never settles', async () => {
    const client = createBffClient({ baseUrl: '/api', fetch: neverTelling, timeoutMs: 20 });
    expect(await client.call('magento/cart', [])).toMatchObject({ error: { reason: 'timeout' } });
    const off = await client.call('magento/cart', [], { signal: AbortSignal.abort() });
    expect(off).toMatchObject({ error: { reason: 'aborted' } });
  });

  it('returns the reason aborted for an abort before or during the request', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const client = clientFor(await start(() => controller.abort()));
    for (const _ of ['while', 'before']) {
      const failed = await client.call('magento/cart', [], { signal });
      expect(failed).toMatchObject({ error: { statusCode: 0, reason: 'aborted' } });
    }
  });

  it('uses the timeout of a method, overridden by that of a call', async () => {
    vi.useFakeTimers();
    const client = createBffClient({
      baseUrl: '/api',
      timeoutMs: 10_000,
      methods: { slow: { timeoutMs: 25_000 } },
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    });
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    void client.call('usual', []).then(note('usual'));
    void client.call('slow', []).then(note('slow'));
    void client.call('slow', [], { timeoutMs: 30_000 }).then(note('slowest'));
    const seen: string[][] = [];
    for (const milliseconds of [9999, 1, 14_999, 1, 5000]) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      seen.push([...ended]);
    }
    expect(seen).toEqual([
      [],
      ['usual'],
      ['usual'],
      ['usual', 'slow'],
      ['usual', 'slow', 'slowest'],
    ]);
  });

  it('leaves no timer and no listener behind', async () => {
    vi.useFakeTimers();
    const listeners = new Set<unknown>();
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    const answers = [
      () => Promise.resolve(Response.json(null)),
      () => Promise.reject(new Error('no')),
    ];
    for (const answer of answers) await clientOver(answer).call('x', [], { signal });
    for (const [, listener] of add.mock.calls) listeners.add(listener);
    for (const [, listener] of remove.mock.calls) listeners.delete(listener);
    expect(add).toHaveBeenCalledTimes(2);
    expect(listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps its answer if the signal aborts afterwards', async () => {
    const controller = new AbortController();
    const client = clientFor(await start(echo));
    const answer = await client.call('magento/cart', [], { signal: controller.signal });
    controller.abort();
    expect(answer.ok).toBe(true);
  });
});

function refused(): Error {
  return Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
}

function refusedByAll(): Error {
  return new AggregateError([Object.assign(new Error('no'), { code: 'EACCES' }), refused()]);
}

function circularError(): Error {
  const error = new Error('round');
  error.cause = error;
  return error;
}

/** An object that throws on any access. */
function prickly(): object {
  return Object.defineProperties({}, { message: { get: hurt }, code: { get: hurt } });
}
