import { describe, expect, it } from 'vitest';
import { sameAddress } from '#src/address/same-address.ts';
import { HOME } from '../../support/addresses.ts';

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
