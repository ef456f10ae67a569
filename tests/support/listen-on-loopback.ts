import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** A server of a test, on a port that nobody else has. */
export type LoopbackServer = {
  /** `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** `127.0.0.1:40123`. */
  readonly host: string;
  readonly server: Server;
};

/** Listens until the tests of the file are over. */
export async function listenOnLoopback(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${port}`;
  return { origin: `http://${host}`, host, server };
}
