import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createContentstackWebhooks } from '#adapters/contentstack/contentstack-webhooks.ts';
import type { ContentSource } from '#ports/content-source.ts';
import { err } from '#src/shared/result.ts';
import { createRequestScope } from '#server/observe/request-scope.ts';
import { createServerMetrics } from '#server/observe/server-metrics.ts';
import { openPageCache, type PageCacheOutcome } from '#server/page-cache/page-cache.ts';
import { createPipelineQueue } from '#server/pipeline-queue.ts';
import { eventually } from '../../support/eventually.ts';
import { publication, signedBySecret } from '../../support/webhooks.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { configOf, openShop, smallPorts } from '../small-shop.ts';

const AWAY = { kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const;

const SECRET = 'a secret of the organization';

const securityHeaders = (answer: Response | undefined) =>
  ['content-security-policy', 'x-content-type-options', 'content-language', 'cache-control'].map(
    (name) => answer?.headers.get(name),
  );

/** The small shop behind a page cache, as the server starts it. */
async function openCachedShop(environment: Readonly<Record<string, string>> = {}) {
  const small = smallPorts();
  const log = createMemoryLog();
  const contentHooks = createContentstackWebhooks({
    clock: small.clock,
    apiKey: '',
    secret: SECRET,
  });
  let isBroken = false;
  const content: ContentSource = {
    ...small.content,
    shell: (...args) => (isBroken ? Promise.resolve(err(AWAY)) : small.content.shell(...args)),
  };
  const ports = { ...small, content, log, contentHooks };
  const config = configOf(environment);
  const outcomes: PageCacheOutcome[] = [];
  const countPage = (outcome: PageCacheOutcome) => void outcomes.push(outcome);
  const pipeline = createPipelineQueue();
  const requestScope = createRequestScope();
  let opened = 0;
  const shop = await openShop({
    ports,
    scope: {
      ...requestScope,
      run(request, work) {
        opened += 1;
        return requestScope.run(request, work);
      },
    },
    config,
    pipeline,
    inFront: (app) =>
      openPageCache({
        app,
        config,
        ports,
        metrics: { ...createServerMetrics(), countPage },
        isDraining: () => false,
        pipeline,
      }),
  });
  const getTwice = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const before = outcomes.length;
    const answers = [await shop.get(path, headers), await shop.get(path, headers)];
    return { answers, outcomes: outcomes.slice(before) };
  };
  const breakContent = (broken: boolean) => void (isBroken = broken);
  return { ...shop, ports, log, outcomes, getTwice, breakContent, scopes: () => opened };
}

const HIT = /^(?:hit|shared)$/u;

/** The raw heads of the answers to requests that are sent one after another on one connection. */
async function headsOf(port: number, requests: readonly string[]): Promise<readonly string[]> {
  const socket = connect(port, '127.0.0.1');
  const heads: string[] = [];
  for (const request of requests) {
    socket.write(request);
    heads.push(await readHead(socket));
  }
  socket.destroy();
  return heads;
}

/** Reads one whole answer and returns its head. */
const readHead = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let received = '';
    const read = (bytes: Buffer) => {
      received += bytes.toString('latin1');
      const [head = ''] = received.split('\r\n\r\n', 1);
      const length = Number(/^content-length: (\d+)$/imu.exec(head)?.[1] ?? 0);
      if (received.length < head.length + 4 + length) return;
      socket.off('data', read);
      resolve(head);
    };
    socket.on('data', read);
  });

const getRequest = (path: string, headers = '', version = '1.1') =>
  `GET ${path} HTTP/${version}\r\nHost: nl-nl.localhost:3000\r\n${headers}\r\n`;

/** Status line and headers, without those of one answer alone; `Age` is of stored ones only. */
const comparable = (head: string | undefined): readonly string[] =>
  (head ?? '')
    .replaceAll(/^([^:\r\n]+):/gmu, (name) => name.toLowerCase())
    .split('\r\n')
    .filter((line) => !/^(?:date|age|x-request-id|server-timing|content-length):/u.test(line))
    .toSorted();

