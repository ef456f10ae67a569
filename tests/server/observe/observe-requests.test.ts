import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPinoLog } from '#adapters/pino/pino-log.ts';
import { requestIdOf, serverTiming } from '#server/observe/observe-requests.ts';
import { createRequestScope } from '#server/observe/request-scope.ts';
import { eventually } from '../../support/eventually.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { openShop, smallPorts } from '../small-shop.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

const shop = await openShop();

describe('X-Request-Id', () => {
  it.each(['/', '/nergens', '/healthz', '/robots.txt', '/api/magento/none', '/%zz'])(
    'is on every answer: %s',
    async (path) => {
      const response = await shop.get(path);
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u);
    },
  );

  it('is the received one, if that is fit for a log', async () => {
    const given = await shop.get('/', { 'X-Request-Id': 'trace-4711' });
    expect(given.headers.get('x-request-id')).toBe('trace-4711');
    const odd = await shop.get('/', { 'X-Request-Id': 'two words' });
    expect(odd.headers.get('x-request-id')).not.toBe('two words');
  });

  it('is on every log line of its request, and on no other', async () => {
    const lines: string[] = [];
    const scope = createRequestScope();
    const log = createPinoLog('info', { write: (line) => void lines.push(line) }, scope);
    const ports = { ...smallPorts(), log };
    const carts = { ...ports.carts, create: () => Promise.reject(new Error('broken')) };
    const broken = await openShop({ ports: { ...ports, carts }, scope });
    log.info('before');
    await broken.call('/api/magento/createEmptyCart', [], { 'X-Request-Id': 'trace-4711' });
    await eventually(() => expect(lines).toHaveLength(3));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'before' },
      { event: 'request-failed', request: 'trace-4711' },
      { event: 'request', request: 'trace-4711' },
    ]);
    expect(lines[0]).not.toContain('"request"');
  });
});

describe('the log of requests', () => {
  it('has one line per request, without personal data of the shopper', async () => {
    const log = createMemoryLog();
    const logged = await openShop({ ports: { ...smallPorts(), log } });
    await logged.post('/api/magento/cart?q=secret-1', '["secret-2"]', {
      'Content-Type': 'application/json',
      Cookie: 'cart=secret-3',
    });
    await eventually(() => expect(log.entries).toHaveLength(1));
    expect(log.entries).toEqual([
      {
        level: 'info',
        event: 'request',
        facts: {
          method: 'POST',
          path: '/api/magento/cart',
          status: 200,
          ms: expect.any(Number) as number,
          bytes: expect.any(Number) as number,
        },
      },
    ]);
    expect(JSON.stringify(log.entries)).not.toContain('secret');
  });
});

describe('Server-Timing', () => {
  it('lists the called ports of pages and of the BFF', async () => {
    const page = await shop.get('/matrassen');
    expect(page.headers.get('server-timing')).toContain('content;desc="content.pageByUrl";dur=');
    expect(page.headers.get('server-timing')).toContain('search;desc="search.productsAndFilters"');
    const call = await shop.call('/api/magento/createEmptyCart', []);
    expect(call.headers.get('server-timing')).toMatch(/^commerce;desc="carts.create";dur=[\d.]+$/u);
  });

  it('is omitted without any calls, and by configuration', async () => {
    expect((await shop.get('/healthz')).headers.has('server-timing')).toBe(false);
    const silent = await openShop({ environment: { SERVER_TIMING: 'false' } });
    expect((await silent.get('/')).headers.has('server-timing')).toBe(false);
  });
});

const own = () => 'our-own-name';

describe('requestIdOf', () => {
  it.each([
    '0b8f7a52-3c1d-4e5f-8a9b-1c2d3e4f5a6b',
    '4bf92f3577b34da6a3ce929d0e0e4736',
    'a.b_c-d.e',
  ])('keeps an id that is fit for a log: %s', (header) =>
    expect(requestIdOf(header, own)).toBe(header),
  );

  it.each([undefined, '', 'short', 'a'.repeat(65), 'two words', 'a;b=c;d=e', '"quoted-name"'])(
    'generates one instead of %s',
    (header) => expect(requestIdOf(header, own)).toBe('our-own-name'),
  );

  it('is always one word, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 80 }), (header) => {
        expect(requestIdOf(header, own)).toMatch(/^[\w.-]{8,64}$/u);
      }),
    );
  });
});

const call = (port: string, method: string, duration: number) => ({ port, method, duration });

describe('serverTiming', () => {
  it('lists each call with its system, operation and duration', () => {
    const calls = [call('content', 'shell', 1.26), call('carts', 'add', 12.3)];
    expect(serverTiming(calls)).toBe(
      'content;desc="content.shell";dur=1.3, commerce;desc="carts.add";dur=12.3',
    );
  });

  it('sums up all calls after the twentieth', () => {
    const calls = Array.from({ length: 23 }, () => call('search', 'productsAndFilters', 2));
    const metrics = serverTiming(calls).split(', ');
    expect(metrics).toHaveLength(21);
    expect(metrics.at(-1)).toBe('more;desc="3 calls";dur=6.0');
  });
});
