import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTypedAddress, parseTypedAddress } from '#src/address/typed-address-document.ts';
import { anyAddressFields } from '../../support/arbitraries/address.ts';

describe('formatTypedAddress', () => {
  it('C9 writes the typed text unchanged under the field names of the commerce API', () => {
    const typed = { lastName: ' de Vries', street: 'Wetstraat ', houseNumber: '', country: 'be' };
    expect(formatTypedAddress(typed)).toStrictEqual({
      lastname: ' de Vries',
      street: ['Wetstraat '],
      house_number: '',
      country_code: 'be',
    });
  });

  it('C9 omits fields that were not typed, including the street', () => {
    expect(formatTypedAddress({ city: 'Utrecht' })).toStrictEqual({ city: 'Utrecht' });
    expect(formatTypedAddress({})).toStrictEqual({});
  });
});

describe('parseTypedAddress', () => {
  it('C9 reads the form fields by the names of the commerce API', () => {
    expect(
      parseTypedAddress({
        firstname: 'Anna',
        street: ['Lange Nieuwstraat', 'achterhuis'],
        house_number: '12',
        postcode: '3512ph',
        country_code: 'nl',
      }),
    ).toEqual({
      firstName: 'Anna',
      street: 'Lange Nieuwstraat achterhuis',
      houseNumber: '12',
      postalCode: '3512ph',
      country: 'nl',
    });
  });

  it('C9 reads back whatever was typed, through JSON', () => {
    fc.assert(
      fc.property(anyAddressFields, (typed) => {
        expect(parseTypedAddress(JSON.parse(JSON.stringify(formatTypedAddress(typed))))).toEqual(
          typed,
        );
      }),
    );
  });

  it('C9 ignores values of the wrong type', () => {
    expect(parseTypedAddress({ firstname: 1, city: null, street: 'Wetstraat' })).toEqual({});
    const street = ['Wetstraat', 16, null, 'achterhuis'];
    expect(parseTypedAddress({ street })).toEqual({ street: 'Wetstraat achterhuis' });
  });

  it.each([undefined, null, 7, 'Utrecht', []])('C9 returns no fields for %j', (value) => {
    expect(parseTypedAddress(value)).toEqual({});
  });

  it('C9 returns only string fields for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const text of Object.values(parseTypedAddress(value)))
          expect(text).toBeTypeOf('string');
      }),
    );
  });
});
