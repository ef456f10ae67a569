import { isIPv4, isIPv6, SocketAddress } from 'node:net';

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
  const bare = WITH_PORT.exec(text)?.slice(1).find(Boolean) ?? text;
  if (isIPv4(bare)) return bare;
  const [unzoned = ''] = bare.split('%', 1);
  if (!isIPv6(unzoned)) return undefined;
  const { address } = new SocketAddress({ address: unzoned, family: 'ipv6' });
  return /^::ffff:([\d.]+)$/u.exec(address)?.[1] ?? address;
}

/** `203.0.113.7:51234`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:([\d.]+):\d{1,5}|\[([^\]]+)\](?::\d{1,5})?)$/u;
