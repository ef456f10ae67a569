import { readAnything, readAs, type Reader, readRecord, readText } from '../shared/json-reader.ts';
import type { AddressDocument } from './address.ts';
import type { AddressFields } from './validate-address.ts';

/**
 * The wire format of an address as typed, also if invalid, with the field names of the
 * commerce backend, which validates it. Fields that were not typed are absent.
 */
export type TypedAddressDocument = {
  readonly [Name in keyof AddressDocument]?: Name extends 'street' ? readonly string[] : string;
};

/** Wire names of the form fields; the street is a list of lines. */
const NAMES = {
  firstName: 'firstname',
  lastName: 'lastname',
  company: 'company',
  houseNumber: 'house_number',
  addition: 'addition',
  postalCode: 'postcode',
  city: 'city',
  country: 'country_code',
  telephone: 'telephone',
  email: 'email',
} as const;

type PlainField = keyof typeof NAMES;

const PLAIN_FIELDS = Object.keys(NAMES) as readonly PlainField[];

export function formatTypedAddress(typed: AddressFields): TypedAddressDocument {
  const plain = PLAIN_FIELDS.flatMap((field) => {
    const text = typed[field];
    return text === undefined ? [] : [[NAMES[field], text] as const];
  });
  const { street } = typed;
  return { ...Object.fromEntries(plain), ...(street !== undefined && { street: [street] }) };
}

/**
 * Parses what {@link formatTypedAddress} writes, from any value: ignores fields that are not text,
 * and joins several street lines.
 */
export function parseTypedAddress(value: unknown): AddressFields {
  const own = Object.fromEntries(Object.entries(value ?? {}));
  const plain = PLAIN_FIELDS.flatMap((field) => {
    const text = readText(own[NAMES[field]]);
    return text === undefined ? [] : [[field, text] as const];
  });
  const lines: unknown = own['street'];
  const street = Array.isArray(lines) ? lines.flatMap((line) => readText(line) ?? []) : [];
  return { ...Object.fromEntries(plain), ...(street.length > 0 && { street: street.join(' ') }) };
}

/** Reads an address as typed: any object, by {@link parseTypedAddress}. */
export const readTypedAddress: Reader<AddressFields> = readAs(
  readRecord(readText, readAnything),
  parseTypedAddress,
);
