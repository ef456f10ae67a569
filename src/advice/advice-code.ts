import { type Bounds, LENGTHS, MAX_PILLOW, SCALE, WIDTHS } from './advice-rules.ts';
import type { AdviceResult } from './advise.ts';

/** Query parameter with the code of a result, in every locale. */
export const ADVICE_PARAM = 'advice';

/**
 * The code of a result, `9ad1gkx`: base 36, with a check character. It holds what to sleep on and
 * nothing of what that follows from, so that an address with it says nothing about a body. A table
 * with results that have no code is malformed (`readAdviceRules`).
 *
 * Per side firmness in halves and the pillow's two heights; then one or two mattresses, width and
 * length in tens of centimetres.
 */
export function formatAdviceCode({ sides, mattresses, width, length }: AdviceResult): string {
  const digits = [
    ...sides.flatMap(({ firmness, pillow }) => [Math.round(firmness * 2), pillow.from, pillow.to]),
    mattresses,
    Math.round(width / 10),
    Math.round(length / 10),
  ];
  return [...digits, checkOf(digits)].map((digit) => digit.toString(36)).join('');
}

/** Reads a code; `undefined` for any other text, such as one with a typing error. */
export function parseAdviceCode(text: string): AdviceResult | undefined {
  if (!/^(?:[\da-z]{7}|[\da-z]{10})$/u.test(text)) return undefined;
  const digits = Array.from(text, (character) => Number.parseInt(character, 36));
  const check = digits.pop();
  const [mattresses, wide = 0, long = 0] = digits.splice(-3);
  const [width, length] = [wide * 10, long * 10];
  const sides = [digits.slice(0, 3), digits.slice(3)].flatMap(readSide);
  const isWhole = check === checkOf(writtenDigits(text)) && sides.length * 3 === digits.length;
  if (!isWhole || (mattresses !== 1 && mattresses !== 2)) return undefined;
  if (mattresses > sides.length || width < WIDTHS.from || length < LENGTHS.from) return undefined;
  return { sides, mattresses, width, length };
}

const writtenDigits = (text: string): readonly number[] =>
  Array.from(text.slice(0, -1), (character) => Number.parseInt(character, 36));

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
