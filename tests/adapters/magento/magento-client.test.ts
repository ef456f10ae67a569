import { once } from 'node:events';
import type { Socket } from 'node:net';
import { onTestFinished, describe, expect, it } from 'vitest';
import {
  createMagentoClient,
  type MagentoClient,
  type MagentoClientOptions,
} from '#adapters/magento/magento-client.ts';
import { MAX_BYTES } from '#adapters/http/body-reader.ts';
import { Store } from '#adapters/magento/generated/operations.ts';
import type { Operation } from '#adapters/magento/operation.ts';
import type { RequestScope } from '#ports/request-scope.ts';
import type { UpstreamGuard } from '#ports/upstreams.ts';
import { classifyFailure } from '#src/cart/retry/failure-class.ts';
import { err, ok } from '#src/shared/result.ts';
import { eventually } from '../../support/eventually.ts';
import {
  answering,
  answeringJson,
  closedPort,
  startFaultServer,
  startGreetingServer,
  type Fault,
} from '../../support/fault-server.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const CART = { data: { cart: { id: 'c' } } };
const Clear: Operation<unknown, { readonly id: string }> = {
  name: 'Clear',
  kind: 'mutation',
  source: 'mutation Clear($id: String!) { clearCart(input: { uid: $id }) { cart { id } } }',
};

function clientTo(address: string, changes: Partial<MagentoClientOptions> = {}): MagentoClient {
  const client = createMagentoClient({
    graphqlUrl: `${address}/graphql`,
    clock: { now: () => NOW },
    storeViews: { 'de-at': 'austria' },
    timeouts: { connect: 150, read: 200, write: 200 },
    random: () => 0,
    ...changes,
  });
  onTestFinished(() => client.close());
  return client;
}

const change = (client: MagentoClient, signal?: AbortSignal) =>
  client.change('nl-nl', Clear, { id: 'c' }, {}, signal);

/** Result of a change over a server with these faults, and the number of sends. */
async function changeOver(...faults: readonly Fault[]) {
  const { port, requests } = await startFaultServer(...faults);
  const answer = await change(clientTo(`http://127.0.0.1:${port}`));
  return { answer, times: requests.length };
}

async function readOver(...faults: readonly Fault[]) {
  const { port, requests } = await startFaultServer(...faults);
  const answer = await clientTo(`http://127.0.0.1:${port}`).read('nl-nl', Store, {});
  return { answer, times: requests.length };
}

const scopeOf = (signal?: AbortSignal): RequestScope => ({
  current: () => ({ id: 'trace-4711', ...(signal && { signal }) }),
});

