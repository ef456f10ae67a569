import type { Express } from 'express';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './client-address.ts';

/**
 * One client's share of the connections that a server has for all: of HTTP/1.1 a browser opens six, so
 * this is eighty shoppers behind one address.
 */
export const MOST_CONNECTIONS = 500;

/**
 * Closes a connection beyond its client's share as soon as it is opened, so that nobody takes all there
 * are. `isProxy` names those that bring everybody's requests: they have no limit of their own.
 */
export function shareConnections(
  server: Server,
  isProxy: (address: string) => boolean,
  most = MOST_CONNECTIONS,
): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const client = clientAddress({ ip: remoteAddress });
    const before = open.get(client) ?? 0;
    if (before >= most) return void socket.destroy();
    open.set(client, before + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
}

/** Whether an address is one of TRUSTED_PROXIES, as an app judges it. */
export const trustedBy =
  (app: Express) =>
  (address: string): boolean =>
    (app.get('trust proxy fn') as (address: string, hop: number) => boolean)(address, 0);
