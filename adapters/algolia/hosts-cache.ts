import type { algoliasearch } from 'algoliasearch';
import { readFields, readText } from '#src/shared/json-reader.ts';
import { HOST_DOWN_MS, hostsToTry } from '#src/search/search-service.ts';
import type { AlgoliaHost } from './algolia-settings.ts';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/**
 * Remembers for two minutes which hosts were down, and which answered too late (S7): the client does
 * not try the former, and the latter after all others. The client's own cache never finds an entry:
 * it writes under a key that includes the host's state and reads under one without it. Here the key
 * is the host's address.
 */
export function createHostsCache(now: () => number): HostsCache {
  const knownHosts = new Map<string, true>();
  const downSince = new Map<string, number>();
  const lateSince = new Map<string, number>();
  const isLate = (key: string): boolean => now() - (lateSince.get(key) ?? -Infinity) < HOST_DOWN_MS;
  const isUp = (key: string): boolean =>
    hostsToTry([...knownHosts.keys()], downSince, now()).includes(key);
  const memory = {
    get(host: string | AlgoliaHost) {
      const key = keyOf(host);
      knownHosts.set(key, true);
      const state = {
        isUp: () => isUp(key) && !isLate(key),
        isTimedOut: () => isUp(key) && isLate(key),
      };
      return Promise.resolve(typeof host === 'string' ? state : { ...host, ...state });
    },
    set(host: string | AlgoliaHost, state: unknown) {
      const since = readState(state)?.status === 'timed out' ? lateSince : downSince;
      since.set(keyOf(host), now());
      return Promise.resolve(state);
    },
    delete(host: string | AlgoliaHost) {
      downSince.delete(keyOf(host));
      lateSince.delete(keyOf(host));
      return Promise.resolve();
    },
    clear() {
      downSince.clear();
      lateSince.clear();
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
