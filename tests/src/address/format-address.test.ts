import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, formatHouseNumber, sameAddress } from '#src/address/format-address.ts';
import type { Country } from '#src/shared/locale.ts';
import { HOME } from '../../support/addresses.ts';
import { anyAddress } from '../../support/arbitraries/address.ts';

describe('formatAddress', () => {
  it('C9 returns name, street with number, and postal code with city', () => {
    expect(formatAddress(HOME)).toEqual([
      'Anna de Vries',
      'Lange Nieuwstraat 12',
      '3512 PH Utrecht',
    ]);
  });

  it('C9 puts the company above the name', () => {
    expect(formatAddress({ ...HOME, company: 'De Vries BV', addition: 'bis' })).toEqual([
      'De Vries BV',
      'Anna de Vries',
      'Lange Nieuwstraat 12 bis',
      '3512 PH Utrecht',
    ]);
  });

  it('C9 returns three lines, and one more for a company', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(formatAddress(address)).toHaveLength(address.company === undefined ? 3 : 4);
      }),
    );
  });

  it('C9 contains every field except country, telephone and email', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const { country: _country, telephone: _telephone, email: _email, ...printed } = address;
        const text = formatAddress(address).join('\n');
        expect(Object.values(printed).filter((part) => !text.includes(part))).toEqual([]);
      }),
    );
  });
});

describe('formatHouseNumber', () => {
  it.each<[Country, string | undefined, string]>([
    ['NL', undefined, '12'],
    ['NL', 'a', '12 a'],
    ['NL', 'bis', '12 bis'],
    ['NL', '2', '12 2'],
    ['BE', 'a', '12a'],
    ['BE', '4', '12 bus 4'],
    ['BE', 'bus 4', '12 bus 4'],
    ['DE', 'a', '12a'],
    ['DE', 'Hinterhaus', '12 Hinterhaus'],
    ['DE', '3. OG', '12 3. OG'],
    ['AT', 'a', '12a'],
    ['AT', '2/14', '12/2/14'],
    ['AT', 'Top 14', '12 Top 14'],
  ])('C9 formats the addition in %s, %j, as %s', (country, addition, number) => {
    const house = { houseNumber: '12', country, ...(addition !== undefined && { addition }) };
    expect(formatHouseNumber(house)).toBe(number);
  });
});

describe('sameAddress', () => {
  it('C9 returns true for equal addresses, ignoring the email', () => {
    expect(sameAddress(HOME, { ...HOME })).toBe(true);
    expect(sameAddress(HOME, { ...HOME, email: '' })).toBe(true);
  });

  it.each([
    { firstName: 'Ans' },
    { lastName: 'Smit' },
    { company: 'Smit bv' },
    { street: 'Nieuwegracht' },
    { houseNumber: '13' },
    { addition: 'bis' },
    { postalCode: '3512 PG' },
    { city: 'De Bilt' },
    { country: 'BE' as const },
    { telephone: '+31612345679' },
  ])('C9 returns false for a different %o', (change) => {
    expect(sameAddress(HOME, { ...HOME, ...change })).toBe(false);
  });
});
