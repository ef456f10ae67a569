import type { AlgoliaHost } from './algolia-settings.ts';

/**
 * Reads origins, separated by commas: `http://127.0.0.1:4003`. Each of them reads and writes. One
 * that comes twice is tried twice, which gives a single host a second chance. `undefined` when one
 * is no origin.
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
