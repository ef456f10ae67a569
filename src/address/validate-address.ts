import { parseEmail } from '../shared/email.ts';
import {
  type FieldError,
  type FieldReason,
  type FieldRule,
  type FormInput,
  MAX_NAME_LENGTH,
  matchesPattern,
  optionalField,
  parseName,
  readForm,
  requiredField,
} from '../shared/form.ts';
import { COUNTRIES, type Country } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Address, AddressField } from './address.ts';
import { parseAddition, parseHouseNumber } from './house-number.ts';
import { parsePostalCode } from './postal-code.ts';
import { parseTelephone } from './telephone.ts';

/** The input of an address form. */
export type AddressFields = FormInput<AddressField>;

/**
 * Validation error of a field. `not-delivered`: a country code that the shop does not deliver to;
 * `unknown-country`: not a country code.
 */
export type AddressReason = FieldReason | 'unknown-country' | 'not-delivered';

export type AddressError = FieldError<AddressField, AddressReason>;

/**
 * Validates a typed address: returns it in the format of its country, or all its validation errors
 * (C9). A valid result validates to itself. Postal code and telephone number are validated by
 * country; if the country is invalid, they only have to be present.
 *
 * ```ts
 * validateAddress({ ...anna, postalCode: '1234ab' }) // ok, postalCode '1234 AB'
 * validateAddress({ ...anna, city: '' }) // err [{ field: 'city', reason: 'missing' }]
 * ```
 */
export const validateAddress = (fields: AddressFields): Result<Address, readonly AddressError[]> =>
  readForm<Address, AddressReason>(addressRules(fields), fields);

/**
 * Validates one field, when a shopper leaves it; `country` is the input of the country field.
 * Returns the parsed value; `undefined` for an empty optional field.
 */
export const validateAddressField = (
  field: AddressField,
  typed: string,
  country: string,
): Result<string | undefined, AddressReason> => addressRules({ country })[field](typed);

type AddressRules = { readonly [F in AddressField]-?: FieldRule<Address[F], AddressReason> };

/** The validation rules; postal code and telephone number depend on the country. */
export function addressRules(fields: Pick<AddressFields, 'country'>): AddressRules {
  const form = readForm<Pick<Address, 'country'>, AddressReason>({ country: readCountry }, fields);
  if (!form.ok) return RULES;
  const { country } = form.value;
  return {
    ...RULES,
    postalCode: (typed) => parsePostalCode(typed, country),
    telephone: (typed) => parseTelephone(typed, country),
  };
}

/** For postal code and telephone number if there is no valid country. */
const readLine = requiredField<string, FieldReason>(MAX_NAME_LENGTH, ok);

const readCountry: FieldRule<Country, AddressReason> = requiredField(MAX_NAME_LENGTH, (line) => {
  const code = line.toUpperCase();
  const country = COUNTRIES.find((country) => country === code);
  if (country) return ok(country);
  return err(/^[A-Z]{2}$/.test(code) ? 'not-delivered' : 'unknown-country');
});

/** In form order. Company names may be `3` or `1&1`. */
const RULES: AddressRules = {
  firstName: parseName,
  lastName: parseName,
  company: optionalField(requiredField(MAX_NAME_LENGTH, matchesPattern(/[\p{L}\p{N}]/u))),
  street: parseName,
  houseNumber: parseHouseNumber,
  addition: optionalField(parseAddition),
  postalCode: readLine,
  city: parseName,
  country: readCountry,
  telephone: readLine,
  email: parseEmail,
};
