import { DEFAULT_LOCALE, type Locale, LOCALES } from '../shared/locale.ts';
import { splitUrl, type SplitUrl } from './url-parts.ts';

/** Shop and page that a request addresses. The path has no trailing slash unless it is `/`. */
export type ShopLocation = SplitUrl & {
  readonly locale: Locale;
  /** False if the host is not the shop's: default locale, and no canonical link. */
  readonly hostKnown: boolean;
};

/** Parses any `Host` header and any request target. */
export function parseLocation(
  host: string | undefined,
  url: string,
  domains: Domains,
): ShopLocation {
  const locale = localeOfHost(host, domains);
  const { path, query } = splitUrl(url);
  return {
    locale: locale ?? DEFAULT_LOCALE,
    hostKnown: locale !== undefined,
    path: withoutTrailingSlashes(path),
    query,
  };
}

/** Loops, as a pattern takes quadratic time on a long run of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Locale whose public origin a `Host` header names. Loopback names mean the default locale unless
 * an origin claims them; `undefined` for a host that is not the shop's.
 */
function localeOfHost(host: string | undefined, domains: Domains): Locale | undefined {
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
  const defaultPort = DEFAULT_PORTS[scheme];
  return own?.name === visited.name && (own.port || defaultPort) === (visited.port || defaultPort);
}

/** The public origin of each locale, `https://www.example.de`; a locale may have none. */
export type Domains = { readonly [L in Locale]?: string };

/** Locales that have a domain; pages name no others (H4). */
export const servedLocales = (domains: Domains): readonly Locale[] =>
  LOCALES.filter((locale) => domains[locale] !== undefined);
