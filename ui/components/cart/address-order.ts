import type { AddressField } from '#src/address/address.ts';
import type { Country } from '#src/shared/country.ts';

/** In one form: the Dutch know a house by its postal code and number, others by street and number. */
export const addressOrder = (country: Country): readonly AddressField[] => [
  'country',
  'firstName',
  'lastName',
  'company',
  ...PLACE[country],
  'telephone',
  'email',
];

const STREET_FIRST = ['street', 'houseNumber', 'addition', 'postalCode', 'city'] as const;

const PLACE: Readonly<Record<Country, readonly AddressField[]>> = {
  NL: ['postalCode', 'houseNumber', 'addition', 'street', 'city'],
  BE: STREET_FIRST,
  DE: STREET_FIRST,
  AT: STREET_FIRST,
};
