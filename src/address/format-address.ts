import type { Country } from '../shared/country.ts';
import type { Address } from './address.ts';

/**
 * The lines of an address as its country prints them on a letter: who, street and number, postal
 * code and city. A company stands above the person in it (DIN 5008; NEN 5825; bpost). The country
 * is left to the reader: only mail from abroad names it, in the language of the sender.
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
 * A house number and its addition, in the manner of the country: NL `12 bis` (PostNL), BE
 * `12 bus 4` (bpost), DE `12a` (Deutsche Post, DIN 5008), AT `3/2/14` (Österreichische Post).
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

/** Before an addition that begins with a digit: Belgian boxes, Austrian staircases and doors. */
const NUMBERED: Readonly<Record<Country, string>> = { NL: ' ', BE: ' bus ', DE: ' ', AT: '/' };

/** Before a single letter, which the others write close to the number. */
const LETTERED: Readonly<Record<Country, string>> = { NL: ' ', BE: '', DE: '', AT: '' };
