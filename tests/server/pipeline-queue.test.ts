import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Renderer } from '#server/renderer.ts';
import { openShop, plainRenderer } from './small-shop.ts';

/** More than the kernel buffers for a client that reads nothing. */
const LARGE = 'x'.repeat(12_000_000);

async function openCountedShop(html = '', isDraining = () => false) {
  const rendered: string[] = [];
  const renderer: Renderer = {
    ...plainRenderer,
    page(page) {
      rendered.push(page.model.type);
      return html || plainRenderer.page(page);
    },
  };
  return { shop: await openShop({ renderer, isDraining }), rendered };
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: nl-nl.localhost:3000\r\n\r\n`;

describe('a connection with many requests at once', () => {
  it('gets no further page rendered while it reads nothing', async () => {
    const { shop, rendered } = await openCountedShop(LARGE);
    const sockets = Array.from({ length: 5 }, () => open(shop.port).pause());
    for (const socket of sockets) socket.write(ask('/').repeat(20));
    while (rendered.length < 5) await wait(10);
    await wait(300);
    expect(rendered).toHaveLength(5);
    expect((await shop.get('/healthz')).status).toBe(200);
  });

  it('is answered in order, for any number of requests', async () => {
    const { shop } = await openCountedShop();
    const paths = Array.from({ length: 30 }, (_, index) => `/assets/${index}`);
    const socket = open(shop.port);
    let answer = '';
    socket.on('data', (bytes: Buffer) => void (answer += bytes.toString()));
    socket.write(paths.map((path) => ask(path)).join('') + ask('/healthz'));
    while (!answer.includes('200 OK')) await wait(10);
    expect(answer.match(/^HTTP\/1\.1 \d+/gmu)).toHaveLength(31);
    expect(answer.lastIndexOf('404 Not Found')).toBeLessThan(answer.indexOf('200 OK'));
  });

  it('drops its waiting requests when it is closed', async () => {
    const { shop, rendered } = await openCountedShop(LARGE);
    const socket = open(shop.port).pause();
    socket.write(ask('/').repeat(10));
    while (rendered.length < 1) await wait(10);
    socket.resetAndDestroy();
    await wait(100);
    expect(rendered).toHaveLength(1);
  });

  it('drops the requests after its last answer', async () => {
    const { shop, rendered } = await openCountedShop('', () => true);
    const socket = open(shop.port);
    let answers = '';
    socket.on('data', (bytes: Buffer) => void (answers += bytes.toString()));
    socket.write(ask('/').repeat(5));
    await once(socket, 'end');
    await wait(100);
    expect(answers.match(/^HTTP\/1\.1 \d+/gmu)).toHaveLength(1);
    expect(rendered).toHaveLength(1);
    const metrics = await (await shop.get('/metrics')).text();
    expect(metrics).toMatch(/^shop_requests_in_flight\{kind="page"\} 0$/mu);
  });

  it('is ended after hundreds of requests that do not wait for an answer', async () => {
    const { shop, rendered } = await openCountedShop(LARGE);
    const socket = open(shop.port);
    socket.write(ask('/').repeat(400));
    await once(socket, 'close');
    expect(rendered.length).toBeLessThanOrEqual(1);
  });
});
