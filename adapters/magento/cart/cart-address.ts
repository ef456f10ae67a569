import { type Address, parseAddressDocument } from '#src/address/address.ts';
import { splitStreet } from '#src/address/house-number.ts';
import {
  type Reader,
  readFields,
  readText,
  readValidItems,
  withDefault,
} from '#src/shared/json-reader.ts';
import { parseEmail } from '#src/shared/email.ts';
import type { CartAddressInput } from '../generated/operations.ts';

/**
 * Converts an address for Magento, which has street lines and no house number: line 1 is the
 * street, line 2 the number, line 3 the addition. Its addresses have no e-mail field either, and
 * the cart has only one for all of them: the e-mail address is stored as the fax number.
 */
export const toAddressInput = (address: Address): CartAddressInput => ({
  firstname: address.firstName,
  lastname: address.lastName,
  company: address.company ?? '',
  street: [
    address.street,
    address.houseNumber,
    ...(address.addition === undefined ? [] : [address.addition]),
  ],
  postcode: address.postalCode,
  city: address.city,
  country_code: address.country,
  telephone: address.telephone,
  fax: address.email,
  save_in_address_book: false,
});

/**
 * Reads an address written by {@link toAddressInput}. The house number is split off a single street
 * line, which was entered elsewhere; a real fax number is ignored. Returns `undefined` for a country
 * without deliveries.
 */
export const readCartAddress: Reader<Address> = (value) => {
  const fields = readAddress(value);
  if (!fields) return undefined;
  const { street: lines, country, company, fax, ...names } = fields;
  const email = parseEmail(fax);
  return parseAddressDocument({
    ...names,
    ...(email.ok && { email: email.value }),
    ...streetOf(lines.filter((line) => line.trim() !== '')),
    company: company === '' ? null : company,
    country_code: country.code,
  });
};

function streetOf([line = '', number, ...rest]: readonly string[]) {
  const split = number === undefined ? splitStreet(line) : undefined;
  const addition = split ? split.addition : rest.join(' ');
  return {
    street: [split?.street ?? line],
    house_number: split?.houseNumber ?? number ?? '',
    addition: addition === undefined || addition === '' ? null : addition,
  };
}

const readAddress = readFields({
  firstname: readText,
  lastname: readText,
  company: withDefault(readText, ''),
  street: readValidItems(readText),
  postcode: withDefault(readText, ''),
  city: readText,
  country: readFields({ code: readText }),
  telephone: withDefault(readText, ''),
  fax: withDefault(readText, ''),
});
