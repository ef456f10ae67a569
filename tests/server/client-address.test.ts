import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '#server/client-address.ts';

describe('clientAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001::9', '2001:db8:1:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('counts %s as %s', (ip, counted) => {
    expect(clientAddress({ ip })).toBe(counted);
  });

  it('counts all of a household as one', () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        const own = clientAddress({ ip });
        if (own.includes('.')) return;
        expect(clientAddress({ ip: `${own}:1:2:3:4` })).toBe(own);
      }),
    );
  });

  it('takes anything for an address, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (ip) => {
        expect(clientAddress({ ip })).toBeTypeOf('string');
      }),
    );
    expect(clientAddress({})).toBe('');
  });
});
