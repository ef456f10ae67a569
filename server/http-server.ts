import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Node's server, with clocks of its own against clients that send slowly or not at all. All times
 * are in milliseconds. A connection stays longer than those of common load balancers (60 s), so
 * that it is never ours that ends while a request is on its way.
 */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer({ connectionsCheckingInterval: 1000 }, listener);
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Starts listening; answers the port, which is the machine's choice where 0 was asked for. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === '' ? {} : { host }) }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Requests under way get this long to end. */
const LONGEST_DRAIN = 10_000;

/** Takes no more connections and waits for the requests under way; cuts what does not end. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN);
  await closed;
  clearTimeout(cut);
}
