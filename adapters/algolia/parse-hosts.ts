import type { AlgoliaHost } from './algolia-settings.ts';

/**
 * Parses comma-separated origins: `http://127.0.0.1:4003`. Each is read from and written to. An
 * origin listed twice is tried twice, which retries a single host. Returns `undefined` if one is
 * invalid.
 */
export function parseHosts(text: string): readonly AlgoliaHost[] | undefined {
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
