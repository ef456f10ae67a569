import { COUNTRIES } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { GraphQLError } from 'graphql';
import type { Quote } from './quote.ts';
import { refuse, refuseWithoutPath } from './cart-errors.ts';

/** A stored address: `CartAddressInput` of the schema. */
export type MagentoAddress = {
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly company?: string | null;
  readonly street: readonly (string | null)[];
  readonly city: string;
  readonly postcode?: string | null;
  readonly region?: string | null;
  readonly country_code: string;
  readonly telephone?: string | null;
  readonly fax?: string | null;
  readonly vat_id?: string | null;
};

/** One line each for street, house number and addition. */
const STREET_LINES = 3;

/** Checks only required fields and the country, as Magento does. */
export function checkAddress(
  quote: Quote,
  address: MagentoAddress,
): Result<MagentoAddress, GraphQLError> {
  const { firstname, lastname, city, postcode, country_code: country } = address;
  const street = address.street.filter((line) => line !== null);
  if (!COUNTRIES.some((one) => one === country.toUpperCase())) {
    return err(refuse(quote, 'graphql-input', 'Country is not available'));
  }
  if (street.length > STREET_LINES) {
    const phrase = '"Street Address" cannot contain more than %1 lines.';
    return err(refuse(quote, 'graphql-input', phrase, String(STREET_LINES)));
  }
  const needed = { firstname, lastname, street: street[0], city, postcode };
  const missing = Object.entries(needed).find(([, value]) => (value ?? '').trim() === '');
  if (missing) {
    const phrase = '"%1" is required. Enter and try again.';
    return err(refuseWithoutPath(quote, 'graphql-input', phrase, missing[0]));
  }
  return ok({ ...address, street, country_code: country.toUpperCase() });
}

export const writeAddress = (address: MagentoAddress): string => JSON.stringify(address);

/** Parses an address written by {@link writeAddress}. */
export const parseAddress = (written: string | null | undefined): MagentoAddress | undefined =>
  written ? (JSON.parse(written) as MagentoAddress) : undefined;
