import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import {
  createAlgoliaSandbox,
  type AlgoliaSandbox,
  type AlgoliaSandboxParts,
} from '#sandbox/algolia/algolia-sandbox.ts';

export const ALGOLIA_KEYS = { search: 'search-key', write: 'write-key', analytics: 'count-key' };
export const ALGOLIA_APP = 'SANDBOX';

/**
 * Timeouts of the client, in milliseconds. Server, client and test share one thread, so a pause of
 * a second on the machine must not look like a service that is down.
 */
export const GENEROUS_TIMEOUTS = { connect: 15_000, read: 15_000, write: 15_000 };

export type ListeningAlgolia = AlgoliaSandbox & {
  readonly port: number;
  /** The vendor's own client, with an admin key. */
  readonly client: Algoliasearch;
  readonly hosts: AlgoliaHosts;
  close(): Promise<void>;
};

export type AlgoliaHosts = {
  readonly url: string;
  readonly port: number;
  readonly protocol: 'http';
  readonly accept: 'readWrite';
}[];

/** Starts the search service's sandbox on a free loopback port. */
export async function listeningAlgolia(
  parts: Partial<AlgoliaSandboxParts> = {},
): Promise<ListeningAlgolia> {
  const sandbox = createAlgoliaSandbox({ appId: ALGOLIA_APP, keys: ALGOLIA_KEYS, ...parts });
  const server = createServer({ keepAliveTimeout: GENEROUS_TIMEOUTS.read }, sandbox.listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const hosts: AlgoliaHosts = [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }];
  return {
    ...sandbox,
    port,
    hosts,
    client: algoliasearch(ALGOLIA_APP, ALGOLIA_KEYS.write, {
      hosts,
      timeouts: GENEROUS_TIMEOUTS,
    }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
