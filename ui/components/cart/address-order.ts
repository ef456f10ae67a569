import type { AddressField } from '#src/address/address.ts';
import type { Country } from '#src/shared/country.ts';

/** Fields of an address, in the order that is usual in its country. */
export const addressOrder = (country: Country): readonly AddressField[] => [
  'country',
  'firstName',
  'lastName',
  'company',
  ...(isNumberFirst(country) ? NUMBER_FIRST : STREET_FIRST),
  'telephone',
  'email',
];

/** Dutch addresses are found by postal code and house number, others by street and number. */
export const isNumberFirst = (country: Country): boolean => country === 'NL';

/** Last field of the form row that completes street and house number, by country. */
export const lastOfHouse = (country: Country): AddressField =>
  isNumberFirst(country) ? 'city' : 'addition';

const NUMBER_FIRST: readonly AddressField[] = [
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
