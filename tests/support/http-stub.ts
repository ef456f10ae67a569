import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createSocketServer, type Server } from 'node:net';
import type { AlgoliaHost } from '#adapters/algolia/algolia-settings.ts';

/** A host on a loopback port that the system gives. */
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

/** A host that answers as it is told to. */
export function stubHost(listener: RequestListener): Promise<StubHost> {
  const server = createServer(listener);
  return listening(server, () => server.closeAllConnections());
}

/** A host that hangs up on everybody, and tells of each. */
export const deafHost = (called: () => void): Promise<StubHost> =>
  listening(
    createSocketServer((socket) => {
      called();
      socket.destroy();
    }),
  );

/** A listener with one answer for all. */
export const answering =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
