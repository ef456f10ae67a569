import {
  type Reader,
  readFields,
  readListOf,
  readOneOf,
  readText,
  withDefault,
} from '../shared/json-reader.ts';
import { COUNTRIES, type Country } from '../shared/locale.ts';

/** A shipping or billing address (C9), validated and in the format of its country. */
export type Address = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  /** Without the house number: `Lange Nieuwstraat`. */
  readonly street: string;
  /** `12`, `12-14`, `7a`. */
  readonly houseNumber: string;
  /** Distinguishes front doors with the same number: `bis`, `bus 4`, `2/14`. */
  readonly addition?: string;
  /** In the country's format, without a country prefix: `1234 AB`, `1000`, `01067`, `1010`. */
  readonly postalCode: string;
  readonly city: string;
  readonly country: Country;
  /** In ITU-T E.164 format: `+31612345678`. */
  readonly telephone: string;
  /** Empty if the commerce backend stores the e-mail address with the cart instead. */
  readonly email: string;
};

/** The fields of an address form. */
export type AddressField = keyof Address;

/** The wire format of an address, with the field names of the commerce backend. */
export type AddressDocument = {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  /** Without the house number. One line is written; several lines are joined on reading. */
  readonly street: readonly string[];
  readonly house_number: string;
  readonly addition: string | null;
  readonly postcode: string;
  readonly city: string;
  readonly country_code: Country;
  readonly telephone: string;
  readonly email: string;
};

export const formatAddressDocument = (address: Address): AddressDocument => ({
  firstname: address.firstName,
  lastname: address.lastName,
  company: address.company ?? null,
  street: [address.street],
  house_number: address.houseNumber,
  addition: address.addition ?? null,
  postcode: address.postalCode,
  city: address.city,
  country_code: address.country,
  telephone: address.telephone,
  email: address.email,
});

/**
 * Parses what {@link formatAddressDocument} writes. Texts are not validated, because the commerce
 * backend decides what it stores. Company, addition and e-mail are optional.
 */
export const parseAddressDocument: Reader<Address> = (value) => {
  const document = readDocument(value);
  return (
    document && {
      firstName: document.firstname,
      lastName: document.lastname,
      ...(document.company !== null && { company: document.company }),
      street: document.street.join(' '),
      houseNumber: document.house_number,
      ...(document.addition !== null && { addition: document.addition }),
      postalCode: document.postcode,
      city: document.city,
      country: document.country_code,
      telephone: document.telephone,
      email: document.email,
    }
  );
};

const readDocument = readFields<AddressDocument>({
  firstname: readText,
  lastname: readText,
  company: withDefault<string | null>(readText, null),
  street: readListOf(readText),
  house_number: readText,
  addition: withDefault<string | null>(readText, null),
  postcode: readText,
  city: readText,
  country_code: readOneOf(COUNTRIES),
  telephone: readText,
  email: withDefault(readText, ''),
});
