import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Renderer, ShownPage } from '#server/renderer.ts';
import { createConnectionArrivals } from '#server/turns/arrivals.ts';
import { createPageLimiter } from '#server/concurrency/page-limiter.ts';
import { createRequestScope } from '#server/observe/request-scope.ts';
import { createBarrier } from '../../support/barrier.ts';
import { openShop, plainRenderer, smallPorts } from '../small-shop.ts';

/** A renderer that reports each page before it renders it. */
const telling = (onPage: (page: ShownPage) => void): Renderer => ({
  ...plainRenderer,
  page(page) {
    onPage(page);
    return plainRenderer.page(page);
  },
});

/** Opens connections, and waits until the server has accepted them. */
async function openMany(port: number, many: number): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: many }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  await Promise.all(sockets.map((socket) => ask(socket, { path: '/healthz' })));
  return sockets;
}

type Question = { readonly path?: string; readonly headers?: string; readonly body?: string };

/** Sends a request on a kept connection; returns the first answer. */
async function ask(
  socket: Socket,
  { path = '/', headers = '', body = '' }: Question = {},
): Promise<string> {
  const method = body === '' ? 'GET' : 'POST';
  const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`;
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: nl-nl.localhost:3000\r\n${headers}${form}\r\n\r\n${body}`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

describe('pages for connections that have closed', () => {
  it('leave the line, and are not rendered', async () => {
    const rendered: ShownPage[] = [];
    let sockets: readonly Socket[] = [];
    const shop = await openShop({
      renderer: telling((page) => {
        rendered.push(page);
        sockets.forEach((socket) => void socket.resetAndDestroy());
      }),
    });
    sockets = await openMany(shop.port, 40);
    sockets.forEach((socket) => void ask(socket).catch(() => {}));
    while (rendered.length === 0) await wait(5);
    await wait(300);
    expect(rendered.length).toBeLessThanOrEqual(3);
    expect((await shop.get('/')).status).toBe(200);
  });

  it('are not rendered if their data arrives later', async () => {
    const door = createBarrier();
    const arrived: string[] = [];
    const rendered: ShownPage[] = [];
    const { content, ...ports } = smallPorts();
    const shop = await openShop({
      ports: {
        ...ports,
        content: {
          ...content,
          async pageByUrl(...args) {
            arrived.push(args[1]);
            await door.opened;
            return content.pageByUrl(...args);
          },
        },
      },
      renderer: telling((page) => void rendered.push(page)),
    });
    const sockets = await openMany(shop.port, 20);
    sockets.forEach((socket) => void ask(socket).catch(() => {}));
    while (arrived.length < 20) await wait(5);
    sockets.forEach((socket) => void socket.resetAndDestroy());
    await wait(100);
    door.open();
    await wait(200);
    expect(rendered).toEqual([]);
  });
});

describe('pages that many clients request', () => {
  it.each([
    ['asked for', {}],
    ['that answer a form', { path: '/newsletter/subscribe', body: 'email=no' }],
  ])('wait for one of each other client: %s', async (_kind, question) => {
    const rendered: string[] = [];
    const shop = await openShop({
      environment: { TRUSTED_PROXIES: 'loopback' },
      renderer: telling(({ model }) => void rendered.push(model.type)),
    });
    await shop.get('/nergens');
    rendered.splice(0);
    const [fresh, ...many] = await openMany(shop.port, 61);
    const answers = many.map((socket) =>
      ask(socket, { ...question, headers: 'X-Forwarded-For: 192.0.2.1\r\n' }),
    );
    if (!fresh) throw new Error('No connection is left.');
    await ask(fresh, { path: '/nergens', headers: 'X-Forwarded-For: 192.0.2.2\r\n' });
    expect(rendered.indexOf('error')).toBeLessThan(6);
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 [24]/u);
    expect(rendered).toHaveLength(61);
  });

  it('wait for one search of each other client', async () => {
    const order: string[] = [];
    const { search, ...ports } = smallPorts();
    const shop = await openShop({
      environment: { TRUSTED_PROXIES: 'loopback' },
      ports: {
        ...ports,
        search: {
          ...search,
          productsAndFilters(request) {
            order.push('search');
            return search.productsAndFilters(request);
          },
        },
      },
      renderer: telling(({ model }) => void order.push(model.type)),
    });
    await shop.get('/nergens');
    order.splice(0);
    const [fresh, ...many] = await openMany(shop.port, 61);
    if (!fresh) throw new Error('No connection is left.');
    const args = [{ locale: 'nl-nl', pageType: 'search', query: 'matras', filters: [] }];
    const path = `/api/algolia/getProductsAndFilters?body=${encodeURIComponent(JSON.stringify(args))}`;
    const answers = many.map((socket) =>
      ask(socket, { path, headers: 'X-Forwarded-For: 192.0.2.1\r\n' }),
    );
    await ask(fresh, { path: '/nergens', headers: 'X-Forwarded-For: 192.0.2.2\r\n' });
    expect(order.indexOf('error')).toBeLessThan(6);
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200/u);
    expect(order.filter((what) => what === 'search')).toHaveLength(60);
  });

  it('wait for one of the requests that connections of one address pipeline', async () => {
    const rendered: string[] = [];
    const shop = await openShop({
      renderer: telling(({ model }) => void rendered.push(model.type)),
    });
    await shop.get('/nergens');
    rendered.splice(0);
    const [fresh, ...many] = await openMany(shop.port, 31);
    if (!fresh) throw new Error('No connection is left.');
    const question = 'GET / HTTP/1.1\r\nHost: nl-nl.localhost:3000\r\n\r\n';
    for (const socket of many) socket.write(question.repeat(5));
    while (rendered.length < 35) await wait(1);
    const before = rendered.length;
    expect(await ask(fresh, { path: '/nergens' })).toMatch(/^HTTP\/1.1 404/u);
    expect(rendered.indexOf('error') - before).toBeLessThan(12);
  });

  it('do not keep out a client that connects after many others', async () => {
    const rendered: string[] = [];
    const shop = await openShop({
      environment: { TRUSTED_PROXIES: 'loopback' },
      renderer: telling(({ model }) => void rendered.push(model.type)),
    });
    await shop.get('/nergens');
    rendered.splice(0);
    const sockets = Array.from({ length: 61 }, () => connect(shop.port, '127.0.0.1'));
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    const fresh = sockets.pop();
    if (!fresh) throw new Error('No connection is left.');
    const answers = sockets.map((socket) =>
      ask(socket, { headers: 'X-Forwarded-For: 192.0.2.1\r\n' }),
    );
    await ask(fresh, { path: '/nergens', headers: 'X-Forwarded-For: 192.0.2.2\r\n' });
    expect(rendered.indexOf('error')).toBeLessThan(6);
    await Promise.all(answers);
    expect(rendered).toHaveLength(61);
  });

  it('let the server do other work between two of them', async () => {
    let turn = 0;
    let isOver = false;
    const next = () => {
      turn += 1;
      if (!isOver) setImmediate(next);
    };
    onTestFinished(() => void (isOver = true));
    const rendered: number[] = [];
    const shop = await openShop({ renderer: telling(() => void rendered.push(turn)) });
    const sockets = await openMany(shop.port, 60);
    next();
    await Promise.all(sockets.map((socket) => ask(socket)));
    expect(rendered).toHaveLength(60);
    expect(new Set(rendered).size).toBe(60);
  });
});

