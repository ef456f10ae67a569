import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';
import type { AlgoliaHost } from '#adapters/algolia/algolia-settings.ts';

/** A host on a free loopback port. */
export type StubHost = { readonly host: AlgoliaHost; readonly close: () => Promise<void> };

const listening = async (server: Server, close: () => void = () => {}): Promise<StubHost> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    host: { protocol: 'http', url: '127.0.0.1', port, accept: 'readWrite' },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        close();
      }),
  };
};

/** Starts a host with this listener. */
export function stubHost(listener: RequestListener): Promise<StubHost> {
  const server = createServer(listener);
  return listening(server, () => server.closeAllConnections());
}

/** Starts a host that hangs up on every client, and reports each. */
export const hangUpHost = (called: () => void): Promise<StubHost> =>
  listening(
    createSocketServer((socket) => {
      called();
      socket.destroy();
    }),
  );

/** Starts a host that nobody can connect to: it never answers a TLS handshake. */
export async function hostWithoutHandshake(called: () => void): Promise<StubHost> {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    called();
    sockets.add(socket.on('error', () => {}));
  });
  const { host, close } = await listening(server, () => sockets.forEach((one) => one.destroy()));
  return { host: { ...host, protocol: 'https' }, close };
}

/** A listener with one answer for all requests. */
export const answering =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
