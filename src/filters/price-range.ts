import type { Facet } from './facet.ts';
import { memoizePerKey } from '../shared/memoize.ts';

/** Price bounds in whole cents, both inclusive. */
export type PriceRange = { readonly minCents: number; readonly maxCents: number };

const RANGE = /^(\d+)(?:\.(\d+))?-(\d+)(?:\.(\d+))?$/;

/**
 * Parses `200-500` or `199.5-500`: euros in plain decimal digits (F4). Other spellings that a
 * computer might take for numbers (`1e3`, `0x10`, `-5`, an empty bound) are `undefined`. Fractions
 * of a cent narrow the range, which excludes no price: prices are whole cents.
 */
export function parsePriceRange(text: string): PriceRange | undefined {
  const bounds = RANGE.exec(text);
  if (bounds === null) return undefined;
  const [, minEuros = '', minFraction = '', maxEuros = '', maxFraction = ''] = bounds;
  const isBetweenCents = /[1-9]/.test(minFraction.slice(2));
  return {
    minCents: toCents(minEuros, minFraction, isBetweenCents ? 1 : 0),
    maxCents: toCents(maxEuros, maxFraction, 0),
  };
}

/** Clamps bounds that are too large to be exact, and far beyond any price. */
const toCents = (euros: string, fraction: string, extra: number): number =>
  Math.min(
    Number(euros) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + extra,
    Number.MAX_SAFE_INTEGER,
  );

/** Formats whole, non-negative cents as {@link parsePriceRange} reads them: `199.5-500`. */
export const formatPriceRange = ({ minCents, maxCents }: PriceRange): string =>
  `${formatEuros(minCents)}-${formatEuros(maxCents)}`;

/** Formats cents as the shortest decimal number of euros: 19950 is `199.5`. */
function formatEuros(cents: number): string {
  const remainder = cents % 100;
  const fraction = String(remainder).padStart(2, '0').replace(/0+$/, '');
  const euros = String((cents - remainder) / 100);
  return fraction === '' ? euros : `${euros}.${fraction}`;
}

/** Prices of a price facet, in cents. Memoized, as a listing writes its range in many links. */
export const pricesOf = (facet: Facet): readonly number[] => prices(facet, 'all');

/**
 * Prices of what the other filters of a listing leave, whatever prices are chosen: those that its price
 * filter shows and offers. All if they leave nothing.
 */
export const offeredPrices = (facet: Facet): readonly number[] => {
  const offered = prices(facet, 'offered');
  return offered.length > 0 ? offered : pricesOf(facet);
};

const prices = memoizePerKey<Facet, 'all' | 'offered', readonly number[]>(({ values }, which) => {
  const amounts: number[] = [];
  for (const { value, count } of values) {
    const cents = which === 'all' || count > 0 ? parseAmount(value) : undefined;
    if (cents !== undefined) amounts.push(cents);
  }
  return amounts;
});

/**
 * Narrows a range to the lowest and the highest price of the facet that it contains, so that ranges
 * with the same prices are one selection (F9). `undefined` if it contains none.
 */
export function narrowToPrices(
  { minCents, maxCents }: PriceRange,
  facet: Facet,
): PriceRange | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const cents of pricesOf(facet)) {
    if (cents < minCents || cents > maxCents) continue;
    if (cents < min) min = cents;
    if (cents > max) max = cents;
  }
  return min <= max ? { minCents: min, maxCents: max } : undefined;
}

/**
 * Cents of a price facet's value, `349.5`; `undefined` if it is no such number, or too large to be
 * exact to the cent.
 */
export function parseAmount(value: string): number | undefined {
  const euros = parseDigits(value);
  if (euros !== undefined) return euros * 100;
  const cents = /^\d+(\.\d+)?$/.test(value) ? Math.round(Number(value) * 100) : Number.NaN;
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Number of up to 12 digits and nothing else: most prices, and several times as fast as a pattern. */
function parseDigits(text: string): number | undefined {
  const { length } = text;
  if (length === 0 || length > 12) return undefined;
  let number = 0;
  for (let index = 0; index < length; index += 1) {
    const digit = text.charCodeAt(index) - ZERO;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return number;
}

const ZERO = '0'.charCodeAt(0);
