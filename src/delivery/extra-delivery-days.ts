import { parsePostalCode } from '../address/postal-code.ts';
import type { Country } from '../shared/locale.ts';

/** Extra working days for destinations reached by ship. */
export const EXTRA_DAYS_TO_ISLANDS = 2;

/**
 * Extra working days for a postal code as typed: only islands have any. 0 for an invalid postal
 * code of the country.
 */
export function extraDeliveryDays(typed: string, country: Country): number {
  const code = parsePostalCode(typed, country);
  if (!code.ok) return 0;
  const number = Number.parseInt(code.value, 10);
  return ISLANDS[country].some(([from, to = from]) => number >= from && number <= to)
    ? EXTRA_DAYS_TO_ISLANDS
    : 0;
}

/** Maximum number of extra working days in a country. */
export const maxExtraDeliveryDays = (country: Country): number =>
  ISLANDS[country].length > 0 ? EXTRA_DAYS_TO_ISLANDS : 0;

/** A range of postal codes, or a single one; Dutch ones by their four digits. */
type Codes = readonly [from: number, to?: number];

/** Texel, Terschelling and Vlieland, Ameland and Schiermonnikoog. */
const DUTCH: readonly Codes[] = [
  [1791, 1797],
  [8881, 8899],
  [9161, 9166],
];

/** Hiddensee; Pellworm and the Halligen; Föhr, Amrum, Sylt; the East Frisian islands; Helgoland. */
const GERMAN: readonly Codes[] = [
  [18565],
  [25849],
  [25859],
  [25863],
  [25869],
  [25938],
  [25946],
  [25980],
  [25992],
  [25996, 25999],
  [26465],
  [26474],
  [26486],
  [26548],
  [26571],
  [26579],
  [26757],
  [27498, 27499],
];

const ISLANDS: Readonly<Record<Country, readonly Codes[]>> = {
  NL: DUTCH,
  DE: GERMAN,
  BE: [],
  AT: [],
};
