import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { createApp } from '#server/app.ts';
import { createHttpServer, drain, listen } from '#server/http-server.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';
import { ask } from './ask.ts';
import { configOf, plainRenderer, smallPorts } from './small-shop.ts';

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

const createShop = (isDraining = () => false) =>
  createApp({ config: configOf(), ports: smallPorts(), renderer: plainRenderer, isDraining });

describe('listen', () => {
  it('names the setting when the port is taken', async () => {
    const taken = createHttpServer(() => {});
    const port = await listen(taken, 0, '');
    const refused = listen(
      createHttpServer(() => {}),
      port,
      '',
    );
    await expect(refused).rejects.toThrow(UnusableSetting);
    await expect(refused).rejects.toThrow(new RegExp(`^PORT="${port}" is already in use`, 'u'));
    await drain(taken);
  });

  it('names the setting when the address is not of this machine', async () => {
    const refused = listen(
      createHttpServer(() => {}),
      0,
      '192.0.2.1',
    );
    await expect(refused).rejects.toThrow('HOST="192.0.2.1" must be an address of this machine');
  });
});

describe('drain', () => {
  it('lets the request in flight end, and accepts no more', async () => {
    const server = createHttpServer((_request, response) => {
      setTimeout(() => response.end('done'), 200);
    });
    const port = await listen(server, 0, '');
    const inFlight = ask(port, '/');
    await once(server, 'request');
    const drained = drain(server);
    expect(await (await inFlight).text()).toBe('done');
    await drained;
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('cuts no answer that a slow client has not received yet', async () => {
    const text = 'x'.repeat(20_000_000);
    const server = createHttpServer((_request, response) => response.end(text));
    const socket = connect(await listen(server, 0, ''));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await new Promise((resolve) => socket.once('readable', resolve));
    const drained = drain(server);
    await wait(150);
    let length = 0;
    socket.on('data', (bytes: Buffer) => (length += bytes.length));
    await Promise.all([drained, once(socket, 'close')]);
    expect(length).toBeGreaterThan(text.length);
  });

  it('answers a request on an idle connection after the last new one', async () => {
    const server = createHttpServer((_request, response) => response.end('answered'));
    const socket = connect(await listen(server, 0, ''));
    const answers: string[] = [];
    socket.on('data', (bytes: Buffer) => answers.push(bytes.toString()));
    socket.write(GET);
    await eventually(() => expect(answers).toHaveLength(1));
    const drained = drain(server, { quiet: 1500 });
    await eventually(() => expect(server.listening).toBe(false));
    await wait(300);
    socket.write(GET);
    await eventually(() => expect(answers).toHaveLength(2));
    await Promise.all([drained, once(socket, 'close')]);
    expect(answers[1]).toContain('answered');
  });

  it('resets no client whose connection is not accepted yet', { timeout: 20_000 }, async () => {
    const server = createHttpServer((_request, response) => response.end('answered'));
    const port = await listen(server, 0, '');
    const inFlight = Array.from({ length: 50 }, () => ask(port, '/'));
    const drained = drain(server);
    const answers = await Promise.all(inFlight);
    await drained;
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
      inFlight.map(() => 'answered'),
    );
  });

  it('cuts connections after the timeout', async () => {
    const server = createHttpServer(() => {});
    const port = await listen(server, 0, '');
    const cut = ask(port, '/').catch((error: Error) => error.message);
    await once(server, 'request');
    await drain(server, { within: 300 });
    expect(await cut).toBe('socket hang up');
  });

  it('ends idle connections', async () => {
    const server = createHttpServer(createShop());
    const socket = connect(await listen(server, 0, ''));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    await drain(server);
    await expect(closed).resolves.toBe(false);
  });
});

describe('a server that was told to stop', () => {
  it('reports that it is not ready, still answers, and keeps no connection', async () => {
    const server = createHttpServer(createShop(() => true));
    const port = await listen(server, 0, '');
    const ready = await ask(port, '/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'draining' });
    expect((await ask(port, '/healthz')).status).toBe(200);
    const page = await ask(port, '/');
    expect(page.status).toBe(200);
    expect(page.headers.get('connection')).toBe('close');
    await drain(server);
  });
});

describe('a slow client', () => {
  it('is cut: the limit is 10 s for headers and 15 s for a request, checked every second', () => {
    const server = createHttpServer(() => {});
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000]);
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it('holds no more connections than its share', async () => {
    const server = createHttpServer(() => {});
    expect([server.maxRequestsPerSocket, server.maxConnections]).toEqual([1000, 10_000]);
    expect(server.timeout).toBeGreaterThan(20_000);
    const port = await listen(server, 0, '');
    const headers = { 'X-Long': 'x'.repeat(17_000) };
    expect((await ask(port, '/', { headers })).status).toBe(431);
    await drain(server);
  });

  it.each(['', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'])(
    'is cut when no data moves any more, after %j',
    async (said) => {
      const server = createHttpServer(() => {}, 50);
      const socket = connect(await listen(server, 0, '')).on('data', () => {});
      socket.write(said);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      await expect(closed).resolves.toBe(false);
      await drain(server);
    },
  );

  it('gets 408 if its headers never end', { timeout: 20_000 }, async () => {
    const server = createHttpServer(createShop());
    server.headersTimeout = 500;
    const socket = connect(await listen(server, 0, ''));
    socket.write('POST /cart/add HTTP/1.1\r\nHost: localhost\r\n');
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    expect(answer).toContain('408');
    socket.destroy();
    await drain(server);
  });
});
