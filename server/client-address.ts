import { isIPv4 } from 'node:net';

/**
 * Whom an attempt is counted for: the address that a request came from, as Express tells it (`ip`;
 * TRUSTED_PROXIES says whose word on that is taken). Of IPv6 its first half: a household has all of
 * the other.
 */
export function clientAddress({ ip = '' }: { readonly ip?: string | undefined }): string {
  const mapped = /^::ffff:([\d.]+)$/iu.exec(ip)?.[1] ?? ip;
  if (isIPv4(mapped)) return mapped;
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::', 2);
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(8).fill('0');
  const groups = [...before, ...zeros.slice(before.length + after.length), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':');
}
