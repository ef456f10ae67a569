import type { Request } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import { type Domains, parseLocation, type ShopLocation } from '#src/routing/parse-location.ts';

/**
 * Client for rate limits: the request's address as Express reports it (`ip`; TRUSTED_PROXIES says
 * which proxies are believed). Of IPv6 only the first half counts: a household owns the whole other
 * half. Invalid addresses count as one client with an empty name.
 */
export function clientIp({ ip = '' }: { readonly ip?: string | undefined }): string {
  const address = parseIpAddress(ip);
  if (address === undefined || isIPv4(address)) return address ?? '';
  const [head = '', tail] = address.split('::', 2);
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(8).fill('0');
  const groups = [...before, ...zeros.slice(before.length + after.length), ...after];
  return groups.slice(0, 4).join(':');
}

/**
 * Normalizes an address as proxies write it: without port, brackets and zone, IPv4-mapped IPv6 as
 * IPv4. Returns `undefined` if it is not an address.
 */
export function parseIpAddress(text: string): string | undefined {
  const withoutPort = WITH_PORT.exec(text)?.slice(1).find(Boolean) ?? text;
  if (isIPv4(withoutPort)) return withoutPort;
  const [unzoned = ''] = withoutPort.split('%', 1);
  if (!isIPv6(unzoned)) return undefined;
  const { address } = new SocketAddress({ address: unzoned, family: 'ipv6' });
  return /^::ffff:([\d.]+)$/u.exec(address)?.[1] ?? address;
}

/** `203.0.113.7:51234`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:([\d.]+):\d{1,5}|\[([^\]]+)\](?::\d{1,5})?)$/u;

/**
 * True if the browser reports that another site's page sent this request. Clients other than
 * browsers send neither header and are accepted: they hold no shopper's cookies.
 *
 * So are browsers that send neither with a form, as some from before 2020 do. Their shoppers are
 * protected by the cart cookie: it is `SameSite=Lax`, so another site's form arrives without it and
 * cannot change the cart. Such a form could still create a cart in the shopper's browser;
 * {@link isSameOrigin} decides what it may not put there.
 */
export function isCrossSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && !isShopOrigin(headers.origin, headers.host);
}

/** True if the browser itself reports that a page of this shop sent the request. */
export const isSameOrigin = (headers: IncomingHttpHeaders): boolean =>
  !isCrossSite(headers) &&
  (headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin');

/** Whether a request sends this token as `Authorization: Bearer <token>`; compared in constant time. */
export const hasBearerToken = (
  { headers }: { readonly headers: IncomingHttpHeaders },
  token: string,
): boolean => timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares hosts, not schemes: TLS ends before this server. */
const isShopOrigin = (origin: string, host: string | undefined) =>
  URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();

export type LocateShop = (request: Pick<Request, 'headers' | 'originalUrl'>) => ShopLocation;

/** Resolves the shop of a request by its host, and its path and query. */
export const createLocateShop =
  (domains: Domains): LocateShop =>
  (request) =>
    parseLocation(request.headers.host, request.originalUrl, domains);
