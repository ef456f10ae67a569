import type { AddressField } from '#src/address/address.ts';
import type { Country } from '#src/shared/locale.ts';

/** Fields of an address, in the order that is usual in its country. */
export const addressFieldOrder = (country: Country): readonly AddressField[] => [
  'country',
  'firstName',
  'lastName',
  'company',
  ...(isPostalCodeFirst(country) ? POSTAL_CODE_FIRST : STREET_FIRST),
  'telephone',
  'email',
];

/** Dutch addresses are found by postal code and house number, others by street and number. */
export const isPostalCodeFirst = (country: Country): boolean => country === 'NL';

/** Last field of the form row that completes street and house number, by country. */
export const lastStreetAddressField = (country: Country): AddressField =>
  isPostalCodeFirst(country) ? 'city' : 'addition';

const POSTAL_CODE_FIRST: readonly AddressField[] = [
  'postalCode',
  'houseNumber',
  'addition',
  'street',
  'city',
];

const STREET_FIRST: readonly AddressField[] = [
  'street',
  'houseNumber',
  'addition',
  'postalCode',
  'city',
];
