import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * Whom an attempt is counted for: the address that a request came from, as Express tells it (`ip`;
 * TRUSTED_PROXIES says whose word on that is taken). Of IPv6 its first half: a household has all of
 * the other. All that is no address counts as one client, whose name is empty.
 */
export function clientAddress({ ip = '' }: { readonly ip?: string | undefined }): string {
  const address = parseAddress(ip);
  if (address === undefined || isIPv4(address)) return address ?? '';
  const [head = '', tail] = address.split('::', 2);
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(8).fill('0');
  const groups = [...before, ...zeros.slice(before.length + after.length), ...after];
  return groups.slice(0, 4).join(':');
}

/**
 * An address as proxies write it, in its one normal form: without port, brackets and zone, IPv4 as
 * such where it is mapped into IPv6. `undefined` for what is no address.
 */
export function parseAddress(text: string): string | undefined {
  const bare = WITH_PORT.exec(text)?.slice(1).find(Boolean) ?? text;
  if (isIPv4(bare)) return bare;
  const [unzoned = ''] = bare.split('%', 1);
  if (!isIPv6(unzoned)) return undefined;
  const { address } = new SocketAddress({ address: unzoned, family: 'ipv6' });
  return /^::ffff:([\d.]+)$/u.exec(address)?.[1] ?? address;
}

/** `203.0.113.7:51234`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:([\d.]+):\d{1,5}|\[([^\]]+)\](?::\d{1,5})?)$/u;
