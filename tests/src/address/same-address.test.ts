import { describe, expect, it } from 'vitest';
import type { Address } from '#src/address/address.ts';
import { sameAddress } from '#src/address/same-address.ts';

const anna: Address = {
  firstName: 'Anna',
  lastName: 'de Vries',
  street: 'Lange Nieuwstraat',
  houseNumber: '12',
  postalCode: '3512 PH',
  city: 'Utrecht',
  country: 'NL',
  telephone: '+31612345678',
  email: 'anna@voorbeeld.nl',
};

describe('sameAddress', () => {
  it('C9 takes an address for itself, whatever e-mail address is kept with it', () => {
    expect(sameAddress(anna, { ...anna })).toBe(true);
    expect(sameAddress(anna, { ...anna, email: '' })).toBe(true);
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
  ])('C9 tells another by %o', (change) => {
    expect(sameAddress(anna, { ...anna, ...change })).toBe(false);
  });
});
