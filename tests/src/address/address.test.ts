import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddressDocument, parseAddressDocument } from '#src/address/address.ts';
import { HOME } from '../../support/addresses.ts';
import { anyAddress } from '../../support/arbitraries/address.ts';

const DOCUMENT = {
  firstname: 'Anna',
  lastname: 'de Vries',
  company: 'De Vries BV',
  street: ['Lange Nieuwstraat'],
  house_number: '12',
  addition: 'bis',
  postcode: '3512 PH',
  city: 'Utrecht',
  country_code: 'NL',
  telephone: '+31612345678',
  email: 'anna@example.nl',
};

const ANNA = { ...HOME, company: 'De Vries BV', addition: 'bis' } as const;

describe('formatAddressDocument', () => {
  it('C9 uses the field names of the commerce API', () => {
    expect(formatAddressDocument(ANNA)).toStrictEqual(DOCUMENT);
  });
});

describe('parseAddressDocument', () => {
  it('C9 reads back every address that formatAddressDocument writes, through JSON', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const text = JSON.stringify(formatAddressDocument(address));
        expect(parseAddressDocument(JSON.parse(text))).toEqual(address);
      }),
    );
  });

  it.each([undefined, null])(
    'C9 accepts an address without company, addition and email (%s)',
    (absent) => {
      const { company: _company, addition: _addition, ...rest } = ANNA;
      expect(
        parseAddressDocument({ ...DOCUMENT, company: absent, addition: absent, email: absent }),
      ).toStrictEqual({ ...rest, email: '' });
    },
  );

  it('C9 joins several street lines into one', () => {
    expect(parseAddressDocument({ ...DOCUMENT, street: ['Hof 3', 'Achter'] })?.street).toBe(
      'Hof 3 Achter',
    );
  });

  it.each(Object.keys(DOCUMENT))('C9 rejects a number for %s', (name) => {
    expect(parseAddressDocument({ ...DOCUMENT, [name]: 5 })).toBeUndefined();
  });

  it('C9 rejects a country without delivery', () => {
    expect(parseAddressDocument({ ...DOCUMENT, country_code: 'FR' })).toBeUndefined();
  });

  it('C9 returns undefined for any other JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseAddressDocument(value)).toBeUndefined();
      }),
    );
  });
});
