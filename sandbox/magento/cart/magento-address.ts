import { err, ok, type Result } from '#src/shared/result.ts';
import type { GraphQLError } from 'graphql';
import type { Quote } from './quote.ts';
import { combineWithoutPath, refuse } from './cart-errors.ts';

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

/** The countries that need a region, by default. */
const COUNTRIES_WITH_REGION: ReadonlySet<string> = new Set(
  'AL AR AU BG BO BR BY CA CH CL CN CO CR CZ DK EC EE ES GR GY HR IN IS IT LT LV MX PE PL PT PY RO SE SR UA US UY VE'.split(
    ' ',
  ),
);

const REGION_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Every country is allowed, by default. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/u.test(code) && REGION_NAMES.of(code) !== undefined;

/**
 * Checks only required fields and the country, as Magento does. A telephone number is required by
 * default.
 */
export function checkAddress(
  quote: Quote,
  address: MagentoAddress,
): Result<MagentoAddress, GraphQLError> {
  const { firstname, lastname, city, telephone, postcode, region } = address;
  const country = address.country_code.toUpperCase();
  const street = address.street.filter((line) => line !== null);
  if (!isCountry(country)) return err(refuse(quote, 'graphql-input', 'Country is not available'));
  if (COUNTRIES_WITH_REGION.has(country) && !region) {
    return err(refuse(quote, 'graphql-input', 'Region is required.'));
  }
  if (street.length > STREET_LINES) {
    const phrase = '"Street Address" cannot contain more than %1 lines.';
    return err(refuse(quote, 'graphql-input', phrase, String(STREET_LINES)));
  }
  const needed = { firstname, lastname, street: street[0], city, telephone, postcode };
  const missing = Object.entries(needed).filter(([, value]) => (value ?? '').trim() === '');
  if (missing.length > 0) {
    const phrase = '"%1" is required. Enter and try again.';
    return err(
      combineWithoutPath(missing.map(([name]) => refuse(quote, 'graphql-input', phrase, name))),
    );
  }
  return ok({ ...address, street, country_code: country });
}

export const writeAddress = (address: MagentoAddress): string => JSON.stringify(address);

/** Parses an address written by {@link writeAddress}. */
export const parseAddress = (written: string | null | undefined): MagentoAddress | undefined =>
  written ? (JSON.parse(written) as MagentoAddress) : undefined;

/** The address as it is stored: with null for an empty text. */
export const withoutEmptyTexts = (address: MagentoAddress): MagentoAddress => ({
  ...address,
  company: address.company || null,
  fax: address.fax || null,
});
