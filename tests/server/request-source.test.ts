import fc from 'fast-check';
import { isIP } from 'node:net';
import { describe, expect, it } from 'vitest';
import { normalHops } from '#server/forwarded-for.ts';
import { clientIp, isCrossSite, isSameOrigin, parseIpAddress } from '#server/request-source.ts';
import { openShop } from './small-shop.ts';

const anyPort = fc.integer({ min: 1, max: 65_535 });

/** Text with many addresses and near-addresses. */
const anyHeaderText = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('203.0.113.7', '::', '1', ':', '[', ']', '%', '.', 'f'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
);

/** The address without brackets, port and zone. */
const bareOf = (text: string): string =>
  /^\[(.*)\](?::\d{1,5})?$/u.exec(text)?.[1]?.split('%')[0] ??
  /^([\d.]+):\d{1,5}$/u.exec(text)?.[1] ??
  text.split('%')[0] ??
  '';

describe('clientIp', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001::9', '2001:db8:1:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2'],
    ['[::ffff:203.0.113.7%eth0]:443', '203.0.113.7'],
    ['unknown', ''],
    ['203.0.113.7:', ''],
    ['203.0.113.7:123456', ''],
    ['203.0.113.777', ''],
    ['[203.0.113.7', ''],
    ['_hidden:51234', ''],
  ])('counts %s as %s', (ip, counted) => {
    expect(clientIp({ ip })).toBe(counted);
  });

  it('counts an IPv6 /64 as one client', () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        const own = clientIp({ ip });
        if (own.includes('.')) return;
        expect(clientIp({ ip: `${own}:1:2:3:4` })).toBe(own);
      }),
    );
  });

  it('counts an address as one client, with any port, brackets or zone', () => {
    fc.assert(
      fc.property(fc.ipV4(), anyPort, (ip, port) => {
        for (const spelling of [`${ip}:${port}`, `::ffff:${ip}`, `[::ffff:${ip}]:${port}`])
          expect(clientIp({ ip: spelling })).toBe(ip);
      }),
    );
    fc.assert(
      fc.property(fc.ipV6(), anyPort, (ip, port) => {
        const counted = clientIp({ ip });
        const spellings = [`[${ip}]:${port}`, `[${ip}]`, `${ip}%eth0`, ip.toUpperCase()];
        for (const spelling of spellings) expect(clientIp({ ip: spelling })).toBe(counted);
      }),
    );
  });

  it('counts everything that is no address as one client, and never throws', () => {
    fc.assert(
      fc.property(anyHeaderText, (ip) => {
        const counted = clientIp({ ip });
        expect(counted === '' || isIP(bareOf(ip)) > 0).toBe(true);
      }),
    );
    expect(clientIp({})).toBe('');
  });
});

describe('parseIpAddress', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
        const address = parseIpAddress(text) ?? '';
        expect(isIP(address)).toBeGreaterThan(0);
        expect(parseIpAddress(address)).toBe(address);
      }),
    );
  });
});

describe('normalHops', () => {
  it.each([
    ['203.0.113.7:51234', ['203.0.113.7']],
    ['198.51.100.9, [2001:db8::1]:443', ['198.51.100.9', '2001:db8::1']],
    ['198.51.100.9, unknown', []],
    ['198.51.100.9, unknown, 203.0.113.7:1', ['203.0.113.7']],
    ['198.51.100.9,, 203.0.113.7 ,', ['198.51.100.9', '203.0.113.7']],
    ['', []],
  ])('reads %j as %j', (header, hops) => {
    expect(normalHops(header)).toEqual(hops);
  });

  it('returns addresses only, sixteen at most, and ends with the one appended last', () => {
    fc.assert(
      fc.property(fc.array(anyHeaderText), fc.ipV4(), anyPort, (parts, ip, port) => {
        const hops = normalHops([...parts, `${ip}:${port}`].join(','));
        expect(hops.every((hop) => isIP(hop) > 0)).toBe(true);
        expect(hops.length).toBeLessThanOrEqual(16);
        expect(hops.at(-1)).toBe(ip);
      }),
    );
  });
});

/** Number of carts created for ten calls that differ only in the headers of their proxy. */
async function madeFor(forwarded: (index: number) => string) {
  const environment = { TRUSTED_PROXIES: 'loopback, 10.0.0.0/8', CARTS_PER_MINUTE: '6' };
  const shop = await openShop({ environment });
  let made = 0;
  for (let index = 0; index < 10; index += 1) {
    const headers = { 'X-Forwarded-For': forwarded(index) };
    const { status } = await shop.call('/api/magento/createEmptyCart', [], headers);
    made += status === 200 ? 1 : 0;
  }
  return made;
}

describe('a rate limit per client, behind trusted proxies', () => {
  it.each<readonly [string, (index: number) => string]>([
    ['the port of the client', (index) => `203.0.113.7:${50_000 + index}`],
    ['the port of a client with IPv6', (index) => `[2001:db8::1]:${50_000 + index}`],
    ['the port of a trusted proxy', (index) => `203.0.113.7:${index + 1}, 10.0.0.3:${index + 1}`],
    ['no address', (index) => `client-${index}`],
    ['a zone', (index) => `fe80::1%eth${index}`],
    ['earlier entries from the client', (index) => `198.51.100.${index}, 203.0.113.7:1`],
  ])('counts %s as no other client', async (_, forwarded) => {
    expect(await madeFor(forwarded)).toBe(6);
  });

  it('distinguishes clients by their addresses', async () => {
    expect(await madeFor((index) => `203.0.113.${index}:443`)).toBe(10);
  });
});

const host = 'nl-nl.localhost:3000';

describe('isCrossSite', () => {
  it.each([
    {},
    { origin: 'http://nl-nl.localhost:3000' },
    { origin: 'https://nl-nl.localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('accepts %o', (headers) => {
    expect(isCrossSite({ host, ...headers })).toBe(false);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'http://de-de.localhost:3000' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://nl-nl.localhost:3000' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ])('refuses %o', (headers) => {
    expect(isCrossSite({ host, ...headers })).toBe(true);
  });

  it('refuses an origin if there is no host', () => {
    expect(isCrossSite({ origin: 'null' })).toBe(true);
  });
});

describe('isSameOrigin', () => {
  it.each([
    { origin: 'http://nl-nl.localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://nl-nl.localhost:3000' },
  ])('trusts the headers of a browser that sends %o', (headers) => {
    expect(isSameOrigin({ host, ...headers })).toBe(true);
  });

  it.each([
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ])('does not guess for %o', (headers) => {
    expect(isSameOrigin({ host, ...headers })).toBe(false);
  });
});
