import { formatDay, parseDay } from '../shared/calendar-day.ts';
import { type Bounds, LENGTHS, MAX_PILLOW, SCALE, WIDTHS } from './advice-rules.ts';
import type { AdviceResult } from './advise.ts';

/** Query parameter with the code of a result, in every locale. */
export const ADVICE_PARAM = 'advice';

/** What a code says: a result, and by which version of the table it was made, `2026-11-27`. */
export type CodedAdvice = {
  readonly result: AdviceResult;
  /** Absent in codes from before they had one. */
  readonly version?: string;
};

/**
 * The code of a result, `0fwm9ad1gkx`: base 36, with a check character. It holds what to sleep on and
 * nothing of what that follows from, so that an address with it says nothing about a body. A table
 * with results that have no code is malformed (`readAdviceRules`).
 *
 * The day of the table's version since 1970 in four characters; per side firmness in halves and the
 * pillow's two heights; then one or two mattresses, width and length in tens of centimetres.
 */
export function formatAdviceCode(
  { sides, mattresses, width, length }: AdviceResult,
  version: string,
): string {
  const digits = [
    ...digitsOf((parseDay(version) ?? 0).toString(36).padStart(VERSION_LENGTH, '0')),
    ...sides.flatMap(({ firmness, pillow }) => [Math.round(firmness * 2), pillow.from, pillow.to]),
    mattresses,
    Math.round(width / 10),
    Math.round(length / 10),
  ];
  return [...digits, checkOf(digits)].map((digit) => digit.toString(36)).join('');
}

/**
 * Reads a code; `undefined` for any other text, such as one with a typing error. Codes without a
 * version are four characters shorter.
 */
export function parseAdviceCode(text: string): CodedAdvice | undefined {
  if (
    !/^[\da-z]+$/u.test(text) ||
    digitsOf(text.slice(-1))[0] !== checkOf(digitsOf(text.slice(0, -1)))
  )
    return undefined;
  const hasVersion = text.length === VERSIONED_LENGTHS.one || text.length === VERSIONED_LENGTHS.two;
  const result = readResult(digitsOf(text.slice(hasVersion ? VERSION_LENGTH : 0, -1)));
  if (!result) return undefined;
  if (!hasVersion) return { result };
  return { result, version: formatDay(Number.parseInt(text.slice(0, VERSION_LENGTH), 36)) };
}

const VERSION_LENGTH = 4;

/** Characters of a code with a version, for one sleeper and for two. */
const VERSIONED_LENGTHS = { one: 11, two: 14 } as const;

const digitsOf = (text: string): readonly number[] =>
  Array.from(text, (character) => Number.parseInt(character, 36));

/** Reads the digits between version and check; other than of one or two sleepers are no result. */
function readResult(digits: readonly number[]): AdviceResult | undefined {
  const [mattresses, wide = 0, long = 0] = digits.slice(-3);
  const sleepers = (digits.length - 3) / SIDE_LENGTH;
  const sides = [digits.slice(0, SIDE_LENGTH), digits.slice(SIDE_LENGTH, -3)]
    .slice(0, sleepers)
    .flatMap(readSide);
  if ((sleepers !== 1 && sleepers !== 2) || sides.length !== sleepers) return undefined;
  if ((mattresses !== 1 && mattresses !== 2) || mattresses > sleepers) return undefined;
  const [width, length] = [wide * 10, long * 10];
  if (width < WIDTHS.from || length < LENGTHS.from) return undefined;
  return { sides, mattresses, width, length };
}

const SIDE_LENGTH = 3;

function readSide(
  digits: readonly number[],
): readonly { readonly firmness: number; readonly pillow: Bounds }[] {
  const [halves, from, to] = digits;
  if (halves === undefined || from === undefined || to === undefined) return [];
  const firmness = halves / 2;
  const isSide = firmness >= SCALE.from && firmness <= SCALE.to && from <= to && to <= MAX_PILLOW;
  return isSide ? [{ firmness, pillow: { from, to } }] : [];
}

/**
 * The weight of each place has no divisor in common with 36, so that any single wrong character
 * shows.
 */
const checkOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, place) => sum + digit * (WEIGHTS[place % WEIGHTS.length] ?? 1), 7) %
  36;

const WEIGHTS: readonly number[] = [1, 5, 7, 11, 13, 17, 19, 23, 25];
