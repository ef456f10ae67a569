import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { limitConnectionsPerClient } from '#server/connection-limit.ts';
import { createHttpServer, listen } from '#server/http-server.ts';

async function openServer(isProxy: (address: string) => boolean = () => false) {
  const server = createHttpServer((_request, response) => response.end('here'));
  limitConnectionsPerClient(server, isProxy, 3);
  const port = await listen(server, 0, '');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (localAddress: string): Socket =>
    connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Whether a request on a connection is answered; false if the connection is closed. */
async function isAnswered(socket: Socket): Promise<boolean> {
  socket.write(GET);
  return Promise.race([
    once(socket, 'data').then(() => true),
    once(socket, 'close').then(() => false),
  ]);
}

describe('limitConnectionsPerClient', () => {
  it('closes the connections of a client above its share, and none of others', async () => {
    const open = await openServer();
    const mine = [open('127.0.0.1'), open('127.0.0.1'), open('127.0.0.1')];
    expect(await Promise.all(mine.map(isAnswered))).toEqual([true, true, true]);
    expect(await isAnswered(open('127.0.0.1'))).toBe(false);
    expect(await isAnswered(open('127.0.0.2'))).toBe(true);
    expect(await Promise.all(mine.map(isAnswered))).toEqual([true, true, true]);
  });

  it('frees the slot of a closed connection', async () => {
    const open = await openServer();
    const mine = [open('127.0.0.1'), open('127.0.0.1'), open('127.0.0.1')];
    await Promise.all(mine.map(isAnswered));
    mine[0]?.destroy();
    await expect.poll(() => isAnswered(open('127.0.0.1'))).toBe(true);
  });

  it('does not limit a proxy, which carries the requests of all clients', async () => {
    const open = await openServer((address) => address.endsWith('127.0.0.1'));
    const many = Array.from({ length: 6 }, () => open('127.0.0.1'));
    expect(await Promise.all(many.map(isAnswered))).toEqual(many.map(() => true));
  });
});