/** Results of 60 pages of one client, each of which takes 2 s by the server's clock. */
async function askSlowly(isShedding: boolean): Promise<readonly string[]> {
  let now = 0;
  const events: string[] = [];
  const turns = createPageLimiter({
    scope: createRequestScope(),
    arrivals: createConnectionArrivals(),
    sendBusyPage: (_request, _response, wait) => void events.push(wait > 20_000 ? 'late' : 'early'),
    isPipelined: () => false,
    isShedding,
    isBusy: () => false,
    isLagging: () => false,
    stopwatch: { now: () => (now += 1000) },
  });
  const request = { ip: '192.0.2.1' } as Request;
  const response = { closed: false } as Response;
  const read = () => turns.read(request, response, () => Promise.resolve(events.push('read')));
  for (let page = 0; page < 100; page++) await read();
  events.splice(0);
  await Promise.all(Array.from({ length: 60 }, read));
  return events;
}

describe('a page that would wait too long', () => {
  it('is refused, and the others are read', async () => {
    const events = await askSlowly(true);
    expect(events.filter((word) => word === 'read').length).toBeGreaterThan(20);
    expect(events.filter((word) => word === 'late').length).toBeGreaterThan(20);
    expect(events).not.toContain('early');
  });

  it('is read late if load shedding is off', async () => {
    expect(await askSlowly(false)).toEqual(Array.from({ length: 60 }, () => 'read'));
  });
});
