import { COUNTRIES, type Country } from '../shared/country.ts';
import { parseEmail } from '../shared/email.ts';
import {
  filledIn,
  lineWith,
  optional,
  readForm,
  type FieldError,
  type FieldReason,
  type FieldRule,
  type Typed,
} from '../shared/form.ts';
import { LONGEST_NAME, parseName } from '../shared/name.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Address, AddressField } from './address.ts';
import { parseAddition, parseHouseNumber } from './house-number.ts';
import { parsePostalCode } from './postal-code.ts';
import { parseTelephone } from './telephone.ts';

/** What a shopper typed into an address form. */
export type AddressFields = Typed<AddressField>;

/**
 * What is wrong with a field. `not-delivered`: a country by its code, but none that the shop
 * delivers to. `unknown-country`: no code of a country at all.
 */
export type AddressReason = FieldReason | 'unknown-country' | 'not-delivered';

export type AddressError = FieldError<AddressField, AddressReason>;

/**
 * The address that a shopper typed, in the form of its country, or all that is wrong with it (C9).
 * An address that was read once is read as itself. Postal codes and telephone numbers go by the
 * country: where that is wrong, they only have to be there.
 *
 * ```ts
 * validateAddress({ ...anna, postalCode: '1234ab' }) // ok, postalCode '1234 AB'
 * validateAddress({ ...anna, city: '' }) // err [{ field: 'city', reason: 'missing' }]
 * ```
 */
export const validateAddress = (fields: AddressFields): Result<Address, readonly AddressError[]> =>
  readForm<Address, AddressReason>(rulesOf(fields), fields);

/**
 * The same verdict on one field, for when a shopper leaves it: `country` is what stands in the
 * field of that name. Answers what the field will be read as; `undefined` for an optional field
 * that is empty.
 */
export const validateField = (
  field: AddressField,
  typed: string,
  country: string,
): Result<string | undefined, AddressReason> => rulesOf({ country })[field](typed);

type AddressRules = { readonly [F in AddressField]-?: FieldRule<Address[F], AddressReason> };

/** The rules that go by a country take their places among the others. */
function rulesOf(fields: AddressFields): AddressRules {
  const form = readForm<Pick<Address, 'country'>, AddressReason>({ country: readCountry }, fields);
  if (!form.ok) return RULES;
  const { country } = form.value;
  return {
    ...RULES,
    postalCode: (typed) => parsePostalCode(typed, country),
    telephone: (typed) => parseTelephone(typed, country),
  };
}

/** For want of a country to judge by. */
const readLine = filledIn<string, FieldReason>(LONGEST_NAME, ok);

const readCountry: FieldRule<Country, AddressReason> = filledIn(LONGEST_NAME, (line) => {
  const code = line.toUpperCase();
  const country = COUNTRIES.find((country) => country === code);
  if (country) return ok(country);
  return err(/^[A-Z]{2}$/.test(code) ? 'not-delivered' : 'unknown-country');
});

/** In the order of a form. Companies may be called `3` or `1&1`. */
const RULES: AddressRules = {
  firstName: parseName,
  lastName: parseName,
  company: optional(filledIn(LONGEST_NAME, lineWith(/[\p{L}\p{N}]/u))),
  street: parseName,
  houseNumber: parseHouseNumber,
  addition: optional(parseAddition),
  postalCode: readLine,
  city: parseName,
  country: readCountry,
  telephone: readLine,
  email: parseEmail,
};