describe('a Magento whose guard is open', () => {
  const leftAlone: UpstreamGuard = {
    run: async ({ send, bypassesBreaker }) => (bypassesBreaker ? ok(await send()) : err('open')),
    acquireRetry: () => false,
  };

  it('FT8 receives no page reads, and C7 still receives cart calls', async () => {
    const { port, requests } = await startFaultServer(answeringJson(CART));
    const client = clientTo(`http://127.0.0.1:${port}`, { guard: leftAlone });
    expect(await client.read('nl-nl', Store, {})).toMatchObject({ error: { status: 503 } });
    expect(await change(client)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(1);
    expect((await client.readPrivate('nl-nl', Store, {})).ok).toBe(true);
  });
});

describe('the Magento call of a request', () => {
  it('carries the id of the request as x-request-id', async () => {
    const { port, requests } = await startFaultServer(answeringJson(CART));
    await change(clientTo(`http://127.0.0.1:${port}`, { scope: scopeOf() }));
    expect(requests[0]).toMatch(/\r\nx-request-id: trace-4711\r\n/u);
  });

  it('FT4 is aborted with the request, its socket closed, if it is a read', async () => {
    const closed: Promise<unknown>[] = [];
    const { port } = await startFaultServer((socket) => closed.push(once(socket, 'close')));
    const controller = new AbortController();
    const timeouts = { read: 60_000, bothReads: 60_000 };
    const client = clientTo(`http://127.0.0.1:${port}`, {
      scope: scopeOf(controller.signal),
      timeouts,
    });
    const pending = client.readPrivate('nl-nl', Store, {});
    await eventually(() => expect(closed).toHaveLength(1));
    controller.abort();
    expect(await pending).toEqual(err({ kind: 'timeout' }));
    await closed[0];
  });

  it('is carried out despite an aborted request, if it is a change', async () => {
    const { port } = await startFaultServer(answeringJson(CART));
    const client = clientTo(`http://127.0.0.1:${port}`, { scope: scopeOf(AbortSignal.abort()) });
    expect(await change(client)).toEqual(ok({ data: CART.data, errors: [] }));
  });
});

describe('a sent request', () => {
  it('reads by GET, in the store view of the locale, with a minified query', async () => {
    const { port, requests } = await startFaultServer(answeringJson({ data: { storeConfig: {} } }));
    await clientTo(`http://127.0.0.1:${port}`).read('de-at', Store, {});
    const [line, ...headers] = (requests[0] ?? '').split('\r\n');
    const url = new URL(line?.split(' ')[1] ?? '', 'http://shop');
    expect(line).toMatch(/^GET \/graphql\?/u);
    expect(url.searchParams.get('operationName')).toBe('Store');
    expect(url.searchParams.get('variables')).toBe('{}');
    expect(url.searchParams.get('query')).toMatch(/^query Store\{storeConfig\{store_code locale/u);
    expect(headers).toContain('store: austria');
  });

  it('derives the store view from the locale by default', async () => {
    const { port, requests } = await startFaultServer(answeringJson({ data: { storeConfig: {} } }));
    await clientTo(`http://127.0.0.1:${port}`).readPrivate('nl-be', Store, {});
    expect(requests[0]).toMatch(/^POST \/graphql HTTP/u);
    expect(requests[0]).toContain('store: nl_be');
    expect(requests[0]).toContain('content-type: application/json');
  });

  it('sends a read by POST if its URL would be longer than 8,000 characters', async () => {
    const { port, requests } = await startFaultServer(answeringJson(CART));
    const long: Operation<unknown, { readonly id: string }> = {
      ...Clear,
      kind: 'query',
      source: 'query Clear($id: String!) { cart(cart_id: $id) { id } }',
    };
    const client = clientTo(`http://127.0.0.1:${port}`);
    await client.read('nl-nl', long, { id: 'x'.repeat(7000) });
    await client.read('nl-nl', long, { id: 'x'.repeat(8000) });
    expect(requests.map((text) => text.slice(0, 4))).toEqual(['GET ', 'POST']);
  });

  it('sends each change over a connection of its own, with the headers it is given', async () => {
    const sockets = new Set<unknown>();
    const { port, requests } = await startFaultServer((socket, text) => {
      sockets.add(socket);
      answeringJson(CART)(socket, text);
    });
    const client = clientTo(`http://127.0.0.1:${port}`);
    for (const scan of ['one', 'two']) {
      await client.change('nl-nl', Clear, { id: 'c' }, { 'x-body-scan': scan });
    }
    expect(sockets.size).toBe(2);
    expect(requests[1]).toContain('x-body-scan: two');
  });
});

describe('a change that fails', () => {
  it('returns refused-connection if the port is closed', async () => {
    const answer = await change(clientTo(`http://127.0.0.1:${await closedPort()}`));
    expect(answer).toEqual(err({ kind: 'refused-connection' }));
  });

  it('returns name-not-found for an unknown host', async () => {
    const answer = await change(clientTo('http://nowhere.invalid'));
    expect(answer).toEqual(err({ kind: 'name-not-found' }));
  });

  it('returns tls if the server does not speak TLS', async () => {
    const port = await startGreetingServer((socket) => socket.end('HTTP/1.1 400 -\r\n\r\n'));
    const answer = await change(clientTo(`https://127.0.0.1:${port}`));
    expect(answer).toEqual(err({ kind: 'tls' }));
  });

  it('returns connect-timeout if the connection is not established in time', async () => {
    const port = await startGreetingServer(() => undefined);
    const timeouts = { connect: 50, write: 5000 };
    const answer = await change(clientTo(`https://127.0.0.1:${port}`, { timeouts }));
    expect(answer).toEqual(err({ kind: 'connect-timeout' }));
  });

  it('returns closed-before-request if the connection breaks before the first byte is written', async () => {
    const port = await startGreetingServer((socket) => socket.resetAndDestroy());
    const answer = await change(clientTo(`https://127.0.0.1:${port}`));
    expect(answer).toEqual(err({ kind: 'closed-before-request' }));
  });

  it('returns closed-before-request if it is aborted before it starts', async () => {
    const { port, requests } = await startFaultServer(answeringJson(CART));
    const answer = await change(clientTo(`http://127.0.0.1:${port}`), AbortSignal.abort());
    expect(answer).toEqual(err({ kind: 'closed-before-request' }));
    expect(requests).toEqual([]);
  });

  it('returns closed-before-request if it is aborted while connecting', async () => {
    const port = await startGreetingServer(() => undefined);
    const answer = change(clientTo(`https://127.0.0.1:${port}`), AbortSignal.timeout(20));
    expect(await answer).toEqual(err({ kind: 'closed-before-request' }));
  });

  it.each<readonly [string, Fault, string]>([
    ['the connection is reset', (socket) => socket.resetAndDestroy(), 'reset'],
    ['the connection is closed', (socket) => socket.end(), 'reset'],
    [
      'the answer is incomplete',
      answering(200, '{"data":', { 'content-length': '99', connection: 'close' }),
      'timeout',
    ],
    [
      'the answer is cut off',
      (socket) => socket.end('HTTP/1.1 200 -\r\ncontent-length: 99\r\n\r\n{"data":'),
      'reset',
    ],
    ['no answer comes', () => undefined, 'timeout'],
    ['the answer is not HTTP', (socket) => socket.end('SSH-2.0\r\n\r\n'), 'bad-answer'],
    [
      'the answer is an HTML page with 200',
      answering(200, '<html>Maintenance</html>'),
      'bad-answer',
    ],
    ['the answer is malformed JSON', answering(200, '{"data":{"cart"'), 'bad-answer'],
    ['the answer is empty with 200', answering(200, ''), 'bad-answer'],
    ['the answer is a list', answeringJson([]), 'bad-answer'],
    ['the answer has neither data nor errors', answeringJson({ constructor: 1 }), 'bad-answer'],
    ['the data is a text', answeringJson({ data: 'x' }), 'bad-answer'],
    ['the answer is too large', answering(200, `"${'x'.repeat(MAX_BYTES)}"`), 'bad-answer'],
    [
      'the answer has internal errors',
      answeringJson({ errors: [{ message: 'Internal server error' }], data: { clearCart: null } }),
      'errors-without-data',
    ],
  ])('has an unknown outcome and is not retried where %s', async (_name, fault, kind) => {
    const { answer, times } = await changeOver(fault);
    expect(answer).toEqual(err({ kind }));
    expect(times).toBe(1);
    expect(!answer.ok && classifyFailure(answer.error)).toBe('unknown');
  });

  it.each([
    [502, {}, undefined, 'unknown'],
    [503, {}, undefined, 'unknown'],
    [503, { 'retry-after': '2' }, 2, 'not-applied'],
    [429, { 'retry-after': 'Sat, 21 Nov 2026 12:01:00 GMT' }, 60, 'not-applied'],
    [429, { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }, 0, 'not-applied'],
    [503, { 'retry-after': 'soon' }, undefined, 'unknown'],
  ] as const)(
    'returns HTTP %i with %j as an HTTP failure, without a retry',
    async (status, headers, seconds, meaning) => {
      const { answer, times } = await changeOver(
        answering(status, '<html>10.0.0.7</html>', headers),
      );
      expect(answer).toEqual(
        err({
          kind: 'http',
          status,
          ...(seconds !== undefined && { retryAfterSeconds: seconds }),
        }),
      );
      expect(times).toBe(1);
      expect(!answer.ok && classifyFailure(answer.error)).toBe(meaning);
    },
  );
});

/** The page of `pub/errors`, and those of servers in between. */
const page = (title: string) => `<!doctype html><html><head><title>${title}</title></head></html>`;

describe('a page with 503', () => {
  const MAINTENANCE = page('Error 503: Service Unavailable');

  it('means maintenance if it is that of Magento, and is not retried', async () => {
    const { answer, times } = await changeOver(answering(503, MAINTENANCE));
    expect(answer).toEqual(err({ kind: 'maintenance' }));
    expect(times).toBe(1);
  });

  it.each([
    ['nginx', page('503 Service Temporarily Unavailable')],
    ['Varnish', page('503 Backend fetch failed')],
    ['Apache', page('503 Service Unavailable')],
    ['nothing', ''],
  ])('has an unknown outcome if it is that of %s', async (_, body) => {
    const { answer } = await changeOver(answering(503, body));
    expect(answer).toEqual(err({ kind: 'http', status: 503 }));
  });

  it('is a failure as others at another status, or with a Retry-After', async () => {
    expect((await changeOver(answering(502, MAINTENANCE))).answer).toEqual(
      err({ kind: 'http', status: 502 }),
    );
    const { answer } = await changeOver(answering(503, MAINTENANCE, { 'retry-after': '9' }));
    expect(answer).toEqual(err({ kind: 'http', status: 503, retryAfterSeconds: 9 }));
  });
});

describe('an answer of Magento', () => {
  it('is returned unchanged', async () => {
    expect((await changeOver(answeringJson(CART))).answer).toEqual(ok({ ...CART, errors: [] }));
  });

  it.each([200, 400, 401, 403, 500])('is returned with its errors at HTTP %i', async (status) => {
    const error = {
      message: 'De winkelwagen "c" van shop.internal is weg',
      path: ['clearCart', 0],
      extensions: { category: 'graphql-no-such-entity', err_code: 'CART_NOT_FOUND' },
    };
    const body = { errors: [error, null], data: { clearCart: null } };
    const { answer } = await changeOver(answeringJson(body, status));
    const errors = [
      {
        message: error.message,
        category: 'graphql-no-such-entity',
        code: 'CART_NOT_FOUND',
        path: ['clearCart', 0],
      },
    ];
    expect(answer).toEqual(ok({ data: { clearCart: null }, errors }));
  });

  it('is returned with its data if there are errors as well', async () => {
    const { answer } = await changeOver(answeringJson({ ...CART, errors: [{ message: 'x' }] }));
    expect(answer).toEqual(
      ok({ ...CART, errors: [{ message: 'x', category: '', code: '', path: [] }] }),
    );
  });

  it('is parsed if the category is beside the message, as in 2.3', async () => {
    const { answer } = await changeOver(
      answeringJson({ errors: [{ message: 'x', category: 'graphql-input' }] }),
    );
    const errors = [{ message: 'x', category: 'graphql-input', code: '', path: [] }];
    expect(answer).toEqual(ok({ data: null, errors }));
  });

  it('is an HTTP failure if its data is empty and it has no errors', async () => {
    const { answer } = await changeOver(answeringJson({ data: { clearCart: null } }, 500));
    expect(answer).toEqual(err({ kind: 'http', status: 500 }));
  });

  it('is an HTTP failure if its errors have only a message', async () => {
    const { answer } = await changeOver(answeringJson({ errors: [{ message: 'Syntax' }] }, 400));
    expect(answer).toEqual(err({ kind: 'http', status: 400 }));
  });
});

describe('a call that times out or is aborted', () => {
  /** As Magento 2.4.7 answers, without data. */
  const AT = [{ line: 1, column: 2 }];
  const STORE = 'Requested store is not found (xx_xx)';
  const BY_GET = 'Mutation requests allowed only for POST requests';
  it.each<readonly [string, number, object]>([
    ['an unknown store view', 500, { message: STORE, extensions: { category: 'graphql-input' } }],
    ['a mutation by GET', 500, { message: BY_GET, extensions: { category: 'graphql-input' } }],
    ['a syntax error', 500, { message: 'Syntax Error: Expected Name, found <EOF>', locations: AT }],
    ['an unknown field', 200, { message: 'Cannot query field "x" on type "y".', locations: AT }],
    ['a wrong variable', 200, { message: 'Variable "$a" got invalid value', locations: AT }],
  ])('is a definite refusal of the request where it tells %s', async (_, status, error) => {
    const { answer, times } = await changeOver(answeringJson({ errors: [error] }, status));
    expect(answer).toEqual(err({ kind: 'http', status: 400 }));
    expect(times).toBe(1);
    expect(!answer.ok && classifyFailure(answer.error)).toBe('definite');
  });

  it.each<readonly [string, number, object]>([
    ['an error of no known kind', 500, { errors: [{ message: 'Internal server error' }] }],
    [
      'an error in a field',
      500,
      { errors: [{ message: 'Internal server error', locations: AT, path: ['clearCart'] }] },
    ],
    [
      'both an unknown field and an error in a field',
      200,
      { errors: [{ locations: AT }, { locations: AT, path: ['clearCart'] }] },
    ],
    ['errors, and that the field was reached', 200, { errors: [{ locations: AT }], data: {} }],
  ])('has an unknown outcome where it tells %s', async (_, status, body) => {
    const { answer } = await changeOver(answeringJson(body, status));
    expect(!answer.ok && classifyFailure(answer.error)).toBe('unknown');
  });

  it('closes its connection after a timeout', async () => {
    const sockets: Socket[] = [];
    const { port } = await startFaultServer((socket) => void sockets.push(socket));
    const client = clientTo(`http://127.0.0.1:${port}`, { timeouts: { bothReads: 50 } });
    expect(await client.read('nl-nl', Store, {})).toEqual(err({ kind: 'timeout' }));
    expect(sockets).toHaveLength(1);
    for (const socket of sockets) if (!socket.closed) await once(socket, 'close');
  });

  it('is not sent if it is aborted before it is connected', async () => {
    const { port, requests } = await startFaultServer(answeringJson({ data: { storeConfig: {} } }));
    const client = clientTo(`http://127.0.0.1:${port}`);
    const shopper = new AbortController();
    const given = client.readPrivate('de-de', Store, {}, shopper.signal);
    shopper.abort();
    expect(await given).toEqual(err({ kind: 'closed-before-request' }));
    await client.readPrivate('nl-nl', Store, {});
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain('store: nl_nl');
  });
});

describe('a read that fails', () => {
  it.each<readonly [string, Fault]>([
    ['a reset', (socket) => socket.resetAndDestroy()],
    ['a 502', answering(502, '')],
    ['a 503', answering(503, '')],
    ['a 504', answering(504, '')],
    ['a 429 with a short Retry-After', answering(429, '', { 'retry-after': '0' })],
    ['no answer', () => undefined],
  ])('is retried after %s', async (_name, fault) => {
    const { answer, times } = await readOver(fault, answeringJson({ data: { storeConfig: {} } }));
    expect(answer).toEqual(ok({ data: { storeConfig: {} }, errors: [] }));
    expect(times).toBe(2);
  });

  it('is retried only once', async () => {
    const { answer, times } = await readOver(answering(502, ''));
    expect(answer).toEqual(err({ kind: 'http', status: 502 }));
    expect(times).toBe(2);
  });

  it.each<readonly [string, Fault]>([
    ['a 500', answering(500, '')],
    ['a 404', answering(404, '')],
    ['a 429 without Retry-After', answering(429, '')],
    ['a 503 with a long Retry-After', answering(503, '', { 'retry-after': '3' })],
    ['a page with 200', answering(200, '<html>')],
    ['errors without data', answeringJson({ errors: [{ message: 'Internal server error' }] })],
  ])('is not retried after %s', async (_name, fault) => {
    expect((await readOver(fault)).times).toBe(1);
  });

  it('is not retried once the deadline of both attempts is over', async () => {
    const { port, requests } = await startFaultServer(() => undefined);
    const timeouts = { read: 60, bothReads: 60 };
    const client = clientTo(`http://127.0.0.1:${port}`, { timeouts });
    expect(await client.read('nl-nl', Store, {})).toEqual(err({ kind: 'timeout' }));
    expect(requests).toHaveLength(1);
  });

  it('is not retried once it is aborted', async () => {
    const { port, requests } = await startFaultServer(answering(502, ''));
    const shopper = new AbortController();
    const random = () => {
      shopper.abort();
      return 0;
    };
    const client = clientTo(`http://127.0.0.1:${port}`, { random });
    const answer = await client.read('nl-nl', Store, {}, shopper.signal);
    expect(answer).toEqual(err({ kind: 'http', status: 502 }));
    expect(requests).toHaveLength(1);
  });
});
