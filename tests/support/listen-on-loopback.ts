import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** A server of a test, on a free port. */
export type LoopbackServer = {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Such as `127.0.0.1:40123`. */
  readonly host: string;
  readonly server: Server;
};

/** Listens until the tests of the file are done. */
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
