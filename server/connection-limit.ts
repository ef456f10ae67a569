import type { Express } from 'express';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientIp } from './request-source.ts';

/**
 * Maximum number of connections per client: a browser opens six over HTTP/1.1, so this is eighty
 * shoppers behind one address.
 */
const MAX_CONNECTIONS = 500;

/**
 * Closes connections above a client's maximum immediately, so that no client takes all of them.
 * `isProxy` exempts proxies, which carry the requests of many clients.
 */
export function limitConnectionsPerClient(
  server: Server,
  isProxy: (address: string) => boolean,
  maxConnections = MAX_CONNECTIONS,
): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const client = clientIp({ ip: remoteAddress });
    const before = open.get(client) ?? 0;
    if (before >= maxConnections) return void socket.destroy();
    open.set(client, before + 1);
    socket.once('close', () => {
      const remaining = (open.get(client) ?? 1) - 1;
      if (remaining === 0) open.delete(client);
      else open.set(client, remaining);
    });
  });
}

/** Whether an address is one of TRUSTED_PROXIES, as the Express app decides it. */
export const createTrustedProxyCheck =
  (app: Express) =>
  (address: string): boolean =>
    (app.get('trust proxy fn') as (address: string, hop: number) => boolean)(address, 0);
