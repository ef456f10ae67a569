import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createHttpServer, drain, listen } from '#server/http-server.ts';
import { openShop } from './small-shop.ts';

const kB = 1024;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Every route of the shop that reads a body, with the maximum length of that body. */
const ROUTES = [
  ['/api/hooks/content', JSON_TYPE, 1024 * kB],
  ['/api/magento/createEmptyCart', JSON_TYPE, 64 * kB],
  ['/cart/coupon', FORM_TYPE, 16 * kB],
  ['/newsletter/subscribe', FORM_TYPE, 16 * kB],
  ['/withdrawal/review', FORM_TYPE, 16 * kB],
] as const;

let port = 0;
beforeAll(async () => {
  ({ port } = await openShop());
});

type Line = {
  readonly socket: Socket;
  /** All that was read from the socket so far. */
  readonly read: () => string;
  /** Code of the socket's error, if there was one. */
  readonly error: () => string | undefined;
  readonly ended: Promise<unknown>;
};

function open(to: number): Line {
  let text = '';
  let error: string | undefined;
  const socket = connect(to, '127.0.0.1');
  socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
  socket.on('error', (failure: NodeJS.ErrnoException) => (error = failure.code));
  return {
    socket,
    read: () => text,
    error: () => error,
    ended: new Promise((resolve) => socket.once('close', resolve)),
  };
}

const head = (path: string, type: string, ...more: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: nl-nl.localhost', `Content-Type: ${type}`, ...more, '', ''].join(
    '\r\n',
  );

const isRefused = (text: string): boolean =>
  text.startsWith('HTTP/1.1 413 ') && /\r\nConnection: close\r\n/iu.test(text);

/** Far below the 15 s of a whole request. */
const SOON = { timeout: 5000 };

describe.each(ROUTES)('a body that is too long for %s', (path, type, most) => {
  it('is refused by its Content-Length, before it is sent', async () => {
    const line = open(port);
    line.socket.write(head(path, type, `Content-Length: ${most + 1}`));
    await vi.waitUntil(() => isRefused(line.read()), SOON);
    await line.ended;
    expect(line.error()).toBeUndefined();
  });

  it('is not requested', async () => {
    const line = open(port);
    line.socket.write(head(path, type, `Content-Length: ${most + 1}`, 'Expect: 100-continue'));
    await vi.waitUntil(() => isRefused(line.read()), SOON);
    expect(line.read()).not.toContain('100 Continue');
    await line.ended;
  });

  it('is refused as soon as the received part is too long', async () => {
    const line = open(port);
    line.socket.write(head(path, type, 'Transfer-Encoding: chunked'));
    const chunk = `1000\r\n${'x'.repeat(4 * kB)}\r\n`;
    for (let sent = 0; sent <= most; sent += 4 * kB) line.socket.write(chunk);
    await vi.waitUntil(() => isRefused(line.read()), SOON);
    await line.ended;
    expect(line.error()).toBeUndefined();
  });

  it('is read at the maximum length', async () => {
    const line = open(port);
    line.socket.write(head(path, type, `Content-Length: ${most}`, 'Expect: 100-continue'));
    await vi.waitUntil(() => line.read().includes('HTTP/1.1 100 Continue\r\n\r\n'), SOON);
    line.socket.write('x'.repeat(most));
    await vi.waitUntil(() => /\r\n\r\nHTTP\/1\.1 \d{3} /u.test(line.read()), SOON);
    expect(line.read()).not.toContain('HTTP/1.1 413');
    line.socket.destroy();
  });
});

describe('an answer that comes while a body is being sent', () => {
  it('reaches a client that sends all of it', async () => {
    const line = open(port);
    const length = 8 * 1024 * kB;
    line.socket.write(head('/api/magento/cart', JSON_TYPE, `Content-Length: ${length}`));
    for (let sent = 0; sent < length; sent += 64 * kB) line.socket.write('x'.repeat(64 * kB));
    await line.ended;
    expect(line.read()).toContain('The body is too large.');
    expect(line.error()).toBeUndefined();
  });

  it.each([
    ['POST', '/api/nothing/here', 404],
    ['POST', '/matrassen', 405],
    ['GET', '/matrassen', 200],
  ])('ends the connection of %s %s, whose body is not read', async (method, path, status) => {
    const line = open(port);
    const long = head(path, JSON_TYPE, 'Content-Length: 1000000000').replace('POST', method);
    line.socket.write(long);
    await vi.waitUntil(() => line.read().startsWith(`HTTP/1.1 ${status} `), SOON);
    expect(line.read()).toMatch(/\r\nConnection: close\r\n/iu);
    await line.ended;
  });

  it('is the last of its connection: later requests are not carried out', async () => {
    const requests: (string | undefined)[] = [];
    const server = createHttpServer((request, response) => {
      requests.push(request.url);
      response.setHeader('Connection', 'close');
      response.end('whole');
    });
    const line = open(await listen(server, 0, '127.0.0.1'));
    line.socket.write('GET /1 HTTP/1.1\r\nHost: a\r\n\r\n');
    await vi.waitUntil(() => line.read().includes('whole'), SOON);
    line.socket.write('GET /2 HTTP/1.1\r\nHost: a\r\n\r\n');
    await Promise.race([line.ended, wait(500)]);
    expect(requests).toEqual(['/1']);
    line.socket.destroy();
    await drain(server);
  });
});

describe('Expect: 100-continue', () => {
  it('is answered at once if a request is refused for another reason', async () => {
    const line = open(port);
    line.socket.write(
      head(
        '/api/magento/createEmptyCart',
        JSON_TYPE,
        'Sec-Fetch-Site: cross-site',
        'Origin: https://elsewhere.example',
        'Content-Length: 2',
        'Expect: 100-continue',
      ),
    );
    await vi.waitUntil(() => line.read().startsWith('HTTP/1.1 403 '), SOON);
    expect(line.read()).toMatch(/\r\nConnection: close\r\n/iu);
    await line.ended;
  });

  it('keeps the connection of a request that is carried out', async () => {
    const line = open(port);
    const one = head(
      '/api/magento/createEmptyCart',
      JSON_TYPE,
      'Content-Length: 2',
      'Expect: 100-continue',
    );
    for (const count of [1, 2]) {
      line.socket.write(one);
      await vi.waitUntil(() => line.read().split('100 Continue').length === count + 1, SOON);
      line.socket.write('[]');
      await vi.waitUntil(() => line.read().split('HTTP/1.1 200 OK').length === count + 1, SOON);
    }
    line.socket.end();
    await once(line.socket, 'close');
    expect(line.error()).toBeUndefined();
  });
});
