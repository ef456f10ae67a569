import type { Country } from '../shared/locale.ts';
import type { Address } from './address.ts';

/**
 * Formats the lines of an address as its country prints them on a letter: name, street and number,
 * postal code and city. A company stands above the name (DIN 5008; NEN 5825; bpost). The country is
 * omitted: only mail from abroad names it, in the language of the sender.
 *
 * ```ts
 * formatAddress(anna) // ['Anna de Vries', 'Lange Nieuwstraat 12 bis', '3512 PH Utrecht']
 * ```
 */
export function formatAddress(address: Address): readonly string[] {
  const { firstName, lastName, company, street, postalCode, city } = address;
  return [
    ...(company === undefined ? [] : [company]),
    `${firstName} ${lastName}`,
    `${street} ${formatHouseNumber(address)}`,
    `${postalCode} ${city}`,
  ];
}

/**
 * Formats a house number with its addition for its country: NL `12 bis` (PostNL), BE `12 bus 4`
 * (bpost), DE `12a` (Deutsche Post, DIN 5008), AT `3/2/14` (Österreichische Post).
 */
export function formatHouseNumber({
  houseNumber,
  addition,
  country,
}: Pick<Address, 'houseNumber' | 'addition' | 'country'>): string {
  if (addition === undefined) return houseNumber;
  const isNumbered = /^\d/.test(addition);
  const separator = isNumbered ? NUMBERED[country] : LETTERED[country];
  const isShort = isNumbered || addition.length === 1;
  return houseNumber + (isShort ? separator : ' ') + addition;
}

/** Separator before an addition with a leading digit: Belgian boxes, Austrian stairs and doors. */
const NUMBERED: Readonly<Record<Country, string>> = { NL: ' ', BE: ' bus ', DE: ' ', AT: '/' };

/** Separator before a single letter; all countries but NL write it next to the number. */
const LETTERED: Readonly<Record<Country, string>> = { NL: ' ', BE: '', DE: '', AT: '' };

/** Whether two addresses look the same to the shopper; the e-mail address is not compared. */
export const sameAddress = (a: Address, b: Address): boolean => written(a) === written(b);

const written = (address: Address): string =>
  [...formatAddress(address), address.country, address.telephone].join('\n');
