import fc, { type Arbitrary } from 'fast-check';
import type { Address, AddressField } from '#src/address/address.ts';
import type { AddressFields } from '#src/address/validate-address.ts';
import { COUNTRIES, type Country } from '#src/shared/locale.ts';
import { anyText } from './texts.ts';

export const anyCountry = fc.constantFrom(...COUNTRIES);

/** Fields that every address has. */
const REQUIRED = [
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'postalCode',
  'city',
  'country',
  'telephone',
  'email',
] as const;

/** Any address that a commerce backend may store. */
export const anyAddress: Arbitrary<Address> = fc.record(
  {
    firstName: anyText,
    lastName: anyText,
    company: anyText,
    street: anyText,
    houseNumber: anyText,
    addition: anyText,
    postalCode: anyText,
    city: anyText,
    country: anyCountry,
    telephone: anyText,
    email: anyText,
  },
  {
    requiredKeys: [...REQUIRED],
  },
);

const oneOf = (words: string) => fc.constantFrom(...words.split('|'));

const REAL_NAME = oneOf(
  "Anna|de Vries|d'Hondt|Van den Bergh-Özdemir|José María|Łukasz|Ναταλία|王小明|محمد|O’Brien|X Æ",
);
const REAL_STREET = oneOf('Lange Nieuwstraat|Wetstraat|Straße des 17. Juni|Mariahilfer Straße|C 4');
const REAL_CITY = oneOf("'s-Hertogenbosch|Utrecht|Brussel|Sankt Pölten|Frankfurt (Oder)|Ĳmuiden");
const REAL_HOUSE_NUMBER = oneOf('1|12|12 bis|12-14|7a|3/2/14|12 bus 4|99999');
const REAL_ADDITION = oneOf('a|bis|bus 4|2/14|hs|Hinterhaus|3. OG links|4');
const REAL_EMAIL = oneOf(
  'anna@example.nl|a.b+c@shop.example.com|anna@müller.de|x@y.museum|ann_e@пример.рф',
);

/** Between `least` and `most` digits. */
const anyDigits = (least: number, most = least) =>
  fc
    .array(fc.nat(9), { minLength: least, maxLength: most })
    .map((digits) => digits.map(String).join(''));

const anyLetter = fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRTUVWXYZ'));

const padded = (least: number, most: number, width: number) =>
  fc.integer({ min: least, max: most }).map((code) => String(code).padStart(width, '0'));

/** Postal codes in the format of their country. */
export const POSTAL_CODES: Readonly<Record<Country, Arbitrary<string>>> = {
  NL: fc
    .tuple(padded(1000, 9999, 4), anyLetter, anyLetter)
    .map(([digits, first, second]) => `${digits} ${first}${second}`),
  BE: padded(1000, 9999, 4),
  DE: padded(1001, 99_998, 5),
  AT: padded(1010, 9992, 4),
};

/** The digits of telephone numbers without the country code and the leading zero. */
export const TELEPHONES: Readonly<Record<Country, Arbitrary<string>>> = {
  NL: anyDigits(8).map((rest) => `6${rest}`),
  BE: anyDigits(7, 8).map((rest) => `4${rest}`),
  DE: anyDigits(5, 12).map((rest) => `3${rest}`),
  AT: anyDigits(3, 12).map((rest) => `1${rest}`),
};

export const CALLING_CODES: Readonly<Record<Country, string>> = {
  NL: '+31',
  BE: '+32',
  DE: '+49',
  AT: '+43',
};

/** A valid address as a shopper types it. */
export const anyTypedAddress: Arbitrary<AddressFields & { readonly country: Country }> =
  anyCountry.chain((country) =>
    fc.record(
      {
        firstName: REAL_NAME,
        lastName: REAL_NAME,
        company: oneOf('3M|1&1|De Vries BV|Käse & Söhne'),
        street: REAL_STREET,
        houseNumber: REAL_HOUSE_NUMBER,
        addition: REAL_ADDITION,
        postalCode: POSTAL_CODES[country],
        city: REAL_CITY,
        country: fc.constant(country),
        telephone: TELEPHONES[country].map((rest) => `0${rest}`),
        email: REAL_EMAIL,
      },
      {
        requiredKeys: [...REQUIRED],
      },
    ),
  );

export const anyAddressField: Arbitrary<AddressField> = fc.constantFrom(
  ...REQUIRED,
  'company',
  'addition',
);

/** A typed address with validation errors in any number of fields. */
export const anyAddressFields: Arbitrary<AddressFields> = fc
  .tuple(anyTypedAddress, fc.dictionary(anyAddressField, anyText, { maxKeys: 4 }))
  .map(([typed, errors]) => Object.assign(typed, errors));
