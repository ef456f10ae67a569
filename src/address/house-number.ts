import { requiredField, type FieldReason } from '../shared/form.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { normalizeLine } from '../shared/normalize-text.ts';

/**
 * Parses a house number: 1 to 99999 and an optional addition, for shoppers who type both into one
 * field: `7a`, `12 bis`, `12-14`, `12 bus 4`, the Austrian `3/2/14`. Removes spaces around signs:
 * `12 - 14` is `12-14`. (NL: Kadaster, BAG; AT: Österreichische Post.)
 */
export const parseHouseNumber = (typed: string): Result<string, FieldReason> =>
  requiredField<string, FieldReason>(MAX_NUMBER_LENGTH, (line) => {
    const number = closeSigns(line);
    return HOUSE_NUMBER.test(number) ? ok(number) : err('malformed');
  })(typed);

/** Parses a house number addition and removes the separator in front: `/2/14` is `2/14`. */
export const parseAddition = (typed: string): Result<string, FieldReason> =>
  requiredField<string, FieldReason>(MAX_ADDITION_LENGTH, (line) => {
    const addition = line.replace(/^[\p{Pd}/,\s]+/u, '');
    return /[\p{L}\p{N}]/u.test(addition) ? ok(addition) : err('malformed');
  })(typed);

export type SplitStreet = {
  readonly street: string;
  readonly houseNumber: string;
  readonly addition?: string;
};

/**
 * Splits a street with a house number, as a suggestion to the shopper: `Lange Nieuwstraat 12a` has
 * number `12` and addition `a`. The number is the first one followed only by an addition: `Straße
 * des 17. Juni 135` has number 135. A street name that ends in a number (`Plein 1944`) cannot be
 * told apart from it. Returns `undefined` if there is no number, or if the text exceeds 128
 * characters.
 */
export function splitStreet(typed: string): SplitStreet | undefined {
  const line = normalizeLine(typed);
  if (line.length > MAX_STREET_LENGTH) return undefined;
  const words = line.split(' ');
  for (const index of words.keys()) {
    const street = words.slice(0, index).join(' ').replace(/,$/, '');
    const number = splitNumber(closeSigns(words.slice(index).join(' ')));
    if (/\p{L}/u.test(street) && number) return { street, ...number };
  }
  return undefined;
}

const MAX_NUMBER_LENGTH = 16;
const MAX_ADDITION_LENGTH = 32;
/** Maximum length of a street with its number. */
const MAX_STREET_LENGTH = 128;

const closeSigns = (text: string): string =>
  text.replaceAll(/\s?\p{Pd}\s?/gu, '-').replaceAll(/\s?\/\s?/g, '/');

const HOUSE_NUMBER = /^[1-9]\d{0,4}(?!\d)(?:[ /-]?[\p{L}\d])*$/u;

function splitNumber(text: string): Omit<SplitStreet, 'street'> | undefined {
  const houseNumber = NUMBER.exec(text)?.[0];
  if (houseNumber === undefined) return undefined;
  const rest = text.slice(houseNumber.length);
  if (rest === '') return { houseNumber };
  const addition = rest.replace(/^[ /-]/, '');
  return ADDITIONS.some((form) => form.test(rest)) ? { houseNumber, addition } : undefined;
}

/** One number, or a range. */
const NUMBER = /^[1-9]\d{0,4}(?:-[1-9]\d{0,4})?(?!\d)/;

/** A few letters; a numbered box, staircase or door; parts after Austrian slashes. */
const ADDITIONS: readonly RegExp[] = [
  /^[ /-]?\p{L}{1,4}$/u,
  /^ ?(?:bus|bte|boîte|box|stiege|stg|tür|top) ?\d{1,4}$/i,
  /^(?:\/[\p{L}\d]{1,4}){1,3}$/u,
];
