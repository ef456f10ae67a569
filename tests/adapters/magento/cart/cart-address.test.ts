import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCartAddress, toAddressInput } from '#adapters/magento/cart/cart-address.ts';
import type { Address } from '#src/address/address.ts';
import { validateAddress } from '#src/address/validate-address.ts';
import { HOME } from '../../../support/addresses.ts';
import { anyTypedAddress } from '../../../support/arbitraries/address.ts';

const ANNA: Address = { ...HOME, addition: 'bis' };

/** The address in Magento's answer. */
const stored = (address: Address) => {
  const { country_code, save_in_address_book: _, ...fields } = toAddressInput(address);
  return { ...fields, country: { code: country_code, label: '' } };
};

describe('readCartAddress', () => {
  it('C9 takes number and addition from the lines of a street', () => {
    expect(toAddressInput(ANNA).street).toEqual(['Lange Nieuwstraat', '12', 'bis']);
    expect(readCartAddress(stored(ANNA))).toEqual(ANNA);
  });

  it('C9 takes the e-mail address from the fax number, and no real fax number', () => {
    expect(toAddressInput(ANNA).fax).toBe(ANNA.email);
    for (const fax of [null, '', '030 1234567']) {
      expect(readCartAddress({ ...stored(ANNA), fax })).toEqual({ ...ANNA, email: '' });
    }
  });

  it('C9 parses house number and addition from a single street line', () => {
    expect(
      readCartAddress({ ...stored(ANNA), street: ['Lange Nieuwstraat 12 bis'] }),
    ).toMatchObject({
      street: 'Lange Nieuwstraat',
      houseNumber: '12',
      addition: 'bis',
    });
  });

  it('C9 returns undefined for a country without deliveries', () => {
    expect(readCartAddress({ ...stored(ANNA), country: { code: 'FR' } })).toBeUndefined();
  });

  it('C9 reads back a written address', () => {
    fc.assert(
      fc.property(anyTypedAddress, (typed) => {
        const address = validateAddress(typed);
        if (!address.ok) throw new Error('The address was to be valid');
        expect(readCartAddress(stored(address.value))).toEqual(address.value);
      }),
    );
  });
});