describe('a shop behind its page cache', () => {
  it.each([
    ['a connection that stays open', ''],
    ['a client that closes', 'Connection: close\r\n'],
    ['brotli', 'Accept-Encoding: br\r\n'],
    ['gzip', 'Accept-Encoding: gzip\r\n'],
  ])('sends all headers again, byte for byte: %s', async (_name, headers) => {
    const shop = await openCachedShop();
    const request = getRequest('/matrassen', headers);
    const first = await headsOf(shop.port, [request]);
    await eventually(async () => {
      await shop.get('/matrassen');
      expect(shop.outcomes.at(-1)).toBe('hit');
    });
    const again = await headsOf(shop.port, [request]);
    expect(again[0]).toMatch(/^age: \d+$/imu);
    expect(comparable(again[0])).toEqual(comparable(first[0]));
  });

  it('answers 304 with the same headers, without those of a body', async () => {
    const shop = await openCachedShop();
    const [head = ''] = await headsOf(shop.port, [getRequest('/matrassen')]);
    const etag = /^etag: (.*)$/imu.exec(head)?.[1] ?? '';
    const request = getRequest('/matrassen', `If-None-Match: ${etag}\r\n`);
    await eventually(async () => {
      await shop.get('/matrassen');
      expect(shop.outcomes.at(-1)).toBe('hit');
    });
    const heads = await headsOf(shop.port, [request, request]);
    const expected = comparable(head.replace(/^Content-Type:.*\r\n/imu, '')).map((line) =>
      line
        .replace('http/1.1 200 OK', 'HTTP/1.1 304 Not Modified')
        .replace('200 OK', '304 Not Modified'),
    );
    for (const one of heads) expect(comparable(one)).toEqual(expected);
  });

  it('ends a connection after its last request, as Node does', async () => {
    const shop = await openCachedShop();
    await shop.getTwice('/matrassen');
    const requests = Array.from({ length: 1000 }, () => getRequest('/matrassen'));
    const heads = await headsOf(shop.port, requests);
    expect(heads.slice(0, -1).every((head) => /^connection: keep-alive$/imu.test(head))).toBe(true);
    expect(heads.at(-1)).toMatch(/^connection: close$/imu);
  });

  it('opens no scope for a page from the store, and logs its length', async () => {
    const shop = await openCachedShop();
    await shop.getTwice('/matrassen');
    const opened = shop.scopes();
    const answer = await shop.get('/matrassen', { 'accept-encoding': 'br' });
    expect(shop.outcomes.at(-1)).toBe('hit');
    expect(shop.scopes()).toBe(opened);
    const bytes = Number(answer.headers.get('content-length'));
    const id = answer.headers.get('x-request-id');
    await eventually(() => {
      const { facts } = shop.log.entries.findLast(({ event }) => event === 'request') ?? {};
      expect(facts).toMatchObject({ request: id, method: 'GET', path: '/matrassen', bytes });
    });
  });

  it.each([
    ['/'],
    ['/matrassen'],
    ['/matrassen?sorting=price-asc'],
    ['/api/shop/page?url=/matrassen'],
  ])('sends %s again, byte for byte', async (path) => {
    const shop = await openCachedShop();
    const { answers, outcomes } = await shop.getTwice(path);
    const [first, again] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers[0]?.status).toBe(200);
    expect(again).toBe(first);
    expect(outcomes[1]).toMatch(HIT);
    expect(securityHeaders(answers[1])).toEqual(securityHeaders(answers[0]));
  });

  it('logs a page from the store like any other, under an id of its own', async () => {
    const shop = await openCachedShop();
    const { answers } = await shop.getTwice('/');
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    await eventually(() => {
      const logged = shop.log.entries.filter(({ event }) => event === 'request');
      expect(logged.map(({ facts }) => facts)).toMatchObject([
        { method: 'GET', path: '/', status: 200 },
        { method: 'GET', path: '/', status: 200 },
      ]);
    });
  });

  it.each([['/cart'], ['/cookies'], ['/nergens'], ['/?live_preview=0123456789abcdef']])(
    'never stores %s',
    async (path) => {
      const shop = await openCachedShop();
      const { outcomes } = await shop.getTwice(path, { cookie: 'cart=a' });
      expect(outcomes.filter((outcome) => HIT.test(outcome))).toEqual([]);
    },
  );

  it('purges the pages of a locale when an editor changes its content', async () => {
    const shop = await openCachedShop();
    await shop.getTwice('/');
    const now = shop.ports.clock.now();
    const message = publication({ uid: 'page-1', locale: 'nl-nl', apiKey: '', at: now });
    const call = signedBySecret(SECRET, message, now);
    expect((await shop.post('/api/hooks/content', call.body, call.headers)).status).toBe(200);
    const { outcomes } = await shop.getTwice('/');
    expect(outcomes[0]).toBe('miss');
  });

  it('stores nothing of an outage', async () => {
    const shop = await openCachedShop();
    shop.breakContent(true);
    expect((await shop.get('/')).status).toBe(503);
    shop.breakContent(false);
    expect((await shop.get('/')).status).toBe(200);
  });

  it('sends pages from the store during an outage', async () => {
    const shop = await openCachedShop();
    await shop.getTwice('/');
    shop.breakContent(true);
    expect((await shop.get('/')).status).toBe(200);
  });

  it('stores nothing if PAGE_CACHE_MB is 0', async () => {
    const shop = await openCachedShop({ PAGE_CACHE_MB: '0' });
    await shop.getTwice('/');
    expect(shop.outcomes).not.toContain('hit');
  });

  it('says how a cache in front of it may keep a page only if it is told to', async () => {
    const closed = await openCachedShop();
    const { answers } = await closed.getTwice('/matrassen');
    for (const { headers } of answers) {
      expect(headers.get('surrogate-key')).toBeNull();
      expect(headers.get('cdn-cache-control')).toBeNull();
    }
    const open = await openCachedShop({ SHARED_CACHE_HEADERS: 'true' });
    const { answers: told } = await open.getTwice('/matrassen');
    for (const { headers } of told) {
      expect(headers.get('surrogate-key')).toMatch(/^content:nl-nl search product:\S+/u);
      expect(headers.get('cdn-cache-control')).toMatch(/^max-age=10, /u);
    }
  });

  it('answers pipelined requests in order, from the store and from the app', async () => {
    const shop = await openCachedShop();
    await shop.getTwice('/matrassen');
    const paths = ['/nergens', '/matrassen', '/nergens', '/matrassen', '/'];
    const sent = paths.map((path, index) => {
      const last = index === paths.length - 1 ? 'Connection: close\r\n' : '';
      return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`;
    });
    const received = await exchangeBytes(shop.port, sent.join(''));
    expect(received.match(/^HTTP\/1\.1 \d+/gmu)).toEqual(
      ['404', '200', '404', '200', '200'].map((status) => `HTTP/1.1 ${status}`),
    );
  });
});

/** Sends bytes on one connection, and returns all that comes back. */
const exchangeBytes = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => void socket.write(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
  });
