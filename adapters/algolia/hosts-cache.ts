import type { algoliasearch } from 'algoliasearch';
import { readFields, readText } from '#src/shared/json-reader.ts';
import { hostsToTry } from '#src/search/search-service.ts';
import type { AlgoliaHost } from './algolia-settings.ts';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/**
 * Remembers hosts that were down, which are not tried for two minutes (S7). One that only answered
 * too late is not among them. The client's own cache
 * never finds an entry: it writes under a key that includes the host's state and reads under one
 * without it. Here the key is the host's address.
 */
export function createHostsCache(now: () => number): HostsCache {
  const knownHosts = new Map<string, true>();
  const downSince = new Map<string, number>();
  const isUp = (key: string): boolean =>
    hostsToTry([...knownHosts.keys()], downSince, now()).includes(key);
  const memory = {
    get(host: string | AlgoliaHost) {
      const key = keyOf(host);
      knownHosts.set(key, true);
      const state = { isUp: () => isUp(key), isTimedOut: () => false };
      return Promise.resolve(typeof host === 'string' ? state : { ...host, ...state });
    },
    set(host: string | AlgoliaHost, state: unknown) {
      if (readState(state)?.status !== 'timed out') downSince.set(keyOf(host), now());
      return Promise.resolve(state);
    },
    delete(host: string | AlgoliaHost) {
      downSince.delete(keyOf(host));
      return Promise.resolve();
    },
    clear() {
      downSince.clear();
      return Promise.resolve();
    },
  };
  return memory as HostsCache;
}

/** The client's word for a host whose answer it did not wait for. */
const readState = readFields({ status: readText });

const keyOf = (host: string | AlgoliaHost): string =>
  typeof host === 'string'
    ? host
    : [host.protocol, host.url, host.port ?? '', host.accept].join(' ');
