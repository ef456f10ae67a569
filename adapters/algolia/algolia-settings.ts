import type { SearchTimeouts } from '#src/search/search-service.ts';

export type AlgoliaClientOptions = {
  readonly appId: string;
  /** May read indexes and recommendations, and send events. */
  readonly searchKey: string;
  /** May read top searches; without it, there are none. */
  readonly analyticsKey?: string;
  /** Region of analytics and events; by default Algolia finds it. */
  readonly region?: 'us' | 'de';
  /** Index prefix that tells shops in one application apart (S4). */
  readonly prefix: string;
  /** Replaces Algolia's own hosts for all its services. */
  readonly hosts?: readonly AlgoliaHost[];
  /** Timeout of a query including retries, in milliseconds; 3 s by default. */
  readonly deadline?: number;
  /** Timeouts per attempt; `SEARCH_TIMEOUTS` by default (S7). */
  readonly timeouts?: SearchTimeouts;
};

/** A host in the client's format: a name without scheme. */
export type AlgoliaHost = {
  readonly protocol: 'http' | 'https';
  readonly url: string;
  readonly port?: number;
  readonly accept: 'read' | 'write' | 'readWrite';
};

/** The client has no overall deadline: four silent hosts would take 16 s. */
export const DEFAULT_DEADLINE = 3000;

/**
 * Parses comma-separated origins: `http://127.0.0.1:4003`. Each is read from and written to. An
 * origin listed twice is tried twice, which retries a single host. Returns `undefined` if one is
 * invalid.
 */
export function parseAlgoliaHosts(text: string): readonly AlgoliaHost[] | undefined {
  const hosts = text.split(',').map((origin) => parseHost(origin.trim()));
  return hosts.every((host) => host !== undefined) ? hosts : undefined;
}

const ORIGIN = /^(https?):\/\/([a-z0-9.-]+)(?::(\d{1,5}))?\/?$/i;

function parseHost(origin: string): AlgoliaHost | undefined {
  const [, protocol, url, port] = ORIGIN.exec(origin) ?? [];
  if (protocol === undefined || url === undefined) return undefined;
  return {
    protocol: protocol.toLowerCase() === 'http' ? 'http' : 'https',
    url,
    ...(port !== undefined && { port: Number(port) }),
    accept: 'readWrite',
  };
}
