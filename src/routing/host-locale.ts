import type { Domains } from './domains.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../shared/locale.ts';

/**
 * Locale whose public origin a `Host` header names. Loopback names mean the default locale unless
 * an origin claims them; `undefined` for a host that is not the shop's.
 */
export function localeOfHost(host: string | undefined, domains: Domains): Locale | undefined {
  const visited = parseHost(host ?? '');
  if (!visited) return undefined;
  const locale = LOCALES.find((candidate) => isOrigin(domains[candidate], visited));
  return locale ?? (LOOPBACK_NAMES.has(visited.name) ? DEFAULT_LOCALE : undefined);
}

type Host = { readonly name: string; readonly port: string };

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443' };
const HOST = /^(?<name>\[[0-9a-f:.]+\]|[^\s:/?#@[\]]+?)\.?(?::(?<port>\d*))?$/;
const ORIGIN = /^(?<scheme>https?):\/\/(?<host>[^/]+)\/?$/;

/** Ignores case and the trailing dot of a full name; an absent port is empty. */
function parseHost(host: string): Host | undefined {
  const { name, port = '' } = HOST.exec(host.toLowerCase())?.groups ?? {};
  return name === undefined ? undefined : { name, port };
}

function isOrigin(origin: string | undefined, visited: Host): boolean {
  const { scheme = '', host = '' } = ORIGIN.exec(origin?.toLowerCase() ?? '')?.groups ?? {};
  const own = parseHost(host);
  const usual = DEFAULT_PORTS[scheme];
  return own?.name === visited.name && (own.port || usual) === (visited.port || usual);
}
