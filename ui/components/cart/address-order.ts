import type { AddressField } from '#src/address/address.ts';
import type { Country } from '#src/shared/country.ts';

/** The fields of an address in the order in which its country fills them in. */
export const addressOrder = (country: Country): readonly AddressField[] => [
  'country',
  'firstName',
  'lastName',
  'company',
  ...(isNumberFirst(country) ? NUMBER_FIRST : STREET_FIRST),
  'telephone',
  'email',
];

/** The Dutch know a house by its postal code and number, others by its street and number. */
export const isNumberFirst = (country: Country): boolean => country === 'NL';

/** The field with which street and house number are complete. */
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
